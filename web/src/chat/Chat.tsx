import { useEffect, useRef } from 'react'
import { formatTzs } from '#contract/money.ts'
import { cartCount, cartTotal, useCart } from '#web/features/cart/cart.ts'
import { setThreadOnScreen } from '#web/features/payment/threadOnScreen.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { isOver, liveQuestion } from './advance.ts'
import { showCart } from './commands.ts'
import { EntryView } from './EntryView.tsx'
import { hear } from './hear.ts'
import { useReplies } from './replies.ts'
import { Composer } from './thread/Composer.tsx'
import { QuickReplies } from './thread/QuickReplies.tsx'
import { Thread } from './thread/Thread.tsx'
import { Working } from './thread/Working.tsx'
import { useTranscript } from './transcript.ts'
import { useAnnounceEntries } from './useAnnounceEntries.ts'
import { useFacts } from './useFacts.ts'
import { useGuide } from './useGuide.ts'
import { useTargetCard } from './useTargetCard.ts'
import { useWorking } from './working.ts'

/** The thread with its message box: the same on `/chat` and in the dock. */
export function Chat() {
  const t = useTexts('chat')
  const facts = useFacts()
  useGuide(facts)
  useTargetCard()
  const { entries, loaded, kept, trimmed } = useTranscript()
  useAnnounceEntries(entries, loaded)
  const busy = useWorking(({ count }) => count > 0)
  const box = useRef<HTMLTextAreaElement>(null)
  const live = facts ? liveQuestion(entries, facts) : null
  const liveId = live?.id ?? entries.findLast((entry) => entry.card.kind === 'receipt' || entry.card.kind === 'tracking')?.id ?? null
  const replies = useReplies(live?.card ?? null, facts)

  useEffect(() => {
    setThreadOnScreen(true)
    return () => setThreadOnScreen(false)
  }, [])

  return (
    <>
      <CartLine />
      {!kept && <p className="note small">{t.chat.notKept}</p>}
      {trimmed && <p className="note small">{t.chat.olderRemoved}</p>}
      <Thread
        entries={entries}
        liveId={liveId}
        composer={box}
        render={(entry) => <EntryView entry={entry} live={entry.id === liveId} over={isOver(entries, entry.run)} />}
      >
        <Working active={busy || !loaded} />
      </Thread>
      <QuickReplies replies={replies} />
      <Composer box={box} onSend={(text) => void hear(text, live?.card ?? null, facts)} />
    </>
  )
}

/** The cart at a glance, one tap from its card. */
function CartLine() {
  const t = useTexts('chat')
  const lines = useCart((cart) => cart.lines)
  if (lines.length === 0) return null
  return (
    <button type="button" className="kikapu" onClick={() => showCart()}>
      <Icon name="basket" size="s" />
      <span className="grow">
        <b>{t.chat.yourCart}</b> · {fill(t.chat.recap.items, { n: cartCount(lines) })}
      </span>
      <b className="num">{formatTzs(cartTotal(lines))}</b>
      <Icon name="down" size="s" />
    </button>
  )
}
