import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { REALTIME_PATH } from '#contract/realtime.ts'
import { frames } from '#web/frame/frames.ts'
import { buildApp } from './app.ts'
import { documentPath } from './http/docs/parameters.ts'
import { createWorlds } from './world/worlds.ts'

let app: FastifyInstance
beforeAll(async () => {
  const web = mkdtempSync(join(tmpdir(), 'samaki-web-'))
  mkdirSync(join(web, 'assets'))
  mkdirSync(join(web, 'icons'))
  writeFileSync(join(web, 'icons/favicon.svg'), '<svg/>')
  writeFileSync(join(web, 'index.html'), '<title>Samaki</title>')
  for (const { file } of frames.slice(1)) writeFileSync(join(web, file), `<title>${file.replace('.html', '')}</title>`)
  writeFileSync(join(web, 'frames.json'), JSON.stringify(frames))
  writeFileSync(join(web, 'mock.html'), '<title>Mock</title>')
  writeFileSync(join(web, 'assets/app-1a2b.js'), 'export const plain = 1')
  writeFileSync(join(web, 'assets/app-1a2b.js.br'), 'squeezed')
  app = await buildApp({ worlds: createWorlds(), webDir: web, hosts: ['https://api.example'] })
})
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test.each([
  ['/', 'Samaki'],
  ['/products', 'products'],
  ['/products?page=2', 'products'],
  ['/products/nile-tilapia-sato-1-kg', 'product'],
  ['/chat?card=cart', 'chat'],
  ['/checkout/payment', 'other'],
  ['/seller/orders/1', 'area'],
  ['/transporter', 'area'],
  ['/dashboard', 'area'],
  ['/sellers', 'other'],
  ['/orders/%00', 'other'],
])('a path of the app returns the html with its first-paint frame: %s', async (path, title) => {
  const { statusCode, body, headers } = await get(path)
  expect([statusCode, body, headers['cache-control']]).toEqual([200, `<title>${title}</title>`, 'no-cache'])
  expect(headers['content-type']).toMatch(/^text\/html/)
})

test('[WAY-012] a path returns the first matching file of the build’s table', async () => {
  const web = mkdtempSync(join(tmpdir(), 'samaki-web-'))
  for (const name of ['index', 'first', 'second']) writeFileSync(join(web, `${name}.html`), name)
  const rows = [
    { file: 'first.html', at: '^/fish/[^/]+$' },
    { file: 'second.html', at: '^/fish' },
  ]
  writeFileSync(join(web, 'frames.json'), JSON.stringify(rows))
  const built = await buildApp({ worlds: createWorlds(), webDir: web })
  const bodies = await Promise.all(['/fish/1', '/fish/1/2', '/', '/fish/1?x=/fish'].map(async (url) => (await built.inject({ url })).body))
  expect(bodies).toEqual(['first', 'second', 'index', 'first'])
})

test('a build without frames returns index.html for every path of the app', async () => {
  const web = mkdtempSync(join(tmpdir(), 'samaki-web-'))
  writeFileSync(join(web, 'index.html'), '<title>Samaki</title>')
  const bare = await buildApp({ worlds: createWorlds(), webDir: web, hosts: [] })
  expect((await bare.inject({ url: '/chat' })).body).toBe('<title>Samaki</title>')
})

test.each(['/__mock', '/__mock/', '/__mock/phone/255712345678'])(
  '[QA-020] the console and the handset have their own page: %s',
  async (path) => {
    expect((await get(path)).body).toBe('<title>Mock</title>')
  },
)

test.each([
  '/assets/none.js',
  '/favicon.ico',
  '/v1/none',
  '/v1',
  '/__mock/none',
  '/__mock/api/none',
  '/uploads/x/y',
  '/assets/../../package.json',
  '/assets/%00.js',
  '/assets/.hidden',
])('a path that is neither a page nor a file is 404: %s', async (path) => {
  const { statusCode, body } = await get(path)
  expect(statusCode).toBe(404)
  expect(JSON.parse(body).code).toBe('not_found')
})

test.each(['/assets/..%2Findex.html', '/assets/..%2F..%2F..%2Fetc%2Fpasswd', '/assets/..%5cindex.html'])(
  'no name leads out of the folder of the assets: %s',
  async (path) => {
    expect([403, 404]).toContain((await get(path)).statusCode)
  },
)

test('[PWA-001] icons are kept for a week, because browsers ask for them past the worker', async () => {
  expect((await get('/icons/favicon.svg')).headers['cache-control']).toBe('public, max-age=604800')
})

test('[PERF-005] a hashed file is cached for a year and sent compressed by the build', async () => {
  const squeezed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
  expect(squeezed.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' })
  expect((await get('/assets/app-1a2b.js')).body).toBe('export const plain = 1')
  const { statusCode, body, headers } = await app.inject({ method: 'HEAD', url: '/assets/app-1a2b.js' })
  expect([statusCode, body, headers['content-length']]).toEqual([200, '', '22'])
})

test('[SEC-001][SEC-030] the header of pages allows their own pictures and calls, forbids framing, and leaves scripts and styles to the page', async () => {
  const policy = String((await get('/', { host: '192.168.1.5:4173' })).headers['content-security-policy'])
  const parts = Object.fromEntries(policy.split(';').map((part) => [part.trim().split(' ', 1)[0], part.trim().split(' ').slice(1)]))
  expect(parts).toEqual({
    'img-src': ["'self'", 'data:', 'blob:', 'https://api.example'],
    'connect-src': ["'self'", 'ws://192.168.1.5:4173', 'wss://192.168.1.5:4173', 'https://api.example', 'wss://api.example'],
    'font-src': ["'none'"],
    'media-src': ["'none'"],
    'frame-src': ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
  expect(policy).not.toContain('upgrade-insecure-requests')
})

test('[SEC-030] every response but a page forbids scripts by its header', async () => {
  const web = mkdtempSync(join(tmpdir(), 'samaki-web-'))
  for (const file of ['index.html', 'index.html.br', 'mock.html', 'app.js', 'sw.js']) writeFileSync(join(web, file), file)
  const built = await buildApp({ worlds: createWorlds(), webDir: web })
  const scripts = async (url: string, more: Record<string, string> = {}) => {
    const { statusCode, headers } = await built.inject({ url, headers: more })
    return [url, statusCode, /(?:script|style|default)-src [^;]*/.exec(String(headers['content-security-policy']))?.[0]]
  }
  for (const path of ['/', '/cart', '/index.html', '/__mock', '/__mock/phone/255712345678'])
    expect(await scripts(path)).toEqual([path, 200, undefined])
  expect(await scripts('/', { 'accept-encoding': 'br' })).toEqual(['/', 200, undefined])
  // A browser takes the headers of a 304 for the page that it has cached.
  const { etag = '' } = (await built.inject('/')).headers
  expect(await scripts('/', { 'if-none-match': etag })).toEqual(['/', 304, undefined])
  const forbidden = "script-src 'none'"
  for (const path of ['/app.js', '/sw.js', '/v1/products', '/robots.txt', '/__mock/api/clock'])
    expect(await scripts(path)).toEqual([path, 200, forbidden])
  for (const path of ['/gone.html', '/assets/gone.js', '/v1/none', '/uploads/none.svg'])
    expect(await scripts(path)).toEqual([path, 404, forbidden])
  const picture = '/uploads/product-images/sato.svg'
  expect(await scripts(picture)).toEqual([picture, 200, "default-src 'none'"])
})

test('[SEC-001] an invalid host header is not copied into the policy', async () => {
  const { headers } = await get('/', { host: 'evil; script-src *' })
  expect(headers['content-security-policy']).not.toContain('evil')
})

test.each([
  '/',
  '/v1/products',
  '/v1/none',
  '/assets/app-1a2b.js',
  '/uploads/product-images/sato.svg',
  '/__mock/openapi.json',
  '/__mock/docs',
])('[SEC-002] %s has the security headers', async (path) => {
  const { headers } = await get(path)
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' })
  for (const power of ['camera', 'microphone', 'geolocation']) expect(headers['permissions-policy']).toContain(`${power}=()`)
  expect(headers).not.toHaveProperty('strict-transport-security')
})

test('[SEC-017] calls from another origin are refused unless it is configured', async () => {
  const open = await buildApp({ worlds: createWorlds(), origins: ['https://shop.example'] })
  const from = async (server: FastifyInstance, origin: string) =>
    (await server.inject({ url: '/v1/products', headers: { origin } })).headers['access-control-allow-origin']
  expect(await from(app, 'https://shop.example')).toBeUndefined()
  expect(await from(open, 'https://shop.example')).toBe('https://shop.example')
  expect(await from(open, 'https://evil.example')).toBeUndefined()
})

test('[WAY-010] a page of a configured origin may read pictures, and `Vary` keeps a cached plain image from being reused for it', async () => {
  const open = await buildApp({ worlds: createWorlds(), origins: ['https://shop.example'] })
  const picture = (headers: Record<string, string>) => open.inject({ url: '/uploads/product-images/sato.svg', headers })
  expect((await picture({ origin: 'https://shop.example' })).headers).toMatchObject({
    'access-control-allow-origin': 'https://shop.example',
  })
  expect(String((await picture({})).headers['vary']).toLowerCase()).toContain('origin')
})

test.each(Object.entries(calls))('[QA-035] %s is described in openapi.json', async (name, call) => {
  const document = (await get('/__mock/openapi.json')).json()
  const operation = document.paths[documentPath(`/v1${call.path}`)][call.method.toLowerCase()]
  expect(operation.operationId).toBe(name)
  expect(operation.responses).toHaveProperty([String(call.status)])
  expect(operation.requestBody !== undefined).toBe('body' in call || name === 'upload')
})

test('[DX-008][QA-035] under /v1 the document has exactly the calls of the contract', async () => {
  const { paths } = (await get('/__mock/openapi.json')).json() as { paths: Record<string, Record<string, { operationId: string }>> }
  const described = Object.entries(paths).filter(([path]) => path.startsWith('/v1/'))
  const names = described.flatMap(([, methods]) => Object.values(methods).map(({ operationId }) => operationId))
  expect(names.toSorted()).toEqual(Object.keys(calls).toSorted())
})

test('[QA-035] the document also describes the control calls, and the docs page has its own policy', async () => {
  const { paths, components } = (await get('/__mock/openapi.json')).json()
  const { schema } = paths['/__mock/api/clock/advance'].post.requestBody.content['application/json']
  expect(schema).toEqual({ $ref: '#/components/schemas/AdvanceClockBody' })
  expect(components.schemas.AdvanceClockBody.properties).toHaveProperty('ms')
  const page = await get('/__mock/docs')
  expect(page.body).toContain('swagger-ui-bundle.js')
  expect(page.body).toContain('<title>Samaki API</title>')
  expect((await get(/rel="icon"[^>]* href="([^"]+)"/.exec(page.body)?.[1] ?? '')).headers['content-type']).toBe('image/svg+xml')
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'self'; script-src 'self'; .*frame-ancestors 'none'$/)
  expect((await get('/__mock/docs/json')).json().paths).toHaveProperty(['/v1/orders/{id}/cancel'])
})

test('[SEC-018] a request that is not HTTP does not stop the server', async () => {
  const listening = await buildApp({ worlds: createWorlds() })
  const url = new URL(await listening.listen({ port: 0, host: '127.0.0.1' }))
  const send = (path: string, method = 'GET') =>
    new Promise<number>((resolve, reject) => {
      const call = request({ host: url.hostname, port: url.port, path, method }, ({ statusCode = 0 }) => resolve(statusCode))
      call.on('error', reject).end()
    })
  expect(await send('/v1/products/%zz')).toBe(400)
  expect(await send('/v1/products', 'PROPFIND')).toBeGreaterThanOrEqual(400)
  expect(await send(`/${'x'.repeat(20_000)}`)).toBe(431)
  expect(await send('/v1/products')).toBe(200)
  await listening.close()
})

test('[QA-001] every path except calls, uploads and the realtime connection is under /__mock', async () => {
  const bare = await buildApp({ worlds: createWorlds() })
  const tops = bare
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => /^[├└]── (\S+)/.exec(line)?.[1] ?? [])
  expect(tops.length).toBeGreaterThan(20)
  expect(tops.filter((path) => !/^\/(v1|uploads|realtime|socket\.io|__mock)(\/|$)/.test(path))).toEqual([])
  expect(REALTIME_PATH).toBe('/realtime')
  expect((await bare.inject('/journal')).statusCode).toBe(404)
  expect((await bare.inject('/__mock/api/journal')).statusCode).toBe(200)
  await bare.close()
})
