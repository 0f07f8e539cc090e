import { AddressPanel } from '#web/features/addresses/AddressPanel.tsx'
import { answer, useCheckoutDraft } from '#web/features/checkout/draft.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { askNewAddress } from '../commands.ts'
import { CardFrame } from './CardFrame.tsx'
import type { CardProps } from './CardView.tsx'

/** CHAT-097. */
export function AddressCard({ card, live }: CardProps<'address'>) {
  const t = useTexts()
  const chosen = useCheckoutDraft((draft) => draft.addressId)
  return (
    <CardFrame card={card} heading={t.chat.addressQuestion} live={live}>
      <AddressPanel value={chosen} onChosen={(addressId) => answer({ addressId })} onNew={askNewAddress} />
    </CardFrame>
  )
}
