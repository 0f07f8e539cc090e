// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropIntent, storeIntent, takeIntents, useIntents } from './intents.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  sessionStorage.clear()
  useIntents.setState({ intents: [] })
})
afterEach(() => void vi.useRealTimers())

const add = (productId: string) => ({ kind: 'add', productId, quantity: 2, from: `/products/${productId}` }) as const

test('[NAV-026] each stored add is returned once', () => {
  storeIntent(add('p1'))
  vi.advanceTimersByTime(10_000)
  storeIntent(add('p1'))
  storeIntent(add('p2'))
  expect(takeIntents('add').map((one) => one.productId)).toEqual(['p1', 'p1', 'p2'])
  expect(takeIntents('add')).toEqual([])
})

test('[NAV-026][CHAT-091] a second tap on Add within 10 s is ignored, but another quantity or page is stored', () => {
  expect(storeIntent(add('p1'))).toBe(true)
  vi.advanceTimersByTime(9_999)
  expect(storeIntent(add('p1'))).toBe(false)
  expect(storeIntent({ ...add('p1'), quantity: 3 })).toBe(true)
  expect(storeIntent({ ...add('p1'), from: '/chat' })).toBe(true)
  expect(takeIntents('add').map((one) => [one.productId, one.kind === 'add' && one.quantity])).toEqual([
    ['p1', 2],
    ['p1', 3],
    ['p1', 2],
  ])
})

test('[NAV-026][CHAT-091] after 30 minutes an add is no longer returned, but can still be offered', () => {
  storeIntent(add('p1'))
  vi.advanceTimersByTime(30 * 60_000)
  storeIntent(add('p2'))
  expect(takeIntents('add').map((one) => one.productId)).toEqual(['p2'])
  const [old] = useIntents.getState().intents
  expect(old?.productId).toBe('p1')
  dropIntent(old?.id ?? '')
  expect(useIntents.getState().intents).toEqual([])
})

test('[NAV-027] a heart is stored once per product and not returned with the adds', () => {
  storeIntent({ kind: 'heart', productId: 'p1' })
  storeIntent({ kind: 'heart', productId: 'p1' })
  storeIntent(add('p1'))
  expect(takeIntents('add')).toHaveLength(1)
  expect(takeIntents('heart').map((one) => one.productId)).toEqual(['p1'])
})

test('[NAV-026] stored adds belong to the tab and survive its reload', async () => {
  storeIntent(add('p1'))
  expect(localStorage.getItem('intents')).toBeNull()
  vi.resetModules()
  const reloaded = await import('./intents.ts')
  expect(reloaded.takeIntents('add').map((one) => one.productId)).toEqual(['p1'])
})

test('[NAV-026][NAV-027] an intent that was taken but not dropped is returned again after a reload', async () => {
  storeIntent(add('p1'))
  storeIntent(add('p2'))
  const [first] = takeIntents('add')
  dropIntent(first?.id ?? '')
  expect(takeIntents('add')).toEqual([])
  vi.resetModules()
  const reloaded = await import('./intents.ts')
  expect(reloaded.takeIntents('add').map((one) => one.productId)).toEqual(['p2'])
})

test('unreadable intents are dropped', async () => {
  sessionStorage.setItem('intents', '[{"kind":"add","productId":7}]')
  vi.resetModules()
  expect((await import('./intents.ts')).useIntents.getState().intents).toEqual([])
})
