import * as z from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import {
  Address,
  type AddressInput,
  createAddress,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from '#contract/address.ts'
import { send } from '#web/api/client.ts'
import { deviceStorage } from '#web/api/deviceStorage.ts'
import { followOtherTabs } from '#web/api/tabs.ts'
import { keep, refresh, useCall } from '#web/api/useCall.ts'
import { onPerson, personNow, usePerson } from '#web/features/session/person.ts'
import { newestFirst, withAddress } from './choose.ts'

const Book = z.object({ owner: z.nullable(z.string()), addresses: z.array(Address) })
const emptyBook: z.infer<typeof Book> = { owner: null, addresses: [] }

/** The last list read, so that a reload shows it at once; personal, hence gone with its person (GEN-035). */
const useBook = create<z.infer<typeof Book>>()(
  persist(() => emptyBook, {
    name: 'addresses',
    version: 1,
    storage: deviceStorage,
    merge: (stored, initial) => {
      const read = z.safeParse(Book, stored)
      return read.success ? read.data : initial
    },
  }),
)

/** The person's addresses, newest first; undefined until they are known. */
export function useAddresses() {
  const person = usePerson()
  const kept = useBook((book) => (person !== null && book.owner === person ? book.addresses : undefined))
  const { data, ...rest } = useCall(listAddresses, person === null ? null : {}, {
    onSuccess: (list: Address[]) => store(newestFirst(list)),
  })
  return { addresses: data ? newestFirst(data) : kept, ...rest }
}

/** Saves a new address; it is first in the list from now on (ADDR-013). Throws ApiError. */
export const addAddress = async (body: AddressInput): Promise<Address> => put(await send(createAddress, { body }))

/** ADDR-006. Throws ApiError. */
export const changeAddress = async (id: string, body: AddressInput): Promise<Address> =>
  put(await send(updateAddress, { params: { id }, body }))

/** ADDR-004: no other one is the default from now on. Throws ApiError. */
export const makeDefault = async (id: string): Promise<Address> =>
  put(await send(setDefaultAddress, { params: { id }, body: { isDefault: true } }))

/** ADDR-007. Throws ApiError. */
export async function removeAddress(id: string): Promise<void> {
  await send(deleteAddress, { params: { id } })
  show((addresses) => addresses.filter((address) => address.id !== id))
}

function put(saved: Address): Address {
  show((addresses) => withAddress(addresses, saved))
  return saved
}

/** At once in every list on screen, then as the server has it. */
function show(change: (addresses: Address[]) => Address[]): void {
  const { owner, addresses } = useBook.getState()
  if (owner === personNow()) {
    store(change(addresses))
    keep(listAddresses, {}, useBook.getState().addresses)
  }
  refresh('/addresses')
}

const store = (addresses: Address[]): void => void useBook.setState({ owner: personNow(), addresses })

onPerson((person) => {
  if (useBook.getState().owner !== person) useBook.setState({ owner: person === null ? null : person, addresses: [] })
})
if (typeof window !== 'undefined') followOtherTabs(useBook)
