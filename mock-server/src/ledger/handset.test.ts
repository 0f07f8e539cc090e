import { beforeEach, expect, test } from 'vitest'
import { TEST_PIN } from '#contract/control/phones.ts'
import type { Payment } from '../payments/payments.ts'
import { ASHA_PHONE, start } from '../testing/money.ts'
import { type TestMock, testMock } from '../testing/testing.ts'
import { changePhone, enterPin, promptOn } from './handset.ts'
import { balanceOf, OPENING_BALANCE } from './ledger.ts'

let mock: TestMock
beforeEach(async () => {
  mock = await testMock()
})
const seen = () => [mock.world.money.phone(ASHA_PHONE).state, balanceOf(mock.world.money.ledger, ASHA_PHONE)]
const change = (to: Parameters<typeof changePhone>[2]) => {
  changePhone(mock.world, ASHA_PHONE, to)
  return seen()
}

test('[QA-023] the state empty sets the balance to 0, and switching on restores it', () => {
  expect(change({ state: 'off' })).toEqual(['off', OPENING_BALANCE])
  expect(change({ state: 'empty' })).toEqual(['empty', 0])
  expect(change({ state: 'on' })).toEqual(['on', OPENING_BALANCE])
})

test('[QA-023] setting a balance above 0 ends the state empty, a balance of 0 does not, and other states do not change', () => {
  change({ state: 'empty' })
  expect(change({ balance: 0 })).toEqual(['empty', 0])
  expect(change({ balance: 1 })).toEqual(['on', 1])
  change({ state: 'off' })
  expect(change({ balance: 500 })).toEqual(['off', 500])
  expect(change({ state: 'on' })).toEqual(['on', 500])
})

test('[QA-023] switching on a phone that is on already does not change a balance of 0', () => {
  change({ balance: 0 })
  expect(change({ state: 'on' })).toEqual(['on', 0])
})

test('[QA-020] a PIN on a phone that is off, has no signal or no prompt is refused with 409', async () => {
  const refused = (code: string) => expect.objectContaining({ status: 409, code })
  expect(() => promptOn(mock.world, ASHA_PHONE)).toThrow(refused('no_prompt'))
  const { body } = await start(mock)
  expect(promptOn(mock.world, ASHA_PHONE).reference).toBe(body.referenceId)
  for (const state of ['off', 'noSignal'] as const) {
    change({ state })
    expect(() => promptOn(mock.world, ASHA_PHONE)).toThrow(refused('phone_dead'))
  }
})

test('[QA-022] two wrong PINs are refused with 400, the third also fails the payment', async () => {
  const { body } = await start(mock)
  const payment = mock.world.money.payments.get(body.referenceId) as Payment
  const enter = (pin: string) => () => enterPin(mock.world, payment, pin)
  for (const code of ['pin_wrong', 'pin_wrong', 'pin_refused'])
    expect(enter('0000')).toThrow(expect.objectContaining({ status: 400, code }))
  expect(payment).toMatchObject({ state: 'failed', prompt: { closed: 'wrongPin', pinTriesLeft: 0 } })
  expect(mock.world.money.ledger.charges.some(({ reference }) => reference === payment.reference)).toBe(false)
})

test('[QA-022] the right PIN charges the payment', async () => {
  const { body } = await start(mock)
  const payment = mock.world.money.payments.get(body.referenceId) as Payment
  enterPin(mock.world, payment, TEST_PIN)
  expect(payment.state).toBe('success')
})
