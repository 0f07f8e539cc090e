import { expect, test } from 'vitest'
import { type Effect, effectOf, faultOrder, valueOfEffect } from './faultOrder.ts'

const draft = { call: 'createOrder', effect: 'status', status: 503, requires: 'email', wait: 5_000 } as const

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
