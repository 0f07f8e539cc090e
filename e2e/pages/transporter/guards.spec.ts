import { expect, test } from '../../fixtures.ts'

const paths = ['dashboard', 'deliveries', 'orders/order-104694', 'profile', 'profile/create', 'profile/edit', 'settings']

test('[NAV-030][NAV-031][NAV-032] every transporter page leads other users to sign-in', async ({ page, world }) => {
  await page.goto('/transporter/settings')
  await expect(page).toHaveURL('/login?returnUrl=%2Ftransporter%2Fsettings')
  await world.signIn('asha')
  for (const path of paths) {
    await page.goto(`/transporter/${path}`)
    await expect(page).toHaveURL(`/login?returnUrl=${encodeURIComponent(`/transporter/${path}`)}`)
  }
})
