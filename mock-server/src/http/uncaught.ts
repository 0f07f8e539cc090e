import { errorText } from '../errorText.ts'
import type { Journal } from '../world/journal.ts'

interface Journaled {
  readonly journal: Journal
}

/** Journals an unexpected error as a violation, which `/__mock/api/violations` of the world then returns (SEC-018). */
export function journalError({ journal }: Journaled, what: string, error: unknown): void {
  const text = `${what} broke: ${error instanceof Error ? (error.stack ?? error.message) : errorText(error)}`
  journal.add({ kind: 'violation', invariant: 'internal', text })
}

/**
 * Keeps the server running after an uncaught error. Its world is unknown, so it is journaled in `default` (SEC-018).
 * Returns a function that removes the handlers.
 */
export function surviveErrors(worlds: { get(name: string): Journaled }): () => void {
  const note = (what: string) => (error: unknown) => {
    journalError(worlds.get('default'), what, error)
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
