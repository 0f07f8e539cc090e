import { expect, test } from '../fixtures.ts'
import { withDoubleText } from './layout.ts'

const SNAPPER = 'red-snapper-changu-1-kg'
const DESKTOP = { width: 1280, height: 800 }
/** The pages of both areas with the button that they are opened for. */
const actions: readonly (readonly [account: string, path: string, button: RegExp])[] = [
  ['mwanaidi', '/seller/dashboard', /^Prepare order/],
  ['mwanaidi', '/seller/orders/order-104697', /^Start Processing$/],
  ['mwanaidi', '/seller/products/new', /^Add product$/],
  ['mwanaidi', `/seller/products/edit/${SNAPPER}`, /^Save changes$/],
  ['mwanaidi', `/seller/products/view/${SNAPPER}`, /^Edit/],
  ['mwanaidi', '/seller/prices', /^No changes$/],
  ['mwanaidi', '/seller/payouts/request', /^Request/],
  ['mwanaidi', '/seller/profile/edit', /^Submit Profile$/],
  ['hamisi', '/transporter/dashboard', /^Mark as Delivered$/],
  ['hamisi', '/transporter/orders/order-104698', /^Start Processing$/],
  ['hamisi', '/transporter/profile/edit', /^Save/],
]

test('[SELL-012][TRAN-001] on a desktop of 1280 × 800 the main action of each seller and rider page is in view', async ({
  page,
  world,
}) => {
  await page.setViewportSize(DESKTOP)
  let signedIn = ''
  for (const [account, path, name] of actions)
    await test.step(path, async () => {
      if (account !== signedIn) await world.signIn(account)
      signedIn = account
      await page.goto(path)
      const button = page.getByRole('main').getByRole('button', { name }).or(page.getByRole('main').getByRole('link', { name })).first()
      await expect(button).toBeInViewport({ ratio: 1 })
    })
})

test('[SELL-014][SELL-012] with changes of many prices the bar wraps on a phone: Save and the list of changes stay in reach', async ({
  page,
  world,
}) => {
  await world.signIn('mwanaidi')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/seller/prices')
  const prices = page.getByRole('textbox', { name: 'Price of' })
  await expect(prices.first()).toBeVisible()
  for (let n = 0; n < 8; n++) await prices.nth(n).fill('123,000')
  const save = page.getByRole('button', { name: '8 changes · Save' })
  const bar = await save.locator('..').boundingBox()
  const button = await save.boundingBox()
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(360)
  expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThanOrEqual(360)
  const summary = page.locator('summary')
  await expect(summary.locator('svg')).toBeInViewport({ ratio: 1 })
  await summary.click()
  await expect(page.getByRole('button', { name: /^Undo: / }).first()).toBeInViewport({ ratio: 1 })
})

test('[A11Y-016][SELL-020] a foot that grows by Undo or by text at 200 % hides nothing of the page, and no button touches a divider', async ({
  page,
  world,
}) => {
  await world.signIn('mwanaidi')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/seller/orders/order-104697')
  const main = page.getByRole('main')
  const missing = main.getByRole('button', { name: 'Something is missing' })
  const start = main.getByRole('button', { name: 'Start Processing', exact: true })
  await expect(missing).toBeVisible()
  const below = await missing.evaluate(
    (button) => (button.nextElementSibling?.getBoundingClientRect().top ?? 0) - button.getBoundingClientRect().bottom,
  )
  expect(below).toBeGreaterThanOrEqual(8)
  await start.click()
  await expect(main.getByRole('button', { name: 'Undo: Start Processing' })).toBeVisible()
  const hidden = () =>
    start.evaluate((button) => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      const foot = button.parentElement
      const last = foot?.previousElementSibling
      return (last?.getBoundingClientRect().bottom ?? 0) - (foot?.getBoundingClientRect().top ?? 0)
    })
  await expect.poll(hidden).toBeLessThanOrEqual(0)
  await withDoubleText(page, () => expect.poll(hidden).toBeLessThanOrEqual(0))
})

test('[A11Y-016] no page that fills the window is higher than the window', async ({ page, world }) => {
  await world.signIn('asha')
  for (const size of [DESKTOP, { width: 360, height: 740 }]) {
    await page.setViewportSize(size)
    for (const path of ['/chat', '/cart', '/wishlist'])
      await test.step(`${path} ${size.width}`, async () => {
        await page.goto(path)
        await expect(page.getByRole('main')).toBeVisible()
        const { scrolls, live } = await page.evaluate(() => {
          const regions = [...document.querySelectorAll<HTMLElement>('.visually-hidden[aria-live]')]
          const height = () => document.documentElement.scrollHeight
          const before = height()
          for (const region of regions) region.hidden = true
          return { scrolls: before, live: before - height() }
        })
        expect(live).toBe(0)
        if (path === '/chat') expect(scrolls).toBe(size.height)
      })
  }
})
