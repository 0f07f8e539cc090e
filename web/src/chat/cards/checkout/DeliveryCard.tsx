import { DeliveryPanel } from '#web/features/checkout/choices/DeliveryPanel.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'

/** Asks for standard or express delivery (CHAT-099). */
export function DeliveryCard({ card, live }: CardProps<'delivery'>) {
  const t = useTexts('chat')
  return (
    <CardFrame card={card} heading={t.chat.deliveryQuestion} live={live}>
      <DeliveryPanel />
    </CardFrame>
  )
}
