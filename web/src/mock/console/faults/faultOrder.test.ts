import { expect, test } from 'vitest'
import { type Effect, effectOf, FaultDraft, faultOrder, valueOfEffect } from './faultOrder.ts'

const draft = { call: 'createOrder', effect: 'status', status: 503, requires: 'email', json: '{"why":[1]}', wait: 5_000 } as const

test('[QA-032] a fault applies to a call of the contract: until cleared, a number of times, or to a share', () => {
  expect(faultOrder(draft)).toEqual({ method: 'POST', path: '/orders', status: 503 })
  expect(faultOrder({ ...draft, times: 2 })).toEqual({ method: 'POST', path: '/orders', status: 503, times: 2 })
  expect(faultOrder({ ...draft, percent: 25 })).toEqual({ method: 'POST', path: '/orders', status: 503, share: 0.25 })
})

test('[QA-032] each effect is listed under its name', () => {
  for (const effect of Object.keys(valueOfEffect) as Effect[]) {
    const fault = { id: 'fault-1', left: null, ...faultOrder({ ...draft, effect }) }
    expect(effectOf(fault)).toBe(effect)
  }
})

test('[QA-050] a body is sent as the JSON that was typed; other text is refused', () => {
  expect(faultOrder({ ...draft, effect: 'body' })).toEqual({ method: 'POST', path: '/orders', status: 503, body: { why: [1] } })
  const isFit = (json: string) => FaultDraft.safeParse({ ...draft, effect: 'body', json }).success
  expect(['null', '[1, 2]', '{"why"', 'busy'].map(isFit)).toEqual([true, true, false, false])
})
