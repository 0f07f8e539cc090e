import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSession } from '#contract/control/people.ts'
import { nextMessage } from '#contract/control/phones.ts'
import { Control } from '../../e2e/world/control.ts'
import { addressOf, runMock } from '../../scripts/run/mock.ts'
import { type Measurement, percentile, timed } from '../measurement.ts'

const CONNECTIONS = 40
const WRITES_FOR = 8_000
const LARGE = ['--seed', 'large', '--seed-size', '10000']

interface Write {
  readonly name: string
  /** The time of the server's response; `ms` is the duration of the call. */
  readonly at: number
  readonly ms: number
}

/** Measures how much a killed mock loses, how long a stop takes, and how much saving slows writes, with 10,000 products in the seed. */
export const saving: Measurement = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'samaki-bench-'))
  try {
    const flags = ['--state', join(folder, 'worlds.json'), ...LARGE]
    const saved = await writeUntilKilled(flags, 'SIGKILL')
    const unsaved = await writeUntilKilled(LARGE, 'SIGKILL')
    const kept = await storedNames(flags)
    const lost = saved.writes.filter(({ name }) => !kept.has(name))
    const stopped = await writeUntilKilled(flags, 'SIGTERM')
    const keptAtStop = await storedNames(flags)
    const { writes, endedAt } = saved
    return [
      {
        row: 'QA-046',
        what: `oldest write lost by kill -9, ${CONNECTIONS} connections`,
        value: Math.max(0, ...lost.map(({ at }) => endedAt - at)),
        limit: 1_000,
        unit: 'ms',
        note: `${lost.length} of ${writes.length} acknowledged writes lost`,
      },
      {
        row: 'QA-046',
        what: 'acknowledged writes lost by SIGTERM',
        value: stopped.writes.filter(({ name }) => !keptAtStop.has(name)).length,
        limit: 0,
        unit: '',
        note: `of ${stopped.writes.length}`,
      },
      { row: 'QA-046', what: 'stop in the middle of writes and a long poll', value: stopped.endTook, limit: 2_000, unit: 'ms' },
      {
        row: 'QA-046',
        what: 'a write while the state is saved, 99 of 100',
        // Relative to a run without a state file, because absolute times depend on the load of the machine.
        value: latency(writes, 99) / latency(unsaved.writes, 99),
        limit: 3,
        unit: '×',
        note: `${latency(writes, 99).toFixed(0)} and ${latency(unsaved.writes, 99).toFixed(0)} ms, median ${latency(writes, 50).toFixed(0)} and ${latency(unsaved.writes, 50).toFixed(0)}, longest ${latency(writes, 100).toFixed(0)} and ${latency(unsaved.writes, 100).toFixed(0)} ms`,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const latency = (writes: readonly Write[], percent: number): number =>
  percentile(
    writes.map(({ ms }) => ms),
    percent,
  )

/** Creates products on all connections for some seconds, then ends the mock while they are still writing. */
async function writeUntilKilled(
  flags: readonly string[],
  signal: NodeJS.Signals,
): Promise<{ writes: Write[]; endedAt: number; endTook: number }> {
  const { mock, url } = await open(flags)
  const control = new Control(url, 'default')
  const { accessToken } = await control.send(openSession, { body: { phoneNumber: '+255713604482' } })
  const headers = { authorization: `Bearer ${accessToken}` }
  const poll = control.send(nextMessage, { params: { msisdn: '255712345678' }, query: { timeout: 60_000 } }).catch(() => null)
  const writes: Write[] = []
  const writers = Array.from({ length: CONNECTIONS }, async (_, writer) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let n = 0; ; n++) {
      const name = `${signal} ${process.pid} ${writer}.${n}`
      const began = performance.now()
      try {
        await post(`${url}/v1/products`, headers, { ...fish, name }, agent)
      } catch {
        return
      }
      writes.push({ name, at: performance.now(), ms: performance.now() - began })
    }
  })
  await new Promise((done) => setTimeout(done, WRITES_FOR))
  const endedAt = performance.now()
  mock.kill(signal)
  const endTook = await timed(() => once(mock, 'exit'))
  await Promise.all([...writers, poll])
  return { writes, endedAt, endTook }
}

async function storedNames(flags: readonly string[]): Promise<Set<string>> {
  const { mock, url } = await open(flags)
  const products = await new Control(url, 'default').records('products')
  mock.kill('SIGKILL')
  await once(mock, 'exit')
  return new Set(products.map(({ name }) => name))
}

async function open(flags: readonly string[]): Promise<{ mock: ChildProcess; url: string }> {
  const mock = runMock(['--port', '0', ...flags], { stdio: ['ignore', 'pipe', 'pipe'] })
  return { mock, url: await addressOf(mock) }
}

const fish = {
  unitPrice: 14_000,
  availableQuantity: 20,
  imageUrls: ['/uploads/product-images/kambale.svg'],
  description: 'Fresh from the lake this morning, cleaned and on ice.',
  categoryId: 'smoked-fish',
  storageType: 'ambient',
  alertQuantity: 4,
}

function post(url: string, headers: Readonly<Record<string, string>>, body: object, agent?: Agent): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const all = { 'content-type': 'application/json', ...headers }
    const call = request(url, { method: 'POST', headers: all, ...(agent && { agent }) }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      answer.once('end', () => (answer.statusCode === 201 ? resolve(JSON.parse(text)) : reject(new Error(`${answer.statusCode} ${text}`))))
      answer.once('error', reject)
    })
    call.once('error', reject).end(JSON.stringify(body))
  })
}
