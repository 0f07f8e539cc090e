// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { aCharge } from '../testing/aPayment.ts'
import { aDevice, type FakeResponses, PAYER, PHONE, serve, signInAs } from '../testing/testBench.ts'
import { forgetCharge, readUnfinished, unfinishedOf, useUnfinished } from './unfinished.ts'

const LIST = 'GET /mobile-money/unfinished'
const charge = (n: number) => aCharge({ reference: `RF-${n}`, transactionId: `QK${n}` })

async function device(responses: FakeResponses) {
  await aDevice()
  return serve(responses)
}

test('[MON-022] before the first read the list is empty and belongs to nobody', async () => {
  vi.resetModules()
  const fresh = await import('./unfinished.ts')
  expect(fresh.useUnfinished.getState()).toEqual({ payer: null, payments: [], ordered: [] })
})

test('[MON-022] the list is kept for its payer and hidden from others', async () => {
  await device({ [LIST]: { body: [charge(1)] } })
  expect(await readUnfinished()).toEqual([charge(1)])
  expect(useUnfinished.getState()).toEqual({ payer: PAYER, payments: [charge(1)], ordered: [] })
  expect(unfinishedOf(useUnfinished.getState(), PAYER)).toEqual([charge(1)])
  expect(unfinishedOf(useUnfinished.getState(), 'someone')).toEqual([])
  expect(unfinishedOf(useUnfinished.getState(), null)).toEqual([])
})

test('[MON-014] a guest has no list and requests none', async () => {
  const calls = await device({ [LIST]: { body: [charge(1)] } })
  signInAs(null)
  expect([await readUnfinished(), calls]).toEqual([null, []])
})

test.each([
  ['nobody', null],
  ['somebody else', '+255754110226'],
])('[MON-014] a list that arrives with %s signed in is not kept', async (_, phone) => {
  await device({
    [LIST]: () => {
      signInAs(phone)
      return { body: [charge(1)] }
    },
  })
  expect(await readUnfinished()).toBeNull()
  expect(useUnfinished.getState()).toEqual({ payer: null, payments: [], ordered: [] })
  signInAs(PHONE)
})

test('[MON-022] a list that cannot be read leaves the previous one', async () => {
  await device({ [LIST]: [{ body: [charge(1)] }, 'lost', { status: 404, body: { message: 'no', code: 'not_found' } }] })
  await readUnfinished()
  expect([await readUnfinished(), await readUnfinished()]).toEqual([null, null])
  expect(useUnfinished.getState().payments).toEqual([charge(1)])
})

test('[MON-018][MON-021] a charge with an order is removed from the list, and from a list still being read', async () => {
  await device({ [LIST]: { body: [charge(1), charge(2), charge(3)] } })
  await readUnfinished()
  forgetCharge('QK1')
  expect(useUnfinished.getState().payments).toEqual([charge(2), charge(3)])
  forgetCharge('QK3')
  expect(useUnfinished.getState().payments).toEqual([charge(2)])
  expect(await readUnfinished()).toEqual([charge(2)])
  expect(useUnfinished.getState().payments).toEqual([charge(2)])
})
