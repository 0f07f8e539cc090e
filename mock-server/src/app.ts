import Fastify, { type FastifyInstance } from 'fastify'
import { JSON_MOST_BYTES } from '#contract/rules/constants.ts'
import { addresses } from './addresses/routes.ts'
import { auth } from './auth/routes.ts'
import { newToken } from './auth/secrets.ts'
import { catalogue } from './catalogue/routes.ts'
import { contact } from './contact/routes.ts'
import { clockControl } from './control/clock.ts'
import { dbControl } from './control/db.ts'
import { faultControl } from './control/faults/faults.ts'
import { realtimeFaultControl } from './control/faults/realtimeFaults.ts'
import { journalControl } from './control/journal.ts'
import { outcomeControl } from './control/outcome.ts'
import { paymentControl } from './control/payments.ts'
import { peopleControl } from './control/people.ts'
import { phoneControl } from './control/phones.ts'
import { scenarioControl } from './control/scenarios.ts'
import { serverControl } from './control/server.ts'
import { shapeControl } from './control/shapes.ts'
import { violationControl } from './control/violations/routes.ts'
import { webhookControl } from './control/webhooks.ts'
import { worldControl } from './control/worlds.ts'
import { deliveries } from './deliveries/routes.ts'
import { transporters } from './deliveries/transporters.ts'
import { jsonBody } from './http/body/jsonBody.ts'
import { validate } from './http/body/validate.ts'
import { type Callers, refuseForeignCallers } from './http/connections/callers.ts'
import { controlToken } from './http/connections/controlToken.ts'
import { CLIENT_TIMEOUTS, type ClientTimeouts, guardConnections, refuseUnparsed } from './http/connections/guard.ts'
import { refuseSlowBodies } from './http/connections/slowBodies.ts'
import { docs } from './http/docs/docs.ts'
import { encode } from './http/encode.ts'
import { hooks } from './http/hooks.ts'
import { problems, refuseUnrouted } from './http/problems.ts'
import { security } from './http/security.ts'
import { LOOPBACK } from './network.ts'
import { orders } from './orders/routes.ts'
import { pages, pageUrl } from './pages/pages.ts'
import { payments } from './payments/routes.ts'
import { payouts } from './payouts/routes.ts'
import { realtimeRefusals } from './realtime/refusals.ts'
import { sellerOrders } from './sellers/orderRoutes.ts'
import { sellerProducts } from './sellers/productRoutes.ts'
import { sellers } from './sellers/routes.ts'
import { uploads } from './uploads/routes.ts'
import type { Worlds } from './world/worlds.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The secret that the simulated provider sends with its callbacks (SEC-020). */
    providerSecret: string
  }
}

export interface AppOptions extends Callers {
  readonly worlds: Worlds
  /** The folder of the built web app. */
  readonly webDir?: string | undefined
  /** Origins of an API or realtime server on another host, for the content security policy of the pages (SEC-001). */
  readonly hosts?: readonly string[]
  /** The address that the server listens on. */
  readonly host?: string
  readonly providerSecret?: string
  readonly timeouts?: ClientTimeouts
}

/** Builds the whole server, ready for `inject` or `listen`. */
export async function buildApp({
  worlds,
  webDir,
  origins = [],
  names = [],
  token,
  host = LOOPBACK,
  hosts = [],
  providerSecret = newToken(),
  timeouts = CLIENT_TIMEOUTS,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: JSON_MOST_BYTES,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: true,
    requestTimeout: timeouts.request,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.checkEvery, requireHostHeader: false },
    clientErrorHandler: refuseUnparsed,
    frameworkErrors: refuseUnrouted,
    rewriteUrl: ({ url = '/' }) => pageUrl(url),
  })
  app.decorate('providerSecret', providerSecret)
  app.setValidatorCompiler(validate as never)
  app.removeContentTypeParser('text/plain')
  jsonBody(app)
  security(app, hosts)
  guardConnections(app)
  refuseSlowBodies(app.server)
  refuseForeignCallers(app, { origins, names })
  if (origins.length > 0) await allowOrigins(app, origins)
  controlToken(app, token)
  hooks(app, worlds, token)
  encode(app)
  problems(app, worlds)
  docs(app, (examples) => buildApp({ worlds: examples }))

  for (const calls of marketCalls) await app.register(calls)
  await app.register(worldControl, { worlds })
  await app.register(serverControl, { worlds, token, host })
  await app.register(peopleControl, { worlds })
  await app.register(webhookControl, { host })
  for (const calls of controlCalls) await app.register(calls)
  await app.register(realtimeRefusals)
  await pages(app, webDir, worlds)
  app.addHook('onClose', () => worlds.stop())
  return app
}

/** The calls under /v1. Each registers the calls of one resource. */
const marketCalls = [
  auth,
  addresses,
  catalogue,
  sellerProducts,
  sellers,
  orders,
  sellerOrders,
  deliveries,
  payments,
  payouts,
  transporters,
  uploads,
  contact,
]
/** The calls under /__mock/api that need only the world of the request. */
const controlCalls = [
  clockControl,
  journalControl,
  dbControl,
  phoneControl,
  paymentControl,
  outcomeControl,
  scenarioControl,
  violationControl,
  faultControl,
  realtimeFaultControl,
  shapeControl,
]

/** The longest time that Chrome caches a preflight, in seconds. */
const PREFLIGHT_MAX_AGE = 7_200

async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  const { default: cors } = await import('@fastify/cors')
  await app.register(cors, {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['date', 'etag', 'retry-after'],
    maxAge: PREFLIGHT_MAX_AGE,
  })
}
