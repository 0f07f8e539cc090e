import { execFileSync } from 'node:child_process'
import type { World } from '#mock/world/world.ts'
import type { Worlds } from '#mock/world/worlds.ts'
import type { Measurement } from '../measurement.ts'

const MB = 2 ** 20
const WORLDS = 50
const DROPS = 10_000
const STEP = 1_000
const REQUESTS = 100_000
/** The most that the heap may grow per dropped world, in kB. For all 10,000 worlds that is 2 MB, the limit for a single world. */
const MOST_GROWTH = 0.2

interface MemoryUse {
  /** The size of a world in MB. */
  readonly world: number
  /** The size of a plain copy of the same records in MB. */
  readonly seed: number
  /** The growth of the heap in kB per world that is created and dropped. */
  readonly slope: number
  readonly lines: number
  readonly gone: number
}

/** Measures the memory of worlds and journal in a separate process, with garbage collection before each reading. */
export const memory: Measurement = async () => {
  const output = execFileSync(process.execPath, ['--expose-gc', import.meta.filename], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { world, seed, slope, lines, gone } = JSON.parse(output) as MemoryUse
  return [
    {
      row: 'issue 4',
      what: 'memory of a world, default seed',
      value: world,
      limit: 2,
      unit: 'MB',
      baseline: { what: 'its records copied plainly', value: seed },
    },
    {
      row: 'issue 4',
      what: `growth per world over ${DROPS} made and dropped`,
      value: slope,
      limit: MOST_GROWTH,
      unit: 'kB',
      note: `slope of the heap; ${((slope * DROPS) / 1_024).toFixed(2)} MB in all`,
    },
    {
      row: 'issue 4',
      what: `journal after ${REQUESTS} requests`,
      value: lines,
      limit: 20_000,
      unit: 'lines',
      note: `${gone} of the oldest gone and counted`,
    },
  ]
}

if (import.meta.main) {
  const { createWorlds } = await import('#mock/world/worlds.ts')
  const worlds = createWorlds({ clock: { kind: 'frozen', at: Date.parse('2026-11-20T06:00:00.000Z') } })
  const { world, seed } = await sizeOfOne(worlds)
  const measured: MemoryUse = { world, seed, slope: await slope(worlds), ...fillJournal(worlds.get('journal')) }
  worlds.stop()
  console.log(JSON.stringify(measured))
}

async function sizeOfOne(worlds: Worlds) {
  await settle(worlds, 'warm')
  const before = heap()
  for (let n = 0; n < WORLDS; n++) await settle(worlds, `size-${n}`)
  const world = (heap() - before) / WORLDS / MB
  const kept: unknown[] = []
  const bare = heap()
  for (let n = 0; n < WORLDS; n++) kept.push(structuredClone(worlds.get('warm').db.records()))
  const seed = (heap() - bare) / kept.length / MB
  for (let n = 0; n < WORLDS; n++) worlds.drop(`size-${n}`)
  return { world, seed }
}

/** Returns the growth of the heap in kB per world, by least squares over readings after each thousand worlds. */
async function slope(worlds: Worlds): Promise<number> {
  const heaps: number[] = []
  for (let n = 0; n <= DROPS; n++) {
    await settle(worlds, `drop-${n}`)
    worlds.drop(`drop-${n}`)
    if (n % STEP === 0) heaps.push(heap())
  }
  const own = heaps.slice(1)
  const [x, y] = [own.reduce((sum, _, i) => sum + i, 0) / own.length, own.reduce((sum, size) => sum + size, 0) / own.length]
  const covariance = own.reduce((sum, size, i) => sum + (i - x) * (size - y), 0)
  return covariance / own.reduce((sum, _, i) => sum + (i - x) ** 2, 0) / STEP / 1_024
}

function fillJournal({ journal }: World): { lines: number; gone: number } {
  for (let n = 0; n < REQUESTS; n++) journal.add({ kind: 'request', method: 'GET', path: '/v1/products' })
  return { lines: journal.count(), gone: journal.gone() }
}

/** Creates a world and waits until the server has prepared its next spare world, which would otherwise count for this one. */
async function settle(worlds: Worlds, name: string): Promise<void> {
  worlds.reset(name)
  await new Promise((resolve) => setImmediate(resolve))
}

function heap(): number {
  for (let n = 0; n < 3; n++) globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
