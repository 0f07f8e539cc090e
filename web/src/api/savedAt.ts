import { create } from 'zustand'
import { deviceNow, now } from './time.ts'

/** For the data of a call: when it was fetched, in ms, and whether the last attempt brought nothing newer. */
export interface ReadTime {
  readonly at: number
  readonly isOld: boolean
}
/** The reads of this visit. The keys are the cache keys of the calls (`keyOf`). */
export const useReads = create<Readonly<Record<string, ReadTime>>>(() => ({}))

/** Stores when a response was fetched. `stamp`: the device time at which the service worker stored it; null if it is fresh. */
export function noteRead(key: string, stamp: string | null): void {
  const age = stamp === null ? 0 : deviceNow() - Number(stamp)
  useReads.setState({ [key]: { at: now() - age, isOld: stamp !== null } })
}

/** Forgets the reads of these calls. */
export function forgetReads(isPersonal: (key: string) => boolean): void {
  useReads.setState((reads) => Object.fromEntries(Object.entries(reads).filter(([key]) => !isPersonal(key))), true)
}

/** Marks the last read of this call as old (`isOld`), because a newer request got no response. */
export function noteOffline(key: string): void {
  const read = useReads.getState()[key]
  if (read) useReads.setState({ [key]: { ...read, isOld: true } })
}
