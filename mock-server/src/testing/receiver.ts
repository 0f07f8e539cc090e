import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WebhookBody } from '#contract/control/webhooks.ts'

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly body: WebhookBody
}

/** Starts a server that receives webhooks. It responds with `statuses` in turn, and then with 200; null gives no response. */
export async function startReceiver(statuses: (number | null)[] = []) {
  const received: Received[] = []
  let broken = 0
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    received.push({ headers: request.headers, text, body: JSON.parse(text) as WebhookBody })
    const status = statuses.length > 0 ? (statuses.shift() ?? null) : 200
    response.once('close', () => response.writableEnded || broken++)
    if (status !== null) response.writeHead(status, { location: '/elsewhere' }).end()
  }
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    received,
    /** The number of requests whose sender hung up before the response. */
    get broken() {
      return broken
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>
