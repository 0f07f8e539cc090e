import type { BrowserContext, Page } from '@playwright/test'
import { clearJournal } from '#contract/control/journal.ts'
import { expect, inSwahili, test } from '../fixtures.ts'

test.use({ ownWindow: true })

const PRODUCT = '/products/yellowfin-tuna-jodari-1-kg'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('home, catalogue, product and chat show title, heading and frame in English, and their links work', async ({ page }) => {
    for (const [path, title, heading] of [
      ['/', 'Fresh from the water, fairly priced. · Samaki', 'Fresh from the water, fairly priced.'],
      ['/products', 'Fish Products · Samaki', 'Fish Products'],
      [PRODUCT, 'Fish Products · Samaki', 'Fish Products'],
      ['/chat', 'Samaki chat · Samaki', 'Samaki chat'],
    ] as const) {
      await page.goto(path)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.locator('header:visible').first()).toBeVisible()
      await expect(page.getByRole('main')).toBeVisible()
    }
    await expect(page.getByText('Welcome to Samaki. What would you like to do?')).toBeVisible()
    await page.goto('/')
    await page.getByRole('link', { name: 'Shop Now' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fish Products')
  })
})

test.describe('without JavaScript, at first sight', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/', '/chat', PRODUCT, '/cart'])
    test(`[WAY-013][I18N-001] ${path} starts with the notice in both languages, without Loading texts and without buttons that do nothing`, async ({
      page,
    }) => {
      await page.goto(path)
      const notice = page.locator('body > :first-child .no-script')
      await expect(notice).toContainText('Samaki needs JavaScript. Switch it on in your browser, then open this page again.')
      await expect(notice.locator('[lang=sw]')).toBeVisible()
      expect((await notice.boundingBox())?.y).toBe(0)
      const words = await page.locator('body').innerText()
      expect(words).not.toMatch(/Loading|Inapakia/)
      await expect(page.getByText('Loading…').filter({ visible: true })).toHaveCount(0)
      await expect(page.getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('status')).toHaveCount(0)
    })
})

test('[I18N-006][I18N-007] a buyer who chose Swahili sees no English before the app has loaded', async ({ page: opened, context }) => {
  await inSwahili(opened)
  await expectSwahiliFrames(context)
})

test.describe('on a device set to Swahili', () => {
  test.use({ locale: 'sw-TZ', ownWindow: true })

  test('[I18N-006][CHAT-183] the first visit is in Swahili, from the first paint to the requests of the app', async ({
    context,
    world,
  }) => {
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.getByRole('article').filter({ hasText: 'Sato' }).first()).toBeVisible()
    await expect(page).toHaveTitle('Samaki wabichi kutoka majini, kwa bei ya haki. · Samaki')
    expect(await world.count({ kind: 'request', path: '/v1/categories' })).toBe(1)
    await page.goto('/chat')
    await expect(page.getByRole('log').getByRole('button', { name: 'Tazama samaki' })).toBeVisible()
    await expect(page.getByText('Tuongee Kiswahili?')).toHaveCount(0)
    await page.getByRole('button', { name: /^SW/ }).click()
    await expect(page.getByRole('log').getByRole('button', { name: 'Browse fish' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('log').getByRole('button', { name: 'Browse fish' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.evaluate(() => localStorage.clear())
    await expectSwahiliFrames(context)
  })
})

/** Opens pages on which the app never loads, so that they only show the frame. */
async function expectSwahiliFrames(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.route(/\/assets\/index-[\w-]+\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  for (const [path, heading] of [
    ['/', 'Samaki wabichi kutoka majini, kwa bei ya haki.'],
    ['/products', 'Samaki waliopo'],
    ['/chat', 'Chat ya Samaki'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(`${heading} · Samaki`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
  }
  await page.close()
}

test('[CHAT-002][PERF-011] at each width the frame has the same chat texts as the app, at the same place', async ({ page, context }) => {
  // On this page the app never loads, so it only shows the frame.
  const frame = await context.newPage()
  await frame.route(/\/assets\/index-[\w-]+\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  const expectAlike = async (path: string, width: number, name: string) => {
    const boxes = []
    for (const opened of [page, frame]) {
      await opened.setViewportSize({ width, height: 800 })
      await opened.goto(path)
      const chat = opened.getByRole('banner').getByRole(/chat/.test(name) && opened === page ? 'button' : 'link', { name, exact: true })
      await expect(chat, `${path} at ${width} px`).toBeVisible()
      boxes.push(await chat.boundingBox())
    }
    expect(boxes[1]).toEqual(boxes[0])
  }
  await expectAlike('/', 800, 'Chat')
  await expectAlike('/login', 1280, 'Chat')
  for (const path of ['/', '/products', PRODUCT, '/cart']) await expectAlike(path, 1280, 'Open chat')
  await page.getByRole('button', { name: 'Open chat' }).click()
  await expect(page.getByRole('log')).toBeVisible()
  await expectAlike('/products', 1280, 'Close chat')
  expect(await widthOfMain(frame)).toBe(await widthOfMain(page))
})

const widthOfMain = (page: Page) => page.getByRole('main').evaluate((main) => main.clientWidth)

test('the first calls start before the app has loaded, and are made once', async ({ page, world }) => {
  for (const [path, calls] of [
    ['/', ['/v1/categories', '/v1/products']],
    ['/products?page=2', ['/v1/categories', '/v1/products']],
    [PRODUCT, [`/v1${PRODUCT}`]],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText('TZS').first()).toBeVisible()
    await world.settled()
    for (const call of calls) {
      const requests = (await world.journal({ kind: 'request', path: call })).filter((entry) => String(entry.path).split('?')[0] === call)
      expect(requests, `${path} asks ${call}`).toHaveLength(1)
    }
    await world.control.send(clearJournal)
  }
})
