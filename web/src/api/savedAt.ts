import { create } from 'zustand'
import { deviceNow, now } from './time.ts'

/** Of what is shown of a call: since when it has been on the device, and whether the last attempt brought nothing newer. */
export interface Read {
  readonly at: number
  readonly isOld: boolean
}
/** By key of the call. */
export const useReads = create<Readonly<Record<string, Read>>>(() => ({}))

/** Notes what a response brought. `stamp`: kept by the service worker, since when by the device's own clock; null: fresh. */
export function noteRead(key: string, stamp: string | null): void {
  const age = stamp === null ? 0 : deviceNow() - Number(stamp)
  useReads.setState({ [key]: { at: now() - age, isOld: stamp !== null } })
}

/** Notes that no response came: what was read before stays on screen. */
export function noteNoNetwork(key: string): void {
  const read = useReads.getState()[key]
  if (read) useReads.setState({ [key]: { ...read, isOld: true } })
}
