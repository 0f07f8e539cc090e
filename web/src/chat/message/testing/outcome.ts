import { isDeepStrictEqual } from 'node:util'
import { useSlipRow } from '#web/chat/guide/slipRow.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { hasRole } from '#web/chat/kinds/kinds.ts'
import { replyText } from '#web/chat/kinds/replyText.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import type { AddressFields } from '#web/features/addresses/form.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { digitsOf } from '#web/features/checkout/checkout.ts'
import { draftNow } from '#web/features/checkout/draft.ts'
import type { Complaint } from '#web/features/orders/complaint/complaint.ts'
import { complaintNow } from '#web/features/orders/complaint/complaintDraft.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { newAddress } from './buyer.ts'
import { cardsAfterLine, cartContents } from './talk.ts'

/** All that a line can change beside the thread. */
export interface State {
  readonly cart: Readonly<Record<string, number>>
  readonly choices: Readonly<Record<string, unknown>>
  readonly place: AddressFields
  readonly row: string | null
  readonly complaint: Complaint
  /** The kinds of the questions that are open. */
  readonly questions: readonly string[]
}

export const stateNow = (): State => ({
  cart: cartContents(),
  choices: { ...draftNow(), phone: digitsOf(draftNow().phone, 'own') },
  place: newAddress(),
  row: useSlipRow.getState().open,
  complaint: complaintNow(),
  questions: questionsNow(),
})

const questionsNow = (): readonly string[] =>
  useTranscript.getState().entries.flatMap(({ card, answer }) => (answer === undefined && hasRole(card, 'question') ? card.kind : []))

/** Returns what a line has done, in the words of the tables in `talk`; `-` if the slip only shows again, `it` is the open question. */
export function outcomeSince(before: State, saved: readonly AddressFields[] = []): string {
  const after = stateNow()
  const done = [
    ...cartChange(before.cart, after.cart),
    ...cardsAfterLine().map(cardAsWritten),
    ...changes(before.choices, after.choices),
    ...(isDeepStrictEqual(before.place, after.place) ? [] : [`place ${placeAsWritten(after.place)}`]),
    ...saved.map((place) => `saves ${placeAsWritten(place)}`),
    ...(isDeepStrictEqual(before.complaint, after.complaint)
      ? []
      : [['complains', after.complaint.orderNumber, after.complaint.wrong ?? ''].filter(Boolean).join(' ')]),
    ...before.questions
      .filter((kind) => !after.questions.includes(kind))
      .map((kind) => `closes ${kind === before.questions.at(-1) ? 'it' : kind}`),
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

/** An address, and who receives there if it is not the buyer. */
export function placeAsWritten({ addressLine1, addressLine2, district, region, fullName, phoneNumber }: AddressFields): string {
  const place = [addressLine1, addressLine2, district, region].filter(Boolean).join(', ')
  const isBuyers = fullName === 'Asha Salum' && phoneNumber.replaceAll(' ', '').endsWith('712345678')
  return [place || 'empty', ...(isBuyers || fullName + phoneNumber === '' ? [] : ['for', fullName, phoneNumber])].join(' ').trim()
}

function changes(before: object, after: object): readonly string[] {
  const earlier = new Map(Object.entries(before))
  return Object.entries(after).flatMap(([name, value]) => (isDeepStrictEqual(value, earlier.get(name)) ? [] : `${name}=${asText(value)}`))
}

const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([id, chosen]) => `${id}:${chosen}`)
        .join(',')
    : String(value)
