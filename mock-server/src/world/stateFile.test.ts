import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { loadState } from './stateFile.ts'
import { createWorlds } from './worlds.ts'

test.each([
  ['', 'it is empty'],
  ['{"version": 1, "worlds": [{"name"', 'it is no JSON, or not all of it'],
  ['null', 'it is not of this version'],
  ['{"version": 7}', 'it is not of this version'],
  ['{"version": 1, "worlds": [null]}', 'a world in it has a name that no world can have'],
  ['{"version": 1, "worlds": [{}]}', 'a world in it has a name that no world can have'],
  ['{"version": 1, "worlds": [{"name": ["a"]}]}', 'a world in it has a name that no world can have'],
  ['{"version": 1, "worlds": [{"name": "../Shop"}]}', 'a world in it has a name that no world can have'],
  ['{"version": 1, "worlds": [{"name": "a"}]}', 'a world in it is not whole'],
  ['{"version": 1, "worlds": [{"name": "a", "db": {"users": [{"id": 5}]}}]}', 'a world in it is not whole'],
])('[QA-005][QA-046] a damaged state file is renamed with a message: %s', (text, why) => {
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  const folder = mkdtempSync(join(tmpdir(), 'samaki-damaged-'))
  const state = join(folder, 'worlds.json')
  writeFileSync(state, text)
  const worlds = createWorlds()
  loadState(state, worlds)
  const [aside = ''] = readdirSync(folder)
  expect(printed.mock.calls).toEqual([[`The state file could not be read: ${why}. It was set aside as ${join(folder, aside)}.`]])
  expect(aside).toMatch(/^worlds\.json\.damaged-\d+$/)
  expect(readFileSync(join(folder, aside), 'utf8')).toBe(text)
  expect(worlds.list()).toEqual([])
  expect(worlds.get('default').db.products.list().length).toBeGreaterThan(0)
})
