import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { START } from '../testing/testing.ts'
import { type KeptState, keepState } from './keepState.ts'
import { createWorlds, type Worlds } from './worlds.ts'

let worlds: Worlds
let state: KeptState
let file: string
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  file = join(mkdtempSync(join(tmpdir(), 'samaki-keep-')), 'worlds.json')
  worlds = createWorlds({ clock: { kind: 'frozen', at: START } })
  worlds.get('default')
  state = keepState(file, worlds)
  await state.begin()
})
afterEach(() => {
  worlds.stop()
  vi.useRealTimers()
})

/** Returns the inode of the state file: it changes with every write, because each write replaces the file. */
const written = () => statSync(file).ino
const note = (text: string) => worlds.get('default').journal.add({ kind: 'control', text })
const lastLine = () => JSON.parse(readFileSync(file, 'utf8')).worlds[0].journal.entries.at(-1)?.text

test('[QA-046] several changes are written together within a second of the first; without changes nothing is written', async () => {
  const first = written()
  vi.advanceTimersByTime(3_600_000)
  for (let n = 1; n <= 100; n++) note(`change ${n}`)
  vi.advanceTimersByTime(500)
  note('a later one')
  vi.advanceTimersByTime(400)
  await expect.poll(written).not.toBe(first)
  expect(lastLine()).toBe('a later one')
  const second = written()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(written()).toBe(second)
})

test('[QA-046] a change during a write, also a new or dropped world, is in the next write', async () => {
  const names = () => (JSON.parse(readFileSync(file, 'utf8')).worlds as { name: string }[]).map(({ name }) => name)
  note('before')
  vi.advanceTimersByTime(900)
  worlds.get('other')
  note('meanwhile')
  await expect.poll(() => (vi.advanceTimersByTime(100), lastLine())).toBe('meanwhile')
  await expect.poll(() => (vi.advanceTimersByTime(100), names())).toEqual(['default', 'other'])
  worlds.drop('other')
  await expect.poll(() => (vi.advanceTimersByTime(100), names())).toEqual(['default'])
})

test('[QA-046] a cached piece is written anew after its records or journal lines change', async () => {
  const { db, journal } = worlds.get('default')
  for (let n = 1; n <= 450; n++) note(`line ${n}`)
  const [first] = db.products.list()
  db.products.change(first?.id ?? '', { availableQuantity: 7 })
  db.products.remove(db.products.list().at(-1)?.id ?? '')
  await state.end()
  const [saved] = JSON.parse(readFileSync(file, 'utf8')).worlds
  expect(saved.db.products).toEqual(db.products.list())
  expect(saved.journal.entries).toEqual(journal.list())
})

test('[QA-046] two writes never run at the same time: a planned write is cancelled when another starts', async () => {
  const again = keepState(file, worlds)
  again.changed()
  await again.begin()
  expect(vi.getTimerCount()).toBe(0)
  again.changed()
  again.changed()
  expect(vi.getTimerCount()).toBe(1)
  const isEnded = again.end()
  again.changed()
  expect(vi.getTimerCount()).toBe(0)
  await isEnded
})
