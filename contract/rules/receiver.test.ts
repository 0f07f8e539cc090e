import { expect, test } from 'vitest'
import { receiverName } from './receiver.ts'

const buyer = { name: 'Asha Salum', phoneNumber: '+255712345678' }
const OWN = '255712345678'
const OTHER = '255765111222'

test.each([
  ['Rehema', OTHER, 'Rehema'],
  ['Rehema', OWN, 'Rehema'],
  ['Shangazi Asha', OTHER, 'Shangazi Asha'],
  ['Asha Mushi', OTHER, 'Asha Mushi'],
  [' Mama ', OTHER, 'Mama'],
  ['Asha Salum', OWN, null],
  ['salum ASHA', OTHER, null],
  ['Asha', OWN, null],
  ['Asha', OTHER, 'Asha'],
  ['Asha Salum, office', OWN, null],
  ['Mama Asha Salum', OTHER, 'Mama Asha Salum'],
  ['', OTHER, null],
])('[CHAT-182] an address for `%s` with %s is received by %s', (fullName, phoneNumber, name) => {
  expect(receiverName({ fullName, phoneNumber }, buyer)).toBe(name)
})

test('[CHAT-182] while the buyer is unknown, nobody else is named', () => {
  expect(receiverName({ fullName: 'Rehema', phoneNumber: OTHER }, null)).toBeNull()
  expect(receiverName({ fullName: 'Rehema', phoneNumber: OTHER }, { name: '', phoneNumber: OWN })).toBeNull()
})
