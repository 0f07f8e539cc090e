import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withoutLinkEnd } from '#contract/rules/linkEnd.ts'
import { HttpProblem } from '../http/httpProblem.ts'
import { sendProblem } from '../http/problems.ts'
import { allowScript } from '../http/security.ts'
import type { Worlds } from '../world/worlds.ts'
import { crawlers } from './crawlers.ts'
import { readPaths } from './paths.ts'
import { shows } from './shows.ts'

/** A file as the build names them; what else is asked for there is the plugin's. */
const ASSET = String.raw`/assets/:name(^[-\w]+\.\w+$)`

/**
 * Serves the built web app, when there is one, with a page for each of its own paths; 404 as a Problem for everything else. A wrong
 * path, product or category gets its page as a 404, which search engines do not list (WAY-013).
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
      setHeaders: (reply, path) => fileHeaders(reply, path, root),
    })
    // Left to the plugin, each of the dozens of files of a page takes three times as long: it lists the whole folder for each.
    app.get<{ Params: { name: string } }>(ASSET, ({ params }, reply) => reply.sendFile(`assets/${params.name}`))
  }

  // No file has such a name: looking for it would end in an error instead of a page.
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url === '/*' && request.url.includes('%00')) reply.callNotFound()
  })

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.includes('?') ? request.path : withoutLinkEnd(request.path)
    const page = built ? pageFor(request, path, frames) : null
    if (page === null || root === null) return sendProblem(request, reply, new HttpProblem(404, 'not_found', {}))
    if (page === MOCK_PAGE || page === CARDS_PAGE || (paths?.isKnown(path) !== false && shows(request, path, worlds))) reply.code(200)
    else sendAsMissing(request, reply)
    return reply.sendFile(existsSync(resolve(root, page)) ? page : 'index.html')
  })
}

const MOCK_PAGE = 'mock.html'
const CARDS_PAGE = 'cards.html'

function sendAsMissing({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.code(404).header('x-robots-tag', 'noindex')
  // "Not modified" would send the status without the page.
  for (const name of ['if-none-match', 'if-modified-since']) delete raw.headers[name]
}

interface Frame {
  readonly file: string
  readonly at: RegExp
}

/** The table that the build wrote of its html files; a build without frames has one page for all paths. */
function framesIn(root: string): Frame[] {
  const table = resolve(root, 'frames.json')
  if (!existsSync(table)) return []
  const rows = JSON.parse(readFileSync(table, 'utf8')) as { file: string; at: string }[]
  return rows.map(({ file, at }) => ({ file, at: new RegExp(at) }))
}

/** Returns the page of a path of the app, null for a file's: the page that draws it, or its frame until the app does (docs/adr/003-first-paint.md). */
function pageFor({ method }: FastifyRequest, path: string, frames: readonly Frame[]): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  if (path === '/__mock' || path === '/__mock/' || path.startsWith('/__mock/phone/')) return MOCK_PAGE
  if (path === '/__cards') return CARDS_PAGE
  if (/^\/(v1|__mock|uploads|realtime|assets)(\/|$)/.test(path) || /\.\w+$/.test(path)) return null
  return frames.find(({ at }) => at.test(path))?.file ?? 'index.html'
}

/** Vite puts a hash into the name of everything under assets/. A page's policy allows its import map, and no other inline script (SEC-001). */
function fileHeaders(reply: FastifyReply, path: string, root: string): void {
  reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (/\.html(\.\w+)?$/.test(path)) allowScript(reply, importMapIn(root))
}

/** How a policy names the import map, as the build wrote it; read anew for each page, since a build may change it under a running server. */
function importMapIn(root: string): string {
  const file = resolve(root, 'import-map.conf')
  return (existsSync(file) && /'sha256-[^']+'/.exec(readFileSync(file, 'utf8'))?.[0]) || ''
}
