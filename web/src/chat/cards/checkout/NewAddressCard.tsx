import { useAddresses } from '#web/features/addresses/book.ts'
import { OneLinePanel } from '#web/features/addresses/oneLine/OneLinePanel.tsx'
import { setChoices } from '#web/features/checkout/draft.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { askSavedAddress } from '../../guide/stepCommands.ts'
import { saveOrStoreAddress } from '../../outbox/saveAddress.ts'
import { useWaiting } from '../../outbox/threadOutbox.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'
import { WaitingAddress } from './WaitingAddress.tsx'

/** Asks for a new address, in one line or with the full form. The saved address is then chosen (CHAT-098, CHAT-151). */
export function NewAddressCard({ card, live }: CardProps<'newAddress'>) {
  const t = useTexts('chat')
  const { addresses } = useAddresses()
  const waiting = useWaiting().find(({ body }) => body.kind === 'address')
  return (
    <CardFrame card={card} heading={t.chat.addressQuestion} live={live}>
      {waiting ? (
        <WaitingAddress item={waiting} />
      ) : (
        <OneLinePanel
          save={saveOrStoreAddress}
          onSaved={(address) => setChoices({ addressId: address.id })}
          onCancel={addresses && addresses.length > 0 ? askSavedAddress : undefined}
        />
      )}
    </CardFrame>
  )
}
