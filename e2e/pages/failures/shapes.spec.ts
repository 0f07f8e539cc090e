import type { Page } from '@playwright/test'
import type { CallName } from '#contract/calls.ts'
import { expect, test } from '../../fixtures.ts'
import type { World } from '../../world/world.ts'
import { shaped } from './failing.ts'

const SATO = 'nile-tilapia-sato-1-kg'

interface Variant {
  /** The calls that can respond with this variant. */
  calls: readonly CallName[]
  /** A path of one of the calls, and a test of its response for this variant. */
  seen: [path: string, like: (answer: unknown) => boolean]
}
const has = (answer: unknown, name: string) => typeof answer === 'object' && answer !== null && name in answer
const lists: readonly CallName[] = [
  'listCategories',
  'listProducts',
  'listCategoryProducts',
  'listOrders',
  'listAddresses',
  'listTransporters',
]
const variants = {
  bare: { calls: lists, seen: ['/categories', Array.isArray] },
  data: { calls: lists, seen: ['/products', (answer) => has(answer, 'data') && !has(answer, 'meta')] },
  dataMeta: { calls: lists, seen: ['/transporters', (answer) => has(answer, 'data') && has(answer, 'meta')] },
  textPrices: {
    calls: ['listProducts', 'listCategoryProducts', 'getProduct', 'createOrder', 'listOrders', 'getOrder'],
    seen: [`/products/${SATO}`, (answer) => (answer as { unitPrice?: unknown }).unitPrice === '12000.00'],
  },
  wrapped: {
    calls: ['getProduct', 'getProfile', 'createOrder', 'getOrder'],
    seen: [`/products/${SATO}`, (answer) => has(answer, 'data') && !has(answer, 'id')],
  },
  named: { calls: ['getProfile', 'listOrders'], seen: ['/orders', (answer) => has(answer, 'orders')] },
} satisfies Record<string, Variant>

/** Makes a purchase while all calls respond with a variant. */
async function buyIn(variant: keyof typeof variants, page: Page, world: World): Promise<void> {
  const { calls, seen } = variants[variant]
  for (const call of calls) await shaped(world, call, variant)
  const warnings = warningsOf(page)
  await world.signIn('asha')
  await throughCatalogue(page)
  await throughProduct(page)
  await throughCart(page)
  await throughCheckout(page)
  const [order] = await world.orders()
  expect(order).toMatchObject({ totalAmount: 29_000, paymentMethod: 'cash_on_delivery' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order?.orderNumber ?? 'no order')
  for (const words of ['Nile tilapia (Sato), 1 kg', 'TZS 29,000'])
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
  await page.goto('/orders')
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(order?.orderNumber ?? 'no order')
  expect(warnings).toEqual([])
  const [path, like] = seen
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
  expect(like(await world.control.v1(path, { token })), `the mock does not answer ${path} as ${variant}`).toBe(true)
}

test('[QA-034][API-016][API-020][API-023] catalogue, product, cart, checkout and orders work with bare lists', async ({ page, world }) => {
  await buyIn('bare', page, world)
})

test('[QA-034][API-016][API-023][API-028] a purchase works with lists in data', async ({ page, world }) => {
  await buyIn('data', page, world)
})

test('[QA-034][API-019] a purchase works with lists in data, with meta', async ({ page, world }) => {
  await buyIn('dataMeta', page, world)
})

test('[QA-034] a purchase works with prices as text', async ({ page, world }) => {
  await buyIn('textPrices', page, world)
})

test('[QA-034][API-022][API-025] a purchase works with wrapped single objects', async ({ page, world }) => {
  await buyIn('wrapped', page, world)
})

test('[QA-034][API-028] a purchase works with orders under their own key', async ({ page, world }) => {
  await buyIn('named', page, world)
})

test('[GEN-027][GEN-028][QA-034] lists in an unknown shape are shown empty, each with a console warning', async ({ page, world }) => {
  for (const call of ['listCategories', 'listProducts', 'listCategoryProducts'] as const) await shaped(world, call, 'unexpected')
  const warnings = warningsOf(page)
  await page.goto('/')
  await expect(page.getByText('No categories available at the moment.')).toBeVisible()
  await expect(page.getByText('No products available at the moment.')).toBeVisible()
  await page.goto('/products')
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Categories', exact: true }).getByRole('button')).toHaveText(['All Categories'])
  await page.goto(`/products/${SATO}`)
  await expect(page.getByText('No related products found.')).toBeVisible()
  for (const call of ['GET /categories', 'GET /products', 'GET /products/category/:id']) {
    expect(warnings).toContain(`Unexpected list shape: ${call}`)
  }
})

async function throughCatalogue(page: Page): Promise<void> {
  await page.goto('/products')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(10)
  await page.getByRole('main').getByRole('button', { name: 'Lake fish' }).click()
  await expect(page).toHaveURL(/category=lake-fish$/)
  await page.getByRole('main').getByRole('link', { name: 'Nile tilapia' }).first().click()
}

async function throughProduct(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Nile tilapia (Sato)' })).toBeVisible()
  await expect(main.getByText('TZS 12,000').first()).toBeVisible()
  await expect(main.getByRole('region', { name: 'Related products' }).getByRole('article')).toHaveCount(4)
  await main.getByRole('button', { name: /^More/ }).click()
  await main.getByRole('button', { name: 'Add to Cart' }).click()
}

async function throughCart(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/cart$/)
  const summary = page.getByRole('region', { name: 'Order summary' })
  for (const amount of ['TZS 24,000', 'TZS 5,000', 'TZS 29,000']) await expect(summary.getByText(amount)).toBeVisible()
  await page.getByRole('button', { name: 'Checkout' }).click()
}

async function throughCheckout(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/checkout$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('option', { name: /Pwani Express/ }).first()).toBeAttached()
  await main.getByRole('radio', { name: /Cash on delivery/ }).check()
  await main.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/)
}

/** Collects console warnings about lists in an unknown shape (GEN-028). */
function warningsOf(page: Page): string[] {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().includes('list shape')) warnings.push(message.text())
  })
  return warnings
}
