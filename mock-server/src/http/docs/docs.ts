import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { FIXTURES } from '../../fixtureFiles.ts'
import type { Worlds } from '../../world/worlds.ts'
import { refuse } from '../httpProblem.ts'
import type { RouteFacts } from '../route.ts'
import { securityHeaders } from '../security.ts'

type Document = Record<string, unknown>

type Build = (worlds: Worlds) => Promise<FastifyInstance>

/**
 * Serves /__mock/openapi.json, its viewer /__mock/docs, and /__mock/asyncapi.json. The documents are built on the first request
 * (PERF-019). `build` creates a second server, whose responses become the examples. Call `docs` before the routes are registered,
 * because it collects them with a hook.
 */
export function docs(app: FastifyInstance, build: Build): void {
  const routes = new Map<object, RouteFacts>()
  app.addHook('onRoute', ({ config }) => {
    const { call, missing = null, owns = false, idempotent = false } = config ?? {}
    if (call) routes.set(call, { call, missing, owns, idempotent })
  })
  const examples = once(async () => (await import('./examples/examples.ts')).makeExamples(build))
  const described = once(async (): Promise<Document> => (await import('./openapi.ts')).openapi(routes, await examples()))
  const realtime = once(async (): Promise<Document> => (await import('./asyncapi.ts')).asyncapi(await examples()))
  let viewer: Promise<FastifyInstance> | null = null

  app.get('/__mock/openapi.json', () => described())
  app.get('/__mock/asyncapi.json', () => realtime())
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

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => (made ??= make())
}

const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'self'; frame-ancestors 'none'"

const FISH = join(FIXTURES, 'art/sato.svg')

/** Creates a separate server for the viewer, because Fastify takes no plugins once it runs. Its page has its own policy (SEC-001). */
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
