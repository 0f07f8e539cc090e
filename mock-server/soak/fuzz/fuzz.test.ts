import { afterEach, expect, test } from 'vitest'
import { openFrames } from './frames.ts'
import { emptyTally, openRequests } from './requests.ts'

/** A fixed seed, so that every check sends the same requests. `npm run soak -- --property requests` sends others. */
const SEED = 8

const open: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

test(
  '[SEC-018][QA-035][QA-038][SEC-002] 3,000 requests generated from the document: no 5xx, every refusal is a Problem, and successful responses match the document',
  { timeout: 60_000 },
  async () => {
    const requests = await openRequests()
    open.push(requests)
    const tally = emptyTally()
    for (let round = 0; round < 3; round++) await requests.fuzz({ seed: SEED + round, count: 1_000, tally })
    // The requests reached most calls and every kind of refusal.
    expect(tally.good.size).toBeGreaterThan(50)
    for (const status of [200, 201, 204, 400, 401, 403, 404, 409, 413, 414, 415])
      expect(tally.statuses.get(status), `${status}`).toBeGreaterThan(0)
  },
)

test('[SEC-018][SEC-019] 400 odd frames cause no violation, and the server keeps running', { timeout: 60_000 }, async () => {
  const frames = await openFrames()
  open.push(frames)
  await frames.fuzz({ seed: SEED, count: 400 })
})
