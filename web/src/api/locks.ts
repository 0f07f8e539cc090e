import { randomId } from './ids.ts'
import { after, every, now } from './time.ts'

const LEASE = 5_000
const SETTLE = 30

/** Runs `fn` while no other tab and nothing else in this tab holds `name`. */
export function withLock<T>(name: string, fn: () => T | Promise<T>): Promise<T> {
  if (typeof navigator !== 'undefined' && navigator.locks) return navigator.locks.request(name, fn) as Promise<T>
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

/** One after the other within this tab. */
function queued<T>(name: string, fn: () => Promise<T>): Promise<T> {
  const before = tails.get(name) ?? Promise.resolve()
  const mine = before.then(fn, fn)
  tails.set(name, mine)
  return mine
}

/** Plain http has no `navigator.locks`: a lease in local storage keeps other tabs out, and ends by itself when its tab dies. */
async function lease(key: string): Promise<() => void> {
  const owner = randomId()
  while (!(await taken(key, owner))) await pause(SETTLE)
  const renewing = every(LEASE / 3, () => write(key, owner))
  return () => {
    renewing()
    if (read(key)?.owner === owner) localStorage.removeItem(key)
  }
}

async function taken(key: string, owner: string): Promise<boolean> {
  const held = read(key)
  if (held && held.until > now()) return false
  if (!write(key, owner)) return true
  await pause(SETTLE)
  return read(key)?.owner === owner
}

function read(key: string): { owner: string; until: number } | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** False without usable storage: then there is no other tab to share with. */
function write(key: string, owner: string): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ owner, until: now() + LEASE }))
    return true
  } catch {
    return false
  }
}

const pause = (ms: number) => new Promise<void>((done) => after(ms, done))
