import { createHmac } from 'node:crypto'
import { DELIVERY_HEADER, EVENT_HEADER, SIGNATURE_HEADER, type Webhook, type WebhookEvent } from '#contract/control/webhooks.ts'

/** How long a receiver may take to respond, in real ms. */
const TIME_LIMIT = 5_000

/** The request of one attempt. `at` is the time of the world in ms, `text` the body. */
interface Post {
  readonly id: string
  readonly event: WebhookEvent
  readonly at: number
  readonly text: string
}
interface Posted {
  readonly status: number | null
  readonly error: string | null
}

/** Posts one attempt. A redirect is a failure, because it could lead to an address that nobody allowed. */
export async function postWebhook({ url, secret }: Webhook, { id, event, at, text }: Post, ended: AbortSignal): Promise<Posted> {
  const limit = AbortSignal.timeout(TIME_LIMIT)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [EVENT_HEADER]: event,
        [DELIVERY_HEADER]: id,
        [SIGNATURE_HEADER]: signatureOf(secret, at, text),
      },
      body: text,
      redirect: 'manual',
      signal: AbortSignal.any([ended, limit]),
    })
    await response.body?.cancel()
    return { status: response.status, error: null }
  } catch (error) {
    return { status: null, error: limit.aborted ? `no response within ${TIME_LIMIT / 1_000} s` : reasonOf(error) }
  }
}

/** Signs time and body, so that a receiver can refuse a body that somebody else sent, or that is sent again later. */
function signatureOf(secret: string, at: number, text: string): string {
  const seconds = Math.floor(at / 1_000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex')}`
}

/** Returns why no response came, by the code of the network. It does not name the address, which may be private. */
function reasonOf(error: unknown): string {
  const { code } = ((error as Error).cause ?? {}) as { code?: string }
  return code === undefined ? 'no connection' : `no connection: ${code}`
}
