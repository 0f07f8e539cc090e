import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { replayJournal } from './replayJournal.ts'

/** Journals saved with `npm run replay -- journal.jsonl --keep name`. */
const REPLAYS = resolve(import.meta.dirname, '../../replays')
const names = readdirSync(REPLAYS).filter((name) => name.endsWith('.jsonl'))

test.each(names)('[DX-010] replaying the saved journal %s gives the same result', async (name) => {
  const { steps, differences } = await replayJournal(readFileSync(resolve(REPLAYS, name), 'utf8'))
  expect(differences).toEqual([])
  expect(steps).toBeGreaterThan(0)
})
