import { addressText } from '#contract/rules/addressText.ts'
import { now } from '#web/api/time.ts'
import { askSavedAddress } from '#web/chat/guide/stepCommands.ts'
import { stateOf } from '#web/chat/outbox/limits.ts'
import { saveOrStoreAddress } from '#web/chat/outbox/saveAddress.ts'
import { outbox, useWaiting, type WaitingItem } from '#web/chat/outbox/threadOutbox.ts'
import { useAddresses } from '#web/features/addresses/book.ts'
import { OneLinePanel } from '#web/features/addresses/oneLine/OneLinePanel.tsx'
import { setChoices } from '#web/features/checkout/draft.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'

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

/** Shows a new address that waits for the network, instead of its form (CHAT-067). */
function WaitingAddress({ item }: { item: WaitingItem }) {
  const t = useTexts('chat', 'shop')
  const { body } = item
  if (body.kind !== 'address') return null
  return (
    <>
      <p>{addressText(body.fields, ['fullName', 'addressLine1', 'district', 'region'])}</p>
      <p>
        <small className="waiting-mark">{stateOf(item, now()) === 'failed' ? t.chat.notSent : t.chat.waitingToSend}</small>
      </p>
      <Button kind="line" onClick={() => outbox.dismiss(item.id)}>
        {t.wishlist.remove}
      </Button>
    </>
  )
}
