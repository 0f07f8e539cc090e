import { afterEach, expect, test } from 'vitest'
import { openFrames } from './frames.ts'
import { emptyTally, openRequests } from './requests.ts'

/** Each run of the gate is the same; `npm run soak -- --property requests` goes further. */
const SEED = 8

const open: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

test('[SEC-018][QA-035][QA-038][SEC-002] 3,000 requests made from the document: never a 5xx, always a Problem, and good answers fit it', {
  timeout: 60_000,
}, async () => {
  const requests = await openRequests()
  open.push(requests)
  const tally = emptyTally()
  for (let round = 0; round < 3; round++) await requests.fuzz({ seed: SEED + round, count: 1_000, tally })
  // It reached the calls themselves, and every way of being refused.
  expect(tally.good.size).toBeGreaterThan(50)
  for (const status of [200, 201, 204, 400, 401, 403, 404, 409, 413, 414, 415])
    expect(tally.statuses.get(status), `${status}`).toBeGreaterThan(0)
})

test('[SEC-018][SEC-019] 400 strange frames break nothing, and the server goes on', { timeout: 60_000 }, async () => {
  const frames = await openFrames()
  open.push(frames)
  await frames.fuzz({ seed: SEED, count: 400 })
})
