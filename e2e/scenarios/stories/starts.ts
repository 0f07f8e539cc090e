import { expect } from '@playwright/test'
import {
  AMOUNT,
  atForm,
  type Buyer,
  expectFailed,
  expectNoTexts,
  expectOrdered,
  expectTexts,
  expectUnfinished,
  loseResponse,
  passSeconds,
  payButton,
  phones,
  press,
  type Story,
  signIn,
  signOut,
  UNFINISHED,
} from '../buyer.ts'

/** Scenarios 201 to 213: problems of the payment start. */
export const startStories: Readonly<Record<string, Story>> = {
  '201': refusal('Payment refused'),
  '202': refusal('Failed to initiate payment'),
  '203': refusal('No response data received from payment service'),
  '204': async (buyer) => {
    const { page, world } = buyer
    await startsBadly(buyer)
    await expectFailed(buyer, 'Payment initiation failed')
    await expectNoTexts(page, 'Nothing was charged. Your cart is kept.')
    await passSeconds(buyer, 10)
    await expectNoTexts(page, UNFINISHED)
    await signOut(page)
    await page.goto('/login')
    await signIn(page, world, phones.asha)
    await expectUnfinished(buyer)
  },
  '205': async (buyer) => {
    const { page, world } = buyer
    await loseResponse(page, '/*/checkout')
    await startsBadly(buyer)
    await expectFailed(buyer, 'Failed to initiate payment')
    await expectNoTexts(page, 'Nothing was charged. Your cart is kept.')
    await press(page, 'Try Again')
    await payButton(page).click()
    await expect(page.getByRole('timer')).toBeVisible()
    expect(new Set(await keysOfStarts(buyer)).size).toBe(1)
    await world.settled()
    await passSeconds(buyer, 10)
    await expectOrdered(buyer)
  },
  '206': async (buyer) => {
    const { page } = buyer
    await startsBadly(buyer)
    await passSeconds(buyer, 34)
    await expect(page.getByRole('button', { name: 'Processing Payment...' })).toBeVisible()
    await passSeconds(buyer, 1)
    await expect(page.getByRole('timer')).toHaveAccessibleName('85 seconds left')
    await passSeconds(buyer, 40)
    await expectOrdered(buyer)
  },
  '207': async (buyer) => {
    const { page, world } = buyer
    await atForm(buyer)
    await payButton(page).dblclick({ delay: 0 })
    await expect(page.getByRole('timer')).toBeVisible()
    await world.settled()
    expect(await keysOfStarts(buyer)).toHaveLength(1)
    await passSeconds(buyer, 5)
    await expectOrdered(buyer)
  },
  '211': refusal('Payment initiation failed'),
  '212': refusal('Failed to initiate payment'),
  '213': refusal('Failed to initiate payment'),
}

function refusal(text: string): Story {
  return async (buyer) => {
    await startsBadly(buyer)
    await expectFailed(buyer, text)
    await press(buyer.page, 'Try Again')
    await expect(payButton(buyer.page)).toBeVisible()
    await expectTexts(buyer.page, 'You pay now')
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
