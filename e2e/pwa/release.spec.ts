import { copyFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { WEB } from '../../scripts/build/buildStamp.ts'
import { test as base, expect } from '../fixtures.ts'
import { runStaticHost } from '../hosting/staticHost.ts'
import { countLoads } from './loads.ts'
import { NEXT_ABOUT, writeNextRelease } from './nextRelease.ts'
import { cachedPaths, letIdle, untilCached, untilControlled, withWorker } from './serviceWorker.ts'

interface Host {
  readonly url: string
  /** The headers of each file. */
  readonly headers: Map<string, string>
  /** Switches to the next release, without files of the current one. Returns its folder. */
  readonly release: () => string
}

/** A host of the built app without an API, because these tests need no data. */
const test = base.extend<{ host: Host }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  host: async ({}, use) => {
    let root = WEB
    const headers = new Map<string, string>()
    const { port, stop } = await runStaticHost(() => root, headers)
    await use({ url: `http://127.0.0.1:${port}`, headers, release: () => (root = writeNextRelease()) })
    stop()
    if (root !== WEB) rmSync(root, { recursive: true })
  },
})
test.use(withWorker)
test.beforeEach(({ context }) => letIdle(context))

const READY = 'A new version is ready.'
const prompt = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** Simulates returning to the tab. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('[PWA-007][PWA-008] a new release is offered, not forced: tabs keep their files, only the tapped tab updates, and old files are deleted with the last old tab', async ({
  page,
  context,
  host,
}) => {
  await page.goto(`${host.url}/terms`)
  await untilCached(page)
  const other = await context.newPage()
  await other.goto(`${host.url}/terms`)
  await untilCached(other)
  const before = await cachedPaths(page)
  host.release()
  const [loads, loadsOfOther] = [countLoads(page), countLoads(other)]
  await lookAgain(page)
  await expect(prompt(page).getByText(READY)).toBeVisible()
  await expect(prompt(other).getByText(READY)).toBeVisible()
  await footerLink(page, 'About').click()
  await expect(heading(page)).toHaveText('About Samaki')
  expect([loads(), loadsOfOther()]).toEqual([0, 0])
  const waiting = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)
  expect(await waiting()).toBe('installed')

  await prompt(page).getByRole('button', { name: 'Update' }).click()
  await expect(heading(page)).toHaveText(NEXT_ABOUT)
  expect([loads(), loadsOfOther()]).toEqual([1, 0])
  // The old tab can still open pages that it had not opened before.
  await footerLink(other, 'FAQ').click()
  await expect(heading(other)).toHaveText(/Frequently/)
  await expect(prompt(other).getByText(READY)).toBeVisible()
  await other.close()
  await page.reload()
  await untilCached(page)
  const old = before.filter((path) => /^\/assets\/.*\.(js|css|json)$/.test(path))
  expect(old.length).toBeGreaterThan(150)
  await expect.poll(async () => (await cachedPaths(page)).filter((path) => old.includes(path))).toEqual([])
  await footerLink(page, 'FAQ').click()
  await expect(heading(page)).toHaveText(/Frequently/)
})

test('[SEC-030][PWA-007] a phone whose pages came with a script policy in the header takes the next release, even if the host keeps that header for a while', async ({
  page,
  host,
}) => {
  const policy = /content-security-policy" content="([^"]+)"/.exec(readFileSync(join(WEB, 'index.html'), 'utf8'))?.[1] ?? ''
  host.headers.set('content-security-policy', `default-src 'self'; ${policy}`)
  await page.goto(`${host.url}/terms`)
  await untilCached(page)
  host.release()
  // The old hash forbids the import map of the new pages. If the worker cached them with this header, the phone would have a dead page.
  expect(await installNext(page)).toBe('redundant')
  await page.reload()
  await footerLink(page, 'About').click()
  await expect(heading(page)).toHaveText('About Samaki')
  host.headers.delete('content-security-policy')
  await lookAgain(page)
  await prompt(page).getByRole('button', { name: 'Update' }).click()
  await expect(heading(page)).toHaveText(NEXT_ABOUT)
})

/** Looks for a new worker. Returns its state once it has tried to install. */
const installNext = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const next = registration.installing
    while (next?.state === 'installing') await new Promise((done) => next.addEventListener('statechange', done, { once: true }))
    return next?.state
  })

test('[PWA-008] if an old file is neither cached nor on the server, the update loads the new release', async ({
  page,
  context,
  world,
  host,
}) => {
  world.expectConsole(/Failed to load/)
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto(`${host.url}/terms`)
  await untilControlled(page)
  host.release()
  await footerLink(page, 'About').click()
  await page.getByRole('main').getByRole('button', { name: 'Update' }).click()
  await expect(heading(page)).toHaveText(NEXT_ABOUT)
})

test('[PWA-013] sw-off.js removes the worker and its caches from the device, and the page keeps working', async ({ page, host }) => {
  await page.goto(`${host.url}/terms`)
  await untilCached(page)
  const folder = host.release()
  copyFileSync(join(WEB, 'sw-off.js'), join(folder, 'sw.js'))
  await lookAgain(page)
  const left = () => page.evaluate(async () => [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations())].length)
  await expect.poll(left).toBe(0)
  await page.reload()
  await footerLink(page, 'About').click()
  await expect(heading(page)).toHaveText(NEXT_ABOUT)
})
