import { addressesNow } from '#web/features/addresses/book.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { kinds } from '../../kinds/kinds.ts'
import { isOpenQuestion } from '../../transcript/openQuestion.ts'
import { useTranscript } from '../../transcript/transcript.ts'
import { lastChoices } from './lastTime.ts'
import { usualOrder } from './orderUsual.ts'

/**
 * Takes address and method of the last order for this checkout, where the buyer chose none yet and they are still possible (CHAT-181).
 * The slip shows them, each with `Change`. A buyer who is giving another address is not interrupted. Throws ApiError.
 */
export async function takeUsual(): Promise<void> {
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
