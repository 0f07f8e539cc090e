import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { createWorlds } from '../world/worlds.ts'

const PRODUCT = 'nile-tilapia-sato-1-kg'
const worlds = createWorlds()
let app: FastifyInstance

beforeAll(async () => {
  const web = mkdtempSync(join(tmpdir(), 'samaki-web-'))
  const frames = [
    { file: 'index.html', at: '^/$' },
    { file: 'products.html', at: '^/products$' },
    { file: 'product.html', at: '^/products/[^/]+$' },
    { file: 'other.html', at: '^/' },
  ]
  for (const { file } of frames) writeFileSync(join(web, file), `<title>${file}</title>`)
  writeFileSync(join(web, 'mock.html'), '<title>Mock</title>')
  writeFileSync(join(web, 'frames.json'), JSON.stringify(frames))
  const known = ['/', '/products', '/products/:id', '/about', '/orders', '/orders/:id', '/checkout/payment/:orderId']
  writeFileSync(join(web, 'paths.json'), JSON.stringify({ known, listed: ['/', '/products', '/about'] }))
  writeFileSync(join(web, 'robots.txt'), 'User-agent: *\nDisallow: /v1/\n')
  app = await buildApp({ worlds, webDir: web, names: ['samaki.example'] })
})

async function get(url: string, headers: Record<string, string> = {}) {
  const { statusCode, body, headers: sent } = await app.inject({ url, headers })
  return { status: statusCode, body, robots: sent['x-robots-tag'], headers: sent }
}

test.each([
  '/',
  '/products',
  `/products/${PRODUCT}).`,
  '/about.',
  '/products?category=ocean-fish”',
  '/products/',
  `/products/${PRODUCT}`,
  '/About',
  '/orders/order-1',
  '/checkout/payment/order-1/',
  '/__mock',
])('[WAY-013] an existing page is 200: %s', async (path) => {
  expect(await get(path)).toMatchObject({ status: 200, robots: undefined })
})

test.each([
  ['/nowhere', 'other.html'],
  ['/about/us', 'other.html'],
  ['/products/a/b', 'other.html'],
  ['/products/no-such-fish', 'product.html'],
  ['/products/no-such-fish/', 'other.html'],
  ['/products?category=no-such-kind&page=2', 'products.html'],
])('[WAY-013] an unknown path returns the page of the app as a 404 with noindex: %s', async (path, file) => {
  const { status, body, robots, headers } = await get(path)
  expect([status, body, robots]).toEqual([404, `<title>${file}</title>`, 'noindex'])
  expect(headers['content-type']).toMatch(/^text\/html/)
  expect(headers['cache-control']).toBe('no-cache')
})

test.each(['/orders/%', '/products/%E2%82', '/checkout/payment/%zz?a=1', '/%', '/%c3(', '/products/%'])(
  '[NAV-017][CHAT-192] a link that was cut inside an escape gets the 404 page: %s',
  async (path) => {
    const page = await get(path)
    expect(page).toMatchObject({ status: 404, robots: 'noindex', body: '<title>other.html</title>' })
    expect(page.headers['content-type']).toContain('text/html')
  },
)

test('[NAV-017] a call with such a path is refused with a Problem', async () => {
  for (const path of ['/v1/orders/%', '/__mock/api/worlds/%'])
    expect((await get(path)).headers['content-type']).toContain('application/json')
})

test('[WAY-013] a conditional request for a missing page gets the whole 404 page, not an empty 304', async () => {
  const { headers } = await get('/nowhere')
  const again = await get('/nowhere', { 'if-none-match': String(headers['etag']), 'if-modified-since': String(headers['last-modified']) })
  expect([again.status, again.body]).toEqual([404, '<title>other.html</title>'])
})

test('[WAY-013][QA-003] products and categories are looked up in the world of the cookie', async () => {
  worlds.reset('closed', { seed: { name: 'empty' } })
  const cookie = { cookie: 'mock-world=closed' }
  expect((await get(`/products/${PRODUCT}`, cookie)).status).toBe(404)
  expect((await get('/products?category=ocean-fish', cookie)).status).toBe(404)
  expect((await get('/products?category=ocean-fish')).status).toBe(200)
  const { body } = await get('/sitemap.xml', cookie)
  expect(body).not.toContain(PRODUCT)
  // An invalid world name does not cause a 404: the calls of the page refuse it with a message.
  expect((await get(`/products/${PRODUCT}`, { cookie: 'mock-world=no_such' })).status).toBe(200)
})

test('[WAY-013] a product that is not on sale is 404', async () => {
  const { db } = worlds.get('default')
  const product = db.products.list().find(({ id }) => id !== PRODUCT)
  if (!product) throw new Error('no product')
  db.products.change(product.id, { isActive: false })
  expect((await get(`/products/${product.id}`)).status).toBe(404)
  expect((await get('/sitemap.xml')).body).not.toContain(`/products/${product.id}<`)
})

test('[WAY-013] the sitemap has the listed pages, categories and products, with the requested host', async () => {
  const { body, headers } = await get('/sitemap.xml', { host: 'samaki.example' })
  expect(headers['content-type']).toMatch(/xml/)
  const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses.slice(0, 3)).toEqual(['/', '/products', '/about'].map((path) => `http://samaki.example${path}`))
  expect(addresses).toContain('http://samaki.example/products?category=ocean-fish')
  expect(addresses).toContain(`http://samaki.example/products/${PRODUCT}`)
  for (const address of addresses)
    expect([address, (await get(address.replace('http://samaki.example', ''))).status]).toEqual([address, 200])
})

test('[WAY-013] robots.txt is the file of the build plus the sitemap', async () => {
  const { body } = await get('/robots.txt', { host: 'samaki.example' })
  expect(body).toBe('User-agent: *\nDisallow: /v1/\nSitemap: http://samaki.example/sitemap.xml\n')
})
