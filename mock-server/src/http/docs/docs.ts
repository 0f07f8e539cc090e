import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Worlds } from '../../world/worlds.ts'
import { refuse } from '../httpProblem.ts'
import type { RouteFacts } from '../route.ts'
import { securityHeaders } from '../security.ts'

type Document = Record<string, unknown>

/**
 * Serves /__mock/openapi.json, and /__mock/docs which shows it. Everything is made on first request (PERF-019): `build` makes the
 * server whose responses are the examples. Comes before the routes that it describes.
 */
export function docs(app: FastifyInstance, build: (worlds: Worlds) => Promise<FastifyInstance>): void {
  const routes = new Map<object, RouteFacts>()
  app.addHook('onRoute', ({ config }) => {
    const { call, finds = false, owns = false, idempotent = false } = config ?? {}
    if (call) routes.set(call, { call, finds, owns, idempotent })
  })
  let document: Promise<Document> | null = null
  let viewer: Promise<FastifyInstance> | null = null
  const described = () => (document ??= describe(routes, build))

  app.get('/__mock/openapi.json', () => described())
  const show = async (request: { url: string }) => (await (viewer ??= openViewer(await described()))).inject({ url: request.url })
  for (const url of ['/__mock/docs', '/__mock/docs/*']) {
    app.get(url, async (request, reply) => {
      const page = await show(request)
      if (page.statusCode >= 400) refuse(page.statusCode, 'not_found')
      reply.code(page.statusCode)
      for (const [name, value] of Object.entries(page.headers)) if (value !== undefined) reply.header(name, value)
      return reply.send(page.rawPayload)
    })
  }
  app.addHook('onClose', async () => (await viewer)?.close())
}

async function describe(routes: ReadonlyMap<object, RouteFacts>, build: (worlds: Worlds) => Promise<FastifyInstance>): Promise<Document> {
  const [{ openapi }, { makeExamples }] = await Promise.all([import('./openapi.ts'), import('./examples/examples.ts')])
  return openapi(routes, await makeExamples(build))
}

const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'self'; frame-ancestors 'none'"

const FISH = join(import.meta.dirname, '../../../../fixtures/art/sato.svg')

/** A server of its own which only this process talks to: plugins cannot join a running one. Its page has its own policy (SEC-001). */
async function openViewer(document: Document): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([import('@fastify/swagger'), import('@fastify/swagger-ui')])
  const viewer = Fastify()
  await viewer.register(swagger, { mode: 'static', specification: { document: document as never } })
  viewer.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders)
    done()
  })
  await viewer.register(swaggerUi, {
    routePrefix: '/__mock/docs',
    staticCSP: true,
    transformStaticCSP: () => POLICY,
    uiConfig: { validatorUrl: null, layout: 'BaseLayout', docExpansion: 'none' },
    theme: {
      title: 'Samaki API',
      favicon: [{ filename: 'fish.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: readFileSync(FISH) }],
    },
  })
  await viewer.ready()
  return viewer
}
