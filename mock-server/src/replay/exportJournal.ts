import type { JournalFilter } from '../world/journal.ts'
import type { World } from '../world/world.ts'
import { createStandIns } from './standIns.ts'

export const EXPORT_VERSION = 1

/** Returns a journal as JSON lines (QA-041, DX-010): first the world's seed and start, then its entries without personal data. */
export function exportJournal(world: World, filter: JournalFilter = {}): string {
  const isWhole = Object.values(filter).every((value) => value === undefined) && world.journal.gone() === 0
  const { seed, bornAt } = world
  const head = { kind: 'world', version: EXPORT_VERSION, seed, bornAt: new Date(bornAt).toISOString(), isWhole }
  const standIn = createStandIns()
  return [head, ...world.journal.list(filter).map(standIn)].map((line) => `${JSON.stringify(line)}\n`).join('')
}
