import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withoutLinkEnd } from '#contract/rules/linkEnd.ts'
import { onSale } from '../catalogue/products.ts'
import { worldOf } from '../http/hooks.ts'
import { HttpProblem } from '../http/httpProblem.ts'
import { sendProblem } from '../http/problems.ts'
import { allowPagePolicy } from '../http/security.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import { readPaths } from './paths.ts'

/** A route for the files that the build writes to assets/. The static plugin handles every other path there. */
const ASSET = String.raw`/assets/:name(^[-\w]+\.\w+$)`

/**
 * Serves the built web app, if there is one, with an html page for each of its paths. Everything else is 404 as a Problem. An unknown path,
 * product or category gets its page with status 404, so that search engines do not list it (WAY-013).
 */
export async function pages(app: FastifyInstance, webDir: string | undefined, worlds: Worlds): Promise<void> {
  const root = webDir === undefined ? null : resolve(webDir)
  const built = root !== null && existsSync(resolve(root, 'index.html'))
  const frames = built ? framesIn(root) : []
  const paths = built ? readPaths(root) : null
  if (built) {
    crawlers(app, root, worlds)
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => fileHeaders(reply, relative(root, path)),
    })
    // Serve these files here, because the plugin lists the whole folder for each file and takes three times as long.
    app.get<{ Params: { name: string } }>(ASSET, ({ params }, reply) => reply.sendFile(`assets/${params.name}`))
  }

  // A file name cannot contain a null byte; the plugin would fail instead of returning the page.
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url === '/*' && request.url.includes('%00')) reply.callNotFound()
  })

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.includes('?') ? request.path : withoutLinkEnd(request.path)
    const page = built ? pageFor(request, path, frames) : null
    if (page === null || root === null) return sendProblem(request, reply, new HttpProblem(404, 'not_found', {}))
    if (page === MOCK_PAGE || page === CARDS_PAGE || (paths?.isKnown(path) !== false && recordExists(request, path, worlds)))
      reply.code(200)
    else sendAsMissing(request, reply)
    return reply.sendFile(existsSync(resolve(root, page)) ? page : 'index.html')
  })
}

const SERVED = /^\/(?:v1|__mock|uploads|realtime|assets)(?:\/|$)/

/**
 * Returns the URL to route a request by. A link that was cut inside an escape (`/orders/%`) cannot be decoded. The router would refuse it with
 * a Problem, so that a reader sees JSON. It gets the path of no page instead (NAV-017). Calls keep their Problem.
 */
export function pageUrl(url: string): string {
  const [path = '/'] = url.split('?')
  if (!path.includes('%') || SERVED.test(path)) return url
  try {
    decodeURI(path)
    return url
  } catch {
    return '/%25'
  }
}

const MOCK_PAGE = 'mock.html'
const CARDS_PAGE = 'cards.html'

function sendAsMissing({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.code(404).header('x-robots-tag', 'noindex')
  // With these headers the response could be a 304 without the page.
  for (const name of ['if-none-match', 'if-modified-since']) delete raw.headers[name]
}

interface Frame {
  readonly file: string
  readonly at: RegExp
}

/** Reads the build's table of html files by path. A build without first-paint frames has one page for all paths. */
function framesIn(root: string): Frame[] {
  const table = resolve(root, 'frames.json')
  if (!existsSync(table)) return []
  const rows = JSON.parse(readFileSync(table, 'utf8')) as { file: string; at: string }[]
  return rows.map(({ file, at }) => ({ file, at: new RegExp(at) }))
}

/** Returns the html file for a path of the app, with its first-paint frame (docs/adr/003-first-paint.md), or null if it is not a page. */
function pageFor({ method }: FastifyRequest, path: string, frames: readonly Frame[]): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  if (path === '/__mock' || path === '/__mock/' || path.startsWith('/__mock/phone/')) return MOCK_PAGE
  if (path === '/__cards') return CARDS_PAGE
  if (SERVED.test(path) || /\.\w+$/.test(path)) return null
  return frames.find(({ at }) => at.test(path))?.file ?? 'index.html'
}

const CACHED = [
  [/^assets[\\/]/, 'public, max-age=31536000, immutable'],
  [/^(icons[\\/]|favicon\.ico$)/, 'public, max-age=604800'],
] as const

/**
 * Caches files under assets/ for a year, because Vite puts a hash into their names, and icons for a week, because browsers ask for them
 * past the worker. Only pages may run scripts (SEC-030). The name is relative to the folder of the build.
 */
function fileHeaders(reply: FastifyReply, name: string): void {
  const [, cache = 'no-cache'] = CACHED.find(([names]) => names.test(name)) ?? []
  reply.header('cache-control', cache)
  if (/\.html(\.\w+)?$/.test(name)) allowPagePolicy(reply)
}

/** The maximum number of URLs in one sitemap. */
const MOST = 50_000

/** Serves robots.txt and a sitemap for the requested host. The build cannot write a sitemap: it does not know the products (WAY-013). */
function crawlers(app: FastifyInstance, root: string, worlds: Worlds): void {
  const hide = { schema: { hide: true } }
  app.get('/robots.txt', hide, (request, reply) => {
    const file = resolve(root, 'robots.txt')
    const text = existsSync(file) ? readFileSync(file, 'utf8') : 'User-agent: *\n'
    return reply
      .type('text/plain; charset=utf-8')
      .send(text.includes('Sitemap:') ? text : `${text}Sitemap: ${originOf(request)}/sitemap.xml\n`)
  })
  app.get('/sitemap.xml', hide, (request, reply) => {
    const world = worldOf(request, worlds)
    const paths = [...(readPaths(root)?.listed ?? ['/']), ...(world ? marketOf(world) : [])].slice(0, MOST)
    const rows = paths.map((path) => `  <url><loc>${escaped(originOf(request) + path)}</loc></url>`)
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...rows,
      '</urlset>',
      '',
    ]
    return reply.type('application/xml; charset=utf-8').send(lines.join('\n'))
  })
}

const marketOf = (world: World): string[] => [
  ...world.db.categories.list().map(({ id }) => `/products?category=${encodeURIComponent(id)}`),
  ...world.db.products
    .list()
    .filter(onSale(world))
    .map(({ id }) => `/products/${encodeURIComponent(id)}`),
]

const originOf = ({ protocol, headers }: FastifyRequest): string => `${protocol}://${headers.host ?? 'localhost'}`
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Returns whether the product or category in a page's URL exists in the world of the request; true if the URL names none. */
function recordExists(request: FastifyRequest, path: string, worlds: Worlds): boolean {
  const product = /^\/products\/([^/]+)\/?$/i.exec(path)?.[1]
  const category = /^\/products\/?$/i.test(path) ? categoryIn(request.query) : undefined
  if (product === undefined && category === undefined) return true
  const world = worldOf(request, worlds)
  // The world is not open. Serve the page: its first call opens the world, or is refused with a message.
  if (world === null) return true
  if (category !== undefined) return world.db.categories.get(category) !== undefined
  const found = world.db.products.get(product ?? '')
  return found !== undefined && onSale(world)(found)
}

function categoryIn(query: unknown): string | undefined {
  const category = (query as { category?: unknown }).category
  return typeof category === 'string' && category !== '' ? withoutLinkEnd(category) : undefined
}
