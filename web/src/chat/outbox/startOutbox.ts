import { importFiles, onNetworkBack, seemsOffline } from '#web/api/lazyImport.ts'
import type { Outcome } from '#web/api/outbox.ts'
import { afterOnScreen, now } from '#web/api/time.ts'
import { useCurrentThread } from '../guide/currentThread.ts'
import { say } from '../guide/say.ts'
import { useTranscript } from '../transcript/transcript.ts'
import { MOST_WAITING, stateOf } from './limits.ts'
import { removeConnection, showConnection } from './showConnection.ts'
import { addToOutbox, adoptWaiting, outbox, sendWaiting, sendWith, type WaitingItem, waitingNow } from './threadOutbox.ts'
import { useMarks } from './waitingMarks.ts'

let isStarted = false

/** Sends what waits, now and whenever the network may be back while the thread is open. */
export function startOutbox(): void {
  if (!isStarted) {
    isStarted = true
    sendWith(send)
    outbox.useItems.subscribe(mark)
    onNetworkBack(look)
  }
  const { entries } = useTranscript.getState()
  adoptWaiting((entryId) => entries.some(({ id }) => id === entryId))
  mark()
  if (waitingNow().length === 0) removeConnection()
  look()
}

/** Stores a line, marks it in the thread and shows the connection card (CHAT-067, CHAT-120). */
export function addLine(entryId: string, text: string): void {
  if (addToOutbox(entryId, { kind: 'line', text })) showConnection()
  else say('outboxFull', String(MOST_WAITING))
  startOutbox()
}

function look(): void {
  if (seemsOffline()) return
  // Items that are too old to be sent without asking need the buyer.
  if (waitingNow().some((item) => stateOf(item, now()) !== 'waiting')) showConnection()
  void sendWaiting()
}

function mark(): void {
  const marks = waitingNow().map((item) => [item.lane, stateOf(item, now()) === 'failed' ? 'failed' : 'waiting'] as const)
  useMarks.setState(Object.fromEntries(marks), true)
}

async function send({ id, body }: WaitingItem): Promise<Outcome> {
  try {
    if (body.kind === 'address') return await (await importFiles(() => import('./sendAddress.ts'))).sendAddress(body.fields, id)
    const isAnswered = await useCurrentThread.getState().answer(body.text)
    // Lets the guide write its next question before the next item is sent.
    await new Promise<void>((done) => afterOnScreen(0, done))
    return isAnswered ? 'done' : 'offline'
  } catch {
    return 'offline'
  }
}
