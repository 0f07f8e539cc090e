import type { ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
import { type BrowserContext, type BrowserContextOptions, expect, test as plain } from '@playwright/test'
import { TOKEN_COOKIE } from '#contract/control/controlCall.ts'
import { addressOf, runMock } from '../../scripts/run/mock.ts'
import { expectNoAxeViolations } from '../expectNoAxeViolations.ts'
import { expectNothingBeyondTheEdge } from './mockCalls.ts'

const TOKEN = 'told-to-testers-only'
const HANDSET = '/__mock/phone/255712345678'
const LOCKED = { name: 'This mock is locked' }
const MESSAGES = '/__mock/api/phones/255712345678/messages'

/** Tests with a mock that needs a token, and fresh browser contexts. */
const test = plain.extend<{ device: (options?: BrowserContextOptions) => Promise<BrowserContext> }, { url: string }>({
  url: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const web = resolve(import.meta.dirname, '../../dist/web')
      const mock: ChildProcess = runMock(['--port', '0', '--web', web], { stdio: ['ignore', 'pipe', 'pipe'], token: TOKEN })
      await use(await addressOf(mock))
      mock.kill()
    },
    { scope: 'worker' },
  ],
  device: async ({ browser, url, viewport, contextOptions }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({ ...contextOptions, baseURL: url, viewport, serviceWorkers: 'block', ...options })
      opened.push(context)
      return context
    })
    for (const context of opened) await context.close()
  },
})

const token = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === TOKEN_COOKIE)

test('[WAY-009][QA-020] a handset without the token explains how to get access, accepts a pasted link, and then shows the phone', async ({
  device,
}) => {
  const context = await device()
  const page = await context.newPage()
  await page.goto(HANDSET)
  await expect(page.getByRole('heading', LOCKED)).toBeVisible()
  await expect(page.getByText('Open one of them once on this device')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Screen of' })).toBeHidden()
  expect(await page.evaluate((path) => fetch(path).then(({ status }) => status), MESSAGES)).toBe(401)
  await expectNoAxeViolations(page)
  await expectNothingBeyondTheEdge(page)
  await page.getByRole('button', { name: 'Kiswahili' }).click()
  await expect(page.getByRole('heading', { name: 'Seva hii ya majaribio imefungwa' })).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()

  await page.getByLabel('Token').fill('something-else')
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(page.getByText('This is not the token of this server.')).toBeVisible()
  expect([new URL(page.url()).search, await token(context)]).toEqual(['', undefined])
  await page.getByLabel('Token').fill(`http://192.168.1.5:4173/__mock?token=${TOKEN}`)
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(page.getByRole('region', { name: 'Screen of' })).toBeVisible()
  await expect(page).toHaveURL(HANDSET)
  expect(await token(context)).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
})

test('[WAY-009][QA-031] the console shows nothing without the token, and passes the token to a phone by a QR code', async ({ device }) => {
  const desk = await device({ viewport: { width: 1280, height: 800 } })
  const page = await desk.newPage()
  await page.goto('/__mock#worlds')
  await expect(page.getByRole('heading', LOCKED)).toBeVisible()
  await page.goto(`/__mock?token=${TOKEN}#worlds`)
  await expect(page).toHaveURL('/__mock#worlds')
  await expect(page.getByRole('img', { name: 'QR code of the link below' })).toBeVisible()
  const link = new URL(await page.locator('.phone-link code').innerText())
  expect(link.search).toBe(`?enter=default&token=${TOKEN}`)

  const phone = await device()
  const shop = await phone.newPage()
  await shop.goto(link.pathname + link.search)
  await expect(shop).toHaveURL('/')
  expect((await phone.cookies()).map(({ name }) => name).sort()).toEqual(['mock-token', 'mock-world'])
  await shop.goto('/login')
  await shop.getByLabel('Phone Number').fill('0712 345 678')
  await shop.getByRole('button', { name: 'Send code' }).click()
  const [handset] = await Promise.all([shop.waitForEvent('popup'), shop.getByRole('link', { name: 'Open the test phone' }).click()])
  await expect(handset.getByRole('region', { name: 'Screen of' })).toContainText('Your Samaki code is')
})

test('[WAY-009][PWA-001] a link with the token works on a device that has the app installed', async ({ device }) => {
  const context = await device({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/chat')
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.goto(`/chat?token=${TOKEN}`)
  await expect(page).toHaveURL('/chat')
  expect(await token(context)).toBeDefined()
})
