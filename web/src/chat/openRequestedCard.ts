import { useCart } from '#web/features/cart/cartStore.ts'
import { readBasket } from '#web/features/cart/readBasket.ts'
import { useRecords } from '#web/features/payment/device/records.ts'
import { useUnfinished } from '#web/features/payment/runner/unfinished.ts'
import { personNow } from '#web/features/session/person.ts'
import { openLinked } from './guide/commands.ts'
import { guideCard } from './guide/say.ts'
import { signInFor } from './guide/signIn/signInFor.ts'
import { Card, sameCard } from './kinds/card.ts'
import { isKind, kinds, type SignedInKind } from './kinds/kinds.ts'
import { type CardRequest, takeCardRequest } from './requestedCard.ts'
import { answerOpenQuestion } from './transcript/append.ts'
import { isOpenQuestion } from './transcript/openQuestion.ts'
import { useTranscript } from './transcript/transcript.ts'

/** Appends the card a link asked for (CHAT-008). Journey steps are left to the guide. */
export function openRequestedCard(): void {
  const requested = takeCardRequest()
  if (!requested) return
  const card = cardFor(requested, personNow())
  const last = useTranscript.getState().entries.at(-1)
  if (!card) answerGreeting()
  // A card outside the journey answers no question, not even the welcome card: the guide would add another welcome card.
  else if (!last || !sameCard(withoutBeside(last.card), card)) openLinked(card)
}

/** Returns the card for a URL; for others' data the sign-in or `Not found` card (CHAT-009); null leaves it to the guide. */
export function cardFor({ kind, id }: CardRequest, payer: string | null): Card | null {
  switch (isKind(kind) ? kinds[kind].openedByUrl : 'never') {
    case 'signedIn':
      return signInFor({ kind: kind as SignedInKind })
    case 'anyone':
      return kind === 'basket' ? basketOf(id ?? '') : read({ kind, ...(id === null ? {} : { productId: id, search: id }) })
    case 'order':
      // A receipt would end a run, so its link shows the tracking card.
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

/** Returns the shared cart, or `Not found` if the link has no readable items (CHAT-123). */
function basketOf(link: string): Card {
  const items = readBasket(link)
  return items.length > 0 ? { kind: 'basket', items } : guideCard('notFound')
}

function read(candidate: object): Card | null {
  const card = Card.safeParse(candidate)
  return card.success ? card.data : null
}

/** Returns the sign-in card, unless the guide is asking already. */
function signInFirst(): Card | null {
  const asked = useTranscript.getState().entries.some((entry) => isOpenQuestion(entry) && kinds[entry.card.kind].goal === 'signIn')
  return asked ? null : { kind: 'signIn', why: 'link' }
}

const isOwnPayment = (id: string | null, payer: string): boolean =>
  useRecords.getState().records.some((record) => record.payer === payer && record.id === id) ||
  (useUnfinished.getState().payer === payer && useUnfinished.getState().payments.some(({ reference }) => reference === id))

/** Answers the welcome card for a buyer whose link asks for a checkout step. With an empty cart no step is due. */
function answerGreeting(): void {
  if (useCart.getState().lines.length === 0) return
  const { entries } = useTranscript.getState()
  const last = entries.at(-1)
  if (last && isOpenQuestion(last) && last.card.kind === 'welcome') answerOpenQuestion('continue')
}
