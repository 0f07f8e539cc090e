import { chunkOf } from '../chunkOf.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../scenarios/buyer.ts'

test.use({ ownWindow: true })

test('[PERF-011][NAV-027] while the page after sign-in loads, the screen shows a loading state', async ({ page, world }) => {
  await page.goto('/login?returnUrl=%2Ffaq')
  let arrive = (): void => {}
  const held = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(chunkOf('src/pages/static/FaqPage.tsx'), async (route) => {
    await held
    await route.continue()
  })
  const signedIn = signIn(page, world, '0712345678')
  await expect(page.getByRole('main').getByText('Loading')).toBeAttached()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  arrive()
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible()
  await signedIn
})
