import { withLock } from '#web/api/storage/locks.ts'
import { saveAddressDraft } from '#web/features/addresses/oneLine/addressDraft.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { personNow } from '#web/features/session/person.ts'
import { askNewAddress } from '../../guide/stepCommands.ts'
import { takeUsual } from '../../guide/usual/takeUsual.ts'
import { saveOrStoreAddress } from '../../outbox/saveAddress.ts'

/** Takes over what is known of a buyer who has signed in: the address given before (CHAT-180), else the answers of the last order. Throws ApiError. */
export async function takeKnownAnswers(): Promise<void> {
  const person = personNow()
  if (draftNow().addressGiven) await takeGivenAddress(person)
  if (personNow() === person) await takeUsual()
}

/** Saves the address and chooses it. If a part is missing, it is asked for. */
const takeGivenAddress = (person: string | null): Promise<void> =>
  withLock('given-address', async () => {
    // The guide may have called this again meanwhile.
    if (personNow() !== person || !draftNow().addressGiven) return
    const address = await saveAddressDraft(saveOrStoreAddress)
    if (personNow() !== person) return
    setChoices({ addressGiven: false, ...(address && { addressId: address.id }) })
    if (address === null) askNewAddress()
  })
