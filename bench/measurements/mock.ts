import { spawn } from 'node:child_process'
import type { ControlInput } from '#contract/control/controlCall.ts'
import { countJournal } from '#contract/control/journal.ts'
import { resetWorld } from '#contract/control/worlds.ts'
import { Control } from '../../e2e/world/control.ts'
import { addressOf, runMock } from '../../scripts/run/mock.ts'
import { cpuOf } from '../cpu.ts'
import { load } from '../load.ts'
import { type Measurement, median, repeated, timed } from '../measurement.ts'
import { startPlain } from '../plain.ts'

const TIMES = 5
const PLAIN = `import Fastify from 'fastify'
const app = Fastify()
app.get('/', () => ({}))
await app.listen({ port: 0, host: '127.0.0.1' })
console.log('listening http://127.0.0.1')`

/** Measures the time from the start of the process to its first output line, with the default seed. */
export const mockReady: Measurement = async () => {
  const mock = await starts(() => runMock(['--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] }))
  const plain = await starts(() => spawn(process.execPath, ['--input-type=module', '-e', PLAIN], { stdio: ['ignore', 'pipe', 'pipe'] }))
  return [
    {
      row: 'PERF-019',
      what: 'mock ready',
      value: mock.wall,
      cpu: mock.cpu,
      limit: 1_000,
      unit: 'ms',
      baseline: { what: 'plain Fastify route', value: plain.wall },
      // 3.0 to 3.4 times on machines of any speed.
      mostTimesBaseline: 4,
    },
  ]
}

async function starts(start: () => ReturnType<typeof spawn>): Promise<{ wall: number; cpu: number | undefined }> {
  const walls: number[] = []
  const cpus: number[] = []
  for (let i = 0; i < TIMES; i++) {
    const child = start()
    walls.push(await timed(() => addressOf(child)))
    cpus.push(cpuOf(child) ?? Number.NaN)
    child.kill()
  }
  return { wall: median(walls), cpu: cpus.some(Number.isNaN) ? undefined : median(cpus) }
}

/** Measures resetting a world by a control call, as tests do. */
export const worldReset: Measurement = async ({ url }) => {
  const at = await url()
  const reset = (name: string, seed: ControlInput<typeof resetWorld>['body']) => {
    const control = new Control(at, name)
    return () => control.send(resetWorld, { params: { name }, body: seed })
  }
  const value = median(await repeated(100, reset('bench-default', { seed: 'default' })))
  const plain = median(await repeated(20, reset('bench-large', { seed: 'large', products: 1_000 })))
  return [
    { row: 'PERF-020', what: 'reset of a world', value, limit: 5, unit: 'ms', baseline: { what: 'world of 1,000 products', value: plain } },
  ]
}

const CONNECTIONS = 10
const REQUESTS = 20_000
const PATH = '/v1/products'

/** Measures the product list on 10 connections with the journal enabled. The baseline is a route that sends the same bytes. */
export const throughput: Measurement = async ({ url, cpu }) => {
  const plain = await startPlain()
  try {
    const list = await (await fetch(`${await url()}${PATH}`)).text()
    await fetch(`${plain.url}/kept`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: list })
    await warmUp(await url(), PATH)
    const before = cpu()
    const value = await rate(await url(), PATH)
    const after = cpu()
    await warmUp(plain.url, '/kept')
    const baseline = await rate(plain.url, '/kept')
    const { count } = await new Control(await url(), 'default').send(countJournal, { query: { kind: 'answer' } })
    if (count === 0) throw new Error('the journal is off')
    return [
      {
        row: 'PERF-022',
        what: 'product list, journal on, 10 connections',
        value,
        ...(before !== null && after !== null && { cpu: REQUESTS / ((after - before) / 1_000) }),
        limit: 5_000,
        atLeast: true,
        unit: '/s',
        baseline: { what: 'plain Fastify route', value: baseline },
      },
    ]
  } finally {
    plain.stop()
  }
}

const warmUp = (url: string, path: string) => load(url, path, { connections: CONNECTIONS, requests: REQUESTS / 4 })
const rate = (url: string, path: string) => load(url, path, { connections: CONNECTIONS, requests: REQUESTS })
