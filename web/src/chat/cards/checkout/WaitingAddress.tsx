import { now } from '#web/api/time.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { stateOf } from '../../outbox/limits.ts'
import { outbox, type WaitingItem } from '../../outbox/threadOutbox.ts'

/** Shows a new address that waits for the network, instead of its form (CHAT-067). */
export function WaitingAddress({ item }: { item: WaitingItem }) {
  const t = useTexts('chat', 'shop')
  const { body } = item
  if (body.kind !== 'address') return null
  const words = ['fullName', 'addressLine1', 'district', 'region'].flatMap((name) => body.fields[name] || [])
  return (
    <>
      <p>{words.join(', ')}</p>
      <p>
        <small className="waiting-mark">{stateOf(item, now()) === 'failed' ? t.chat.notSent : t.chat.waitingToSend}</small>
      </p>
      <Button kind="line" onClick={() => outbox.dismiss(item.id)}>
        {t.wishlist.remove}
      </Button>
    </>
  )
}
