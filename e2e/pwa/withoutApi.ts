import type { BrowserContext } from '@playwright/test'
import type { World } from '../world/world.ts'

/** The app starts, as from the files that a device keeps, while no call of it is answered. Returns how to bring the network back. */
export async function withoutApi(context: BrowserContext, world: World): Promise<() => Promise<void>> {
  world.expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/)
  const calls = /\/(v1|realtime)\//
  await context.route(calls, (route) => route.abort('internetdisconnected'))
  return () => context.unroute(calls)
}
