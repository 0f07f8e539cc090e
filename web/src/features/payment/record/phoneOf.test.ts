// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { aDevice, signInAs } from '../testing/testBench.ts'
import { ownPhone, phoneOf } from './phoneOf.ts'

test('[SEC-026] a masked number is restored if it matches the user’s own; not for a guest', async () => {
  await aDevice()
  expect(phoneOf({ phone: '255754110226' })).toBe('255754110226')
  expect(phoneOf({ phone: '255 712 ••• 678' })).toBe('255712345678')
  expect(phoneOf({ phone: '255 754 ••• 226' })).toBeNull()
  signInAs(null)
  expect([phoneOf({ phone: '255 712 ••• 678' }), ownPhone()]).toEqual([null, ''])
})
