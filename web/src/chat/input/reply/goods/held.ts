import { getProduct } from '#contract/catalogue.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { readCached } from '#web/api/useCall.ts'
import { type CartLine, cartTotal } from '#web/features/cart/cart.ts'
import { dropIntent, isFresh, type StoredIntent, storeIntent, useIntents } from '#web/features/session/intents.ts'
import { askBelow } from '../../../transcript/append.ts'
import { working } from '../../../transcript/working.ts'
import { asksAbout } from '../line/asks.ts'
import { reply } from '../reply.ts'
import type { Talk } from '../Talk.ts'
import { LONGEST_CHANGE, linesOf, namesIn, tellLines, wordsIn } from './cartLines.ts'
import { addsMore, reduces, saysOnly, setsNumber, takesAway } from './changeWords.ts'
import { isOnlyOne } from './goods.ts'
import { isOtherTopic, partMeant } from './parts.ts'

const isAdd = (intent: StoredIntent) => intent.kind === 'add' && isFresh(intent)
const adds = () => useIntents.getState().intents.filter(isAdd) as readonly Extract<StoredIntent, { kind: 'add' }>[]

export const isHolding = (): boolean => adds().length > 0

/** What is held for a guest until sign-in, as the lines of a cart. Throws ApiError. */
export async function heldLines(): Promise<readonly CartLine[]> {
  const ids = [...new Set(adds().map(({ productId }) => productId))]
  const products = await working(() => Promise.all(ids.map((id) => readCached(getProduct, { params: { id } }))))
  return products.map((product) => ({
    productId: product.id,
    product,
    quantity: adds().reduce((sum, { productId, quantity }) => sum + (productId === product.id ? quantity : 0), 0),
  }))
}

/** Holds so many of it, instead of what was held. */
export function hold({ productId }: CartLine, quantity: number): void {
  for (const { id, productId: of } of adds()) if (of === productId) dropIntent(id)
  if (quantity > 0) storeIntent({ kind: 'add', productId, quantity, from: '/chat' })
}

/** The fish that are held for a guest are taken out and counted as those of a cart are. False where nothing is held or the line means another. */
export async function changeHeld(talk: Talk): Promise<boolean> {
  const { facts, meant } = talk
  if (!facts?.storedAdd || !isHolding() || meant.phone !== undefined || asksAbout(talk.line)) return false
  return (await setHeld(talk)) || takeHeld(talk)
}

/** `just one then`, `perege wawe 3`, `ongeza moja`: how many of it there shall be. */
async function setHeld(talk: Talk): Promise<boolean> {
  const { meant, line } = talk
  const { quantity, items } = meant
  // `the snapper was 6 not 1`
  const corrects = talk.corrects === true || meant.intent === 'setQuantity'
  if (typeof quantity !== 'number' || quantity < 1 || (!saysOnly(line) && !corrects) || addsMore(line)) return false
  const [item, ...others] = items
  if (others.length > 0 || (item ? item.not === true || (!setsNumber(line) && !corrects) : wordsIn(line) > LONGEST_CHANGE)) return false
  const lines = await heldLines()
  const last = lines.find(({ productId }) => productId === adds().at(-1)?.productId)
  const one = item ? linesOf(item, line, lines)[0] : (partMeant(talk, lines) ?? last)
  if (!one) return false
  hold(one, quantity)
  askBelow({ by: 'answer' })
  return true
}

/** `na wale wakubwa toa`, `punguza sato moja`, `futa zote`. */
async function takeHeld(talk: Talk): Promise<boolean> {
  const { meant, line } = talk
  const { intent, items, quantity, choices } = meant
  if (isOtherTopic(meant, line) || setsNumber(line) || (intent !== 'remove' && !takesAway(line))) return false
  const lines = await heldLines()
  const ofFish = items.flatMap((item) => linesOf(item, line, lines))
  const part = partMeant(talk, lines) ?? (lines.length === 1 ? lines[0] : undefined)
  const gone = choices.all ? lines : items.length > 0 ? ofFish : part ? [part] : []
  const [only, ...others] = gone
  if (!only) {
    tellLines('cartNow', lines)
    return true
  }
  const isCounted = others.length === 0 && typeof quantity === 'number' && !isOnlyOne(meant, line)
  for (const one of gone) hold(one, isCounted ? one.quantity - quantity : 0)
  const left = await heldLines()
  if (isCounted || reduces(line)) tellLines('cartNow', left)
  else
    reply(
      'removed',
      { list: gone.length === 1 ? (namesIn([...gone, ...left])[0] ?? '') : namesIn(gone).join(', '), total: formatTzs(cartTotal(left)) },
      'browse',
    )
  askBelow({ by: 'answer' })
  return true
}
