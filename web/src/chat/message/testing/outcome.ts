import { isDeepStrictEqual } from 'node:util'
import { useSlipRow } from '#web/chat/guide/slipRow.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { replyText } from '#web/chat/kinds/replyText.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { draftNow } from '#web/features/checkout/draft.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { newAddress } from './buyer.ts'
import { cardsAfterLine, cartContents } from './talk.ts'

/** What a line can change beside the thread. */
export interface State {
  readonly cart: Readonly<Record<string, number>>
  readonly choices: Readonly<Record<string, unknown>>
  readonly place: Readonly<Record<string, unknown>>
  readonly row: string | null
}

export const stateNow = (): State => ({
  cart: cartContents(),
  choices: { ...draftNow() },
  place: { ...newAddress() },
  row: useSlipRow.getState().open,
})

/** Returns what a line has done, in the words of `talk.tsv`: the cart, what the buyer reads, and the choices; `-` if the slip only shows again. */
export function outcomeSince(before: State): string {
  const after = stateNow()
  const done = [
    ...cartChange(before.cart, after.cart),
    ...cardsAfterLine().map(cardAsWritten),
    ...changes(before.choices, after.choices),
    ...changes(before.place, after.place).map((change) => `place ${change}`),
    ...(after.row === before.row ? [] : [`row ${after.row ?? 'closed'}`]),
  ]
  return done.join('; ') || '-'
}

/** The cart, if it has changed. A kind that the shop chose has an asterisk. */
function cartChange(before: State['cart'], after: State['cart']): readonly string[] {
  if (isDeepStrictEqual(after, before)) return []
  const lines = useCart
    .getState()
    .lines.map(({ productId, quantity, chosenByShop }) => `${productId} ${quantity}${chosenByShop ? '*' : ''}`)
  return [`cart ${lines.join(', ') || 'empty'}`]
}

/** A sentence by its key, a reply with facts as the buyer reads it, and another card by its kind and what it shows. */
function cardAsWritten(card: Card): string {
  if (card.kind === 'reply')
    return card.about && Object.keys(card.about).length > 0
      ? `“${replyText(card, textsNow('topics'))?.replaceAll('\u00A0', ' ')}”`
      : [card.how, card.text].filter(Boolean).join(' ')
  if (card.kind === 'guideText') return card.text
  const { kind, ...shown } = card
  return [kind, ...Object.entries(shown).flatMap(([name, value]) => (typeof value === 'object' ? [] : `${name}=${value}`))].join(' ')
}

const changes = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(after).flatMap(([name, value]) => (isDeepStrictEqual(value, before[name]) ? [] : `${name}=${asText(value)}`))

const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([id, chosen]) => `${id}:${chosen}`)
        .join(',')
    : String(value)
