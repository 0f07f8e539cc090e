import * as z from 'zod/mini'
import { Address, listAddresses } from '#contract/address.ts'
import { newestFirst } from '#contract/rules/newestFirst.ts'
import type { ApiError } from '#web/api/ApiError.ts'
import { errorText } from '#web/api/errorText.ts'
import { persisted } from '#web/api/storage/persisted.ts'
import { refresh, setCached, useCall } from '#web/api/useCall.ts'
import { onPerson, personNow, usePerson } from '#web/features/session/person.ts'
import type { Texts } from '#web/i18n/texts.ts'

const Book = z.object({ owner: z.nullable(z.string()), addresses: z.array(Address) })
const emptyBook: z.infer<typeof Book> = { owner: null, addresses: [] }

/** The last fetched list, shown at once after a reload and removed at logout (GEN-035). */
const useBook = persisted('addresses', Book, () => emptyBook)

/** Returns the user's addresses, newest first; undefined until they are loaded. */
export function useAddresses() {
  const person = usePerson()
  const stored = useBook((book) => (person !== null && book.owner === person ? book.addresses : undefined))
  const { data, ...rest } = useCall(listAddresses, person === null ? null : {}, {
    onSuccess: (list: Address[]) => store(newestFirst(list)),
  })
  return { addresses: data ? newestFirst(data) : stored, ...rest }
}

/** The text for a list that failed to load: the server's message or the default (ADDR-015). */
export const loadFailed = (error: ApiError, t: Texts<'checkout'>): string => errorText(error, t, t.addresses.loadFailed)

/** Returns the last known addresses, for code outside components. */
export const addressesNow = (): Address[] => {
  const { owner, addresses } = useBook.getState()
  return owner !== null && owner === personNow() ? addresses : []
}

/** Applies a change to the list on screen at once, then refetches it. */
export function showAddresses(change: (addresses: Address[]) => Address[]): void {
  const { owner, addresses } = useBook.getState()
  if (owner === personNow()) {
    store(change(addresses))
    setCached(listAddresses, {}, useBook.getState().addresses)
  }
  refresh('/addresses')
}

const store = (addresses: Address[]): void => useBook.setState({ owner: personNow(), addresses })

// Drop another user's addresses. The list stays undefined until it is fetched, because unknown differs from empty (CHAT-016).
onPerson((person) => {
  if (useBook.getState().owner !== person) useBook.setState(emptyBook)
})
