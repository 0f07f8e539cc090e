import { expect, test } from 'vitest'
import { type AddressFields, missingFields, newAddress, readAddress } from './form.ts'

const filled: AddressFields = {
  fullName: 'Asha Salum',
  phoneNumber: '0712 345 678',
  addressLine1: 'Mtaa wa Chole 21',
  addressLine2: '',
  city: 'Dar es Salaam',
  region: 'Dar es Salaam',
  district: 'Kinondoni',
  postalCode: '',
  country: 'Tanzania',
  isDefault: false,
}

test.each(['fullName', 'phoneNumber', 'addressLine1', 'city', 'region', 'district'] as const)('[ADDR-008] %s is required', (name) => {
  expect(missingFields({ ...filled, [name]: '  ' })).toEqual([name])
})

test('[ADDR-009][ADDR-003] country is required and starts as Tanzania', () => {
  expect(missingFields({ ...filled, country: '' })).toEqual(['country'])
  expect(newAddress({ name: '', phone: '' }).country).toBe('Tanzania')
})

test('[ADDR-011] missing fields are listed in form order', () => {
  expect(missingFields(newAddress({ name: 'Asha', phone: '' }))).toEqual(['phoneNumber', 'addressLine1', 'city', 'region', 'district'])
})

test.each([
  ['0712 345 678', '255712345678'],
  ['+255-712-345-678', '255712345678'],
  ['712345678', '255712345678'],
  ['255712345678', '255712345678'],
  ['00255712345678', '255712345678'],
])('[ADDR-012] the phone %s is sent as %s', (phoneNumber, sent) =>
  expect(readAddress({ ...filled, phoneNumber })).toMatchObject({ body: { phoneNumber: sent } }),
)

test.each(['+254712345678', '00254712345678', '254 712 345 678', '+44 20 7946 0958'])(
  '[ADDR-012] the foreign number %s is refused instead of sent with 255 in front',
  (phoneNumber) => expect(readAddress({ ...filled, phoneNumber })).toEqual({ wrong: ['phoneNumber'] }),
)

test('[ADDR-002] optional fields are sent only when filled', () => {
  expect(readAddress(filled)).toEqual({
    body: {
      fullName: 'Asha Salum',
      phoneNumber: '255712345678',
      addressLine1: 'Mtaa wa Chole 21',
      city: 'Dar es Salaam',
      region: 'Dar es Salaam',
      district: 'Kinondoni',
      country: 'Tanzania',
      isDefault: false,
    },
  })
  expect(readAddress({ ...filled, addressLine2: 'Masaki', postalCode: '14111' })).toMatchObject({
    body: { addressLine2: 'Masaki', postalCode: '14111' },
  })
})

test('[SEC-021] a field over 100 characters and an invalid phone number are reported', () => {
  expect(readAddress({ ...filled, city: 'x'.repeat(101) })).toEqual({ wrong: ['city'] })
  expect(readAddress({ ...filled, phoneNumber: 'abc' })).toEqual({ wrong: ['phoneNumber'] })
})
