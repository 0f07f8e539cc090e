import { expect, type Page } from '@playwright/test'
import { openSession } from '#contract/control/people.ts'
import type { World } from '../world/world.ts'

export async function expectNothingBeyondTheEdge(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
}

/** Starts a payment of an amount on a phone by a call, and returns its reference. */
export async function startPayment(world: World, phone: string, amount: number): Promise<string> {
  const { accessToken } = await world.control.send(openSession, { body: { phoneNumber: '+255712345678' } })
  const answer = await call(world, '/v1/mobile-money/checkout', { amount, phone }, accessToken)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { referenceId: string }).referenceId
}

/** Makes a call from outside the browser, in the same world. */
export const call = (world: World, path: string, body?: object, token?: string): Promise<Response> =>
  fetch(`${world.control.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'x-mock-world': world.control.world,
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
