import { withLock } from '#web/api/storage/locks.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { saveAddressDraft } from '#web/features/addresses/oneLine/addressDraft.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { personNow } from '#web/features/session/person.ts'
import { kinds } from '../../kinds/kinds.ts'
import { saveOrStoreAddress } from '../../outbox/saveAddress.ts'
import { isOpenQuestion } from '../../transcript/openQuestion.ts'
import { useTranscript } from '../../transcript/transcript.ts'
import { askNewAddress } from '../stepCommands.ts'
import { lastChoices } from './lastTime.ts'
import { usualOrder } from './orderUsual.ts'

/**
 * Takes address and method of the last order for this checkout, where the buyer chose none yet and they are still possible (CHAT-181).
 * The slip shows them, each with `Change`. A buyer who is giving another address is not interrupted. Throws ApiError.
 */
export async function takeUsual(): Promise<void> {
  const person = personNow()
  if (draftNow().addressGiven) await takeGivenAddress()
  if (personNow() !== person) return
  const order = await usualOrder()
  const { addressId, paymentMethod, usualRead } = draftNow()
  // While the orders loaded, the guide may have called this again, and the buyer may have tapped `Change` since.
  if (usualRead) return
  const last = order && lastChoices(order, [], { addresses: addressesNow(), transporters: [] })
  const asked = useTranscript.getState().entries.findLast(isOpenQuestion)
  const isAsked = asked !== undefined && kinds[asked.card.kind].goal === 'address'
  setChoices({
    usualRead: true,
    ...(last && addressId === null && !isAsked && { addressId: last.addressId }),
    ...(last && paymentMethod === null && { paymentMethod: last.paymentMethod }),
  })
}

/** Saves the address that the buyer gave before signing in, and chooses it (CHAT-180). If a part is missing, it is asked for. */
async function takeGivenAddress(): Promise<void> {
  const person = personNow()
  await withLock('given-address', async () => {
    // The guide may have called this again meanwhile.
    if (personNow() !== person || !draftNow().addressGiven) return
    const address = await saveAddressDraft(saveOrStoreAddress)
    if (personNow() !== person) return
    setChoices({ addressGiven: false, ...(address && { addressId: address.id }) })
    if (address === null) askNewAddress()
  })
}
