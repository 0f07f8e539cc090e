import { feeOf, formatTzs } from '#contract/rules/money.ts'
import { maskPhone } from '#contract/rules/phone.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import type { Card } from './card.ts'
import { AddressLine, CategoryName, ProductName, TransporterNames } from './Names.tsx'

/** What was answered, in the language of the day: bold result, muted detail. */
export function Recap({ card, value }: { card: Card; value: string | number }) {
  const t = useTexts('chat')
  const words = t.chat.recap
  switch (card.kind) {
    case 'categories':
      return (
        <>
          <b>{words.categories}</b> · <CategoryName id={String(value)} />
        </>
      )
    case 'product':
    case 'quantity':
    case 'added':
      return (
        <>
          <b>
            <ProductName id={card.productId} />
          </b>
          {card.kind === 'quantity' && ` × ${value}`}
          {card.kind === 'added' && ` × ${card.quantity}`}
        </>
      )
    case 'phone':
    case 'register':
      return <b>{value === 'sent' ? words.codeSentPlain : `${words.signIn} · ${maskPhone(String(value))}`}</b>
    case 'code':
      return (
        <>
          <b>{words.signIn}</b> · {maskPhone(String(value))}
        </>
      )
    case 'address':
    case 'newAddress':
      return <AddressLine id={String(value)} />
    case 'delivery':
      return (
        <b>
          {fill(words.delivery, {
            option: value === 'express' ? words.express : words.standard,
            fee: formatTzs(feeOf(value === 'express' ? 'express' : 'standard')),
          })}
        </b>
      )
    case 'transporters':
      return (
        <>
          <b>{words.transporters}</b> · <TransporterNames ids={String(value)} />
        </>
      )
    case 'method':
      return (
        <>
          <b>{words.method}</b> · {value === 'cash_on_delivery' ? words.cash : words.mobileMoney}
        </>
      )
    case 'payPhone':
      return (
        <>
          <b>{words.phone}</b> · {maskPhone(String(value))}
        </>
      )
    case 'welcome':
    case 'products':
    case 'cart':
    case 'cartChanged':
    case 'review':
    case 'waiting':
    case 'stillChecking':
    case 'failure':
    case 'recovery':
      return <b>{words[card.kind]}</b>
    default:
      return null
  }
}
