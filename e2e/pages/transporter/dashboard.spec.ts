import { expect, test } from '../../fixtures.ts'

test('[TDSH-001][TDSH-002][TDSH-006][TRAN-010] the area opens with the overview, which starts with the next stop and its action', async ({
  page,
  world,
}) => {
  await world.signIn('hamisi')
  await page.goto('/transporter')
  await expect(page).toHaveURL('/transporter/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pwani Express Dashboard')
  const stop = page.getByRole('region', { name: 'Next stop' })
  // The order longest in transit, with name, place, landmark and amount to collect.
  for (const words of [
    'SMK-104694',
    'on the way for 4 h 0 min',
    'Juma Kessy',
    'Mtaa wa Uhuru 40',
    'Buguruni',
    'To collect, cash',
    'TZS 54,000',
  ])
    await expect(stop).toContainText(words)
  await expect(stop.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+255652837114') // [TRAN-002]
  await expect(stop.getByRole('link', { name: 'Map' })).toHaveAttribute('href', /google\.com\/maps.*Mtaa%20wa%20Uhuru%2040/)
  const action = stop.getByRole('button', { name: 'Mark as Delivered' })
  const box = await action.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(56)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(560)
  // It is the first heading on the page.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Next stop')
})

test('[TDSH-010][TDSH-011][TDSH-012][TRAN-008] the cards show counts and link to the filtered list; the average time is computed from the deliveries', async ({
  page,
  world,
}) => {
  await world.signIn('hamisi')
  await page.goto('/transporter/dashboard')
  const card = (name: RegExp) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(card(/^Pending 3 awaiting pickup$/)).toBeVisible()
  await expect(card(/^In Transit 1$/)).toBeVisible()
  await expect(card(/^Delivered 3$/)).toBeVisible()
  await expect(card(/^Average Time 13 h 20 min$/)).toBeVisible()
  await page.getByRole('link', { name: 'In Transit 1', exact: true }).click()
  await expect(page).toHaveURL('/transporter/deliveries?status=in_transit')
  await expect(page.getByRole('list', { name: 'Deliveries' }).getByRole('listitem')).toHaveCount(1)
})

test('[TDSH-013][TDSH-014][TDSH-015][TDSH-016] five recent deliveries are shown, newest first, with a link to all', async ({
  page,
  world,
}) => {
  await world.signIn('hamisi')
  await page.goto('/transporter/dashboard')
  const rows = page.getByRole('list', { name: 'Recent Deliveries' }).getByRole('listitem')
  await expect(rows).toHaveText([/SMK-104698/, /SMK-104695/, /SMK-104694/, /SMK-104692/, /SMK-104679/])
  await expect(rows.nth(2)).toHaveText(/SMK-104694In Transit21 Nov 2026, 03:00View Details/)
  await expect(page.getByRole('link', { name: 'View 3 more deliveries' })).toHaveAttribute('href', '/transporter/deliveries')
  await expect(page.getByRole('link', { name: 'View all deliveries' })).toHaveAttribute('href', '/transporter/deliveries')
  await rows.nth(2).getByRole('link', { name: 'View Details' }).click()
  await expect(page).toHaveURL('/transporter/orders/order-104694')
})

test('[TRAN-006][MON-031] cash to collect today is listed in route order, and its sum is the total of the rows', async ({
  page,
  world,
}) => {
  await world.signIn('hamisi')
  await page.goto('/transporter/dashboard')
  const cash = page.getByRole('region', { name: 'Cash to collect today' })
  await expect(cash.getByRole('listitem')).toHaveText([
    /Juma Kessy.*cash on deliveryTZS 54,000/,
    /Juma Kessy.*delivery feeTZS 5,000/,
    /Neema Mushi, office.*cash on deliveryTZS 31,000/,
    /Neema Mushi.*delivery feeTZS 10,000/,
  ])
  await expect(cash).toContainText(/Cash to collect today\s*TZS 100,000/)
})

test('[TDSH-007][TDSH-008][TDSH-009][TDSH-017] an unverified transporter sees a message and can’t move a delivery', async ({
  page,
  world,
}) => {
  await world.signIn('grace')
  await world.control.change('transporters', 'morogoro-movers', { region: '' })
  await page.goto('/transporter/dashboard')
  // [TPRO-010] a business without a region is asked for one.
  const regionHint = page.getByText('Your profile has no region yet, so buyers cannot choose you.')
  await expect(regionHint).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/transporter/profile/edit')
  await expect(page.getByRole('heading', { name: 'Verification Required' })).toBeVisible()
  await expect(
    page.getByText('Your account is pending. You can accept jobs once it is verified, usually within 1-2 business days.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No deliveries yet' })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /^Average Time –$/ }),
  ).toBeVisible() // [TDSH-012]
  const { items } = await world.control.record('orders', 'order-104694')
  await world.control.change('orders', 'order-104694', { items: items.map((item) => ({ ...item, transporterId: 'morogoro-movers' })) })
  await page.goto('/transporter/orders/order-104694')
  await expect(page.getByRole('button', { name: 'Mark as Delivered' })).toBeDisabled()
  await expect(page.getByText('You can update deliveries once your account is verified.')).toBeVisible()
})

test('[TDSH-003][TDSH-004] the side menu links to dashboard, deliveries, profile and home; the tab bar on a phone links to the settings', async ({
  page,
  world,
}) => {
  await world.signIn('hamisi')
  await page.goto('/transporter/dashboard')
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/transporter/settings')
  await page.setViewportSize({ width: 1280, height: 800 })
  const menu = page.getByRole('navigation', { name: 'Transporter' })
  for (const [name, path] of [
    ['Deliveries', '/transporter/deliveries'],
    ['Profile', '/transporter/profile'],
    ['Dashboard', '/transporter/dashboard'],
    ['Back to shop', '/'],
  ] as const) {
    await menu.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
  }
})
