import { LIMITS } from '#contract/rules/constants.ts'
import { reply } from '#web/chat/guide/reply.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { notesOf, wishesOf } from '#web/features/checkout/notes.ts'
import type { ActHandlers } from './threadState.ts'

/** The order's note, changed sentence by sentence (CHK-009). */
export const notes = {
  setNote: ({ wishes, replaces }) => addToNote(wishes, replaces ? [] : wishesNow()),
  dropNote: ({ of }) => dropNote(of),
} satisfies Partial<ActHandlers>

const wishesNow = (): readonly string[] => wishesOf(draftNow().notes)
const noteOf = (wishes: readonly string[]): string => (notesOf(wishes) ?? '').slice(0, LIMITS.notes)
const FOR_ALL = /^(?:riders?|driver|seller|dereva|muuzaji|boda|order|oda|delivery|mzigo)$/

/** Removes the sentences with these words from the note, or the whole note if only a person or the delivery is named. */
function dropNote(of: string): void {
  const all = wishesNow()
  const named = of === '' || FOR_ALL.test(of) ? all : all.filter((one) => one.toLowerCase().includes(of))
  if (named.length === 0) return reply('nothingToUndo')
  setChoices({ notes: noteOf(all.filter((one) => !named.includes(one))) || null })
  reply('noteGone', { note: noteOf(named) })
}

function addToNote(wishes: readonly string[], before: readonly string[]): void {
  const notes = noteOf([...before, ...wishes.filter((wish) => !before.includes(wish))])
  setChoices({ notes })
  reply('noted', { note: notes })
}
