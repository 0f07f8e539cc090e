import type { JSX } from 'react'
import { feeOf, formatTzs } from '#contract/rules/money.ts'
import { maskPhone } from '#contract/rules/phone.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { fill, type Texts, useTexts, wholeSums } from '#web/i18n/texts.ts'
import { Unparted } from '#web/ui/Unparted.tsx'
import { capitalized, NONE } from '../kinds/capitalized.ts'
import type { CardOf } from '../kinds/card.ts'
import type { JourneyKind } from '../kinds/kinds.ts'
import { AddressLine, AddressName, CategoryName, ProductName, TransporterNames } from './Names.tsx'

export interface AnswerRecapProps {
  /** The card that was answered, or the buyer's message made from the answer. */
  card: CardOf<JourneyKind | 'chose'>
  value: string | number
}

/** Renders an answer in the current language: as the one-line recap of a finished step, or as the buyer's own message (CHAT-041). */
export function AnswerRecap({ card, value }: AnswerRecapProps): JSX.Element {
  const t = useTexts('chat')
  const answer = String(value)
  return card.kind === 'chose' ? messageOf(card.of, answer, t) : lineOf(card, answer, t)
}

/** Renders the recap of a step: the result in bold, the detail muted. */
function lineOf(card: CardOf<JourneyKind>, answer: string, t: Texts<'chat'>): JSX.Element {
  const words = t.chat.recap
  switch (card.kind) {
    case 'categories':
      return <Line title={words.categories} detail={<CategoryName id={answer} />} />
    case 'clarify':
      return <Line title={t.chat.didYouMean} detail={answer === NONE ? t.chat.noneOfThese : capitalized(answer)} />
    case 'product':
      // If the buyer turned to other products, the answer is not a number, and only the fish is shown.
      return <Fish id={card.productId} {...(/^\d+$/.test(answer) && { count: answer })} />
    case 'phone':
    case 'register':
      return (
        <b>
          <Unparted text={answer === 'sent' ? words.codeSentPlain : `${words.signIn} · ${maskPhone(answer)}`} />
        </b>
      )
    case 'code':
      return <Line title={words.signIn} detail={maskPhone(answer)} />
    case 'address':
    case 'newAddress':
      return <AddressLine id={answer} />
    case 'delivery':
      return (
        <b>
          <Unparted text={fill(words.delivery, { option: deliveryName(answer, t), fee: formatTzs(feeOf(answer)) })} />
        </b>
      )
    case 'transporters':
      return <Line title={words.transporters} detail={<TransporterNames ids={answer} />} />
    case 'method':
      return <Line title={words.method} detail={methodName(answer, t)} />
    case 'payPhone':
      return <Line title={words.phone} detail={maskPhone(answer)} />
    case 'slip':
      // Until the order was confirmed, the answer is the number of items (CHAT-176).
      if (!/^\d+$/.test(answer)) return <b>{words.slip}</b>
      return <Line title={t.chat.slip} detail={fillCount(words.items, { n: Number(answer) })} />
    case 'welcome':
    case 'products':
    case 'cartChanged':
    case 'waiting':
    case 'stillChecking':
    case 'failure':
    case 'recovery':
      return <b>{words[card.kind]}</b>
  }
}

function messageOf(kind: CardOf<'chose'>['of'], answer: string, t: Texts<'chat'>): JSX.Element {
  switch (kind) {
    case 'address':
    case 'newAddress':
      return <AddressName id={answer} />
    case 'delivery':
      return <>{deliveryName(answer, t)}</>
    case 'transporters':
      return <TransporterNames ids={answer} />
    case 'method':
      return <>{methodName(answer, t)}</>
    case 'payPhone':
      return <Unparted text={maskPhone(answer)} />
    case 'slip':
      return <>{t.chat.checkout}</>
  }
}

const Line = ({ title, detail }: { title: string; detail: JSX.Element | string }) => (
  <>
    <b>{title}</b> · <span>{typeof detail === 'string' ? <Unparted text={detail} /> : detail}</span>
  </>
)

const Fish = ({ id, count }: { id: string; count?: string | number }) => (
  <>
    <b>
      <ProductName id={id} />
    </b>
    {count !== undefined && <span>{wholeSums(` × ${count}`)}</span>}
  </>
)

const deliveryOf = (answer: string) => (answer === 'express' ? 'express' : 'standard')
const deliveryName = (answer: string, t: Texts<'chat'>) => t.chat.recap[deliveryOf(answer)]
const methodName = (answer: string, t: Texts<'chat'>) => (answer === 'cash_on_delivery' ? t.chat.recap.cash : t.chat.recap.mobileMoney)
