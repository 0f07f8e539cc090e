import { expect, type Page } from '@playwright/test'
import { inSwahili, test } from '../fixtures.ts'
import { button, liveLine, option, say, thread } from '../journeys/thread.ts'
import { inAllLetters } from '../letters.ts'
import { drawn } from '../world/pageClock.ts'
import { expectLargeTargets, expectNoOverlap, expectNoSidewaysScroll, expectUncut, expectWholeSums, withDoubleText } from './layout.ts'

const LEAST = 0.55
/** The least share with wide letters of twice the size. */
const LEAST_OF_LARGEST = 0.45
const [PHONE, WITH_KEYBOARD] = [
  { width: 360, height: 740 },
  { width: 360, height: 400 },
]

/** Checks which share of the window shows entries, without the live line below them. */
const shareOf = async (page: Page, what: string, least = LEAST): Promise<void> => {
  await drawn(page.context())
  const share = async () => ((await thread(page).boundingBox())?.height ?? 0) / (page.viewportSize()?.height ?? 1)
  await expect.poll(share, `the thread's share, ${what}`).toBeGreaterThanOrEqual(least)
  await expectNoSidewaysScroll(page, what)
}

/** Checks the room for entries at all sizes, in one state of the thread. */
async function expectRoom(page: Page, what: string): Promise<void> {
  await inAllLetters(page, what, async (what, letters) => {
    await shareOf(page, what)
    await withDoubleText(page, () => shareOf(page, `${what}, text at 200 %,`, letters === 'wide' ? LEAST_OF_LARGEST : LEAST))
    await page.setViewportSize(WITH_KEYBOARD)
    await shareOf(page, `${what}, 360 × 400,`)
    await page.setViewportSize(PHONE)
    await drawn(page.context())
  })
}

/** Checks that the one-line text of an answered card is fully visible beside its buttons. */
async function expectWholeLine(page: Page, what: string): Promise<void> {
  await expectUncut(page, '.past.done > span, .past.done b', what)
  await expectWholeSums(page, what)
  await expectNoOverlap(page, '.past', what)
}

const texts = {
  en: {
    cart: /^Your cart/,
    address: 'Where should we deliver?',
    undo: 'Undo',
    changeAddress: 'Change address',
    changeMethod: 'Change payment method',
    method: /^Mobile money/,
    pay: /^Pay TZS/,
    check: 'Check',
    pin: /^Enter PIN on 255 712 ••• 678 only\.$/,
  },
  sw: {
    cart: /^Kikapu chako/,
    address: 'Tukuletee wapi?',
    undo: 'Tendua',
    changeAddress: 'Badilisha anwani',
    changeMethod: 'Badilisha njia ya malipo',
    method: /^Malipo kwa simu/,
    pay: /^Lipa TZS/,
    check: 'Angalia',
    pin: /^Weka PIN kwenye 255 712 ••• 678 tu\.$/,
  },
} as const

for (const language of ['en', 'sw'] as const)
  test(`[CHAT-157][CHAT-156][CHAT-024][A11Y-017] in ${language} the thread keeps 55 % of the screen in every state, at 360 × 400 and with text at 200 % too`, async ({
    page,
    world,
  }) => {
    const t = texts[language]
    if (language === 'sw') await inSwahili(page)
    await page.setViewportSize(PHONE)
    await world.signIn('asha')
    await page.goto('/chat')
    await say(page, 'rufiji tilapia 1')
    const cart = page.getByRole('button', { name: t.cart })
    const order = page.getByRole('button', { name: /SMK-\d+/ }).first()
    await expect(button(page, t.changeAddress)).toBeVisible()
    // The slip shows the goods, so the line above shows the order under way.
    const above = order.locator('..')
    for (const isDouble of [false, true]) {
      const isOneLine = async () => expect.poll(async () => (await above.boundingBox())?.height).toBe(44)
      await (isDouble ? withDoubleText(page, isOneLine) : isOneLine())
    }
    await expectRoom(page, 'something added, an order above')
    await say(page, 'checkout')
    await button(page, t.changeAddress).click()
    await expect(option(page, t.address)).toBeVisible()
    await expect(cart).toBeVisible()
    await expectRoom(page, 'an open question')
    await say(page, 'help')
    await expect(liveLine(page).getByRole('button', { name: t.address })).toBeVisible()
    await expectRoom(page, 'a folded question')
    await liveLine(page).getByRole('button').click()
    await page.setViewportSize({ ...PHONE, height: 5_000 }) // the finished line is above the slip
    await option(page, t.address).click()
    await expect(button(page, t.changeMethod)).toBeVisible()
    await expect(button(page, t.undo)).toBeVisible()
    await inAllLetters(page, 'a finished line with Undo and Change', async (what) => {
      await expectWholeLine(page, what)
      await withDoubleText(page, () => expectWholeLine(page, `${what}, text at 200 %,`))
    })
    await page.setViewportSize(PHONE)
    await button(page, t.changeMethod).click()
    await expectRoom(page, 'an open row of the slip')
    await button(page, t.method).click()
    await expect(button(page, t.pay)).toBeVisible()
    await expect(order).toBeVisible()
    await expectRoom(page, 'the slip, an order above')
    await button(page, t.pay).click()
    await expect(page.getByRole('timer').first()).toBeVisible()
    await expectRoom(page, 'an open payment')
    await say(page, 'help')
    const line = liveLine(page)
    await expect(line.getByRole('timer')).toBeInViewport({ ratio: 1 })
    await expectRoom(page, 'a payment that waits in its line')
    await inAllLetters(page, 'the thread while a payment waits', async (what) => {
      for (const size of [WITH_KEYBOARD, PHONE]) {
        await page.setViewportSize(size)
        for (const shown of [
          line.getByRole('timer'),
          line.getByText(/^TZS/),
          line.getByText(t.pin),
          line.getByRole('button', { name: t.check }),
        ])
          await expect(shown).toBeInViewport({ ratio: 1 })
      }
      await withDoubleText(page, async () => {
        await expect(line.getByRole('timer')).toBeInViewport({ ratio: 1 })
        await expect(line.getByText(t.pin)).toBeInViewport({ ratio: 1 })
        await expect(line.getByRole('button', { name: t.check })).toBeInViewport({ ratio: 1 })
        await expectLargeTargets(page, what)
      })
    })
  })
