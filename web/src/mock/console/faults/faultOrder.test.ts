import { expect, test } from 'vitest'
import { effectOf, effects, faultOrder } from './faultOrder.ts'

const draft = { call: 'createOrder', effect: 'status', value: '503', times: '', share: '' } as const

test('[QA-032] a fault applies to a call of the contract: until cleared, a number of times, or to a share', () => {
  expect(faultOrder(draft)).toEqual({ method: 'POST', path: '/orders', status: 503 })
  expect(faultOrder({ ...draft, times: '2' })).toEqual({ method: 'POST', path: '/orders', status: 503, times: 2 })
  expect(faultOrder({ ...draft, share: '25' })).toEqual({ method: 'POST', path: '/orders', status: 503, share: 0.25 })
})

test('[QA-032] each effect is listed under its name', () => {
  for (const effect of effects) {
    const fault = { id: 'fault-1', left: null, ...faultOrder({ ...draft, effect, value: '500' }) }
    expect(effectOf(fault)).toBe(effect)
  }
})
