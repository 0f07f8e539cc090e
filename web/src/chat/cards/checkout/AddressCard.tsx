import { AddressPanel } from '#web/features/addresses/AddressPanel.tsx'
import { setChoices } from '#web/features/checkout/draft.ts'
import { textsNow, useTexts } from '#web/i18n/texts.ts'
import { dialogs } from '#web/ui/dialogs.ts'
import { askNewAddress } from '../../guide/stepCommands.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'

/** Asks for a saved address or a new one (CHAT-097). */
export function AddressCard({ card, live }: CardProps<'address'>) {
  const t = useTexts('checkout', 'chat')
  const confirmDelete = () =>
    dialogs.confirm(
      () => textsNow('checkout').addresses.deleteQuestion,
      () => textsNow('chat').chat,
    )
  return (
    <CardFrame card={card} heading={t.chat.addressQuestion} live={live}>
      <AddressPanel onChosen={(addressId) => setChoices({ addressId })} onNew={askNewAddress} confirmDelete={confirmDelete} />
    </CardFrame>
  )
}
