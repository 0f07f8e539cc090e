import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type LaunchOptions, type Page } from '@playwright/test'
import { listSockets } from '#contract/control/faults/realtimeFaults.ts'
import { openSession } from '#contract/control/people.ts'
import { ensureRealBuild, REAL, REAL_API } from '../../scripts/build/realBuild.ts'
import { addressOf, runMock } from '../../scripts/run/mock.ts'
import { headersOfFiles, runNginx, codeOf, whyNoNginx } from '../../scripts/run/nginx.ts'
import { expect, test } from '../fixtures.ts'
import { NEXT_ABOUT, writeNextRelease } from '../pwa/nextRelease.ts'
import { waitForApp } from '../waitForApp.ts'
import { Control } from '../world/control.ts'
import { signInWithCart } from '../world/fillCart.ts'
import { storeSession } from '../world/signIn.ts'
import { runStaticHost } from './staticHost.ts'

const SHOP = 'http://shop.localhost'
const PRODUCT = '/products/yellowfin-tuna-jodari-1-kg'
const MINUTE = 60_000
/** The header of a page leaves scripts and styles to the policy in the page, so it starts with the next directive. */
const PAGE_POLICY = /^img-src 'self' (?!.*(script|style|default)-src)/

// Serial, so that one worker makes only one build.
test.describe.configure({ mode: 'serial' })
test.beforeAll(() => {
  test.setTimeout(2 * MINUTE)
  ensureRealBuild()
})

test('[WAY-010] a build for an API on another host works on a plain static host: pictures, cart, socket, deep links', async ({
  launchOptions,
  viewport,
}) => {
  const mock = runMock(['--port', '0', '--origin', SHOP], { stdio: ['ignore', 'pipe', 'pipe'] })
  const api = await addressOf(mock)
  const realtime = REAL_API.replace('http', 'ws')
  const values = { http_host: new URL(SHOP).host, api: REAL_API, realtime, cache: 'no-cache', code: codeOf('/index.html') }
  const host = await runStaticHost(() => REAL, headersOfFiles(values))
  const browser = await openAt(launchOptions, { [SHOP]: host.port, [REAL_API]: Number(new URL(api).port) })
  try {
    const context = await browser.newContext({ baseURL: SHOP, viewport })
    const control = new Control(api, 'default')
    const { accessToken, user } = await control.send(openSession, { body: { phoneNumber: '+255712345678' } })
    await storeSession(context, 'signed-in', accessToken, user)
    const page = waitForApp(await context.newPage())
    const wrong: string[] = []
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))

    await page.goto('/products')
    await expect(page.getByRole('main').locator('.plate img')).toHaveCount(10)
    await expectPictures(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: /Yellowfin tuna/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /Yellowfin tuna/ })).toBeVisible()
    await expectPictures(page)
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    // Deep links: open a top-level path and a nested path directly.
    await page.goto('/cart')
    await expect(page.getByRole('main').getByText('Yellowfin tuna').first()).toBeVisible()
    await expectPictures(page)
    await page.goto(PRODUCT)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: /Yellowfin tuna/ })).toBeVisible()
    await expect.poll(async () => (await control.send(listSockets)).length).toBe(1)
    expect(wrong).toEqual([])
  } finally {
    await browser.close()
    host.stop()
    mock.kill('SIGTERM')
  }
})

test('[WAY-012] a purchase behind nginx works, including its socket events', async ({ world, launchOptions, viewport }) => {
  skipWithoutNginx()
  const nginx = await runNginx(REAL, world.control.url)
  const browser = await openAt(launchOptions, { [REAL_API]: nginx.port })
  try {
    const context = await browser.newContext({ baseURL: REAL_API, viewport })
    await world.admit(context)
    await context.addCookies([{ name: 'mock-world', value: world.control.world, url: REAL_API }])
    await signInWithCart(world, context, 'asha', { 'nile-tilapia-sato-1-kg': 1 })
    const page = waitForApp(await context.newPage())
    await page.goto('/products')
    await expectPictures(page)
    await page.goto('/checkout')
    await page.getByRole('main').getByRole('button', { name: 'Place Order' }).click()
    await page.getByRole('button', { name: /^Pay TZS/ }).click()
    await expect(page.getByRole('timer')).toBeVisible()
    await world.settled()
    await world.handset().approve({ pin: '1234' })
    await expect(page.getByText('Payment successful! Order has been created.').first()).toBeVisible()
    expect(await world.orders()).toHaveLength(1)
    expect(await world.problems()).toEqual([])
  } finally {
    await browser.close()
    nginx.stop()
  }
})

test('[SEC-030][WAY-012] nginx serves the next release after its files are copied over the last one, without a reload of nginx', async ({
  world,
  launchOptions,
  viewport,
}) => {
  skipWithoutNginx()
  const root = mkdtempSync(join(tmpdir(), 'samaki-host-'))
  const next = writeNextRelease(REAL)
  // nginx would go on sending compressed copies, which the next release of this test does not have.
  cpSync(REAL, root, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  const nginx = await runNginx(root, world.control.url)
  const browser = await openAt(launchOptions, { [REAL_API]: nginx.port })
  try {
    const context = await browser.newContext({ baseURL: REAL_API, viewport })
    const page = waitForApp(await context.newPage())
    const wrong: string[] = []
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Samaki')
    cpSync(next, root, { recursive: true })
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEXT_ABOUT)
    expect(wrong).toEqual([])
  } finally {
    await browser.close()
    nginx.stop()
    for (const folder of [root, next]) rmSync(folder, { recursive: true })
  }
})

test('[WAY-012][WAY-013] nginx serves each path with its html, wrong paths with status 404, and each file with its cache headers', async ({
  world,
}) => {
  skipWithoutNginx()
  const nginx = await runNginx(REAL, world.control.url)
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${nginx.port}${path}`, { headers })
  try {
    const frames = {
      '/': 'index',
      '/products': 'products',
      [PRODUCT]: 'product',
      '/chat': 'chat',
      '/about': 'about',
      '/seller/orders': 'area',
      '/cart': 'other',
    }
    for (const [path, name] of Object.entries({ '/nowhere': 'other', '/products/a/b': 'other', '/seller/nowhere': 'area' })) {
      const answer = await get(path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(await answer.text(), path).toBe(readFileSync(join(REAL, `${name}.html`), 'utf8'))
      expect(answer.headers.get('content-security-policy')).toMatch(PAGE_POLICY)
    }
    for (const [path, name] of Object.entries(frames)) {
      const answer = await get(`${path}?x=1`)
      const html = readFileSync(join(REAL, `${name}.html`), 'utf8')
      expect(await answer.text(), path).toBe(html)
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      expect(answer.headers.get('content-security-policy')).toContain(`connect-src 'self' ws://127.0.0.1:${nginx.port}`)
      expect(answer.headers.get('content-security-policy')).toMatch(PAGE_POLICY)
    }
    const script = readdirSync(join(REAL, 'assets'))
      .find((name) => name.endsWith('.js.br'))
      ?.replace('.br', '')
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await get(`/assets/${script}`, { 'accept-encoding': encoding })
      expect(headers.get('content-encoding')).toBe(encoding)
      expect(headers.get('vary')).toBe('Accept-Encoding')
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
    for (const path of [`/assets/${script}`, '/sw.js', '/frames.json', '/assets/gone-1a2b.js', '/.vite/manifest.json'])
      expect((await get(path)).headers.get('content-security-policy'), path).toMatch(/^script-src 'none'; /)
    // A browser takes the headers of a 304 for the page that it has cached.
    const kept = await get('/', { 'if-none-match': (await get('/')).headers.get('etag') ?? '' })
    expect([kept.status, kept.headers.get('content-security-policy')]).toEqual([304, expect.stringMatching(PAGE_POLICY)])
    for (const path of ['/assets/gone-1a2b.js', '/assets/', '/gone.ico', '/.vite/manifest.json']) {
      const { status, headers } = await get(path)
      expect([path, status, headers.get('cache-control')]).toEqual([path, 404, null])
    }
    for (const path of ['/icons/favicon.svg', '/favicon.ico'])
      expect((await get(path)).headers.get('cache-control'), path).toBe('public, max-age=604800')
    const manifest = await get('/manifest.webmanifest')
    expect([manifest.headers.get('content-type'), manifest.headers.get('cache-control')]).toEqual(['application/manifest+json', 'no-cache'])
    const plain = await get('/chat')
    const secure = await get('/chat', { 'x-forwarded-proto': 'https' })
    expect(plain.headers.get('strict-transport-security')).toBeNull()
    expect(secure.headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/)
    const refused = await fetch(`http://127.0.0.1:${nginx.port}/v1/uploads/product-images`, { method: 'POST', body: 'x'.repeat(6_000_000) })
    expect(refused.status).toBe(413)
    // The console of a mock behind nginx can't be reached.
    const console = await get('/__mock/api/clock')
    expect([console.status, await console.text()]).toEqual([404, expect.stringContaining('<!doctype html>')])
  } finally {
    nginx.stop()
  }
})

test('[NAV-017][WAY-012] behind nginx a path that cannot be decoded gets the 404 page of the app, and a call gets a Problem', async ({
  world,
}) => {
  skipWithoutNginx()
  const nginx = await runNginx(REAL, world.control.url)
  const get = (path: string) => fetch(`http://127.0.0.1:${nginx.port}${path}`)
  const other = readFileSync(join(REAL, 'other.html'), 'utf8')
  try {
    for (const path of ['/orders/%', '/%', '/checkout/payment/%zz?a=1', '/cart%00', '/chat%?q=1', '/%c3(', '/v2/%', '/v1x%']) {
      const answer = await get(path)
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, other])
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
      expect(answer.headers.get('content-security-policy')).toMatch(PAGE_POLICY)
      expect(answer.headers.get('cache-control')).toBeNull()
    }
    for (const path of ['/products/%E2%82', '/orders/%ff', '/seller/orders/%c0%80'])
      expect([path, (await get(path)).status]).toEqual([path, 404])
    for (const path of ['/products/mchele-%C3%A9', '/orders/%E2%82%AC']) expect([path, (await get(path)).status]).toEqual([path, 200])
    for (const path of ['/v1/orders/%', '/v1/%zz?a=1', '/uploads/%00', '/realtime/%']) {
      const answer = await get(path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
      expect(answer.headers.get('content-security-policy')).toMatch(/^script-src 'none'; /)
      expect(await answer.json()).toEqual({ message: expect.any(String), code: 'not_found' })
    }
  } finally {
    nginx.stop()
  }
})

/** Checks that all pictures load from the API's origin. Halfbeak, which can be among the related products, is seeded without one. */
async function expectPictures(page: Page): Promise<void> {
  const pictures = page.getByRole('main').locator('.plate img:not([alt^="Halfbeak"])')
  await expect(pictures.first()).toBeVisible()
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    const loaded = () => picture.evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.currentSrc : 'nothing'))
    await expect.poll(loaded).toMatch(new RegExp(`^${REAL_API}/uploads/`))
  }
}

/** Opens a browser that resolves these origins to ports of this machine. */
function openAt(options: LaunchOptions, ports: Readonly<Record<string, number>>): Promise<Browser> {
  const rules = Object.entries(ports).map(([origin, port]) => `MAP ${new URL(origin).host}:80 127.0.0.1:${port}`)
  return chromium.launch({ ...options, args: [...(options.args ?? []), `--host-resolver-rules=${rules.join(',')}`] })
}

function skipWithoutNginx(): void {
  const why = whyNoNginx()
  if (why !== null) console.log(`skipped: ${why}, so deploy/nginx.conf was not run`)
  test.skip(why !== null, why ?? '')
}
