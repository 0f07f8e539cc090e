import { errorText } from '../errorText.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'

/** Journals what broke where nothing may (SEC-018): `/__mock/api/violations` of the world has it from then on. */
export function journalBreak({ journal }: World, what: string, error: unknown): void {
  const text = `${what} broke: ${error instanceof Error ? (error.stack ?? error.message) : errorText(error)}`
  journal.add({ kind: 'violation', invariant: 'internal', text })
}

/**
 * The server lives on when an error is caught by nobody: nobody knows its world either, so `default` has it (SEC-018).
 * Returns how to stop that.
 */
export function surviveErrors(worlds: Worlds): () => void {
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
