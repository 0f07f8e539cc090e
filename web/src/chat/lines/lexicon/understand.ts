import { isPaymentMessage } from '../read/paymentMessage.ts'
import { choicesOf, filtersOf } from './mean/answers.ts'
import { featuresOf } from './mean/features.ts'
import { intentOf } from './mean/intentOf.ts'
import { itemsIn, lineQuantity } from './mean/items.ts'
import { meaningsOf } from './mean/meanings.ts'
import { likely } from './mean/scores.ts'
import { amountsIn } from './tokens/amounts.ts'
import { once } from './tokens/once.ts'
import { type Token, tokensOf } from './tokens/tokens.ts'
import type { Understood } from './Understood.ts'

/**
 * Parses a line of English, Swahili or a mixture on the device; the result is always the same (CHAT-047). Digits are never corrected. A
 * quantity counts units of the product as listed (CHAT-052).
 */
export const understand = once((line): Understood => {
  // A pasted payment confirmation is read as `nimelipa` (I have paid) (CHAT-143).
  const tokens = isPaymentMessage(line) ? tokensOf('nimelipa') : tokensOf(line)
  const amounts = amountsIn(tokens)
  const items = itemsIn(tokens, amounts)
  const found = meaningsOf(tokens, amounts)
  const features = featuresOf(tokens, items, found)
  const senses = likely(features)
  const fraction = amounts.find(({ kind }) => kind === 'fraction')
  const orderNumber = orderNumberIn(tokens, found)
  const phone = tokens.find(({ typed }) => /^\+?\d[\d\s-]{7,}\d$/.test(typed))?.typed.replace(/[\s-]/g, '')
  const place = tokens.find(({ means }) => means.has('place') || means.has('town'))
  return {
    ...intentOf({ tokens, features, senses }),
    senses,
    place: place ? { name: place.word, isTown: place.means.has('town') } : null,
    items,
    quantity: lineQuantity(tokens, items, amounts),
    ...(fraction && { fraction: { below: Math.floor(fraction.value), above: Math.floor(fraction.value) + 1 } }),
    choices: choicesOf(tokens, found),
    filters: filtersOf(tokens, amounts, found),
    ...(orderNumber && { orderNumber }),
    ...(phone && { phone }),
  }
})

/** Finds `SMK-104699`, `smk 104699`, or six digits after the word for an order (CHAT-142). */
function orderNumberIn(tokens: readonly Token[], found: ReadonlySet<string>): string | null {
  const written = tokens.find(({ word }) => /^smk[\s-]*\d/.test(word))
  if (written) return `SMK-${written.word.replace(/\D/g, '')}`
  const bare = tokens.find(({ word }) => /^\d{6}$/.test(word))
  return bare && (found.has('order') || found.has('parcel')) && !found.has('code') ? `SMK-${bare.word}` : null
}
