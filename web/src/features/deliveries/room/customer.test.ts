import { expect, test } from 'vitest'
import { aDelivery } from '#fixtures/builders.ts'
import { differsFromReceiver, ownOfCustomer } from './customer.ts'

const { address } = aDelivery()
const user = { name: 'Asha Salum', phoneNumber: '255712345678' }

test('[TORD-005][TORD-006] a customer’s name and phone are shown only where they differ from the receiver’s', () => {
  const same = aDelivery({ user, address: { ...address, fullName: 'Asha Salum', phoneNumber: '0712 345 678' } })
  expect([differsFromReceiver(same), ownOfCustomer(same)]).toEqual([false, { name: undefined, phone: undefined }])
  const other = aDelivery({ user, address: { ...address, fullName: 'Ofisi ya Asha', phoneNumber: '+255754000111' } })
  expect([differsFromReceiver(other), ownOfCustomer(other)]).toEqual([true, { name: 'Asha Salum', phone: '255712345678' }])
  const nameless = aDelivery({ user, address: { ...address, fullName: '', phoneNumber: '' } })
  expect(differsFromReceiver(nameless)).toBe(false)
})
