import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { cartTotal, formatTzs } from '#contract/rules/money.ts'
import { importFiles, importWhenOnline, reasonOf } from '#web/api/lazyImport.ts'
import { afterPaint } from '#web/api/time.ts'
import { useOfflineProbed } from '#web/api/useOfflineProbed.ts'
import { useLinesToday } from '#web/features/cart/today/checked.ts'
import { setThreadOnScreen } from '#web/features/payment/threadOnScreen.ts'
import { textsNow, useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { preloadCard } from './cards/registry.ts'
import type { Facts } from './guide/facts.ts'
import { say } from './guide/say.ts'
import { useThreadAfterSignOut } from './guide/signIn/signedOut.ts'
import { useFacts } from './guide/useFacts.ts'
import { useGuide } from './guide/useGuide.ts'
import type { Card } from './kinds/card.ts'
import { hasRole, pageOf } from './kinds/kinds.ts'
import { goodsBeside } from './message/goodsBeside.ts'
import { loadMessageHandler } from './message/loadMessageHandler.ts'
import { loadReply } from './message/loadReply.ts'
import { storeUnhandledLine } from './outbox/storeUnsentLine.ts'
import { useOutbox } from './outbox/useOutbox.ts'
import { useCardRequest } from './requestedCard.ts'
import { Composer } from './thread/Composer.tsx'
import { useAnnounceEntries } from './thread/entries/useAnnounceEntries.ts'
import { QuickReplies } from './thread/QuickReplies.tsx'
import { Thread } from './thread/Thread.tsx'
import { TopLine } from './thread/top/TopLine.tsx'
import { useQuickReplies } from './thread/useQuickReplies.ts'
import { Working } from './thread/Working.tsx'
import type { Entry } from './transcript/entry.ts'
import { openQuestion } from './transcript/openQuestion.ts'
import { runsOver } from './transcript/runs.ts'
import { useTranscript } from './transcript/transcript.ts'
import { useUnfolded } from './transcript/unfolded.ts'
import { useWorking, working } from './transcript/working.ts'

/** The thread with its message box, used on `/chat` and in the dock beside a page. */
export function Chat({ page }: { page?: string }) {
  const isBesideCheckout = page === paths.checkout
  const facts = useFactsBeside(isBesideCheckout)
  useGuide(facts, takeUsual)
  useRequestedCard()
  const { entries, loaded } = useTranscript()
  useAnnounceEntries(entries, loaded)
  const box = useRef<HTMLTextAreaElement>(null)
  const live = facts ? openQuestion(entries, facts) : null
  const question = live?.card ?? null
  const liveIds = reachableIds(entries, live)
  useUnfolded(({ at }) => at) // renders again when the live card is unfolded, which goodsBeside() depends on
  const over = useMemo(() => runsOver(entries), [entries])
  useThreadAfterSignOut(question)
  useOutbox(question, facts, handleStoredLine)
  const replies = useQuickReplies(question, facts, entries.at(-1))

  // Set before any entry is written, so that entries added while the thread is visible do not count as unread.
  useLayoutEffect(() => {
    setThreadOnScreen(true)
    return () => setThreadOnScreen(false)
  }, [])

  return (
    <>
      <TopLine shown={liveIds.flatMap((id) => entries.find((entry) => entry.id === id)?.card ?? [])} />
      <StorageNotes />
      <Thread
        entries={entries}
        liveIds={liveIds}
        composer={box}
        open={question?.kind === 'welcome' ? null : live}
        numbered={goodsBeside(entries)?.id ?? live?.id ?? liveIds[0] ?? null}
        onDigit={(digit) => void loadMessageHandler().then(({ pressDigit }) => pressDigit(digit, question, facts))}
        over={over}
        onPage={isBesideCheckout && live && isAskedOn(live.card, page) ? live.id : null}
      >
        <WorkUnderWay isLoading={!loaded} />
      </Thread>
      <QuickReplies replies={replies} />
      <OfflineLine />
      <Composer box={box} onSend={(text) => send(text, question, facts)} onTouch={preloadForTyping} />
    </>
  )
}

/** Returns the facts for the guide, with the cart's total, and whether the page next to the thread is the checkout. */
function useFactsBeside(isBesideCheckout: boolean): Facts | null {
  const known = useFacts()
  const total = cartTotal(useLinesToday())
  return useMemo(() => known && { ...known, besidePage: isBesideCheckout, total: formatTzs(total) }, [known, isBesideCheckout, total])
}

/** Says that the device does not store the thread, or has removed older entries. */
function StorageNotes() {
  const t = useTexts('chat')
  const { isStored, trimmed } = useTranscript()
  return (
    <>
      {!isStored && <p className="note small">{t.chat.notKept}</p>}
      {trimmed && <p className="note small">{t.chat.olderRemoved}</p>}
    </>
  )
}

/** Shows the working indicator. It is a component of its own, so that the start and end of work do not render the whole thread. */
function WorkUnderWay({ isLoading }: { isLoading: boolean }) {
  const isWorking = useWorking(({ count }) => count > 0)
  return <Working active={isWorking || isLoading} />
}

/** Returns whether the page next to the thread asks the question of this card (CHAT-153). */
const isAskedOn = (card: Entry['card'], page: string): boolean => hasRole(card, 'question') && pageOf(card) === page

/** Sends a typed line. Returns false if its code could not load and the line cannot be stored; the line then stays in the box. */
async function send(text: string, live: Card | null, facts: Facts | null): Promise<boolean> {
  const handler = await working(loadMessageHandler).catch(reasonOf)
  if (typeof handler === 'object') await handler.handleMessage(text, live, facts, untilPainted)
  else if (handler === 'newVersion') return false // the server has a newer version, which the app already offers
  else if (!storeUnhandledLine(text)) {
    say('problem', textsNow().errors[handler])
    return false
  }
  return true
}

/** Takes over the last order's answers. The code is in the chunk of the checkout cards, which the next question needs anyway. */
const takeUsual = (): Promise<void> =>
  working(async () => (await importFiles(() => import('./cards/checkout/checkoutCards.ts'))).takeKnownAnswers())

const handleStoredLine = async (text: string): Promise<boolean> => (await loadMessageHandler()).handleStoredLine(text)

const untilPainted = (): Promise<void> => new Promise((done) => afterPaint(done))

/** Loads all code that a typed line needs, so that it also works offline later. Runs after the tap is painted. */
function preloadForTyping(): void {
  afterPaint(() => {
    void loadMessageHandler().catch(() => undefined)
    void loadReply().catch(() => undefined)
    void preloadCard('connection')
  })
}

/** Returns the ids of the open question, or of the last receipt, and of the card that the buyer opened last next to that question. */
function reachableIds(entries: readonly Entry[], live: Entry | null): string[] {
  const newest = entries.findLast((entry) => !hasRole(entry.card, 'words'))
  const question = live ?? entries.findLast((entry) => hasRole(entry.card, 'record'))
  return [question, newest && hasRole(newest.card, 'aside') ? newest : undefined].flatMap((entry) => entry?.id ?? [])
}

/** Opens the card a link asks for. Loaded on demand, because most threads are opened without one (PERF-005). */
function useRequestedCard(): void {
  const target = useCardRequest((state) => state.target)
  const ready = useTranscript((state) => state.loaded && state.entries.length > 0)
  useEffect(() => {
    if (target && ready) void importWhenOnline(() => import('./openRequestedCard.ts')).then(({ openRequestedCard }) => openRequestedCard())
  }, [target, ready])
}

/** One line above the message box while the network is lost (CHAT-185). */
function OfflineLine() {
  const t = useTexts('chat')
  return (
    useOfflineProbed() && (
      <p className="chat-offline" role="status">
        {t.chat.offline}
      </p>
    )
  )
}
