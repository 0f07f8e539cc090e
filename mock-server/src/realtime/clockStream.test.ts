import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'
import { START, type TestMock, testMock } from '../testing/testing.ts'
import { attachRealtime } from './attach.ts'
import { attachClockStream } from './clockStream.ts'

let mock: TestMock
let url: string
const pages: WebSocket[] = []
beforeEach(async () => {
  mock = await testMock()
  const callers = { origins: ['https://samaki.example'] }
  attachRealtime(mock.app.server, mock.worlds, callers)
  attachClockStream(mock.app.server, mock.worlds)
  url = (await mock.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')
})
afterEach(async () => {
  for (const page of pages.splice(0)) page.terminate()
  await mock.app.close()
})

/** Opens the stream of a page; `received` are the messages received so far. */
async function open(headers: ClientOptions['headers'] = {}) {
  const page = new WebSocket(`${url}/__mock/api/clock/stream`, { headers })
  pages.push(page)
  const received: string[] = []
  page.on('message', (data: Buffer) => received.push(data.toString()))
  await new Promise((resolve, reject) => page.once('open', resolve).once('error', reject))
  const waitForCount = (count: number) => expect.poll(() => received.length).toBe(count)
  const isClosed = new Promise((resolve) => page.once('close', resolve))
  /** Requests the clock and returns the reply. */
  const read = async () => {
    const before = received.length
    page.send('?')
    await waitForCount(before + 1)
    return JSON.parse(received.at(-1) ?? '')
  }
  return { page, received, waitForCount, read, isClosed }
}

test('[QA-011] a page reads the clock of its world, and is notified only when the clock is moved or set', async () => {
  const page = await open()
  expect(await page.read()).toMatchObject({ now: new Date(START).toISOString(), mode: { kind: 'frozen' } })
  await mock.control('POST', '/clock/advance', { ms: 5_000 })
  await page.waitForCount(2)
  expect(page.received.at(-1)).toBe('')
  expect((await page.read()).now).toBe(new Date(START + 5_000).toISOString())
  await mock.control('PUT', '/clock', { kind: 'fast', times: 60 })
  await page.waitForCount(4)
  expect((await page.read()).mode).toEqual({ kind: 'fast', times: 60 })
  await mock.control('GET', '/clock')
  await mock.call('GET', '/products')
  await page.read()
  expect(page.received).toHaveLength(6)
})

test('[QA-003][QA-011] a page is notified about its own world only', async () => {
  const page = await open({ cookie: 'mock-world=other' })
  await mock.control('POST', '/clock/advance', { ms: 5_000 })
  expect((await page.read()).now).toBe(new Date(START).toISOString())
  expect(page.received).toHaveLength(1)
})

test('[QA-007][QA-011] the stream closes when its world ends, so that the page reconnects to the new one', async () => {
  const page = await open()
  await mock.control('POST', '/worlds/default/reset', { clock: { kind: 'frozen', at: '2030-01-01T00:00:00.000Z' } })
  await page.isClosed
  expect((await (await open()).read()).now).toBe('2030-01-01T00:00:00.000Z')
})

test('[SEC-024] another site, an unknown host and an invalid world are refused', async () => {
  await expect(open({ origin: 'https://evil.example' })).rejects.toThrow('403')
  await expect(open({ host: 'evil.example', origin: 'http://evil.example' })).rejects.toThrow('403')
  await expect(open({ cookie: 'mock-world=No World' })).rejects.toThrow('400')
  await open({ origin: 'https://samaki.example' })
  await open({ origin: url.replace('ws', 'http') })
})

test('[SEC-018][QA-011] an invalid frame closes the stream of that page only', async () => {
  const [good, bad] = [await open(), await open()]
  bad.page.send('x'.repeat(5_000))
  await bad.isClosed
  expect((await good.read()).mode).toMatchObject({ kind: 'frozen' })
})
