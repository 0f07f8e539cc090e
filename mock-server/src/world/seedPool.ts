import type { ChargeRecord, Seed } from '#contract/control/records.ts'
import { LARGE_PRODUCTS, seed as seedRecords } from '#fixtures/seed.ts'
import type { Market } from '../market/market.ts'
import { marketSeed } from '../market/marketSeed.ts'
import { createDb, type Db } from './db.ts'
import type { SeedChoice } from './world.ts'

export interface SeedPool {
  take(seed: SeedChoice, now: number): { db: Db; charges: readonly ChargeRecord[] }
}

/**
 * Creates a pool that keeps a filled database ready, so that a reset takes less than 5 ms (PERF-020). The records of a seed are built once
 * per hour of the world's time. They are frozen and shared: a world that changes a record gets its own copy. `market` fills worlds with
 * the seed `file`.
 */
export function createSeedPool(market?: Market): SeedPool {
  const seeds = new Map<string, Seed>()
  const filled = new Map<string, Db>()
  const HOUR = 3_600_000
  return {
    take(choice, now) {
      const hour = Math.floor(now / HOUR) * HOUR
      const { name, products = LARGE_PRODUCTS, orders = 0 } = choice
      const key = `${name} ${products} ${orders} ${hour}`
      const known = seeds.get(key)
      const records = known ?? recordsOf({ ...choice, products, orders }, hour, market)
      const db = filled.get(key) ?? createDb(records)
      filled.delete(key)
      // Don't prepare a second large database: 100,000 more records would use memory for a reset that may never come.
      if (name === 'large') return { db, charges: records.charges }
      if (!known) {
        if (seeds.size >= 8) seeds.clear()
        seeds.set(key, { ...records, ...(db.records() as Partial<Seed>) })
      }
      const sharedRecords = seeds.get(key) ?? records
      setImmediate(() => {
        if (filled.size >= 4) filled.clear()
        filled.set(key, createDb(sharedRecords))
      })
      return { db, charges: records.charges }
    },
  }
}

function recordsOf({ name, products, orders }: Required<SeedChoice>, now: number, market: Market | undefined): Seed {
  if (name !== 'file') return seedRecords(name, { now, products, orders })
  if (!market) throw new Error('The seed `file` needs a market.')
  return marketSeed(market, now)
}
