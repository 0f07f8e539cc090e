import type { Server as HttpServer, IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { CLOCK_STREAM } from '#contract/control/clock.ts'
import { REALTIME_PATH } from '#contract/realtime.ts'
import { REFUSED, wrongPathProblem } from '../../realtime/refusals.ts'
import { HttpProblem } from '../httpProblem.ts'
import { type Callers, isOurHost, isOurSite } from './callers.ts'
import { hasToken } from './controlToken.ts'
import { refuseUpgrade } from './guard.ts'

type Listener = (...given: unknown[]) => void

/**
 * Passes a websocket from an allowed host and site to the realtime library or the clock stream, and refuses every other Upgrade
 * (SEC-017, SEC-024). The library would send its own error texts, so it gets no plain requests: those go to `requestListeners`, the
 * listeners that were registered before the library.
 */
export function guardUpgrades(server: HttpServer, requestListeners: readonly unknown[], callers: Callers): void {
  const realtime = server.listeners('upgrade') as Listener[]
  server.removeAllListeners('request')
  for (const listener of requestListeners) server.on('request', listener as Listener)
  server.removeAllListeners('upgrade')
  server.on('upgrade', (request, socket, head) => {
    // After the upgrade no other code handles a socket error, and an unhandled error would end the process.
    socket.on('error', () => socket.destroy())
    const isClock = request.url?.split('?', 1)[0] === CLOCK_STREAM
    const refusal = refusalOf(request, isClock, callers)
    if (refusal) {
      server.emit(REFUSED, refusal)
      refuseUpgrade(request, socket, refusal)
    } else if (isClock) server.emit(CLOCK_STREAM, request, socket, head)
    else for (const listener of realtime) listener.call(server, request, socket as Duplex, head)
  })
}

function refusalOf(request: IncomingMessage, isClock: boolean, { origins, names, token }: Callers): HttpProblem | null {
  if (usesWrongPath(request)) return wrongPathProblem()
  if (!isClock && !isRealtime(request)) return new HttpProblem(400, 'upgrade_unknown', {})
  if (!isOurHost(request.headers, names)) return new HttpProblem(403, 'host_unknown', {})
  if (!isOurSite(request.headers, origins)) return new HttpProblem(403, 'origin_foreign', {})
  return isClock && token !== undefined && !hasToken(token, request) ? new HttpProblem(401, 'token_needed', {}) : null
}

/** Returns whether a realtime client uses a wrong path, such as the library's default because its option `path` is not set. */
const usesWrongPath = ({ url = '' }: IncomingMessage): boolean => /[?&]EIO=/.test(url) && !url.startsWith(`${REALTIME_PATH}/`)

/** Returns whether our own realtime client could have sent this handshake. Anything that the library would refuse is refused here. */
function isRealtime({ method, url = '', headers }: IncomingMessage): boolean {
  const [path, query] = url.split('?', 2)
  const params = new URLSearchParams(query)
  return (
    method === 'GET' &&
    path === `${REALTIME_PATH}/` &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    headers['sec-websocket-version'] === '13' &&
    /^[+/0-9a-z]{22}==$/i.test(headers['sec-websocket-key'] ?? '') &&
    params.getAll('EIO').join() === '4' &&
    params.getAll('transport').join() === 'websocket' &&
    !params.has('sid')
  )
}
