import * as z from 'zod/mini'
import { randomId } from '../ids.ts'
import { afterOnScreen, every, now } from '../time.ts'
import { stored, writeText } from './device.ts'

const LEASE = 5_000
const SETTLE = 30

/** Runs `fn` while nothing else, in this or another tab, holds the lock `name`. */
export async function withLock<T>(name: string, fn: () => T | Promise<T>): Promise<T> {
  if (typeof navigator !== 'undefined' && navigator.locks) {
    let held = false
    const begin = () => {
      held = true
      return fn()
    }
    try {
      return (await navigator.locks.request(name, begin)) as T
    } catch (error) {
      // `fn` itself failed. Otherwise storage is blocked and `navigator.locks` failed, so use the lease below.
      if (held) throw error
    }
  }
  return queued(name, async () => {
    const release = await lease(`lock:${name}`)
    try {
      return await fn()
    } finally {
      release()
    }
  })
}

const tails = new Map<string, Promise<unknown>>()

/** Runs functions of the same name one after the other within this tab. */
function queued<T>(name: string, fn: () => Promise<T>): Promise<T> {
  const before = tails.get(name) ?? Promise.resolve()
  const mine = before.then(fn, fn)
  tails.set(name, mine)
  return mine
}

/** Plain http has no `navigator.locks`. A lease in localStorage keeps other tabs out, and expires if its tab closes. */
async function lease(key: string): Promise<() => void> {
  const owner = randomId()
  while (!(await tryAcquire(key, owner))) await pause(SETTLE)
  const renewing = every(LEASE / 3, () => write(key, owner))
  return () => {
    renewing()
    if (read(key)?.owner === owner) writeText(key, null)
  }
}

async function tryAcquire(key: string, owner: string): Promise<boolean> {
  const held = read(key)
  // A lease that ends more than LEASE from now was written while the device's clock was wrong, so ignore it.
  if (held && held.until > now() && held.until <= now() + LEASE) return false
  if (!write(key, owner)) return true
  await pause(SETTLE)
  return read(key)?.owner === owner
}

const Lease = z.object({ owner: z.string(), until: z.number() })
const read = (key: string) => stored(key, Lease).read()
/** Returns false if storage is blocked. Then the lock counts as acquired, because no other tab can hold it. */
const write = (key: string, owner: string): boolean => stored(key, Lease).write({ owner, until: now() + LEASE })

const pause = (ms: number) => new Promise<void>((done) => afterOnScreen(ms, done))
