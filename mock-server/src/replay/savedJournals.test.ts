import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { replayJournal } from './replayJournal.ts'

/** Put here by `npm run replay -- journal.jsonl --keep name`. */
const KEPT = resolve(import.meta.dirname, '../../replays')
const names = readdirSync(KEPT).filter((name) => name.endsWith('.jsonl'))

test.each(names)('[DX-010] the kept journal %s comes out as it did', async (name) => {
  const { steps, differences } = await replayJournal(readFileSync(resolve(KEPT, name), 'utf8'))
  expect(differences).toEqual([])
  expect(steps).toBeGreaterThan(0)
})
