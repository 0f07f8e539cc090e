import { expect, test } from '../../fixtures.ts'

const PORTAL = { status: 200, contentType: 'text/html', body: '<!DOCTYPE html><html><body>Accept our terms to go online</body></html>' }

test('[GEN-027][HOME-008][CAT-011] a captive portal’s page instead of API data shows a failure with Try Again, not an empty market', async ({
  page,
}) => {
  await page.route(/\/v1\/(products|categories)/, (route) => route.fulfill(PORTAL))
  for (const path of ['/', '/products']) {
    await page.goto(path)
    await expect(
      page
        .getByRole('main')
        .getByText(/Failed to (fetch|load) products/)
        .first(),
    ).toBeVisible()
    await expect(page.getByText(/No products/)).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  }
  await page.unroute(/\/v1\/(products|categories)/)
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).last().click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('[NAV-017] a link with trailing punctuation opens its product and its card', async ({ page }) => {
  await page.goto('/products/nile-tilapia-sato-1-kg).')
  await expect(page.getByRole('heading', { level: 1, name: 'Nile tilapia (Sato)' })).toBeVisible()
  await expect(page).toHaveURL('/products/nile-tilapia-sato-1-kg')
  await page.goto('/chat?card=product&id=nile-tilapia-sato-1-kg”')
  await expect(page.getByRole('article').filter({ hasText: 'Nile tilapia' }).first()).toBeVisible()
})

const TOO_OLD = {
  en: 'This browser is too old for Samaki: update Chrome, then open this page again.',
  sw: 'Browser hii ni ya zamani mno kwa Samaki: sasisha (update) Chrome, kisha fungua tena ukurasa huu.',
}
for (const { who, locale, chosen, lacks, sentence } of [
  { who: 'an English phone', locale: 'en-GB', chosen: '', lacks: 'findLast', sentence: TOO_OLD.en },
  { who: 'a Swahili phone', locale: 'sw-TZ', chosen: '', lacks: 'findLast', sentence: TOO_OLD.sw },
  { who: 'somebody who chose Swahili', locale: 'en-GB', chosen: 'sw', lacks: 'findLast', sentence: TOO_OLD.sw },
  { who: 'a browser without import maps', locale: 'en-GB', chosen: '', lacks: 'importmap', sentence: TOO_OLD.en },
]) {
  test.describe(who, () => {
    test.use({ ownWindow: true, locale })

    test('[GEN-045] an old browser shows one sentence on the first page and makes no calls', async ({ context, world }) => {
      const page = await context.newPage()
      await page.addInitScript(
        (phone) => {
          if (phone.lacks === 'importmap') HTMLScriptElement.supports = () => false
          else Reflect.deleteProperty(Array.prototype, phone.lacks)
          localStorage.setItem('language', phone.chosen)
        },
        { chosen, lacks },
      )
      await page.goto('/products')
      await expect(page.getByRole('main')).toHaveText(sentence)
      await expect(page.getByRole('button')).toHaveCount(0)
      expect(await world.count({ kind: 'request', path: '/v1/products' })).toBe(0)
    })
  })
}
