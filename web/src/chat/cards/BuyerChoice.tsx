import { maskPhone } from '#contract/rules/phone.ts'
import { useTexts } from '#web/i18n/texts.ts'
import type { SpokenKind } from './card.ts'
import { AddressName, TransporterNames } from './Names.tsx'

/** A tapped answer, as the buyer would have said it (CHAT-041). */
export function Chosen({ of, value }: { of: SpokenKind; value: string | number }) {
  const t = useTexts('chat')
  const words = t.chat.recap
  switch (of) {
    case 'address':
    case 'newAddress':
      return <AddressName id={String(value)} />
    case 'delivery':
      return value === 'express' ? words.express : words.standard
    case 'transporters':
      return <TransporterNames ids={String(value)} />
    case 'method':
      return value === 'cash_on_delivery' ? words.cash : words.mobileMoney
    case 'payPhone':
      return maskPhone(String(value))
    case 'added':
    case 'cart':
      return t.chat.checkout
  }
}
