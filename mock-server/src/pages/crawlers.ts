import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { onSale } from '../catalogue/products.ts'
import { worldOf } from '../http/hooks.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import { readPaths } from './paths.ts'

/** The maximum number of URLs in one sitemap. */
const MOST = 50_000

/** Serves robots.txt and a sitemap for the requested host. The build cannot write a sitemap: it does not know the products (WAY-013). */
export function crawlers(app: FastifyInstance, root: string, worlds: Worlds): void {
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
