import { useCart } from '#web/features/cart/cart.ts'
import { readBasket } from '#web/features/cart/readBasket.ts'
import { useRecords } from '#web/features/payment/device/records.ts'
import { useUnfinished } from '#web/features/payment/runner/unfinished.ts'
import { personNow } from '#web/features/session/person.ts'
import { Card, sameCard } from './cards/card.ts'
import { isKind, kinds } from './cards/kinds.ts'
import { openLinked } from './guide/commands.ts'
import { isOpenQuestion } from './guide/openQuestion.ts'
import { signInFor } from './guide/signIn/signInFor.ts'
import { type CardRequest, takeCardRequest } from './requestedCard.ts'
import { answerOpenQuestion, guideCard } from './transcript/append.ts'
import { useTranscript } from './transcript/transcript.ts'

/** Appends the card a link asked for (CHAT-008); a step of buying is asked by the guide anyway. */
export function openRequestedCard(): void {
  const asked = takeCardRequest()
  if (!asked) return
  const card = cardFor(asked, personNow())
  const last = useTranscript.getState().entries.at(-1)
  if (!card) answerGreeting()
  // An aside leaves the question open, the greeting too: answered, the guide would greet anew below the card.
  else if (!last || !sameCard(withoutBeside(last.card), card)) openLinked(card)
}

/** The card to show for an address, without sign-in or ownership the sign-in card or `Not found` (CHAT-009); null leaves it to the guide. */
export function cardFor({ kind, id }: CardRequest, payer: string | null): Card | null {
  switch (isKind(kind) ? kinds[kind].openedByUrl : 'never') {
    case 'anyone':
      if (kind === 'orders' || kind === 'wishlist') return signInFor({ kind })
      return kind === 'basket' ? basketOf(id ?? '') : read({ kind, ...(id === null ? {} : { productId: id, search: id }) })
    case 'order':
      // A receipt ends a run: its order is looked at by its tracking card.
      return orderCard(kind === 'payOrder' ? 'payOrder' : 'tracking', id)
    case 'payment':
      return payer === null ? signInFirst() : isOwnPayment(id, payer) ? null : guideCard('notFound')
    case 'step':
    case 'signIn':
      return payer === null ? signInFirst() : null
    case 'never':
      return null
  }
}

const withoutBeside = (card: { kind: string }) => ({ ...card, beside: undefined })

const orderCard = (kind: 'tracking' | 'payOrder', orderId: string | null): Card =>
  orderId === null ? guideCard('notFound') : signInFor({ kind, orderId })

/** A link whose items cannot be read names nothing (CHAT-123). */
function basketOf(link: string): Card {
  const items = readBasket(link)
  return items.length > 0 ? { kind: 'basket', items } : guideCard('notFound')
}

function read(candidate: object): Card | null {
  const card = Card.safeParse(candidate)
  return card.success ? card.data : null
}

/** Unless the guide is asking already. */
function signInFirst(): Card | null {
  const asked = useTranscript.getState().entries.some((entry) => isOpenQuestion(entry) && kinds[entry.card.kind].goal === 'signIn')
  return asked ? null : { kind: 'signIn', why: 'link' }
}

const isOwnPayment = (id: string | null, payer: string): boolean =>
  useRecords.getState().records.some((record) => record.payer === payer && record.id === id) ||
  (useUnfinished.getState().payer === payer && useUnfinished.getState().payments.some(({ reference }) => reference === id))

/** Somebody who comes for a step is not greeted first; with nothing in the cart there is no step yet. */
function answerGreeting(): void {
  if (useCart.getState().lines.length === 0) return
  const { entries } = useTranscript.getState()
  const last = entries.at(-1)
  if (last && isOpenQuestion(last) && last.card.kind === 'welcome') answerOpenQuestion('continue')
}
