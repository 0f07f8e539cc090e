import * as z from 'zod/mini'
import { config } from '#web/api/config.ts'
import { deviceNow, every } from '#web/api/time.ts'
import { followWorld } from './followWorld.ts'

const Clock = z.object({
  now: z.string(),
  mode: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('real') }),
    z.object({ kind: z.literal('fast'), times: z.number() }),
    z.object({ kind: z.literal('frozen') }),
  ]),
})
const STEP = 700
/** A server that is away is asked less often. */
const PATIENCE = 10

/** Reads the world's clock now, then while the page can be seen; resolves after the first reading. */
export async function followClock(): Promise<void> {
  let failures = 0
  let turn = 0
  let isReading = false
  const look = async () => {
    if (isReading || document.visibilityState === 'hidden') return
    if (failures > 0 && turn++ % PATIENCE !== 0) return
    isReading = true
    failures = (await read()) ? 0 : failures + 1
    isReading = false
  }
  every(STEP, () => void look())
  document.addEventListener('visibilitychange', () => void look())
  await look()
}

let told: boolean | null = null

async function read(): Promise<boolean> {
  const began = deviceNow()
  try {
    const answer = await fetch(`${config.apiHost}/__mock/api/clock`, { headers: { accept: 'application/json' } })
    const { now, mode } = Clock.parse(await answer.json())
    const speed = mode.kind === 'frozen' ? 0 : mode.kind === 'fast' ? mode.times : 1
    tellNextStart(followWorld({ at: Date.parse(now), speed, readAt: (began + deviceNow()) / 2 }))
    return true
  } catch {
    return false
  }
}

function tellNextStart(moved: boolean): void {
  if (moved === told) return
  told = moved
  // oxlint-disable-next-line unicorn/no-document-cookie -- Chrome 105 over plain http has no cookie store
  document.cookie = moved ? 'mock-clock=world; path=/; samesite=lax' : 'mock-clock=; path=/; max-age=0'
}
