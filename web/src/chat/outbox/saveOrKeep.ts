import type { Address, AddressInput } from '#contract/address.ts'
import { ApiError } from '#web/api/ApiError.ts'
import { addAddress } from '#web/features/addresses/changes.ts'
import { showConnection } from './showConnection.ts'
import { startOutbox } from './startOutbox.ts'
import { keepForLater } from './threadOutbox.ts'

/** Saves a new address, or keeps it until the network is back: then null (CHAT-067). */
export async function saveOrKeep(body: AddressInput): Promise<Address | null> {
  try {
    return await addAddress(body)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'offline' || !keepForLater('address', { kind: 'address', fields: fieldsOf(body) }))
      throw error
    showConnection()
    startOutbox()
    return null
  }
}

const fieldsOf = (body: AddressInput): Record<string, string | boolean> =>
  Object.fromEntries(Object.entries(body).filter((field): field is [string, string | boolean] => field[1] !== undefined))
