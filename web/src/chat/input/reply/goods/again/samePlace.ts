import { addressesNow } from '#web/features/addresses/book.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { usualOrder } from '../../../../guide/usual/orderUsual.ts'
import { repair } from '../../repair.ts'
import type { Talk } from '../../Talk.ts'
import { saysUsual } from './usualLine.ts'

const SAME_PLACE = /(?<!\p{L})(?:hapo ?hapo|pale ?pale|mahali|anwani|same (?:place|address))(?!\p{L})/iu

/** `hapo hapo kama mara iliyopita`, when the delivery is asked already: the address of the last order, and none of its goods. */
export async function takeSamePlace(talk: Talk): Promise<boolean> {
  const { asked, line } = talk
  if (asked?.kind !== 'delivery' || !saysUsual(line) || !SAME_PLACE.test(line)) return false
  const addressId = (await usualOrder())?.addressId
  if (addressId !== undefined && addressesNow().some(({ id }) => id === addressId)) setChoices({ addressId })
  await repair(talk, true)
  return true
}
