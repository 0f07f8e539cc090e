import { LIMITS } from '#contract/rules/constants.ts'

const SENTENCE = '. '

/** Splits the notes of an order into sentences, so that each can be removed by itself (CHAT-161). */
export const wishesOf = (notes: string | null): readonly string[] =>
  (notes ?? '')
    .split(/[.;]\s+|\n+/)
    .map((wish) => wish.trim())
    .filter((wish) => wish !== '')

/** Joins the sentences to notes again; null if there are none. */
export const notesOf = (wishes: readonly string[]): string | null => wishes.join(SENTENCE) || null

/** Whether the notes exceed the limit of an order (SEC-021). */
export const notesTooLong = (notes: string | null): boolean => (notes ?? '').trim().length > LIMITS.notes
