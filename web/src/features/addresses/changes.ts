import { type Address, type AddressInput, createAddress, deleteAddress, setDefaultAddress, updateAddress } from '#contract/address.ts'
import { send } from '#web/api/client.ts'
import { keyHeader } from '#web/api/http/request.ts'
import { withAddress } from './addresses.ts'
import { showAddresses } from './book.ts'

/** Saves a new address and puts it first in the list (ADDR-013). With an idempotency key, repeated calls create only one. Throws ApiError. */
export const addAddress = async (body: AddressInput, key?: string): Promise<Address> =>
  put(await send(createAddress, { body, ...(key === undefined ? {} : { headers: keyHeader(key) }) }))

/** Saves a changed address (ADDR-006). Throws ApiError. */
export const changeAddress = async (id: string, body: AddressInput): Promise<Address> =>
  put(await send(updateAddress, { params: { id }, body }))

/** Makes an address the default instead of the current one (ADDR-004). Throws ApiError. */
export const makeDefault = async (id: string): Promise<Address> =>
  put(await send(setDefaultAddress, { params: { id }, body: { isDefault: true } }))

/** Deletes an address (ADDR-007). Throws ApiError. */
export async function removeAddress(id: string): Promise<void> {
  await send(deleteAddress, { params: { id } })
  showAddresses((addresses) => addresses.filter((address) => address.id !== id))
}

function put(saved: Address): Address {
  showAddresses((addresses) => withAddress(addresses, saved))
  return saved
}
