import { useAddresses } from '#web/features/addresses/book.ts'
import { OneLinePanel } from '#web/features/addresses/oneLine/OneLinePanel.tsx'
import { setChoices } from '#web/features/checkout/draft.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { askSavedAddress } from '../../guide/commands.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'

/** A new address in one line or in the full form; the address just saved is the choice (CHAT-098, CHAT-151). */
export function NewAddressCard({ card, live }: CardProps<'newAddress'>) {
  const t = useTexts('chat')
  const { addresses } = useAddresses()
  return (
    <CardFrame card={card} heading={t.chat.addressQuestion} live={live}>
      <OneLinePanel
        onSaved={(address) => setChoices({ addressId: address.id })}
        onCancel={addresses && addresses.length > 0 ? askSavedAddress : undefined}
      />
    </CardFrame>
  )
}
