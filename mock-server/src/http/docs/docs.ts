import Fastify, { type FastifyInstance } from 'fastify'
import { refuse } from '../httpProblem.ts'
import { securityHeaders } from '../security.ts'
import { openapi } from './openapi.ts'

/** Serves /__mock/openapi.json, and /__mock/docs which shows it. The page is loaded on first request (PERF-019). */
export async function docs(app: FastifyInstance): Promise<void> {
  let document: Record<string, unknown> | null = null
  let viewer: Promise<FastifyInstance> | null = null
  const described = () => (document ??= openapi())

  app.get('/__mock/openapi.json', () => described())
  const show = async (request: { url: string }) => (await (viewer ??= openViewer(described()))).inject({ url: request.url })
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

const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'self'; frame-ancestors 'none'"

/** A server of its own which only this process talks to: plugins cannot join a running one. Its page has its own policy (SEC-001). */
async function openViewer(document: Record<string, unknown>): Promise<FastifyInstance> {
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
    uiConfig: { validatorUrl: null },
  })
  await viewer.ready()
  return viewer
}
