import { Address, AddressInput, setDefaultAddress } from '../address.ts'
import { describeFields, describeSchema } from './describe.ts'

const place = {
  fullName: 'Who receives there, 1 to 100 characters. It need not be the buyer (CHAT-182).',
  phoneNumber: 'The phone that the rider calls: 255 and 9 digits, without plus (ADDR-012).',
  addressLine1: 'Street and house, 1 to 100 characters.',
  addressLine2: 'The landmark, floor or door that a rider looks for, at most 100 characters.',
  city: 'The town, 1 to 100 characters.',
  region: 'One of the 31 regions of Tanzania, 1 to 100 characters. The server does not compare it with a list (ADDR-008).',
  district: 'The district or council in the region, 1 to 100 characters (ADDR-008).',
  postalCode: 'At most 100 characters. Few places use one.',
  country: 'Usually `Tanzania`, 1 to 100 characters.',
  isDefault: 'Whether checkout chooses this address first. A user has at most one default address (ADDR-004).',
}

describeFields(AddressInput, {
  ...place,
  isDefault: `${place.isDefault} If missing, a new address is not the default, and a changed one stays as it was.`,
})
describeSchema(Address, 'A saved address of a user (ADDR-001).')
export const addressFields = describeFields(Address, {
  ...place,
  id: 'The id of the address.',
  addressLine2: `${place.addressLine2} Missing if it is empty.`,
  postalCode: `${place.postalCode} Missing if it is empty.`,
  createdAt: 'When the address was saved, ISO time in UTC. Lists are sorted by it, the newest first (ADDR-013).',
})
describeFields(setDefaultAddress.body, { isDefault: 'Always true. The former default address loses the mark (API-015).' })
