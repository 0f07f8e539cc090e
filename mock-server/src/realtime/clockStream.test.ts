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

/** A page with its stream open; `told` are the messages so far. */
async function open(headers: ClientOptions['headers'] = {}) {
  const page = new WebSocket(`${url}/__mock/api/clock/stream`, { headers })
  pages.push(page)
  const told: string[] = []
  page.on('message', (data: Buffer) => told.push(data.toString()))
  await new Promise((resolve, reject) => page.once('open', resolve).once('error', reject))
  const said = (count: number) => expect.poll(() => told.length).toBe(count)
  const isClosed = new Promise((resolve) => page.once('close', resolve))
  /** Asks for the clock, and answers what came before it too. */
  const read = async () => {
    const before = told.length
    page.send('?')
    await said(before + 1)
    return JSON.parse(told.at(-1) ?? '')
  }
  return { page, told, said, read, isClosed }
}

test('[QA-011] a page reads the clock of its world, and is told at once whenever it is moved or set, never otherwise', async () => {
  const page = await open()
  expect(await page.read()).toMatchObject({ now: new Date(START).toISOString(), mode: { kind: 'frozen' } })
  await mock.control('POST', '/clock/advance', { ms: 5_000 })
  await page.said(2)
  expect(page.told.at(-1)).toBe('')
  expect((await page.read()).now).toBe(new Date(START + 5_000).toISOString())
  await mock.control('PUT', '/clock', { kind: 'fast', times: 60 })
  await page.said(4)
  expect((await page.read()).mode).toEqual({ kind: 'fast', times: 60 })
  await mock.control('GET', '/clock')
  await mock.call('GET', '/products')
  await page.read()
  expect(page.told).toHaveLength(6)
})

test('[QA-003][QA-011] it hears of its own world only', async () => {
  const page = await open({ cookie: 'mock-world=other' })
  await mock.control('POST', '/clock/advance', { ms: 5_000 })
  expect((await page.read()).now).toBe(new Date(START).toISOString())
  expect(page.told).toHaveLength(1)
})

test('[QA-007][QA-011] with its world the stream ends, so that the page comes back into the next one', async () => {
  const page = await open()
  await mock.control('POST', '/worlds/default/reset', { clock: { kind: 'frozen', at: '2030-01-01T00:00:00.000Z' } })
  await page.isClosed
  expect((await (await open()).read()).now).toBe('2030-01-01T00:00:00.000Z')
})

test('[SEC-024] another site, a host that is not ours and a wrong world get no stream', async () => {
  await expect(open({ origin: 'https://evil.example' })).rejects.toThrow('403')
  await expect(open({ host: 'evil.example', origin: 'http://evil.example' })).rejects.toThrow('403')
  await expect(open({ cookie: 'mock-world=No World' })).rejects.toThrow('400')
  await open({ origin: 'https://samaki.example' })
  await open({ origin: url.replace('ws', 'http') })
})

test('[SEC-018][QA-011] a page that talks nonsense loses its stream, and nobody else does', async () => {
  const [good, bad] = [await open(), await open()]
  bad.page.send('x'.repeat(5_000))
  await bad.isClosed
  expect((await good.read()).mode).toMatchObject({ kind: 'frozen' })
})
