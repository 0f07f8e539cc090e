import { expect, test } from '../../fixtures.ts'
import { failing } from '../failures/failing.ts'

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('[TDEL-001][TDEL-004][TDEL-005][TDEL-006] the table has six columns, newest first, and can be sorted by date or status', async ({
    page,
    world,
  }) => {
    await world.signIn('hamisi')
    await page.goto('/transporter/deliveries')
    const table = page.getByRole('table', { name: 'Deliveries' })
    await expect(table.getByRole('columnheader')).toHaveText(['Order Number', 'Customer', 'Address', 'Date', 'Status', 'Actions'])
    const rows = table.getByRole('row')
    await expect(rows.nth(1).getByRole('cell')).toHaveText([
      'SMK-1046983 items',
      'Neema Mushi255 754 110 226',
      'Haile Selassie Rd 14Msasani, Kinondoni, Dar es Salaam',
      '21 Nov 202608:35',
      'PendingPick up: Mwanaidi Fishers, Ferry fish market',
      'View Details',
    ])
    await expect(table.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending')
    await table.getByRole('button', { name: 'Date' }).click()
    await expect(rows.nth(1)).toContainText('SMK-104612')
    await table.getByRole('button', { name: 'Status' }).click()
    // [TDEL-007]
    await expect(rows.filter({ hasText: 'SMK-' })).toContainText([
      'Pending',
      'Processing',
      'Processing',
      'In Transit',
      'Delivered',
      'Delivered',
      'Delivered',
      'Cancelled',
    ])
    await expect(page).toHaveURL('/transporter/deliveries?order=asc&sort=status')
    await table.getByRole('button', { name: 'Status' }).click()
    await expect(rows.nth(1)).toContainText('Delivered')
    await rows.nth(1).getByRole('link', { name: 'View Details' }).click()
    await expect(page).toHaveURL(/\/transporter\/orders\/order-1046/)
  })
})

test('[TDEL-002][TDEL-003][TDEL-008][TRAN-008] search and filter are in the URL; an empty result suggests what to do', async ({
  page,
  world,
}) => {
  await world.signIn('hamisi')
  await page.goto('/transporter/deliveries')
  const cards = page.getByRole('list', { name: 'Deliveries' }).getByRole('listitem')
  await expect(cards).toHaveCount(8)
  await expect(page.getByRole('group', { name: 'Status' }).getByRole('button')).toHaveText([
    'All8',
    'Pending3',
    'In Transit1',
    'Delivered3',
  ])
  await page.getByRole('button', { name: 'Pending' }).click()
  await expect(page).toHaveURL('/transporter/deliveries?status=pending')
  // [TDEL-009][GEN-049] includes those in processing
  await expect(cards).toHaveText([/SMK-104698Pending/, /SMK-104695Processing/, /SMK-104692Processing/])
  const search = page.getByRole('searchbox')
  for (const [words, found] of [
    ['juma', /SMK-104692/],
    ['104695', /SMK-104695/],
  ] as const) {
    await search.fill(words)
    await search.press('Enter')
    await expect(cards).toHaveText([found])
  }
  await cards.first().getByRole('link').click()
  await page.getByRole('link', { name: 'Back to Deliveries' }).click()
  await expect(page).toHaveURL('/transporter/deliveries?status=pending&search=104695')
  await search.fill('bagamoyo')
  await search.press('Enter')
  await expect(page.getByRole('heading', { name: 'No deliveries found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your filters')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL('/transporter/deliveries?status=pending&search=bagamoyo')
  await expect(search).toHaveValue('bagamoyo')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(cards).toHaveCount(8)
  await page.getByLabel('Sort by').selectOption('Date, oldest first')
  await expect(cards.first()).toContainText('SMK-104612')
  await expect(page).toHaveURL('/transporter/deliveries?order=asc')
})

test('[TDEL-008][ERR-030] a transporter without deliveries sees a message, and a failed list shows its error with a retry', async ({
  page,
  world,
}) => {
  await world.signIn('grace')
  await failing(world, 'GET', '/transporters/me/orders')
  await page.goto('/transporter/deliveries')
  await expect(page.getByText('Failed to fetch transporter orders')).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'No deliveries found' })).toBeVisible()
  await expect(page.getByText('You have no deliveries assigned yet')).toBeVisible()
})
