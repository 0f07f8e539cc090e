import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { realTimeout } from '../../world/clock.ts'
import { hasBody } from '../body/jsonBody.ts'
import { refuseUnparsed } from './guard.ts'

/** How long a body may take to arrive, in real ms. */
export const BODY_TIMEOUT = 30_000
/**
 * How many bytes of an upload must arrive in each `BODY_TIMEOUT`, so that it may take longer: 8 kB a second, which a phone reaches on the
 * slowest network. The time of the whole request is limited as well (`CLIENT_TIMEOUTS`).
 */
export const LEAST_UPLOADED = 240_000

/** Refuses a body that does not arrive in time with 408; if the response was sent before, it closes the connection (QA-048). */
export function refuseSlowBodies(server: Server): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (hasBody(request)) limitBody(request, response)
  })
}

function limitBody(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request
  const isUpload = request.headers['content-type']?.startsWith('multipart/') ?? false
  let counted = socket.bytesRead
  const check = () => {
    if (request.complete) return
    const arrived = socket.bytesRead - counted
    counted = socket.bytesRead
    // A full buffer means that the server does not read, for example because a fault delays the request.
    const isFull = request.readableLength >= request.readableHighWaterMark
    if (isFull || (isUpload && arrived >= LEAST_UPLOADED)) cancel = realTimeout(BODY_TIMEOUT, check)
    else if (response.headersSent) socket.destroy()
    else refuseUnparsed({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket)
  }
  let cancel = realTimeout(BODY_TIMEOUT, check)
  for (const event of ['end', 'close']) request.once(event, () => cancel())
}
