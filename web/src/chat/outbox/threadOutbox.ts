import { useMemo } from 'react'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { seemsOffline } from '#web/api/lazyImport.ts'
import { createOutbox, type OutboxItem, type Outcome } from '#web/api/outbox.ts'
import { now } from '#web/api/time.ts'
import { readToken } from '#web/api/token.ts'
import { threadShown } from '#web/features/payment/threadOnScreen.ts'
import { personNow, usePerson } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { MOST_WAITING, stateOf, TRIES } from './limits.ts'

/** A typed line with secrets masked, or the fields of a new address (CHAT-067). Never an order, payment or cancellation. */
const Body = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('line'), text: z.string() }),
  z.object({ kind: z.literal('address'), fields: z.record(z.string(), z.union([z.string(), z.boolean()])) }),
])
export type WaitingBody = z.infer<typeof Body>
export type WaitingItem = OutboxItem<WaitingBody>
export type Sender = (item: WaitingItem) => Promise<Outcome>

const GUEST = 'guest'
const ownerNow = (): string => personNow() ?? GUEST

/** The function of the open thread that sends a waiting item; without an open thread nothing is sent. */
let sender: Sender | null = null
export function sendWith(send: Sender): () => void {
  sender = send
  return () => {
    if (sender === send) sender = null
  }
}

/** Lines and addresses written offline in the thread. */
export const outbox = createOutbox({
  name: 'thread',
  body: Body,
  send: async (item) => (sender === null ? 'offline' : afterTries(item, await sender(item))),
  // null if another tab has just signed in somebody else: the items must not be sent for that person.
  ownerNow: () => (useSession.getState().token === readToken() && sender !== null ? ownerNow() : null),
  maySend: (item) => threadShown() && !seemsOffline() && stateOf(item, now()) === 'waiting',
})

/** Progress of sending everything, shown on the connection card (CHAT-120). */
export const useSending = create<{ busy: boolean; sent: number }>()(() => ({ busy: false, sent: 0 }))

function afterTries({ tries }: WaitingItem, outcome: Outcome): Outcome {
  if (outcome === 'done') useSending.setState(({ sent }) => ({ sent: sent + 1 }))
  return outcome === 'offline' && tries + 1 >= TRIES ? { refused: '' } : outcome
}

export const waitingNow = (): WaitingItem[] => outbox.useItems.getState().filter(({ owner }) => owner === ownerNow())

/** Returns the waiting items of the current person, oldest first. */
export function useWaiting(): WaitingItem[] {
  const owner = usePerson() ?? GUEST
  const items = outbox.useItems()
  return useMemo(() => items.filter((item) => item.owner === owner), [items, owner])
}

/** Stores an item until the network is back; `lane` is the entry that shows it. Returns false if the outbox is full (CHAT-069). */
export function addToOutbox(lane: string, body: WaitingBody, id?: string): boolean {
  const before = waitingNow()
  if (before.length >= MOST_WAITING) return false
  if (before.length === 0) useSending.setState({ sent: 0 })
  outbox.add({ owner: ownerNow(), lane, body, id })
  return true
}

/** Sends everything that may be sent, in order. */
export async function sendWaiting(): Promise<void> {
  if (waitingNow().length === 0 || seemsOffline()) return
  useSending.setState({ busy: true })
  try {
    await outbox.flush()
  } finally {
    useSending.setState({ busy: false })
  }
}

/** Sends items as if they were new, so that age and tries no longer hold them back. */
export function sendAgain(items: readonly WaitingItem[]): void {
  for (const { id } of items) outbox.change(id, { at: now(), tries: 0, refused: undefined })
  void sendWaiting()
}

/** Assigns a guest's items to the person who signs in, if their entries are in that person's thread (CHAT-059). */
export function adoptWaiting(isInThread: (entryId: string) => boolean): void {
  const person = personNow()
  if (person === null) return
  for (const { id, owner, lane } of outbox.useItems.getState())
    if (owner === GUEST && isInThread(lane)) outbox.change(id, { owner: person })
}
