import { randomId } from '#web/api/ids.ts'
import { now } from '#web/api/time.ts'
import { currentRun, runToAct } from './advance.ts'
import { type Card, isAside, isBrowsing, isWords } from './card.ts'
import type { Entry } from './entry.ts'
import { putEntries, useTranscript } from './transcript.ts'

/** Appends what the buyer did or asked for. A browsing card holds the goals product and quantity open (CHAT-012). */
export function append(card: Card, inHand = 0): string {
  const { entries } = useTranscript.getState()
  const id = randomId()
  const buying = isBrowsing(card) || card.kind === 'added' || card.kind === 'cart'
  const run = buying ? runToAct(entries) : currentRun(entries)
  putEntries([{ id, at: now(), run, card, ...(isBrowsing(card) ? { holds: inHand } : {}) }])
  return id
}

/** The open question, answered by the buyer's tap or words. */
export function answerLive(value: string | number | null): void {
  const { entries } = useTranscript.getState()
  const open = entries.filter(
    (entry) =>
      !entry.answer && entry.card.kind !== 'unknown' && !isWords(entry.card) && !isAside(entry.card) && entry.card.kind !== 'receipt',
  )
  putEntries(open.map((entry): Entry => ({ ...entry, answer: value === null ? { superseded: true } : { value } })))
}

/** The guide's words. */
export const say = (text: string, about?: string): string => append({ kind: 'says', text, ...(about === undefined ? {} : { about }) })
