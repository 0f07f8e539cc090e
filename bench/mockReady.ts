import { spawn } from 'node:child_process'
import { addressOf, runMock } from '../scripts/mock.ts'
import { type Measurement, median, timed } from './measurement.ts'

const TIMES = 5
const PLAIN = `import Fastify from 'fastify'
const app = Fastify()
app.get('/', () => ({}))
await app.listen({ port: 0, host: '127.0.0.1' })
console.log('listening http://127.0.0.1')`

/** From the start of the process to its first line, default seed. */
export const mockReady: Measurement = async () => {
  const mock = await starts(() => runMock(['--port', '0'], [], ['ignore', 'pipe', 'pipe']))
  const plain = await starts(() => spawn(process.execPath, ['--input-type=module', '-e', PLAIN], { stdio: ['ignore', 'pipe', 'pipe'] }))
  return [
    { row: 'PERF-019', what: 'mock ready', value: mock, limit: 1_000, unit: 'ms', baseline: { what: 'plain Fastify route', value: plain } },
  ]
}

async function starts(start: () => ReturnType<typeof spawn>): Promise<number> {
  const values: number[] = []
  for (let i = 0; i < TIMES; i++) {
    const child = start()
    values.push(await timed(() => addressOf(child)))
    child.kill()
  }
  return median(values)
}
