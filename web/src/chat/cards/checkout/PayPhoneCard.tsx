import { PayPhonePanel } from '#web/features/checkout/choices/PayPhonePanel.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'

/** Asks for the number to pay from, if the buyer's own number cannot pay (CHAT-012). */
export function PayPhoneCard({ card, live }: CardProps<'payPhone'>) {
  const t = useTexts('chat')
  return (
    <CardFrame card={card} heading={t.chat.payPhoneQuestion} live={live}>
      <PayPhonePanel />
    </CardFrame>
  )
}
