import type { Page } from '@playwright/test'
import { expect, inSwahili, test } from '../fixtures.ts'
import { added, expectOutcome, heading, say, thread } from './thread.ts'

const NEW = '0754 555 333'

const typed = {
  English: {
    fish: 'barracuda 2',
    added: 'Barracuda (Mzia) × 2 is in your cart.',
    name: 'my name is Asha Juma',
    checkout: 'checkout',
    where: 'Where should we deliver?',
    missing: 'Still missing: street. For example: Sinza Kijiweni, near Shell.',
    answers: 'yes, express, anyone, cash',
    slip: /^Your order$/,
    again: /^Tap Place Order, or change/,
    placed: /is placed\.$/,
  },
  Swahili: {
    fish: 'nataka mzia 2',
    added: /Mzia.*×\s2: imewekwa kikapuni\.$/,
    name: 'jina langu ni Asha Juma',
    checkout: 'maliza',
    where: 'Tukuletee wapi?',
    missing: 'Bado hujaandika: mtaa. Mfano: Sinza Kijiweni, karibu na Shell.',
    answers: 'ndiyo, haraka, yeyote, cash',
    slip: /^Oda yako$/,
    again: /^Gusa Weka Oda, au badilisha/i,
    placed: /^Oda SMK-\d+ imepokelewa\.$/,
  },
} as const

for (const [language, words] of Object.entries(typed)) {
  test(`[CHAT-124][CHAT-155][CHAT-094][CHAT-151] a guest buys by typing sentences only, in ${language}`, async ({ page, world }) => {
    if (language === 'Swahili') await inSwahili(page)
    await page.goto('/chat')
    const log = thread(page)
    let lines = 0
    const line = async (text: string) => {
      lines += 1
      await say(page, text)
    }
    await line(words.fish)
    await expect(log.getByText(words.added)).toBeVisible()
    await line(words.checkout)
    await expect(log.getByRole('textbox', { name: /^(Phone number|Namba ya simu)$/ })).toBeVisible()
    await line(NEW)
    await expect(log.getByRole('textbox', { name: /^(Full name|Jina kamili)$/ })).toBeVisible()
    if (language === 'English') await line(`${words.name}, asha@example.com`)
    else await line(words.name)
    await line(await world.handset(NEW).nextCode())
    await expect(heading(page, words.where).last()).toBeVisible()
    if (language === 'English') await line('Sinza Kijiweni, near Shell')
    else {
      await line('Ubungo')
      await expect(log.getByText(words.missing)).toBeVisible()
      await say(page, 'Sinza Kijiweni, karibu na Shell')
    }
    await expect(log.getByText(/^(To|Wapi): .*Sinza Kijiweni, (karibu na|near) Shell, Dar es Salaam/)).toBeVisible()
    await line(words.answers)
    await expect(heading(page, words.slip).last()).toBeVisible()
    await expect(
      log
        .getByRole('list', { name: /What you chose|Ulichochagua/ })
        .filter({ hasText: /· (Express|Haraka).*(No preference|Yeyote).*(Cash on delivery|Lipa ukipokea)/ }),
    ).toBeVisible()
    await expectOutcome(world, { orders: 0, charges: 0 })
    // A button whose name has changed waits for 0.3 s (SELL-020).
    await expect(log.getByRole('button', { name: /^(Place Order|Weka oda)$/ })).toBeEnabled()
    await line('1') // the digit of Place Order, because free text never orders
    await expect(heading(page, words.placed)).toBeVisible()
    expect(lines).toBeLessThanOrEqual(8)
    await expectOutcome(world, { orders: 1, charges: 0 })
  })
}

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      return element?.labels?.[0]?.textContent ?? element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    })
    if (name.test(focused.trim())) return
    await page.keyboard.press('Shift+Tab')
  }
  throw new Error(`no way by the keyboard to ${name}`)
}

const STEPS = [/^Badilisha usafirishaji$/, /^Haraka/, /^Badilisha njia ya malipo$/, /^Malipo kwa simu/, /^Lipa TZS/]

test('[CHAT-124][CHAT-074] a buyer buys with the keyboard only', async ({ page, world }) => {
  await inSwahili(page)
  await world.signIn('asha')
  await page.goto('/chat')
  const log = thread(page)
  await expect(log.getByRole('heading').first()).toBeVisible()
  await tabTo(page, /^Ujumbe$/)
  await page.keyboard.type('mzia 2')
  await page.keyboard.press('Enter')
  await expect(added(page, 2)).toBeVisible()
  for (const step of STEPS) {
    await expect(heading(page, /^Oda yako$/)).toBeVisible()
    await tabTo(page, step)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('timer')).toBeVisible()
  await world.handset().approve({ pin: '1234' })
  await expect(heading(page, /^Oda SMK-\d+ imepokelewa\.$/)).toBeVisible()
  await expectOutcome(world, { orders: 1, charges: 1 })
})
