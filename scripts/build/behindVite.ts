import { setTimeout as wait } from 'node:timers/promises'
import type { Plugin } from 'vite'
import { isUp } from '../run/mock.ts'

/** Paths that the mock answers; the rest is the web app's. */
const OF_MOCK = '^/(v1|realtime|socket\\.io|uploads|__mock/(api|docs|openapi))([/.?]|$)'
/** A restart of the mock takes well under a second. */
const RESTART_WITHIN = 10_000

/** Puts the mock on Vite's own origin. A call that meets a restart waits for its end instead of failing. */
export function behindVite(port: number): Plugin {
  const target = `http://127.0.0.1:${port}`
  return {
    name: 'samaki-mock',
    config: () => ({ server: { proxy: { [OF_MOCK]: { target, ws: true, changeOrigin: false } } } }),
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = request.url ?? '/'
        if (/^\/__mock(\/(phone\/.*)?)?(\?|$)/.test(path)) request.url = '/mock.html'
        if (/^\/__cards(\?|$)/.test(path)) request.url = path.replace('/__cards', '/cards.html')
        if (new RegExp(OF_MOCK).test(path)) void untilUp(port).finally(next)
        else next()
      })
    },
  }
}

async function untilUp(port: number): Promise<void> {
  const since = performance.now()
  while (!(await isUp(port)) && performance.now() - since < RESTART_WITHIN) await wait(50)
}
