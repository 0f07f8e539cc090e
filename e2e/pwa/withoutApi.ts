import type { BrowserContext } from '@playwright/test'
import type { World } from '../world/world.ts'

/** Makes all API calls fail while the app's own files load, as on an offline device with cached files. Returns a function that restores the network. */
export async function withoutApi(context: BrowserContext, world: World): Promise<() => Promise<void>> {
  world.expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/)
  const calls = /\/(v1|realtime)\//
  await context.route(calls, (route) => route.abort('internetdisconnected'))
  return () => context.unroute(calls)
}
