import { useAddresses } from '#web/features/addresses/book.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { TransporterPanel } from '#web/features/checkout/choices/TransporterPanel.tsx'
import { useCheckoutDraft } from '#web/features/checkout/draft.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'

/** Asks for a transporter for each product (CHAT-100, CHAT-101). */
export function TransportersCard({ card, live }: CardProps<'transporters'>) {
  const t = useTexts('chat')
  const lines = useCart((cart) => cart.lines)
  const addressId = useCheckoutDraft((draft) => draft.addressId)
  const { addresses } = useAddresses()
  const region = addresses?.find((address) => address.id === addressId)?.region ?? null
  return (
    <CardFrame card={card} heading={t.chat.transporterQuestion} live={live}>
      <TransporterPanel lines={lines} region={region} />
    </CardFrame>
  )
}
