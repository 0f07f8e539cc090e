import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { speakSwahili } from '../../pageStates/reach.ts'
import { failing } from '../failures/failing.ts'
import { readDownload } from './readDownload.ts'

const WIDE = { width: 1280, height: 800 }
const figure = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${name}`) })
const range = (page: Page, name: string) => page.getByRole('group', { name: 'Period' }).getByRole('button', { name })

test.describe('on a desktop', () => {
  test.use({ viewport: WIDE })

  test('[SDSH-018][SELL-005][SELL-003] the report has a row per day from own orders, with sum and change; the date range is in the URL and in the export', async ({
    page,
    world,
  }) => {
    await world.signIn('mwanaidi')
    await page.goto('/seller/reports')
    const table = page.getByRole('table', { name: 'Sales per day' })
    const cells = (row: number) => table.locator('tbody tr').nth(row).getByRole('cell').allTextContents()
    await expect(range(page, '30 days')).toHaveAttribute('aria-pressed', 'true')
    await expect(table.locator('tbody tr')).toHaveCount(10)
    expect(await cells(5)).toEqual(['16 Nov 2026 ', '1', '18', '361,000', '18,050', '342,950'])
    await expect(table.locator('tfoot')).toHaveText(/30 days.*10.*49.*998,500.*49,925.*948,575/)
    await expect(figure(page, 'Sales')).toContainText('998,500')
    await expect(page.getByRole('img', { name: /sales per day from 23 Oct 2026 to 21 Nov 2026/ })).toBeVisible()

    await range(page, '7 days').click()
    await expect(page).toHaveURL('/seller/reports?days=7')
    await expect(table.locator('tbody tr')).toHaveCount(7)
    await expect(figure(page, 'Sales')).toHaveText('Sales TZS 817,500– before: 0')
    await world.control.change('orders', 'order-104633', { createdAt: '2026-11-10T06:00:00.000Z' })
    await page.reload()
    await expect(figure(page, 'Sales')).toHaveText('Sales TZS 817,500+468% before: 144,000')
    await expect(figure(page, 'Orders')).toHaveText('Orders 8+700% before: 1')
    await expect(range(page, '7 days')).toHaveAttribute('aria-pressed', 'true')
    await table.getByRole('button', { name: 'Sales, TZS' }).click()
    await expect(table.locator('tbody tr').first()).toContainText('21 Nov 2026 today')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    expect((await download).suggestedFilename()).toBe('samaki-sales-7-days-2026-11-21.csv')
    const lines = await readDownload(await download)
    expect(lines.slice(0, 3)).toEqual([
      '\uFEFFDay,Orders,Items,"Sales, TZS","Fee, TZS","Net, TZS"',
      '2026-11-21,5,18,402000,20100,381900',
      '2026-11-16,1,18,361000,18050,342950',
    ])
    expect(lines).toHaveLength(8)
  })
})

test('[SDSH-019][SELL-005][SELL-012] analytics on a phone show revenue per day, top products and shares, each with a table of numbers', async ({
  page,
  world,
}) => {
  await world.signIn('mwanaidi')
  await page.goto('/seller/analytics?days=7')
  await expect(page.getByRole('img', { name: /sales per day from 15 Nov 2026 to 21 Nov 2026.*best day was 21 Nov 2026/ })).toBeVisible()
  await page.getByText('The numbers as a table').click()
  const days = page.getByRole('table', { name: 'Sales per day' }).getByRole('row')
  await expect(days).toHaveCount(8)
  await expect(days.nth(1)).toHaveText('21 Nov 20265402,000')
  const top = page.getByRole('table', { name: 'Top products' })
  await expect(top.getByRole('row').nth(1)).toContainText('Red snapper (Changu), 1 kg')
  const shares = page.getByRole('table', { name: 'Orders by status' })
  // Each table has the sum that its shares refer to.
  for (const [table, name] of [
    [top, 'All products'],
    [shares, 'All orders, cancelled too'],
  ] as const) {
    const rows = await table.getByRole('row').allInnerTexts()
    const numbers = rows
      .slice(1)
      .map((row) => [...row.matchAll(/\t([\d,]+)(%?)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', ''))))
    const total = numbers.pop()
    expect(rows.at(-1)).toContain(name)
    expect(total?.map((_, column) => numbers.reduce((sum, row) => sum + (row[column] ?? 0), 0))).toEqual(total)
    expect(total?.at(-1)).toBe(100)
  }
  await expect(shares.getByRole('row', { name: /^Cancelled/ })).toBeVisible()
  await range(page, '90 days').click()
  await expect(page).toHaveURL('/seller/analytics?days=90')
  await expect(days).toHaveCount(91)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('[SELL-005] a period without sales shows a message; a change relative to it has no percentage', async ({ page, world }) => {
  await world.signIn('ujiji')
  await page.goto('/seller/reports?days=7')
  await expect(page.getByRole('heading', { name: 'No sales in this period' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
  await range(page, '30 days').click()
  await expect(figure(page, 'Sales')).toContainText('– before: 0')
  await page.goto('/seller/analytics?days=7')
  await expect(page.getByRole('heading', { name: 'No sales in this period' })).toBeVisible()
  await speakSwahili(page)
  await expect(page.getByRole('heading', { name: 'Hakuna mauzo katika kipindi hiki' })).toBeVisible()
})

test('[ERR-031] if reports can’t be fetched, an error with a retry is shown', async ({ page, world }) => {
  await world.signIn('mwanaidi')
  await failing(world, 'GET', '/orders/seller')
  await page.goto('/seller/reports')
  await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).click()
  await expect(figure(page, 'Sales')).toBeVisible()
})
