// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importWhenOnline } from './lazyImport.ts'

/** Sets whether the browser reports a network, and the server's responses in order. */
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

test('[CHAT-067] a network that comes back while the server is asked is noticed', async () => {
  const load = vi.fn(async () => 'code')
  const loaded = importWhenOnline(load)
  networkComes()
  asked[0]?.reject(new TypeError('no network'))
  expect(await loaded).toBe('code')
  expect([load.mock.calls.length, asked.length]).toEqual([1, 1])
})

test('[CHAT-067] offline nothing is imported; each time the network is back the server is asked, until the code is loaded', async () => {
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

test('[CHAT-067] after loading nothing listens for the network', async () => {
  onLine = true
  const [add, remove] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')]
  await importWhenOnline(async () => 'code')
  expect(remove.mock.calls.map(([name]) => name)).toEqual(add.mock.calls.map(([name]) => name))
})
