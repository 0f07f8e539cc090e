import { readFileSync } from 'node:fs'
import { expect, test } from '../fixtures.ts'
import { LETTERS } from '../letters.ts'
import { speakSwahili } from '../pageStates/reach.ts'
import { signInWithCart } from '../world/fillCart.ts'
import type { World } from '../world/world.ts'
import { added, atReview, button, openChatAs, say, storedCards, thread } from './thread.ts'

const ORDER = 'order-104698' // the newest of Neema's three open orders: pending, paid by mobile money
const PHONE = '0754 110 226'

test('[CHAT-146][CHAT-147][GEN-049] events update the line of an open order; each change is shown once in one tab, and Delivered asks how the fish was', async ({
  page,
  context,
  world,
}) => {
  await openChatAs(page, world, 'neema')
  const other = await context.newPage()
  await other.goto('/chat')
  const line = page.getByRole('button', { name: /^Order SMK-104698/ })
  await expect(line).toHaveText(/Pending$/)
  await say(page, 'where is my order?')
  const statusText = thread(page).getByText(/^Order SMK-104698 is /)
  await expect(statusText).toHaveText('Order SMK-104698 is with the seller.')
  await expect(thread(page).getByRole('heading', { name: 'Your orders' })).toHaveCount(0)
  await expect.poll(() => world.connectionCount()).toBe(2)

  await world.control.change('orders', ORDER, { status: 'processing' })
  await expect(line).toHaveText(/Processing/)
  await expect(statusText.first()).toHaveText('Order SMK-104698 is being prepared.')
  await world.control.change('orders', ORDER, { status: 'shipping' })
  for (const tab of [page, other]) await expect(thread(tab).getByText(/on its way\. (Please have TZS|Keep your phone)/)).toHaveCount(1)
  await expect(line).toHaveText(/In Transit/)
  await line.click()
  await expect(thread(page).getByRole('heading', { name: 'Order SMK-104698', exact: true })).toBeVisible()

  await world.control.change('orders', ORDER, { status: 'delivered' })
  for (const tab of [page, other]) await expect(thread(tab).getByRole('heading', { name: /Is your fish all right\?$/ })).toHaveCount(1)
  await expect(line).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Order SMK-104695/ })).toBeVisible()
  await world.settled()
  const news = (await storedCards(page)).filter(({ kind, text = '' }) => kind === 'arrived' || /^(prepared|onItsWay)/.test(text))
  expect(news.map(({ kind, text }) => text ?? kind).toSorted()).toEqual(['arrived', 'onItsWayDue', 'prepared'])
  await thread(page).hover()
  await page.mouse.wheel(0, 1_000)
  await button(page, 'There is a problem').click()
  const complaint = thread(page).getByRole('article', { name: 'I’m sorry. What is wrong?' })
  await expect(complaint.getByRole('radio', { name: /SMK-104698/ })).toBeChecked()
})

test('[CHAT-166][CHAT-170][MON-030] the cancel card, opened by a message or from the order card, cancels an order in all tabs and shows the refund once', async ({
  page,
  context,
  world,
}) => {
  await openChatAs(page, world, 'neema')
  const card = thread(page).getByRole('article', { name: 'Cancel order SMK-104698?' })
  await say(page, 'nimebadili mawazo, ghairi oda SMK-104698')
  await expect(card.getByText('TZS 55,500 comes back to the number you paid from.')).toBeVisible()
  await card.getByRole('button', { name: 'No' }).click()
  await expect(thread(page).getByText('All right, it stays as it is.')).toBeVisible()

  await page.getByRole('button', { name: /^Order SMK-104698/ }).click()
  const tracking = thread(page).getByRole('article', { name: 'Order SMK-104698' })
  await expect(tracking.getByText('Paid. The seller prepares it.')).toBeVisible()
  await expect(tracking.getByText('Pending')).toBeHidden()
  await button(page, 'Cancel order').click()
  await expect(card).toBeVisible()
  const other = await context.newPage()
  await other.goto('/chat')
  const otherCard = thread(other).getByRole('article', { name: 'Cancel order SMK-104698?' })
  await expect(otherCard.getByRole('button', { name: 'Yes, cancel' })).toBeVisible()
  await say(page, 'ndiyo')
  const done = 'Order SMK-104698 is cancelled. Refunded TZS 55,500 to the number you paid from.'
  for (const tab of [page, other]) await expect(thread(tab).getByText(done)).toHaveCount(1)
  for (const shown of [card, otherCard]) await expect(shown).toHaveCount(0)
  await world.settled()
  expect(await cancellations(world)).toHaveLength(1)
  expect(await world.violations()).toEqual([])
})

const cancellations = (world: World) => world.journal({ kind: 'request', path: `/v1/orders/${ORDER}/cancel` })
const NOTHING_SENT = 'You are offline. Nothing was sent and nothing was charged.'

test('[CHAT-166][CHAT-068] offline, an order can’t be cancelled by a tap or a message, and nothing is sent later', async ({
  page,
  world,
}) => {
  world.expectConsole(/ERR_INTERNET_DISCONNECTED/)
  await openChatAs(page, world, 'neema')
  await say(page, 'ghairi oda SMK-104698')
  const card = thread(page).getByRole('article', { name: 'Cancel order SMK-104698?' })
  const yes = card.getByRole('button', { name: 'Yes, cancel' })
  await expect(yes).toBeVisible()
  await world.settled()
  await world.setOffline(page, true)
  await yes.click()
  await expect(thread(page).getByText(NOTHING_SENT)).toHaveCount(1)
  await say(page, 'ndiyo')
  await expect(thread(page).getByText(NOTHING_SENT)).toHaveCount(2)
  await expect(thread(page).getByText('Waiting to send')).toHaveCount(0)
  await world.setOffline(page, false)
  await say(page, 'asante') // the reply shows that all earlier messages were handled
  await expect(thread(page).locator('[data-entry]').last()).not.toContainText('asante')
  await world.settled()
  expect(await cancellations(world)).toHaveLength(0)
  await yes.dblclick()
  await expect(thread(page).getByText(/^Order SMK-104698 is cancelled\. Refunded TZS 55,500/)).toHaveCount(1)
  await world.settled()
  expect(await cancellations(world)).toHaveLength(1)
})

const receipts = {
  English: { now: 'Paid. The seller prepares it.', when: /^Tomorrow or 23 Nov$/, door: 'You give the driver TZS 5,000' },
  Swahili: { now: 'Umelipa. Muuzaji anaiandaa.', when: /^Kesho au 23 Nov$/, door: 'Utampa dereva TZS 5,000' },
}

for (const letters of LETTERS)
  test.describe(`${letters} letters`, () => {
    test.use({ letters })
    for (const [language, words] of Object.entries(receipts))
      test(`[CHAT-170][CHAT-110][A11Y-017] in ${language} the receipt of three lines shows delivery date, recipient, address and amount due on one screen, and can be saved as a picture`, async ({
        page,
        context,
        world,
      }) => {
        await page.setViewportSize({ width: 360, height: 740 })
        await signInWithCart(world, context, 'asha', { 'nile-tilapia-sato-1-kg': 2, 'octopus-pweza-1-kg': 1 })
        await atReview(page, world)
        if (language === 'Swahili') await speakSwahili(page)
        await button(page, /^(Pay|Lipa) TZS/).click()
        await expect(page.getByRole('timer')).toBeVisible()
        await world.handset().approve({ pin: '1234' })
        const receipt = thread(page).getByRole('article', { name: /^(Order|Oda) SMK-\d+ (is placed|imepokelewa)\.$/ })
        await expect(receipt.getByText(words.now)).toBeVisible()
        await expect(receipt.getByText(words.when)).toBeVisible()
        await expect(receipt.getByText(/^Asha Salum, Mtaa wa Chole 21/)).toBeVisible()
        await expect(receipt.getByText(words.door.replace('TZS ', 'TZS\u00A0'))).toBeVisible()
        await expect(receipt.getByText(/Pending|Inasubiri/)).toHaveCount(0)
        await expect(receipt.getByRole('list', { name: /Products|Bidhaa/ }).getByRole('listitem')).toHaveCount(3)
        // The whole card is visible without scrolling; in wide letters only its links are below the window.
        await expect(page.getByRole('group', { name: /^(Quick replies|Majibu ya haraka)$/ })).toBeVisible()
        const last = letters === 'wide' ? receipt.getByRole('button', { name: /^(Track my order|Fuatilia oda)$/ }) : receipt
        for (const shown of [receipt.getByRole('heading'), last]) await expect(shown).toBeInViewport({ ratio: 1 })

        const saved = page.waitForEvent('download')
        await receipt.getByRole('button', { name: /^(Save picture|Hifadhi picha)$/ }).click()
        expect((await saved).suggestedFilename()).toMatch(/^SMK-\d+\.png$/)
        const picture = readFileSync(await (await saved).path())
        expect([picture.readUInt32BE(16), picture.readUInt32BE(20) > 600]).toEqual([720, true])
      })
  })

test('[CHAT-123][CHAT-009][CHAT-091] a cart from a link is shown before it is added; a guest’s button adds it once, and signing in keeps it', async ({
  page,
  world,
}) => {
  await page.goto('/chat?basket=red-snapper-changu-1-kg:2,no-such-fish:1,nile-tilapia-sato-1-kg:0')
  const card = thread(page).getByRole('article', { name: 'A cart for you' })
  await expect(card.getByRole('listitem')).toHaveText(/^Red snapper .*\s×\s2/)
  await expect(card.getByText(/in stock/)).toBeVisible()
  await expect(card.getByText('1 item isn’t available now.')).toBeVisible()
  await expect(thread(page).getByRole('article', { name: /^Your order$/ })).toHaveCount(0)
  await card.getByRole('button', { name: 'Add all to cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await expect(thread(page).getByRole('article', { name: /^Your order$/ })).toBeVisible()
  await button(page, 'Checkout').click()
  await page.getByRole('textbox', { name: 'Phone number' }).fill(PHONE)
  await button(page, 'Send code').click()
  await expect(page.getByText(/^Enter the 6-digit code/)).toBeVisible()
  await page.getByRole('textbox', { name: '6-digit code' }).fill(await world.handset(PHONE).nextCode())
  await expect(thread(page).getByRole('heading', { name: /^Your order$/ })).toBeVisible()
  await expect(
    thread(page)
      .getByRole('listitem')
      .filter({ hasText: /^Red snapper.*×.2/ })
      .last(),
  ).toBeVisible()
  await world.settled()
  await expect(card.getByRole('button', { name: 'Add all to cart' })).toHaveCount(0)
})

test('[CHAT-121][CHAT-122] a fish and a cart can be shared as a link, by a button and by a message', async ({ page, context, world }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await world.signIn('asha')
  await page.goto('/products/red-snapper-changu-1-kg')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await copied()).toMatch(/^Red snapper .*· TZS [\d,]+\nhttp.*\/products\/red-snapper-changu-1-kg$/)
  await page.goto('/chat?card=product&id=red-snapper-changu-1-kg')
  await say(page, 'nataka changu 2')
  await expect(added(page, 2)).toBeVisible()
  await say(page, 'shiriki kikapu')
  await expect(thread(page).getByText('Kiungo kimenakiliwa')).toBeVisible()
  expect(await copied()).toMatch(/^http[^?]*\/chat\?basket=[\w-]+:2$/)
  await say(page, 'onyesha kikapu')
  await button(page, 'Share cart').click()
  await expect(page.getByText('Link copied').last()).toBeVisible()
})
