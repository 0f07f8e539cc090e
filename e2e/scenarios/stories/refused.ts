import { expect } from '@playwright/test'
import type { Scenario } from '#contract/control/scenarios.ts'
import { scenarios } from '#fixtures/scenarios/catalogue.ts'
import { type Buyer, expectFailed, expectNoTexts, passSeconds, type Story, start, startInThread } from '../buyer.ts'

/** Scenarios 101 to 110: the provider rejects the payment, with its own message (PAY-033, PAY-034). */
export const refusedStories: Readonly<Record<string, Story>> = {
  ...Object.fromEntries(scenarios.filter(({ id }) => id.startsWith('1')).map((scenario) => [scenario.id, refusal])),
  '101': async (buyer) => {
    await startInThread(buyer)
    await passSeconds(buyer, 8)
    const { page } = buyer
    await expect(page.getByRole('heading', { name: textOf(buyer.scenario) })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Other method' })).toBeVisible()
    await page.getByRole('button', { name: /^Pay again TZS/ }).click()
    await expect(page.getByRole('heading', { name: /^Your order$/ }).last()).toBeVisible()
  },
}

async function refusal(buyer: Buyer): Promise<void> {
  await start(buyer)
  const { at } = failureOf(buyer.scenario)
  await passSeconds(buyer, at - 1)
  await expectNoTexts(buyer.page, /failed/i)
  await passSeconds(buyer, 1)
  await expectFailed(buyer, textOf(buyer.scenario))
}

function failureOf({ id, timeline = [] }: Scenario) {
  const event = timeline.find((one) => one.do === 'fail')
  if (event?.do !== 'fail') throw new Error(`scenario ${id} does not fail`)
  return event
}

function textOf(scenario: Scenario): string {
  const { message } = failureOf(scenario)
  return message ? `Payment failed: ${message.en}` : 'Payment failed. Please try again.'
}
