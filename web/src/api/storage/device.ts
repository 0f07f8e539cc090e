import * as z from 'zod/mini'

type Place = 'localStorage' | 'sessionStorage'

/** Values that could not be stored, because storage is blocked or full. Kept until the tab closes. */
const memory = new Map<string, string | null>()
const followers = new Set<{ follows: (name: string) => boolean; reread: () => void }>()

/** Reads a text from local or session storage; null if there is none. Never throws, even if storage is blocked. */
export function readText(name: string, place: Place = 'localStorage'): string | null {
  if (memory.has(name)) return memory.get(name) ?? null
  try {
    return globalThis[place].getItem(name)
  } catch {
    return null
  }
}

/** Stores a text; null removes it. Returns false if it could be kept in memory only. */
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

/** False once something could be kept in memory only: the device may then have lost what it stored before (MON-012). */
export const storesEverything = (): boolean => memory.size === 0

/** The names of all stored texts, including those kept in memory. */
export function storedNames(): string[] {
  try {
    const names = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? '')
    return [...new Set([...names, ...memory.keys()])].filter((name) => memory.get(name) !== null)
  } catch {
    return [...memory.keys()].filter((name) => memory.get(name) !== null)
  }
}

/** A value stored as JSON. A damaged value, or one that does not fit the schema, reads as null. */
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
    /** Returns false if the value could be kept in memory only. */
    write(value: z.input<S> | null): boolean {
      try {
        return writeText(name, value === null ? null : JSON.stringify(value), place)
      } catch {
        return false
      }
    },
  }
}

/** Calls `reread` when another tab, or `replaceText`, changes this name (SEC-016). Returns a function that stops it. */
export const onStored = (name: string, reread: () => void): (() => void) => follow((stored) => stored === name, reread)
/** Like `onStored`, for all names with this prefix. */
export const onStoredUnder = (prefix: string, reread: () => void): (() => void) => follow((stored) => stored.startsWith(prefix), reread)

function follow(follows: (name: string) => boolean, reread: () => void): () => void {
  const follower = { follows, reread }
  if (followers.size === 0 && typeof window !== 'undefined') window.addEventListener('storage', ({ key }) => changedElsewhere(key))
  followers.add(follower)
  return () => void followers.delete(follower)
}

/** Replaces the stored text of a store, which then rereads it. */
export function replaceText(name: string, text: string | null): void {
  writeText(name, text)
  notifyFollowers(name)
}

function changedElsewhere(key: string | null): void {
  // The other tab could store its value, so that value is newer than one kept in memory.
  if (key === null) memory.clear()
  else memory.delete(key)
  notifyFollowers(key)
}

function notifyFollowers(key: string | null): void {
  for (const { follows, reread } of followers) if (key === null || follows(key)) reread()
}
