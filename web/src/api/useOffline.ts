import { create } from 'zustand'
import type { ApiError } from './ApiError.ts'
import { isServerReachable, seemsOffline } from './lazyImport.ts'

/**
 * Whether the network is lost: the device says so, or the last call got no response (CHAT-185). `send` sets it. A call that only took too
 * long says nothing about the network.
 */
export const useNetworkLost = create<boolean>()(seemsOffline)

/** Whether the network is lost, or this call got no response. */
export const useOffline = (error?: ApiError): boolean => useNetworkLost() || error?.status === 0

/**
 * True if the device reports no network and the server cannot be reached. The second check is needed because the server may run on the
 * same machine. Call this before an action that needs the network.
 */
export const isServerUnreachable = async (): Promise<boolean> => seemsOffline() && !(await isServerReachable())

let changes = 0
for (const event of ['online', 'offline'])
  globalThis.addEventListener?.(event, () => {
    changes++
    useNetworkLost.setState(seemsOffline())
  })

/**
 * Call this when a call starts, and the function that it returns at the end of the call. A call during which the device lost or found
 * the network says nothing about now (CHAT-185).
 */
export function watchNetwork(): (isLost: boolean) => void {
  const before = changes
  return (isLost) => {
    if (changes === before) useNetworkLost.setState(isLost)
  }
}
