import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { signInWithCart } from '../../world/fillCart.ts'

const PORTRAIT = 'prawns-kamba-1-kg'
const SQUARE = 'octopus-pweza-1-kg'
const WIDE = 'yellowfin-tuna-jodari-1-kg'
const photoOf = (page: Page, name: string) => page.getByRole('main').locator(`.plate img[src$="/${name}.jpg"]:visible`).first()

/** Expects that the photo covers its plate to the edges, and is cut or shown whole. */
async function expectFills(page: Page, name: string, fit: 'cover' | 'contain' = 'cover'): Promise<void> {
  const image = photoOf(page, name)
  await expect(image).toBeVisible()
  await expect(image).toHaveCSS('object-fit', fit)
  await expect(image).toHaveCSS('padding', '0px')
  const [own, plate] = [await image.boundingBox(), await image.locator('..').boundingBox()]
  expect(own, name).toEqual(plate)
  expect((own?.width ?? 0) / (own?.height ?? 1)).toBeGreaterThan(1) // the plate keeps its shape
}

test('[SELL-018][CAT-024] photos of any shape fill their plates in lists, cart, checkout and receipt; the gallery shows them whole', async ({
  page,
  context,
  world,
}) => {
  await signInWithCart(world, context, 'asha', { [PORTRAIT]: 1, [SQUARE]: 1, [WIDE]: 1 })
  for (const path of ['/', '/products?search=kamba', '/cart', '/checkout'])
    await test.step(path, async () => {
      await page.goto(path)
      for (const name of path.startsWith('/products') ? ['kamba'] : ['kamba', 'pweza', 'jodari']) await expectFills(page, name)
    })
  for (const [id, name] of [
    [PORTRAIT, 'kamba'],
    [SQUARE, 'pweza'],
    [WIDE, 'jodari'],
  ] as const) {
    await page.goto(`/products/${id}`)
    await expectFills(page, name, 'contain')
    await page.getByRole('list', { name: 'Pictures' }).getByRole('button').nth(1).click()
    await expect(page.getByRole('main').locator('.plate.sheet img')).toHaveAttribute('src', /\.svg$/)
    await expectFills(page, name) // now only its thumbnail shows the photo
  }
})

test('[SELL-018][SELL-009] a seller’s photos fill their plates in list, prices, form and view', async ({ page, world }) => {
  await world.signIn('mwanaidi')
  const mackerel = 'indian-mackerel-kibua-1-kg'
  for (const path of [
    '/seller/products?search=kibua',
    '/seller/prices',
    `/seller/products/edit/${mackerel}`,
    `/seller/products/view/${mackerel}`,
  ])
    await test.step(path, async () => {
      await page.goto(path)
      await expectFills(page, 'kibua')
    })
})
