import { realtime, type Stop } from '#web/api/socket.ts'
import { refreshAfterEvent } from '#web/api/useCall.ts'

/** What shows orders, or the stock that they take. */
const PATHS = ['/orders', '/transporters/me/orders', '/products/me'] as const

/**
 * Keeps open screens up to date with what others do to orders (RT-014, GEN-011): fetches again on each event, and on each connect, since the
 * server does not repeat events. The hooks do not listen themselves: an event would be missed while no screen is mounted.
 */
export function followOrders(): Stop {
  const stop = realtime.on('order-status', () => rereadAll(true))
  const stopConnect = realtime.onConnect(() => rereadAll(false))
  return () => {
    stop()
    stopConnect()
  }
}

function rereadAll(alsoFailed: boolean): void {
  for (const path of PATHS) refreshAfterEvent(path, { alsoFailed })
}
