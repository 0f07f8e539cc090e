import { expect, test } from 'vitest'
import { WEB } from '../build/buildStamp.ts'
import { filesOf, filesOfAreas, filesOfViews, sizes, table } from './sizes.ts'

const rows = sizes(WEB)
console.log(`\n${table(rows)}\n`)
const tooLarge = (id: string) => rows.filter(({ row, kb, most }) => row === id && kb > most)
const measured = (id: string) => rows.filter(({ row }) => row === id).length

test('[PERF-002] JavaScript for the first view of each public page is at most 140 kB', () => {
  expect(measured('PERF-002')).toBeGreaterThan(5)
  expect(tooLarge('PERF-002')).toEqual([])
})

test('[PERF-003] each further route adds at most 35 kB', () => {
  expect(measured('PERF-003')).toBeGreaterThan(5)
  expect(tooLarge('PERF-003')).toEqual([])
})

test('[PERF-005] the chat loads at most 168 kB in total', () => {
  expect(measured('PERF-005')).toBe(1)
  expect(tooLarge('PERF-005')).toEqual([])
})

test('[CHAT-048] the parser and the replies of typed lines are at most 106 kB together', () => {
  expect(measured('CHAT-048')).toBe(1)
  expect(tooLarge('CHAT-048')).toEqual([])
})

test('[PERF-006] CSS is at most 25 kB in total', () => {
  expect(rows.find(({ row }) => row === 'PERF-006')?.kb).toBeGreaterThan(1)
  expect(tooLarge('PERF-006')).toEqual([])
})

test('[PWA-012] the worker caches at most 610 kB for a buyer, a seller or a transporter', () => {
  expect(measured('PWA-012')).toBe(3)
  expect(tooLarge('PWA-012')).toEqual([])
})

test('[PWA-013] the worker is at most 10 kB, its page script at most 3 kB, and no first view includes that script', () => {
  expect(measured('PWA-013')).toBe(2)
  expect(tooLarge('PWA-013')).toEqual([])
  const [part] = filesOf(WEB, 'src/app/start/startWorker.ts')
  expect(filesOfViews(WEB).filter(({ files }) => files.has(part ?? ''))).toEqual([])
})

test('[PERF-007] the build has no web fonts', () => expect(tooLarge('PERF-007')).toEqual([]))

test('[PERF-009] no buyer’s view loads a file of the seller’s or the transporter’s area', () => {
  const areas = filesOfAreas(WEB)
  expect(areas.size).toBeGreaterThan(20)
  const buyers = filesOfViews(WEB).filter(({ pages }) => pages.every(({ area }) => area === null))
  expect(buyers.length).toBeGreaterThan(15)
  expect(buyers.flatMap(({ name, files }) => [...files].filter((file) => areas.has(file)).map((file) => `${name}: ${file}`))).toEqual([])
})
