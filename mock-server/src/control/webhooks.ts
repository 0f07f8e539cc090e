import type { FastifyInstance } from 'fastify'
import { clearWebhook, getWebhooks, resendDelivery, setWebhook, WebhookEvent } from '#contract/control/webhooks.ts'
import { newToken } from '../auth/secrets.ts'
import { refuse } from '../http/httpProblem.ts'
import { isLoopback } from '../network.ts'
import { wrongAddress } from '../webhooks/address.ts'
import { control } from './control.ts'

/** Registers the control calls of webhooks (QA-049). `host` is the address that the server listens on. */
export async function webhookControl(app: FastifyInstance, { host }: { readonly host: string }): Promise<void> {
  control(app, setWebhook, ({ world, body: { url, secret = newToken(), events = WebhookEvent.options } }) => {
    const wrong = wrongAddress(url, !isLoopback(host))
    if (wrong) refuse(400, 'body_wrong', { fields: { url: wrong }, text: wrong })
    return world.webhooks.set({ url, secret, events: [...new Set(events)] })
  })
  control(app, getWebhooks, ({ world }) => world.webhooks.view())
  control(app, clearWebhook, ({ world }) => world.webhooks.clear())
  control(app, resendDelivery, async ({ world, params }) => (await world.webhooks.resend(params.id)) ?? refuse(404, 'not_found'))
}
