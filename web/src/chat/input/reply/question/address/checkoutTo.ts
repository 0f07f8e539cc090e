import { addressesNow } from '#web/features/addresses/book.ts'
import { cartCount, useCart } from '#web/features/cart/cart.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { personNow } from '#web/features/session/person.ts'
import { typeCheckout } from '../../../../guide/commands.ts'
import { asks, denies } from '../../line/asks.ts'
import { isBuying, type Talk } from '../../Talk.ts'
import { addressOptions } from '../options.ts'
import { takeNewAddress } from './addressLine.ts'
import { addressSaid, keepBeside } from './besideAddress.ts'
import { savedIn } from './savedIn.ts'

const GOES_ON = /(?<![a-z])(?:check ?out|proceed|continue|(?:tu|ni)?endele[ae]|(?:tu|ni)?malizi?[ae]|nalipia)(?![a-z])/i
const SENDS = /(?<![a-z])(?:[a-z]*pelek(?:a|e|eni|ewe)|(?:i|ni|m)?let(?:e|ee|eni|eeni)|deliver|send (?:it|them|everything))(?![a-z])/i

/**
 * `endelea, peleka office`, `malizia, niko buza`, said with fish in the cart: on to the checkout, with the saved address or the place that
 * the line names (CHAT-054). False where it names none, or wishes for no checkout.
 */
export async function checkoutTo(talk: Talk): Promise<boolean> {
  const { line, meant, waiting } = talk
  const isReady = cartCount(useCart.getState().lines) > 0 && !isBuying(talk) && !waiting
  if (!isReady || meant.items.length > 0 || meant.orderNumber !== undefined || asks(line) || denies(line)) return false
  const goesOn = GOES_ON.test(line)
  if (!goesOn && !SENDS.test(line)) return false
  const said = await addressSaid(talk)
  const addressId = savedIn(said.place || line, addressOptions(addressesNow()))
  if (addressId === undefined && !(goesOn && meant.place !== undefined)) return false
  typeCheckout()
  // A guest signs in first.
  if (addressId === undefined) return personNow() === null || takeNewAddress(talk)
  setChoices({ addressId })
  keepBeside(said)
  return true
}
