import { NO_PREFERENCE } from '#web/features/checkout/checkout.ts'
import { type Act, tell } from '../act.ts'
import { isShort } from '../goods/changesOf.ts'
import { halfOf, LOOKS } from '../goods/listMoves.ts'
import { plainOf } from '../lexicon/tokens.ts'
import { saysIn } from '../lexicon/words/table.ts'
import { type CheckoutAnswers, type Clause } from '../line.ts'
import type { Moment } from '../moment.ts'
import { type Moves, WISHING } from '../move.ts'
import { whenIn } from '../read/mood.ts'
import { isPrepared, wishBeside } from '../read/wishes.ts'
import { ASK } from './checkoutMoves.ts'
import { choicesIn } from './choices.ts'
import { tellChosenDelivery } from './deliveryMoves.ts'

/** Answers to the open checkout question, and changes of earlier answers. Uncertain ones are left to the question (CHAT-126). */
export const answers: Moves = {
  'answer.chosen': {
    to: 'statement',
    at: WISHING,
    neverWaits: true,
    when: (clause, moment) => Object.keys(answerIn(clause, moment).chosen).length > 0,
    acts: (clause, moment): readonly Act[] => {
      const { chosen, wishes } = answerIn(clause, moment)
      const { refused, ...answers } = chosen
      // `Kariakoo hapana`: chooses nobody and lists the transporters again.
      if (refused !== undefined && answers.transporter === undefined) return [ASK]
      // With an empty cart there is no total yet, so the reply only tells the hours of the delivery option.
      const isEmpty = moment.stage === 'looking' && moment.cart.length === 0
      const told = isEmpty && answers.delivery ? [tellChosenDelivery(answers.delivery)] : []
      // If the line names another payer's phone, the reply also explains how that works.
      const isOther = answers.method === 'mobile_money' && clause.says('number') && !clause.says('ownNumber')
      const noted = wishes.length > 0 ? [{ do: 'setNote', wishes } as const] : []
      return [...told, { do: 'choose', chosen: answers }, ...noted, ...(isOther ? [tell('payerOther', {})] : [])]
    },
  },
  'answer.amount': {
    to: 'statement',
    neverWaits: true,
    when: (clause, { asksAmount, hasJustPut }) =>
      clause.goods.length === 0 &&
      clause.meant.filters.kind === undefined &&
      !clause.says('money') &&
      (halved(clause) ? asksAmount || hasJustPut : asksAmount && clause.chooses([], 'product').amount !== undefined),
    acts: (clause): readonly Act[] => {
      if (clause.meant.fraction) return halfOf(clause)
      // In `3 but cleaned please`, the preparation goes into the note.
      const wishes = isPrepared(clause) ? [{ do: 'setNote', wishes: [clause.text] } as const] : []
      return [{ do: 'choose', chosen: clause.chooses([], 'product') }, ...wishes]
    },
  },
}

/** `moja na nusu`: the shop doesn't sell half a fish (CHAT-053). */
const halved = (clause: Clause): boolean =>
  clause.meant.fraction !== undefined && isShort(clause) && !clause.says('halves', 'price') && LOOKS.has(clause.sense)

type Answer = { readonly chosen: CheckoutAnswers; readonly wishes: readonly string[] }
const NONE: Answer = { chosen: {}, wishes: [] }

/** Returns the choices and the wishes of a clause. */
function answerIn(clause: Clause, moment: Moment): Answer {
  const { question, transporters, stage } = moment
  const { orderNumber, dictates, text } = clause
  if ((question === null && stage !== 'looking') || orderNumber !== null || dictates) return NONE
  const cut = wishBeside(text)
  if (cut && Object.keys(choicesIn(cut.wish, transporters, 'transporters')).length === 0) {
    const chosen = isPlain(cut.head) ? fitting(choicesIn(cut.head, transporters, question), clause, moment) : {}
    if (Object.keys(chosen).length > 0) return { chosen, wishes: [cut.wish] }
  }
  if (isPlain(text)) return { chosen: fitting(clause.chooses(transporters, question), clause, moment), wishes: [] }
  const chosen = question === 'delivery' && !isForPlace(text) ? fitting(clause.chooses(transporters, question), clause, moment) : {}
  return chosen.delivery ? { chosen, wishes: [text] } : NONE
}

const isForPlace = (text: string): boolean => saysIn(plainOf(text))('house', 'call', 'keeper', 'knock', 'openVerb')
/** True if the text names no house and no hour: `haraka saa kumi jioni` also asks for a time. */
function isPlain(text: string): boolean {
  const when = whenIn(plainOf(text))
  const isToday = when === null || (when.hour === null && when.part === null && /^(?:leo|today)$/.test(when.day ?? ''))
  return isToday && !isForPlace(text)
}

/** Before the checkout, `yoyote` is any fish. */
const mayBeAnyone = ({ stage, question }: Moment): boolean => stage !== 'looking' || question === 'transporters'

function fitting({ amount, refused, ...chosen }: CheckoutAnswers, clause: Clause, moment: Moment): CheckoutAnswers {
  const { question, stage, hasCart } = moment
  if (refused !== undefined && question === 'transporters') return otherThan(refused, clause, moment)
  const isName = chosen.transporter !== undefined && (chosen.transporter !== NO_PREFERENCE || mayBeAnyone(moment))
  const isWayOrMethod = clause.place === null && Boolean(chosen.delivery ?? chosen.method)
  if (amount !== undefined || !(isName || isWayOrMethod)) return {}
  // `sato 2, haraka, cash`: with an empty cart, delivery and method are stored only if the clause gives both.
  if (stage === 'looking' && !hasCart && !(chosen.delivery && chosen.method)) return {}
  // `simu` means phone, but is also the name of a sardine.
  return clause.goods.every(({ search, quantity }) => chosen.method !== undefined && quantity === null && search === 'simu') ? chosen : {}
}

/** `not Pwani, the others`: chooses the other transporter if only one serves the address. */
function otherThan(refused: string, { meant, says }: Clause, { transporters, places, draft }: Moment): CheckoutAnswers {
  const asksOther = meant.choices.transporter === 'any' || says('oneMore', 'changeVerb')
  const region = places.find(({ id }) => id === draft.addressId)?.region
  const [other, ...more] = transporters.filter((one) => one.id !== refused && (region === undefined || one.region === region))
  return asksOther && other && more.length === 0 ? { transporter: other.id, refused } : { refused }
}
