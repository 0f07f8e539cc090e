import { setTimeout as wait } from 'node:timers/promises'
import type { Plugin } from 'vite'
import { cookieRedirect, hasToken } from '#mock/http/connections/controlToken.ts'
import { isUp } from '../run/mock.ts'

/** Paths that the mock handles. Vite handles all others. */
const MOCK_PATHS = '^/(v1|realtime|socket\\.io|uploads)([/?]|$)|^/__mock/(?!phone([/?]|$)|[?]|$)'
/** The longest wait for a restarting mock, in ms. A restart takes well under a second. */
const RESTART_WITHIN = 10_000

/**
 * Proxies the mock behind Vite's origin. Calls during a restart of the mock are delayed until it is up again. A page opened with
 * the token in its URL stores it in a cookie, as when the mock itself serves the pages (WAY-009).
 */
export function mockProxy(port: number, token: string | undefined): Plugin {
  const target = `http://127.0.0.1:${port}`
  return {
    name: 'samaki-mock',
    config: () => ({ server: { proxy: { [MOCK_PATHS]: { target, ws: true, changeOrigin: false } } } }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url ?? '/'
        const isMockPath = new RegExp(MOCK_PATHS).test(path)
        if (token !== undefined && !isMockPath && hasToken(token, { url: path }))
          return response.writeHead(303, cookieRedirect(path, token)).end()
        if (/^\/__mock(\/(phone\/.*)?)?(\?|$)/.test(path)) request.url = '/mock.html'
        if (/^\/__cards(\?|$)/.test(path)) request.url = path.replace('/__cards', '/cards.html')
        if (isMockPath) void untilUp(port).finally(next)
        else next()
      })
    },
  }
}

async function untilUp(port: number): Promise<void> {
  const since = performance.now()
  while (!(await isUp(port)) && performance.now() - since < RESTART_WITHIN) await wait(50)
}
