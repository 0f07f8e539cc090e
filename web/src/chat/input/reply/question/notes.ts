import { LIMITS } from '#contract/rules/constants.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { notesOf, wishesOf } from '#web/features/checkout/notes.ts'
import { noteIn } from '../../../lines/read/dictates.ts'
import { unfoldLive } from '../../../transcript/unfolded.ts'
import { reply } from '../reply.ts'
import { isBuying, type Talk } from '../Talk.ts'

const RECEIVER = /^(?:receiver|mpokeaji):/i
const join = (notes: readonly string[]): string => (notesOf(notes) ?? '').slice(0, LIMITS.notes)
const sentencesNow = (): readonly string[] => wishesOf(draftNow().notes)

/** Puts words into the note: beside those that are there, or instead of them; whoever receives takes the place of who was named before. */
export function keepNote(text: string, replaces = false): void {
  const kept = replaces ? [] : sentencesNow().filter((one) => !(RECEIVER.test(text) && RECEIVER.test(one)))
  const notes = join([...kept, text])
  setChoices({ notes })
  reply('noted', { note: notes.replace(/^@+/, '') })
}

const FOR_ALL = /^(?:riders?|driver|seller|dereva|muuzaji|boda|order|oda|delivery|mzigo)$/u

function removeNote(of: string): void {
  const all = sentencesNow()
  if (all.length === 0) return reply('nothingToUndo')
  const named = of === '' ? [] : all.filter((one) => one.toLowerCase().includes(of))
  // Other words than these about the note are of something else.
  if (of !== '' && named.length === 0 && !FOR_ALL.test(of)) return reply('nothingToUndo')
  const gone = named.length > 0 ? named : all
  setChoices({ notes: join(all.filter((one) => !gone.includes(one))) || null })
  reply('noteGone', { note: join(gone).replace(/^@+/, '') })
}

/** A wish for the note of the order, typed at any step of it; false where the line is none (CHK-009). */
export function takeNote(talk: Talk): boolean {
  const { line, waiting, asked } = talk
  if (waiting || !isBuying(talk)) return false
  const said = noteIn(line)
  if (said === null) return false
  if (said.text === '') removeNote(said.of)
  else keepNote(said.text, said.replaces)
  if (asked?.kind === 'review') unfoldLive()
  return true
}
