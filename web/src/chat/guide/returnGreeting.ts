import type { CardKind } from '../cards/card.ts'
import type { Entry } from '../transcript/entry.ts'
import type { Facts } from './facts.ts'
import type { OpenQuestion } from './openQuestion.ts'

const LONG_BREAK = 6 * 3_600_000

/** Text keys that say where the buyer stopped. Payment cards say that themselves. */
const PLACES: Readonly<Partial<Record<CardKind, string>>> = {
  categories: 'placeGoods',
  products: 'placeGoods',
  product: 'placeGoods',
  quantity: 'placeGoods',
  added: 'placeCart',
  cart: 'placeCart',
  phone: 'placeSignIn',
  register: 'placeSignIn',
  code: 'placeCode',
  address: 'placeAddress',
  newAddress: 'placeAddress',
  delivery: 'placeDelivery',
  transporters: 'placeTransporters',
  method: 'placeMethod',
  payPhone: 'placePhone',
  review: 'placeReview',
}

/** Returns a greeting for a buyer who left a question open more than 6 hours ago, or null (CHAT-154). */
export function returnGreeting(
  entries: readonly Entry[],
  question: OpenQuestion | null,
  { now, cartCount, total = '' }: Facts,
): Entry | null {
  const last = entries.at(-1)
  const place = question && PLACES[question.card.kind]
  if (!last || place === undefined || place === null || now - last.at <= LONG_BREAK) return null
  const text = cartCount > 0 ? 'stopped' : 'stoppedEmpty'
  const about = cartCount > 0 ? { place: { key: place }, total } : { place: { key: place } }
  return { id: `${last.id}-back`, at: now, run: last.run, card: { kind: 'reply', of: 'topics', text, about } }
}
