import { addressText } from '#contract/rules/addressText.ts'
import { useNow } from '#web/api/time.ts'
import { useOffline } from '#web/api/useOffline.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { stateOf, TRIES } from '../../outbox/limits.ts'
import { outbox, sendAgain, useSending, useWaiting, type WaitingItem } from '../../outbox/threadOutbox.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'

const MINUTE = 60_000

/** Lists the lines and addresses waiting for the network, and asks before it sends old ones (CHAT-069, CHAT-120). */
export function ConnectionCard({ card, live }: CardProps<'connection'>) {
  const t = useTexts('chat', 'topics')
  const isOffline = useOffline()
  const items = useWaiting()
  const { busy, sent } = useSending()
  const time = useNow(MINUTE)
  const unsent = items.filter((item) => stateOf(item, time) !== 'waiting' && !(isOffline && stateOf(item, time) === 'asks'))
  const later = items.length - items.filter((item) => stateOf(item, time) === 'failed').length
  const heading = !isOffline ? t.chat.backOnline : later > 0 ? fillCount(t.chat.offlineCount, { n: later }) : t.errors.offline
  return (
    <CardFrame card={card} heading={heading} live={live}>
      {!isOffline && sent > 0 && <p role="status">{fill(t.connection.sent, { n: sent })}</p>}
      {unsent.length > 0 && (
        <ul className="unsent-lines">
          {unsent.map((item) => (
            <Unsent key={item.id} item={item} asks={stateOf(item, time) === 'asks'} />
          ))}
        </ul>
      )}
      {!isOffline && items.length > 0 && (
        <Button block busy={busy} busyLabel={t.connection.sending} onClick={() => sendAgain(items)}>
          {t.connection.retryAll}
        </Button>
      )}
    </CardFrame>
  )
}

function Unsent({ item, asks }: { item: WaitingItem; asks: boolean }) {
  const t = useTexts('chat', 'topics')
  const { body, refused } = item
  const words = body.kind === 'line' ? body.text : addressText(body.fields, ['addressLine1', 'city'])
  const why = asks ? t.connection.asks : refused === undefined ? t.connection.tooOld : refused || fill(t.connection.triedOut, { n: TRIES })
  return (
    <li>
      <p>
        <q>{words}</q> <span>{why}</span>
      </p>
      <div className="actions">
        <Button kind="line" onClick={() => sendAgain([item])}>
          <span>{asks ? t.connection.send : t.connection.sendAgain}</span> <span className="visually-hidden">{words}</span>
        </Button>
        <Button kind="quiet" onClick={() => outbox.dismiss(item.id)}>
          {t.connection.remove} <span className="visually-hidden">{words}</span>
        </Button>
      </div>
    </li>
  )
}
