import { realtime, type Stop } from '#web/api/socket.ts'
import { refreshAfterEvent } from '#web/api/useCall.ts'

/** The API paths with orders, or with stock that orders change. */
const PATHS = ['/orders', '/transporters/me/orders', '/products/me'] as const

/**
 * Keeps open screens up to date with changes to orders by others (RT-014, GEN-011). Refetches after each event, and after each
 * connect, because the server does not repeat missed events. After an outage it refetches everything on screen, also what had failed
 * (PWA-019). Hooks can't do this: they miss events while no screen is mounted.
 */
export function followOrders(): Stop {
  const stop = realtime.on('order-status', () => refetchAll(true))
  const stopConnect = realtime.onConnect((afterOutage) => {
    if (afterOutage) refreshAfterEvent('/', { alsoFailed: true })
    else refetchAll(false)
  })
  return () => {
    stop()
    stopConnect()
  }
}

function refetchAll(alsoFailed: boolean): void {
  for (const path of PATHS) refreshAfterEvent(path, { alsoFailed })
}
