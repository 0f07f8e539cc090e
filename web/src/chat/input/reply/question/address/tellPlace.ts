import type { Address } from '#contract/address.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { draftNow } from '#web/features/checkout/draft.ts'
import { reply } from '../../reply.ts'

/** An address as the shop says it. */
export const placeOf = ({ fullName, addressLine1, addressLine2 = '', city }: Address): string =>
  [fullName, addressLine1, addressLine2, city].filter((part) => part !== '').join(', ')

/** Where what is being bought goes; false while nobody knows. */
export function tellGoesTo(): boolean {
  const address = addressesNow().find(({ id }) => id === draftNow().addressId)
  if (address) reply('goesTo', { place: placeOf(address) })
  return address !== undefined
}
