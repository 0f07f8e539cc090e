import type { Address, AddressInput } from '#contract/address.ts'
import { ApiError } from '#web/api/ApiError.ts'
import { randomId } from '#web/api/ids.ts'
import { addAddress } from '#web/features/addresses/changes.ts'
import { showConnection } from './showConnection.ts'
import { startOutbox } from './startOutbox.ts'
import { addToOutbox } from './threadOutbox.ts'

/** The save whose result is unclear. Saving the same fields again reuses its key, also from the outbox (CHAT-027). */
let open: { fields: string; key: string } | null = null

/** Saves a new address. Offline it stores the address for later and returns null (CHAT-067). */
export async function saveOrStoreAddress(body: AddressInput): Promise<Address | null> {
  const fields = JSON.stringify(body)
  const { key } = (open = open?.fields === fields ? open : { fields, key: randomId() })
  try {
    const address = await addAddress(body, key)
    open = null
    return address
  } catch (error) {
    if (!(error instanceof ApiError) || !error.unclear) open = null
    if (
      !(error instanceof ApiError) ||
      error.code !== 'offline' ||
      !addToOutbox('address', { kind: 'address', fields: fieldsOf(body) }, key)
    )
      throw error
    open = null
    showConnection()
    startOutbox()
    return null
  }
}

const fieldsOf = (body: AddressInput): Record<string, string | boolean> =>
  Object.fromEntries(Object.entries(body).filter((field): field is [string, string | boolean] => field[1] !== undefined))
