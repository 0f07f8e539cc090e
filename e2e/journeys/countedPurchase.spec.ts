import type { Locator, Page } from '@playwright/test'
import { expectNoOverlap, expectNoSidewaysScroll, withDoubleText } from '../a11y/layout.ts'
import { expect, inSwahili, test } from '../fixtures.ts'
import type { World } from '../world/world.ts'
import { button, expectOutcome, heading, openChatAs, say, thread, unfold } from './thread.ts'

test.use({ viewport: { width: 360, height: 740 } })

const NEW = '255754555222'

/** Counts the taps and typed fields of a purchase. */
function actionCounter(page: Page) {
  const count = { taps: 0, fields: 0 }
  const tap = async (control: Locator) => {
    count.taps += 1
    await control.click()
  }
  const type = async (name: string, text: string) => {
    count.fields += 1
    await page.getByRole('textbox', { name }).fill(text)
  }
  return { count, tap, type }
}

test('[CHAT-155][CHAT-093][CHAT-094][CHAT-151] a new guest who types the fish buys with 5 taps and 5 typed fields', async ({
  page,
  world,
}) => {
  await page.goto('/chat')
  const log = thread(page)
  const { count, tap, type } = actionCounter(page)
  await type('Message', 'nataka mzia 2')
  await page.keyboard.press('Enter')
  await expect(thread(page).getByText('Barracuda (Mzia) × 2 is in your cart.')).toBeVisible()
  await tap(button(page, 'Checkout'))
  const phone = page.getByRole('textbox', { name: 'Phone number' })
  await expect(phone).toHaveAttribute('type', 'tel')
  await expect(phone).toHaveAttribute('autocomplete', 'tel')
  await type('Phone number', NEW)
  await tap(button(page, 'Send code'))
  // The card says that the number is new, but not as an error, and the field keeps the number.
  await expect(log.getByText('No account uses this number. Please register.')).toHaveCount(1)
  await expect(log.getByRole('alert')).toHaveCount(0)
  await expect(phone).toHaveValue(NEW)
  await type('Full name', 'Asha Juma')
  await tap(button(page, 'Create account'))
  await type('6-digit code', await world.handset(NEW).nextCode())
  await type('Area, street and a landmark', 'Sinza Kijiweni, karibu na Shell')
  await tap(button(page, 'Next'))
  // The slip shows the place with its town.
  await expect(log.getByText('Asha Juma, Sinza Kijiweni, karibu na Shell, Dar es Salaam').last()).toBeVisible()
  await tap(button(page, 'Pay TZS 31,000 by phone'))
  await expect(page.getByRole('timer')).toBeVisible()
  expect(count).toEqual({ taps: 5, fields: 5 })
  await world.handset(NEW).approve({ pin: '1234' })
  await expect(heading(page, /is placed\.$/)).toBeVisible()
  await expectOutcome(world, { orders: 1, charges: 1 })
  const [order] = await world.orders()
  expect(await world.control.record('addresses', order?.addressId ?? '')).toMatchObject({
    addressLine1: 'Sinza Kijiweni',
    addressLine2: 'karibu na Shell',
    district: 'Ubungo',
    region: 'Dar es Salaam',
    city: 'Dar es Salaam',
    fullName: 'Asha Juma',
    phoneNumber: NEW,
  })
})

test('[CHAT-155][CHAT-190][CHAT-167] a new guest who taps the fish buys with 5 taps and 4 typed fields, each sent by the keyboard’s Enter key', async ({
  page,
  world,
}) => {
  await inSwahili(page)
  await page.goto('/chat')
  const { count, tap, type } = actionCounter(page)
  await tap(button(page, 'Tazama samaki'))
  await tap(thread(page).getByRole('toolbar').getByRole('button').first())
  await tap(
    thread(page)
      .getByRole('button', { name: /^Weka / })
      .first(),
  )
  await tap(button(page, 'Endelea na oda'))
  await type('Namba ya simu', NEW)
  await page.keyboard.press('Enter')
  await type('Jina kamili', 'Asha Juma')
  await page.keyboard.press('Enter')
  await type('Msimbo (code) wa namba 6', await world.handset(NEW).nextCode())
  await type('Eneo, mtaa, na kilicho karibu', 'Sinza Kijiweni, karibu na Shell')
  await page.keyboard.press('Enter')
  await tap(button(page, /^Lipa TZS/))
  await expect(page.getByRole('timer')).toBeVisible()
  expect(count).toEqual({ taps: 5, fields: 4 })
  await payAsNewGuest(page, world)
})

/** The guest confirms the payment on the phone, and the receipt follows. */
async function payAsNewGuest(page: Page, world: World): Promise<void> {
  await world.handset(NEW).approve({ pin: '1234' })
  const receipt = thread(page).getByRole('heading', { name: /SMK-\d+/ })
  await expect(receipt.last()).toBeVisible()
  await expectOutcome(world, { orders: 1, charges: 1 })
}

const dictated = {
  English: ['sato 2, Sinza Kijiweni near Shell, mpesa', 'Nile tilapia (Sato)', /^Pay TZS 24,000$/],
  Swahili: ['nataka sato 2, leteni Sinza Kijiweni karibu na Shell, mpesa', 'Sato (Nile tilapia)', /^Lipa TZS 24,000$/],
} as const

for (const [language, [first, fish, pay]] of Object.entries(dictated))
  test(`[CHAT-190][CHAT-180] a new guest who types buys with 4 lines and one tap, nothing asked twice, in ${language}`, async ({
    page,
    world,
  }) => {
    if (language === 'Swahili') await inSwahili(page)
    await page.goto('/chat')
    const { count, tap } = actionCounter(page)
    const questions = thread(page).getByRole('article')
    await say(page, first)
    await expect(questions.last().getByRole('textbox')).toHaveCount(1)
    await say(page, NEW)
    await expect(questions.last().getByRole('textbox')).not.toHaveCount(1)
    await say(page, 'Asha Juma')
    await say(page, await world.handset(NEW).nextCode())
    const slip = questions.last()
    await expect(slip.getByRole('listitem').filter({ hasText: fish }).first()).toBeVisible()
    await expect(slip.getByText(/Asha Juma, Sinza Kijiweni, (near|karibu na) Shell, Dar es Salaam/)).toBeVisible()
    await tap(slip.getByRole('button', { name: pay }))
    await expect(page.getByRole('timer')).toBeVisible()
    expect(count).toEqual({ taps: 1, fields: 0 })
    const saved = await world.control.records('addresses')
    expect(saved.filter(({ phoneNumber }) => phoneNumber === NEW)).toMatchObject([{ fullName: 'Asha Juma', district: 'Ubungo' }])
    await payAsNewGuest(page, world)
  })

test('[CHAT-125][CHAT-103] a returning buyer needs 4 taps, with address and method of the last order', async ({ page, world }) => {
  await inSwahili(page)
  await world.signIn('neema')
  await page.goto('/chat')
  const { count, tap } = actionCounter(page)
  await expect(button(page, /^Kama kawaida\?/)).toBeVisible() // shown once Neema's orders have loaded
  await tap(button(page, 'Tazama samaki'))
  await tap(button(page, 'Samaki wa mwambani'))
  await tap(
    thread(page)
      .getByRole('button', { name: /^Weka .*Changu/ })
      .first(),
  )
  await tap(button(page, /^Lipa TZS/))
  await expect(page.getByRole('timer')).toBeVisible()
  expect(count).toEqual({ taps: 4, fields: 0 })
  await expectAsLastTime(page, world, 'standard')
})

test('[CHAT-145] the usual order needs 2 taps', async ({ page, world }) => {
  await inSwahili(page)
  await world.signIn('neema')
  await page.goto('/chat')
  const { count, tap } = actionCounter(page)
  await tap(button(page, /^Kama kawaida\?/))
  await tap(button(page, /^Lipa TZS/))
  await expect(page.getByRole('timer')).toBeVisible()
  expect(count).toEqual({ taps: 2, fields: 0 })
  await expectAsLastTime(page, world, 'express')
})

test('[CHAT-190][CHAT-176][CHAT-181] a returning buyer pays by one line and one tap', async ({ page, world }) => {
  await openChatAs(page, world, 'neema')
  const { count, tap, type } = actionCounter(page)
  await type('Message', 'nataka mzia 2')
  await page.keyboard.press('Enter')
  await tap(button(page, 'Pay TZS 31,000'))
  await expect(page.getByRole('timer')).toBeVisible()
  expect(count).toEqual({ taps: 1, fields: 1 })
  await world.handset().approve({ pin: '1234' })
  await expect(heading(page, /^Order SMK-\d+ is placed\.$/)).toBeVisible()
  await expectOutcome(world, { orders: 1, charges: 1 })
})

/** Checks that the order is paid and has the choices of Neema's last order: all of them for the usual, else address and method. */
async function expectAsLastTime(page: Page, world: World, deliveryOption: 'standard' | 'express'): Promise<void> {
  await world.handset().approve({ pin: '1234' })
  await expect(heading(page, /^(Order|Oda) SMK-\d+ (is placed|imepokelewa)\.$/)).toBeVisible()
  await expectOutcome(world, { orders: 1, charges: 1 })
  const [order] = await world.orders()
  expect(order).toMatchObject({ addressId: 'neema-home', deliveryOption, paymentMethod: 'mobile_money' })
  expect(order?.items.map(({ transporterId }) => transporterId)).toEqual([deliveryOption === 'express' ? 'pwani-express' : undefined])
}

test('[CHAT-145][CHAT-150][CHAT-152] the usual in Swahili takes 2 taps and names unavailable goods; review and keyboard fit a small phone', async ({
  page,
  world,
}) => {
  await inSwahili(page)
  const gone = (await world.control.records('products')).find(({ name }) => /Pweza wa kuchemsha/.test(name))
  await world.control.change('products', gone?.id ?? '', { availableQuantity: 0 })
  await openChatAs(page, world, 'asha')
  const log = thread(page)
  const { count, tap } = actionCounter(page)
  await tap(button(page, /^Kama kawaida\?/))
  await expect(log.getByText(/^Haipatikani kwa sasa: .*Pweza wa kuchemsha/)).toBeVisible()
  await expect(heading(page, /^Oda yako$/)).toBeVisible()
  const answers = log.getByRole('list', { name: 'Ulichochagua' })
  await expect(answers.getByRole('listitem')).toHaveText([
    /^Wapi: .*Mtaa wa Chole 21/,
    /^Lini: Kesho au \d+ \w+ · Kawaida/,
    /^Nani analeta: Yeyote/,
    /^Malipo: Lipa ukipokea · utampa dereva TZS/,
    /^Maelezo: Hakuna/,
  ])

  // Three cart lines and all choices are visible without scrolling.
  await say(page, 'ongeza mzia 2 na fulusi 1')
  await expect(page.getByRole('link', { name: /^Kikapu.*4/ })).toBeVisible()
  await unfold(page)
  const review = log
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: /^Oda yako$/ }) })
    .last()
  await expect(review.getByRole('list', { name: 'Bidhaa' }).getByRole('listitem')).toHaveCount(3)
  await expect(review.getByRole('list', { name: 'Ulichochagua' }).getByRole('listitem')).toHaveCount(5)
  await expect(review.getByRole('button', { name: 'Weka Oda' })).toBeInViewport({ ratio: 1 })
  await expect(review.getByRole('heading')).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 360, height: 400 }) // the keyboard is open
  await page.getByRole('textbox', { name: 'Ujumbe' }).focus()
  await expect(page.getByRole('button', { name: /Kikapu chako/ })).toBeHidden()
  await expect(page.getByRole('group', { name: 'Majibu ya haraka' })).toBeHidden()
  expect((await log.boundingBox())?.height).toBeGreaterThanOrEqual(0.55 * 400)
  await page.setViewportSize({ width: 360, height: 740 })
  await withDoubleText(page, async () => {
    await expectNoSidewaysScroll(page, 'the thread at 200 %')
    expect(await overflowing(log)).toEqual([])
    expect(await shortened(page.getByRole('button', { name: /^Oda SMK-/ }).first())).toEqual([])
    await expect.poll(async () => (await log.boundingBox())?.height).toBeGreaterThanOrEqual(0.55 * 740)
    await expectNoOverlap(page, '[role=log] [data-entry], form:has(#say), header', 'the thread at 200 %')
  })

  await tap(button(page, 'Weka Oda'))
  await expect(heading(page, /^Oda SMK-\d+ imepokelewa\.$/)).toBeVisible()
  expect(count.taps).toBeLessThanOrEqual(3)
  await expectOutcome(world, { orders: 1, charges: 0 })
})

/** Returns the texts that end in an ellipsis or break inside a word. */
const shortened = (bar: Locator): Promise<string[]> =>
  bar.evaluate((box) =>
    [...box.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const { textOverflow, lineHeight } = getComputedStyle(element)
        const isCut = textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1
        return isCut || (element.tagName === 'B' && element.getBoundingClientRect().height > 1.5 * Number.parseFloat(lineHeight))
      })
      .map((element) => element.textContent),
  )

/** Returns the texts that reach beyond their card. */
const overflowing = (log: Locator): Promise<string[]> =>
  log.evaluate((box) =>
    [...box.querySelectorAll<HTMLElement>('article :is(h2, p, b, span, button, li)')]
      .filter((element) => element.checkVisibility() && element.closest('.visually-hidden') === null)
      .filter((element) => {
        const card = element.closest('article')?.getBoundingClientRect()
        const { left, right, width } = element.getBoundingClientRect()
        return card !== undefined && width > 1 && (right > card.right + 1 || left < card.left - 1)
      })
      .map((element) => element.textContent ?? ''),
  )
