import { errorText } from '../errorText.ts'
import type { Journal } from '../world/journal.ts'

interface Journaled {
  readonly journal: Journal
}

/** Writes an unexpected error into the journal: `/__mock/api/violations` of the world has it from then on (SEC-018). */
export function journalBreak({ journal }: Journaled, what: string, error: unknown): void {
  const text = `${what} broke: ${error instanceof Error ? (error.stack ?? error.message) : errorText(error)}`
  journal.add({ kind: 'violation', invariant: 'internal', text })
}

/**
 * Keeps the server running when nothing catches an error. Its world is unknown too, so `default` has it (SEC-018).
 * Returns how to stop that.
 */
export function surviveErrors(worlds: { get(name: string): Journaled }): () => void {
  const note = (what: string) => (error: unknown) => {
    journalBreak(worlds.get('default'), what, error)
    console.error('An error was caught by nobody: see the violations of the world default.')
  }
  const [thrown, rejected] = [note('something thrown'), note('a promise')]
  process.on('uncaughtException', thrown)
  process.on('unhandledRejection', rejected)
  return () => {
    process.off('uncaughtException', thrown)
    process.off('unhandledRejection', rejected)
  }
}
