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
 * Creates a pool that has a filled database ready, for the reset within 5 ms (PERF-020). The records of a seed are made once per hour of the
 * world's time and shared: they are frozen, and a world that changes one gets its own.
 * `market` is what a world with the seed `file` holds.
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
      // A large seed is not kept: 100,000 records twice would fill the machine for a reset that may never come.
      if (name === 'large') return { db, charges: records.charges }
      if (!known) {
        if (seeds.size >= 8) seeds.clear()
        seeds.set(key, { ...records, ...(db.records() as Partial<Seed>) })
      }
      const kept = seeds.get(key) ?? records
      setImmediate(() => {
        if (filled.size >= 4) filled.clear()
        filled.set(key, createDb(kept))
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
