import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { atReview, button, heading, pay, say, thread } from '../journeys/thread.ts'
import { withTwoFish } from '../pages/checkout/checkout.ts'
import { moveDelivery } from '../pages/transporter/move.ts'
import { speakSwahili } from '../pageStates/reach.ts'

/**
 * Simulates a browser's page translation: replaces each present and future text node by a copy inside two elements. React's own node is
 * then no longer in the page.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isDue = (text: Node) =>
      text.nodeValue?.trim() &&
      text.parentElement &&
      !text.parentElement.closest('font, script, style, svg, textarea, option, title, [translate=no]')
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      for (let text: Node | null = walker.currentNode; text; text = walker.nextNode())
        if (text.nodeType === Node.TEXT_NODE) texts.push(text)
      for (const text of texts.filter(isDue)) {
        const font = document.createElement('font')
        font.append(document.createElement('font'))
        font.firstElementChild?.append(text.nodeValue ?? '')
        text.parentNode?.replaceChild(font, text)
      }
    }
    wrap(document.body)
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) for (const node of type === 'childList' ? addedNodes : [target]) wrap(node)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  await expect(page.locator('font').first()).toBeAttached()
}

const main = (page: Page) => page.getByRole('main')

test.afterEach(({ page }) => expect(page.getByText('Something went wrong')).toHaveCount(0))

test('[A11Y-015] a translated shop keeps working: catalogue, product, cart, checkout, payment', async ({ page, world }) => {
  await withTwoFish(page, world)
  await page.goto('/products')
  await translate(page)
  await main(page).getByRole('article').filter({ hasText: 'Yellowfin tuna' }).getByRole('button', { name: /^Add/ }).first().click()
  await expect(page.getByRole('link', { name: 'Cart, 3 items' }).first()).toBeVisible()
  await main(page).getByRole('article').filter({ hasText: 'Yellowfin tuna' }).getByRole('link').first().click()
  await expect(page).toHaveURL('/products/yellowfin-tuna-jodari-1-kg')
  await page.getByRole('link', { name: 'Cart, 3 items' }).first().click()
  const tilapia = main(page).getByRole('listitem').filter({ hasText: 'Nile tilapia' })
  await expect(tilapia).toContainText('TZS 12,000')
  await tilapia.getByRole('button', { name: /^More/ }).click()
  await expect(tilapia).toContainText('TZS 24,000')
  await expect(tilapia.getByRole('button', { name: /^Undo/ })).toBeVisible()
  await world.pass(6_000)
  await expect(tilapia).toContainText('TZS 12,000 each')
  await tilapia.getByRole('button', { name: /^Fewer/ }).click()
  await expect(tilapia.locator('b')).toHaveText('TZS 12,000')
  await tilapia.getByRole('button', { name: /^Remove/ }).click()
  await expect(tilapia).toHaveCount(0)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.getByRole('radio', { name: /^Express/ }).check()
  await expect(main(page)).toContainText('TZS 10,000')
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check()
  await expect(main(page)).toContainText('Due on delivery')
  await page.getByRole('radio', { name: /^Mobile money/ }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL('/checkout/payment')
  await page.getByRole('button', { name: /^Pay TZS/ }).click()
  await expect(page.getByRole('heading', { name: 'Please check your mobile phone' })).toBeVisible()
  await world.handset().approve({ pin: '1234' })
  await expect(page.getByText('Payment successful! Order has been created.').first()).toBeVisible()
  await world.pass(2_000)
  await expect(page).toHaveURL(/\/orders\//)
})

test('[A11Y-015] a translated sign-in, wishlist, product page and language switch keep working', async ({ page, world }) => {
  await page.goto('/products?search=tilapia')
  await translate(page)
  const heart = main(page).getByRole('button', { name: 'Wishlist: Nile tilapia (Sato), 1 kg' })
  await heart.click()
  await page.getByRole('textbox', { name: 'Phone number' }).fill('255712345678')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('textbox', { name: '6-digit code' }).fill(await world.handset('255712345678').nextCode())
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Wishlist, 1 item' }).click()
  await main(page)
    .getByRole('button', { name: /^Add to Cart/ })
    .click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible()
  await main(page)
    .getByRole('link', { name: /Nile tilapia/ })
    .first()
    .click()
  await main(page).getByRole('button', { name: /^More/ }).first().click()
  await main(page).getByRole('button', { name: /^Add/ }).first().click()
  await expect(page.getByRole('link', { name: 'Cart, 3 items' }).first()).toBeVisible()
  await speakSwahili(page)
  await expect(page.getByRole('link', { name: 'Kikapu, bidhaa 3' }).first()).toBeVisible()
})

test('[A11Y-015] a translated thread keeps working: slip, quantity, payment, result', async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await atReview(page, world)
  await translate(page)
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Please check your mobile phone' })).toBeVisible()
  await world.handset().approve({ pin: '1234' })
  await expect(heading(page, /^Order SMK-\d+ is placed\.$/)).toBeVisible()
  await say(page, 'nataka minofu ya sato 2')
  await say(page, 'cart')
  await expect(page.getByRole('heading', { name: /^Your order$/ }).last()).toBeVisible()
  await button(page, /^More/).click()
  await expect(thread(page).getByText('TZS 63,000').last()).toBeVisible()
  await button(page, /^Undo/).click()
  await expect(thread(page).getByText('TZS 42,000').last()).toBeVisible()
  await expect(thread(page).getByText('TZS 21,000 each').last()).toBeVisible()
})

test("[A11Y-015] translated pages of orders, seller and transporter keep working: filters, prices, a delivery's steps", async ({
  page,
  world,
}) => {
  await world.signIn('mwanaidi')
  await page.goto('/seller/prices')
  await translate(page)
  const row = main(page).getByRole('listitem').filter({ hasText: 'Red snapper' })
  await row.getByRole('textbox', { name: 'Price of' }).fill('19500')
  await expect(row).toContainText('was 18,500')
  await page.getByRole('button', { name: '1 change · Save' }).click()
  await expect(row).toContainText('Saved')
  await expect(page.getByRole('button', { name: 'No changes' })).toBeDisabled()
  await page.goto('/seller/orders')
  await translate(page)
  await page.getByRole('group', { name: 'Status' }).getByRole('button').nth(1).click()
  await expect(page).toHaveURL(/status=/)

  await world.signIn('hamisi')
  await page.goto('/transporter/orders/order-104698')
  await translate(page)
  for (const name of ['Start Processing', 'Mark as Shipping']) await moveDelivery(page, world, name)
  await expect(page.getByText('Order status updated to In Transit')).toBeVisible()
})

test('[A11Y-015] an order can be cancelled on a translated page', async ({ page, world }) => {
  await world.signIn('neema')
  await page.goto('/orders/order-104698')
  await translate(page)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Refunded TZS 55,500')).toBeVisible()
})
