// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createOutbox, type Outcome } from './outbox.ts'

const sent: string[] = []
let owner: string | null = 'o1'
let answer: (words: string) => Outcome = () => 'done'
const open = () =>
  createOutbox({
    name: 'test',
    body: z.object({ words: z.string() }),
    ownerNow: () => owner,
    send: async ({ body }) => {
      sent.push(body.words)
      return answer(body.words)
    },
  })
const flushed = async (box: ReturnType<typeof open>) => {
  const flushing = box.flush()
  await vi.advanceTimersByTimeAsync(200)
  await flushing
}
const add = (box: ReturnType<typeof open>, lane: string, ...all: string[]) => {
  for (const words of all) box.add({ owner: 'o1', lane, body: { words } })
}
const left = (box: ReturnType<typeof open>) => box.useItems.getState().map(({ body, tries, refused }) => [body.words, tries, refused])

beforeEach(() => {
  localStorage.clear()
  sent.length = 0
  owner = 'o1'
  answer = () => 'done'
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('[TRAN-003] items are sent in order, and survive the tab', async () => {
  add(open(), 'a', 'one', 'two')
  const later = open()
  add(later, 'b', 'three')
  await flushed(later)
  expect(sent).toEqual(['one', 'two', 'three'])
  expect(localStorage).toHaveLength(0)
})

test('[TRAN-003] offline nothing else is tried, and the attempt is repeated after 20 s', async () => {
  const box = open()
  add(box, 'a', 'one', 'two')
  answer = () => 'offline'
  await flushed(box)
  expect([sent, left(box)]).toEqual([
    ['one'],
    [
      ['one', 1, undefined],
      ['two', 0, undefined],
    ],
  ])
  answer = () => 'done'
  await vi.advanceTimersByTimeAsync(20_000)
  expect([sent, left(box)]).toEqual([['one', 'one', 'two'], []])
})

test('[TRAN-003] an unclear result blocks only its own lane, and is repeated with the same key', async () => {
  const box = open()
  add(box, 'a', 'one', 'two')
  add(box, 'b', 'other')
  const [{ id } = { id: '' }] = box.useItems.getState()
  answer = (words) => (words === 'one' ? { failed: 'busy' } : 'done')
  await flushed(box)
  expect([sent, box.useItems.getState()[0]?.id]).toEqual([['one', 'other'], id])
})

test('[TRAN-005] a refused item stays until it is dismissed, and the items after it are removed', async () => {
  const box = open()
  add(box, 'a', 'one', 'two')
  add(box, 'b', 'other')
  answer = (words) => (words === 'one' ? { refused: 'no' } : 'done')
  await flushed(box)
  expect([sent, left(box)]).toEqual([['one', 'other'], [['one', 0, 'no']]])
  await flushed(box)
  expect(sent).toHaveLength(2)
  box.dismiss(box.useItems.getState()[0]?.id ?? '')
  expect(left(open())).toEqual([])
})

test('[TRAN-005] a new item replaces the refused one', async () => {
  const box = open()
  answer = () => ({ refused: 'no' })
  add(box, 'a', 'one')
  await flushed(box)
  add(box, 'a', 'again')
  expect(left(box)).toEqual([['again', 0, undefined]])
})

test('[TRAN-003] after sign-out, and for another person, nothing is sent', async () => {
  const box = open()
  add(box, 'a', 'one')
  for (owner of [null, 'o2']) await flushed(box)
  expect(sent).toEqual([])
  owner = 'o1'
  await flushed(box)
  expect(sent).toEqual(['one'])
})

test('a damaged item is ignored and the others are sent', async () => {
  localStorage.setItem('outbox:test:x', '{"owner":')
  const box = open()
  add(box, 'a', 'one')
  await flushed(box)
  expect(sent).toEqual(['one'])
})

test('items added by another tab are shown', () => {
  const [here, there] = [open(), open()]
  add(there, 'a', 'one')
  window.dispatchEvent(new StorageEvent('storage', { key: 'outbox:test:1' }))
  expect(left(here)).toEqual([['one', 0, undefined]])
})
