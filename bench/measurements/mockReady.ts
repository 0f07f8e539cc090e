import { spawn } from 'node:child_process'
import { addressOf, runMock } from '../../scripts/run/mock.ts'
import { cpuOf } from '../cpu.ts'
import { type Measurement, median, timed } from '../measurement.ts'

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
