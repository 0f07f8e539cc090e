import { cartCount, useCart } from '#web/features/cart/cart.ts'
import { typeCheckout } from '../../../../guide/commands.ts'
import { understand } from '../../../understand/understand.ts'
import { isBuying, type Talk } from '../../Talk.ts'
import { piecesOf } from './pieces.ts'
import { readSeveral } from './readSeveral.ts'
import { keep } from './takeSeveral.ts'

/**
 * The checkout asked for with answers of it, `checkout. office, express, mpesa`: they are kept, and it asks for the others alone (CHAT-054).
 * A saved address beside another answer asks for the checkout as well: `moshi one, cash`. False for any other line.
 */
export async function beginWith(line: string, context: Omit<Talk, 'line' | 'meant'>): Promise<boolean> {
  const { facts, waiting, byKey, hasWaited } = context
  if (isBuying(context) || waiting || byKey || hasWaited || line.includes('?')) return false
  if (facts === null || cartCount(useCart.getState().lines) === 0) return false
  const pieces = piecesOf(line)
  const others = pieces.filter((piece) => !saysCheckout(piece))
  const several = others.length === 0 ? null : await readSeveral(others.join(', '), 'address')
  if (several === null || several.place !== '' || several.denies) return false
  const isAsked = others.length < pieces.length
  if (several.count < (isAsked ? 1 : 2) || (!isAsked && several.addressId === undefined)) return false
  keep(several)
  typeCheckout()
  return true
}

function saysCheckout(piece: string): boolean {
  const { intent, items, choices } = understand(piece)
  return (intent === 'checkout' || intent === 'pay') && items.length === 0 && Object.keys(choices).length === 0
}

const CHECKOUT =
  /^(.*\S)\s*[,.;]\s*(?:(?:and|then|na|halafu|kisha|basi|ok|sawa) )*(?:check ?out|proceed(?: to checkout)?|(?:na)?maliza(?: ununuzi)?|(?:na)?lipia|nalipa)[.! ]*$/iu

/** What a line says of goods before it asks for the checkout: `changu 2 not 1, checkout`; null for any other. */
export function goodsBefore(line: string): string | null {
  const goods = CHECKOUT.exec(line)?.[1]
  return goods !== undefined && understand(goods).items.length > 0 ? goods : null
}
