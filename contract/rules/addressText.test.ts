import { expect, test } from 'vitest'
import { addressText, PERSON_AND_PLACE } from './addressText.ts'

const address = {
  fullName: 'Asha Salum',
  addressLine1: 'Mtaa wa Chole 21',
  addressLine2: '',
  city: 'Dar es Salaam',
  district: 'Kinondoni',
  region: 'Dar es Salaam',
  country: 'Tanzania',
}

test('[ADDR-001] an address is told in the parts that are asked for, without empty ones', () => {
  expect(addressText(address, PERSON_AND_PLACE)).toBe('Asha Salum, Mtaa wa Chole 21, Dar es Salaam')
  expect(addressText(address, ['addressLine2', 'postalCode'])).toBe('')
})

test('[TRAN-002][ADDR-001] a region with the name of the town is said once', () => {
  expect(addressText(address, ['addressLine1', 'district', 'city', 'region', 'country'])).toBe(
    'Mtaa wa Chole 21, Kinondoni, Dar es Salaam, Tanzania',
  )
})
