import { choicesOf, filtersOf } from './mean/answers.ts'
import { featuresOf } from './mean/features.ts'
import { intentOf } from './mean/intentOf.ts'
import { itemsIn, lineQuantity } from './mean/items.ts'
import { meaningsOf } from './mean/meanings.ts'
import { paymentMessage } from './paymentMessage.ts'
import { amountsIn } from './read/numbers.ts'
import { tokensOf } from './read/tokens.ts'
import type { Context, Understood } from './Understood.ts'

/**
 * Typed text to what it means: deterministic, on the device, for English, Swahili and mixtures (CHAT-047).
 * Digits are never corrected; a quantity counts units of the product as listed (CHAT-052).
 */
export function understand(line: string, context: Context = {}): Understood {
  const tokens = tokensOf(line)
  const language = languageOf(tokens, context)
  if (paymentMessage(line)) return { intent: 'topic', topic: 'alreadyPaid', items: [], quantity: null, choices: {}, filters: {}, language }
  const amounts = amountsIn(tokens)
  const items = itemsIn(tokens, amounts)
  const found = meaningsOf(tokens, amounts, items)
  const quantity = lineQuantity(tokens, items, amounts)
  const fraction = amounts.find(({ kind }) => kind === 'fraction')
  const orderNumber = orderNumberIn(tokens, found)
  const phone = tokens.find(({ typed }) => /^\+?\d[\d\s-]{7,}\d$/.test(typed))?.typed.replace(/[\s-]/g, '')
  const place = tokens.find(({ means }) => means.has('place') || means.has('town'))?.word
  return {
    ...intentOf({ tokens, features: featuresOf(tokens, items, found), context }),
    items,
    quantity,
    ...(fraction ? { fraction: { below: Math.floor(fraction.value), above: Math.floor(fraction.value) + 1 } } : {}),
    choices: choicesOf(tokens, found),
    filters: filtersOf(tokens, amounts, found),
    ...(orderNumber ? { orderNumber } : {}),
    ...(phone ? { phone } : {}),
    ...(place ? { place } : {}),
    language,
  }
}

/** `SMK-104699`, `smk 104699`, or six digits after the word for an order (CHAT-142). */
function orderNumberIn(tokens: ReturnType<typeof tokensOf>, found: ReadonlySet<string>): string | null {
  const written = tokens.find(({ word }) => /^smk[\s-]*\d/.test(word))
  if (written) return `SMK-${written.word.replace(/\D/g, '')}`
  const bare = tokens.find(({ word }) => /^\d{6}$/.test(word))
  return bare && (found.has('order') || found.has('parcel')) && !found.has('code') ? `SMK-${bare.word}` : null
}

function languageOf(tokens: ReturnType<typeof tokensOf>, context: Context): 'en' | 'sw' {
  let swahili = 0
  for (const { language } of tokens) swahili += language === 'sw' ? 1 : language === 'en' ? -1 : 0
  return swahili === 0 ? (context.language ?? (tokens.some(({ language }) => language === 'sw') ? 'sw' : 'en')) : swahili > 0 ? 'sw' : 'en'
}
