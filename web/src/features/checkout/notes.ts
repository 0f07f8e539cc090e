import { LIMITS } from '#contract/rules/constants.ts'

const SENTENCE = '. '

/** The wishes in the notes of an order, each of which can be taken off (CHAT-161). */
export const wishesOf = (notes: string | null): readonly string[] =>
  (notes ?? '')
    .split(/[.;]\s+|\n+/)
    .map((wish) => wish.trim())
    .filter((wish) => wish !== '')

/** The notes that hold these wishes; null for none. */
export const notesOf = (wishes: readonly string[]): string | null => wishes.join(SENTENCE) || null

/** Whether the notes are longer than an order may have (SEC-021). */
export const notesTooLong = (notes: string | null): boolean => (notes ?? '').trim().length > LIMITS.notes
