import { expect, test } from 'vitest'
import { realtimeOrder } from './realtimeOrder.ts'

const draft = { kind: 'delay', userId: '', event: '', times: '', ms: '5000', after: '3' } as const

test('[QA-033] a fault has only the fields of its kind', () => {
  expect(realtimeOrder(draft)).toEqual({ kind: 'delay', ms: 5_000 })
  expect(realtimeOrder({ ...draft, kind: 'drop', userId: 'asha' })).toEqual({ kind: 'drop', userId: 'asha' })
  expect(realtimeOrder({ ...draft, kind: 'close' })).toEqual({ kind: 'close', after: 3 })
  expect(realtimeOrder({ ...draft, kind: 'mute', event: 'order-status', times: '2' })).toEqual({
    kind: 'mute',
    event: 'order-status',
    times: 2,
  })
})
