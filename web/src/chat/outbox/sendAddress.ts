import { AddressInput } from '#contract/address.ts'
import { ApiError } from '#web/api/ApiError.ts'
import { errorText } from '#web/api/errorText.ts'
import type { Outcome } from '#web/api/outbox.ts'
import { addAddress } from '#web/features/addresses/changes.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { textsNow } from '#web/i18n/texts.ts'

/** Saves a stored address, idempotent by `key`, and chooses it unless the buyer chose another meanwhile. */
export async function sendAddress(fields: object, key: string): Promise<Outcome> {
  const address = AddressInput.safeParse(fields)
  if (!address.success) return 'done'
  try {
    const { id } = await addAddress(address.data, key)
    if (draftNow().addressId === null) setChoices({ addressId: id })
    return 'done'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.unclear || error.status === 401 || error.code === 'key_running' ? 'offline' : { refused: errorText(error, textsNow()) }
  }
}
