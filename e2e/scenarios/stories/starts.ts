import { expect } from '@playwright/test'
import {
  AMOUNT,
  atForm,
  type Buyer,
  loseAnswer,
  ordered,
  payButton,
  phones,
  press,
  refused,
  type Story,
  seconds,
  shows,
  showsNone,
  signIn,
  signOut,
  UNFINISHED,
  unfinished,
} from '../buyer.ts'

/** Scenarios 201 to 213: problems of the payment start. */
export const startStories: Readonly<Record<string, Story>> = {
  '201': refusal('Payment refused'),
  '202': refusal('Failed to initiate payment'),
  '203': refusal('No response data received from payment service'),
  '204': async (buyer) => {
    const { page, world } = buyer
    await startsBadly(buyer)
    await refused(buyer, 'Payment initiation failed')
    await showsNone(page, 'Nothing was charged. Your cart is kept.')
    await seconds(buyer, 10)
    await showsNone(page, UNFINISHED)
    await signOut(page)
    await page.goto('/login')
    await signIn(page, world, phones.asha)
    await unfinished(buyer)
  },
  '205': async (buyer) => {
    const { page, world } = buyer
    await loseAnswer(page, '/*/checkout')
    await startsBadly(buyer)
    await refused(buyer, 'Failed to initiate payment')
    await showsNone(page, 'Nothing was charged. Your cart is kept.')
    await press(page, 'Try Again')
    await payButton(page).click()
    await expect(page.getByRole('timer')).toBeVisible()
    expect(new Set(await keysOfStarts(buyer)).size).toBe(1)
    await world.settled()
    await seconds(buyer, 10)
    await ordered(buyer)
  },
  '206': async (buyer) => {
    const { page } = buyer
    await startsBadly(buyer)
    await seconds(buyer, 34)
    await expect(page.getByRole('button', { name: 'Processing Payment...' })).toBeVisible()
    await seconds(buyer, 1)
    await expect(page.getByRole('timer')).toHaveAccessibleName('85 seconds left')
    await seconds(buyer, 40)
    await ordered(buyer)
  },
  '207': async (buyer) => {
    const { page, world } = buyer
    await atForm(buyer)
    await payButton(page).dblclick({ delay: 0 })
    await expect(page.getByRole('timer')).toBeVisible()
    await world.settled()
    expect(await keysOfStarts(buyer)).toHaveLength(1)
    await seconds(buyer, 5)
    await ordered(buyer)
  },
  '211': refusal('Payment initiation failed'),
  '212': refusal('Failed to initiate payment'),
  '213': refusal('Failed to initiate payment'),
}

function refusal(text: string): Story {
  return async (buyer) => {
    await startsBadly(buyer)
    await refused(buyer, text)
    await press(buyer.page, 'Try Again')
    await expect(payButton(buyer.page)).toBeVisible()
    await shows(buyer.page, 'You pay now')
  }
}

async function startsBadly(buyer: Buyer): Promise<void> {
  await atForm(buyer)
  await payButton(buyer.page).click()
  await buyer.world.settled()
}

/** Returns the idempotency key of each payment start that reached the server. */
async function keysOfStarts({ world }: Buyer): Promise<unknown[]> {
  const ledger = await world.journal({ kind: 'ledger' })
  return ledger.filter(({ text, ...entry }) => text === 'start' && entry['amount'] === AMOUNT).map((entry) => entry['key'])
}
