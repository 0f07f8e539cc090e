import * as z from 'zod/mini'

type Place = 'localStorage' | 'sessionStorage'

/** What could not be stored: the browser keeps nothing for this site, or no more. It lives as long as the tab. */
const memory = new Map<string, string | null>()
const followers = new Set<{ follows: (name: string) => boolean; reread: () => void }>()

/** A text stored on the device, or by the tab alone; null for none. Never throws, also where reading storage is forbidden. */
export function readText(name: string, place: Place = 'localStorage'): string | null {
  if (memory.has(name)) return memory.get(name) ?? null
  try {
    return globalThis[place].getItem(name)
  } catch {
    return null
  }
}

/** Stores a text; null removes it. Returns false where only memory has it now. */
export function writeText(name: string, text: string | null, place: Place = 'localStorage'): boolean {
  try {
    if (text === null) globalThis[place].removeItem(name)
    else globalThis[place].setItem(name, text)
    memory.delete(name)
    return true
  } catch {
    memory.set(name, text)
    return false
  }
}

/** The names of what is stored, and of what only memory has. */
export function storedNames(): string[] {
  try {
    const names = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? '')
    return [...new Set([...names, ...memory.keys()])].filter((name) => memory.get(name) !== null)
  } catch {
    return [...memory.keys()].filter((name) => memory.get(name) !== null)
  }
}

/** A value stored as JSON; one that is damaged or of another shape reads as null. */
export function stored<S extends z.ZodMiniType>(name: string, schema: S, place?: Place) {
  return {
    read(): z.output<S> | null {
      try {
        const parsed = z.safeParse(schema, JSON.parse(readText(name, place) ?? 'null'))
        return parsed.success ? parsed.data : null
      } catch {
        return null
      }
    },
    /** Returns false where only memory has it now. */
    write(value: z.input<S> | null): boolean {
      try {
        return writeText(name, value === null ? null : JSON.stringify(value), place)
      } catch {
        return false
      }
    },
  }
}

/** Calls `reread` when another tab has stored something under this name, or when `replaceText` has (SEC-016). */
export const onStored = (name: string, reread: () => void): (() => void) => follow((stored) => stored === name, reread)
/** The same for all names with this beginning. */
export const onStoredUnder = (prefix: string, reread: () => void): (() => void) => follow((stored) => stored.startsWith(prefix), reread)

function follow(follows: (name: string) => boolean, reread: () => void): () => void {
  const follower = { follows, reread }
  if (followers.size === 0 && typeof window !== 'undefined') window.addEventListener('storage', ({ key }) => changedElsewhere(key))
  followers.add(follower)
  return () => void followers.delete(follower)
}

/** Replaces what a store has stored under this name; the store rereads it. */
export function replaceText(name: string, text: string | null): void {
  writeText(name, text)
  notifyFollowers(name)
}

function changedElsewhere(key: string | null): void {
  // What another tab could store is the newer truth.
  if (key === null) memory.clear()
  else memory.delete(key)
  notifyFollowers(key)
}

function notifyFollowers(key: string | null): void {
  for (const { follows, reread } of followers) if (key === null || follows(key)) reread()
}
