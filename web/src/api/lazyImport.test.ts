// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importWhenOnline } from './lazyImport.ts'

/** Whether the browser says it has a network, and what the server answers to each question in turn. */
let onLine: boolean
let asked: PromiseWithResolvers<Response>[]

beforeEach(() => {
  onLine = false
  asked = []
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => onLine)
  vi.stubGlobal('fetch', () => {
    const question = Promise.withResolvers<Response>()
    asked.push(question)
    return question.promise
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const networkComes = () => {
  onLine = true
  window.dispatchEvent(new Event('online'))
}

test('[CHAT-067] a network that comes back while the server is being asked is not missed', async () => {
  const load = vi.fn(async () => 'code')
  const loaded = importWhenOnline(load)
  networkComes()
  asked[0]?.reject(new TypeError('no network'))
  expect(await loaded).toBe('code')
  expect([load.mock.calls.length, asked.length]).toEqual([1, 1])
})

test('[CHAT-067] without a network nothing is tried; each time it comes back the server is asked, until the code is there', async () => {
  const load = vi.fn(async () => 'code')
  const loaded = importWhenOnline(load)
  asked[0]?.reject(new TypeError('no network'))
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'))
    expect(asked).toHaveLength(2)
  })
  expect(load).not.toHaveBeenCalled()
  asked[1]?.reject(new TypeError('no network'))
  await Promise.resolve()
  networkComes()
  expect(await loaded).toBe('code')
  expect(load).toHaveBeenCalledTimes(1)
})

test('[CHAT-067] once loaded it listens no more', async () => {
  onLine = true
  const [add, remove] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')]
  await importWhenOnline(async () => 'code')
  expect(remove.mock.calls.map(([name]) => name)).toEqual(add.mock.calls.map(([name]) => name))
})
