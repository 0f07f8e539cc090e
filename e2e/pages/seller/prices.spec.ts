import type { Page } from '@playwright/test'
import { addFault } from '#contract/control/faults/faults.ts'
import { expect, test } from '../../fixtures.ts'
import { FAULT, failingWithMessage } from '../failures/failing.ts'
import { countCalls } from './countCalls.ts'

const SNAPPER = 'red-snapper-changu-1-kg'
const rows = (page: Page) => page.getByRole('list', { name: "Today's prices" }).getByRole('listitem')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const price = (page: Page, name: string) => row(page, name).getByRole('textbox', { name: 'Price of' })
const stock = (page: Page, name: string) => row(page, name).getByRole('textbox', { name: 'Stock of' })
const save = (page: Page, changes: string) => page.getByRole('button', { name: `${changes} · Save` })

test.beforeEach(async ({ page, world }) => {
  await world.signIn('mwanaidi')
  await page.goto('/seller/prices')
})

test('[SELL-014] price and stock of all active products can be edited in place, and changes are shown before saving', async ({
  page,
  world,
}) => {
  await expect(rows(page)).toHaveCount(12)
  await expect(page.getByText('12 active products')).toBeVisible()
  await expect(page.getByRole('button', { name: 'No changes' })).toBeDisabled()
  await price(page, 'Red snapper').fill('19500')
  await expect(row(page, 'Red snapper')).toContainText('was 18,500')
  await expect(save(page, '1 change')).toBeEnabled()
  await page.keyboard.press('Enter') // moves to the stock field
  await page.keyboard.press('ArrowUp')
  await expect(stock(page, 'Red snapper')).toHaveValue('33')
  await row(page, 'Kingfish steaks').getByRole('button', { name: 'More: ' }).click()
  await expect(row(page, 'Kingfish steaks')).toContainText('was 34 in stock')
  const soldOut = row(page, 'Rabbitfish').getByRole('button', { name: 'Sold out: ' })
  await soldOut.click()
  await expect(soldOut).toHaveAttribute('aria-pressed', 'true')
  await expect(stock(page, 'Rabbitfish')).toHaveValue('0')
  await soldOut.click()
  await expect(stock(page, 'Rabbitfish')).toHaveValue('25')
  await soldOut.click()
  await page.getByText('Changu 19,500, 33').click()
  await expect(page.getByText('Rabbitfish (Tasi), 1 kg: 25 → sold out')).toBeVisible()
  await page.getByRole('button', { name: 'Undo: Kingfish steaks' }).click()
  await expect(stock(page, 'Kingfish steaks')).toHaveValue('34')
  await page.reload() // unsaved input is kept
  await save(page, '2 changes').click()
  await expect(page.getByText('2 changes saved.')).toBeVisible()
  await expect(row(page, 'Red snapper')).toContainText('Saved')
  await expect(page.getByRole('button', { name: 'No changes' })).toBeDisabled()
  expect(await world.control.record('products', SNAPPER)).toMatchObject({ unitPrice: 19_500, availableQuantity: 33 })
  expect(await countCalls(world, 'PATCH', '/v1/products')).toBe(2)
})

test('[SELL-014] a product that fails to save stays edited with the server’s message, while the others are saved', async ({
  page,
  world,
}) => {
  await price(page, 'Red snapper').fill('19,500')
  await expect(save(page, '1 change')).toBeVisible()
  await failingWithMessage(world, 'PATCH', '/products/:id')
  await save(page, '1 change').click()
  await expect(row(page, 'Red snapper').getByRole('alert')).toHaveText(FAULT)
  await expect(price(page, 'Red snapper')).toHaveValue('19,500')
  await price(page, 'Kingfish steaks').fill('12.5')
  await save(page, '2 changes').click()
  await expect(row(page, 'Red snapper')).toContainText('Saved')
  await expect(row(page, 'Kingfish steaks').getByRole('alert')).toHaveText('Whole shillings only.')
  await expect(save(page, '1 change')).toBeEnabled()
  await stock(page, 'Rabbitfish').fill('x')
  await save(page, '2 changes').click()
  await expect(row(page, 'Rabbitfish').getByRole('alert')).toHaveText('Digits only, for example 12,500.')
  expect(await countCalls(world, 'PATCH', '/v1/products')).toBe(2)
})

test('[SELL-017][I18N-015] 12.000 is shown as twelve thousand while typing; a price that differs a lot must be confirmed once', async ({
  page,
  world,
}) => {
  await price(page, 'Red snapper').fill('18.000')
  await expect(row(page, 'Red snapper')).toContainText('TZS 18,000, was 18,500')
  await expect(page.getByRole('group').getByText('Changu 18,000')).toBeVisible()
  await price(page, 'Kingfish steaks').fill('2.400')
  await save(page, '2 changes').click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('That changes the price by more than half: Kingfish steaks')
  await expect(question).not.toContainText('Red snapper')
  await question.getByRole('button', { name: 'No' }).click()
  await expect(question).toHaveCount(0)
  await expect(save(page, '2 changes')).toBeEnabled()
  expect(await countCalls(world, 'PATCH', '/v1/products')).toBe(0)
  await save(page, '2 changes').click()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('2 changes saved.')).toBeVisible()
  expect(await world.control.record('products', SNAPPER)).toMatchObject({ unitPrice: 18_000 })
})

test('[SELL-014] at most four products are saved at the same time', async ({ page, world }) => {
  await world.control.send(addFault, { body: { method: 'PATCH', path: '/products/:id', delay: 1_000 } })
  await expect(rows(page)).toHaveCount(12)
  for (const soldOut of (await page.getByRole('button', { name: 'Sold out: ' }).all()).slice(0, 6)) await soldOut.click()
  let [open, most] = [0, 0]
  page.on('request', (request) => (most = Math.max(most, request.method() === 'PATCH' ? ++open : 0)))
  page.on('requestfinished', (request) => request.method() === 'PATCH' && open--)
  await save(page, '6 changes').click()
  await expect.poll(() => most).toBe(4)
  await world.pass(2_500)
  await expect(page.getByText('6 changes saved.')).toBeVisible()
  expect(most).toBe(4)
})

test('[SELL-014] a sale meanwhile keeps its stock; a price changed in another tab is shown before it is overwritten', async ({
  page,
  world,
}) => {
  await price(page, 'Red snapper').fill('19,500')
  await expect(save(page, '1 change')).toBeVisible()
  await world.pass(1_000)
  await world.control.change('products', SNAPPER, { availableQuantity: 30, updatedAt: '2026-11-21T06:00:00.500Z' })
  world.expectConsole(/Failed to load resource/)
  await save(page, '1 change').click()
  await expect(row(page, 'Red snapper')).toContainText('Saved')
  expect(await world.control.record('products', SNAPPER)).toMatchObject({ unitPrice: 19_500, availableQuantity: 30 })
  await price(page, 'Red snapper').fill('21,000')
  await world.control.change('products', SNAPPER, { unitPrice: 20_000, updatedAt: '2026-11-21T06:00:01.500Z' })
  await save(page, '1 change').click()
  await expect(row(page, 'Red snapper').getByRole('alert')).toContainText('Changed in the meantime: now 20,000.')
  expect((await world.control.record('products', SNAPPER)).unitPrice).toBe(20_000)
  await save(page, '1 change').click()
  await expect(row(page, 'Red snapper')).toContainText('Saved')
  expect((await world.control.record('products', SNAPPER)).unitPrice).toBe(21_000)
})
