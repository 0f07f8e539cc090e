import { expect, type Locator, type Page } from '@playwright/test'
import { chunkOf } from '../chunkOf.ts'
import type { World } from '../world/world.ts'

export const thread = (page: Page): Locator => page.getByRole('log')
export const button = (page: Page, name: string | RegExp): Locator => thread(page).getByRole('button', { name }).last()

export const heading = (page: Page, name: string | RegExp): Locator => thread(page).getByRole('heading', { name })

/** The line shown instead of the open card while that is collapsed or scrolled out of view. */
export const liveLine = (page: Page): Locator => page.locator('[data-live]')

/** Checks that the open question is visible as its card or its line. A pending payment's line shows the time left. */
export async function expectLive(page: Page, question: string | RegExp): Promise<void> {
  const card = thread(page)
    .locator('article')
    .filter({ has: page.getByRole('heading', { name: question }) })
    .last()
  const line = liveLine(page).filter({ hasText: question }).or(page.locator('[data-live=waiting]'))
  await expect.poll(async () => (await isSeen(card)) || (await isSeen(line))).toBe(true)
}

/** Returns whether at least 40 px of an element are visible in the window and the thread. It does not wait. */
const isSeen = (what: Locator): Promise<boolean> =>
  what.evaluateAll(([element]) => {
    if (!element) return false
    const { top, bottom, height } = element.getBoundingClientRect()
    const frame = element.closest('[role=log]')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
    return height > 0 && Math.min(bottom, frame.bottom) - Math.max(top, frame.top) >= 40
  })

/** Expands the open card if it is collapsed to its line. */
export async function unfold(page: Page): Promise<void> {
  const line = liveLine(page).getByRole('button').first()
  await expect(line.or(thread(page).locator('.chat-card.is-now')).last()).toBeVisible()
  if (await line.isVisible()) await line.click()
}

/** The first option of a question, such as the first address. */
export const option = (page: Page, question: string): Locator =>
  thread(page).getByRole('group', { name: question }).last().getByRole('button').first()

export async function say(page: Page, words: string): Promise<void> {
  const box = page.getByRole('textbox', { name: /^(Message|Ujumbe)$/ })
  await box.fill(words)
  await box.press('Enter')
}

/** The sentence that says that so many of a fish are in the cart; its second form is for a kind that the shop chose. */
export const added = (page: Page, n = 1): Locator =>
  thread(page).getByText(new RegExp(`×\\s${n}( is in your cart|: imewekwa kikapuni|\\. (Total|Jumla) TZS [\\d,]+)\\.$`))

/** Adds two kinds of fish to a guest's cart, starting from the welcome. */
export async function fillCartAsNewcomer(page: Page): Promise<void> {
  await page.goto('/chat')
  await button(page, 'Browse fish').click()
  await button(page, 'Reef fish').click()
  await button(page, /^Red snapper/).click()
  await button(page, '2').click()
  await button(page, 'Add to Cart').click()
  await expect(added(page, 2)).toBeVisible()
  await say(page, 'nataka jodari 1')
  await expect(added(page, 1)).toBeVisible()
}

/** Fills in the full address form without saving it. */
export async function fillAddressForm(page: Page): Promise<void> {
  await button(page, 'Fill in the whole form').click()
  await page.getByRole('textbox', { name: 'Street and house' }).fill('Mtaa wa Jamhuri 12')
  await page.getByRole('combobox', { name: 'Region' }).selectOption('Dar es Salaam')
  await page.getByRole('combobox', { name: 'District' }).selectOption('Ilala')
  await page.getByRole('textbox', { name: 'City or town' }).fill('Dar es Salaam')
}

/** Taps Checkout and answers all questions to a newcomer, from the phone number to the slip, with express delivery. */
export async function answerAsNewcomer(page: Page, world: World, phone: string): Promise<void> {
  await button(page, 'Checkout').click()
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await button(page, 'Send code').click()
  await expect(page.getByText('No account uses this number. Please register.')).toBeVisible()
  await expect(thread(page).getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue(phone)
  await page.getByRole('textbox', { name: 'Full name' }).fill('Juma Mrisho')
  await button(page, 'Create account').click()
  await expect(page.getByText('Enter the 6-digit code sent to 255 754 ••• 111')).toBeVisible()
  await page.getByRole('textbox', { name: '6-digit code' }).fill(await world.handset(phone).nextCode())
  await fillAddressForm(page)
  await button(page, 'Save address').click()
  await changeRow(page, 'Change delivery', /^Express/)
}

/** Opens a row of the slip and chooses an option in it. */
export async function changeRow(page: Page, change: string, to: string | RegExp): Promise<void> {
  await button(page, change).click()
  await button(page, to).click()
  await expect(button(page, change)).toHaveAttribute('aria-expanded', 'false')
}

/** Signs a buyer in and opens the thread. */
export async function openChatAs(page: Page, world: World, person: string): Promise<void> {
  await world.signIn(person)
  await page.goto('/chat')
}

/** Adds a red snapper to the cart by a typed search. Adding moves the slip, so a tap on it before the end could miss its button. */
export async function addRedSnapper(page: Page): Promise<void> {
  await say(page, 'changu')
  await button(page, /^Add Red snapper/)
    .first()
    .click()
  await expect(added(page).last()).toBeVisible()
}

/** Adds a red snapper and brings a known buyer to the slip, with address and method of the last order, or to pay by mobile money. */
export async function buyRedSnapper(page: Page, method: 'mobile' | 'usual'): Promise<void> {
  await addRedSnapper(page)
  if (method === 'mobile') await changeRow(page, 'Change payment method', /^Mobile money/)
}

/** Brings a known buyer, whose last order was paid in cash, with one fish in the cart to the slip. */
export async function atReview(page: Page, world: World, options: { method?: 'mobile' | 'cash' } = {}): Promise<void> {
  await openChatAs(page, world, 'asha')
  await buyRedSnapper(page, options.method === 'cash' ? 'usual' : 'mobile')
  await expect(page.getByRole('heading', { name: /^Your order$/ })).toBeVisible()
}

/** Focuses the message box and waits until the code that reads messages is loaded, so that messages get replies offline too. */
export async function loadReplies(page: Page, world: World): Promise<void> {
  const loaded = page.waitForResponse(chunkOf('src/chat/message/replyTo.ts'))
  await page.getByRole('textbox', { name: 'Message' }).focus()
  await loaded
  await world.settled()
}

export async function pay(page: Page): Promise<void> {
  await button(page, /^Pay TZS/).click()
}

/** Returns the stored cards of all threads on this device. */
export const storedCards = (page: Page): Promise<{ kind: string; text?: string }[]> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('samaki-thread', 1)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('no thread'))
    })
    const entries = await new Promise<{ card: { kind: string; text?: string } }[]>((resolve, reject) => {
      const request = db.transaction('entries').objectStore('entries').getAll()
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('no entries'))
    })
    db.close()
    return entries.map(({ card }) => card)
  })

/** Waits until a card of a kind is stored. A card is shown before it is stored, so a reload in between would lose it. */
export async function untilStored(page: Page, kind: string): Promise<void> {
  await expect.poll(async () => (await storedCards(page)).map((card) => card.kind)).toContain(kind)
}

/** Checks the exact numbers of orders and charges of this test (MON-020). */
export async function expectOutcome(world: World, outcome: { orders: number; charges: number }): Promise<void> {
  expect({ orders: (await world.orders()).length, charges: (await world.charges()).length }).toEqual(outcome)
}
