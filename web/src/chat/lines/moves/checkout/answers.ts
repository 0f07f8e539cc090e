import type { Act } from '../../act.ts'
import { ANYONE, type Chosen, type Clause } from '../../line.ts'
import type { Moment } from '../../moment.ts'
import { ANY, type Moves, WISHING } from '../../move.ts'
import { isForSeller } from '../../read/wishes.ts'
import { ASK } from './checkout.ts'

/** Answers to the open question of the checkout, and a change of an earlier one; what is not sure is left to the question (CHAT-126). */
export const answers: Moves = {
  'answer.chosen': {
    to: 'statement',
    at: WISHING,
    neverWaits: true,
    when: (clause, moment) => Object.keys(chosenIn(clause, moment)).length > 0,
    over: ['delivery.fee', 'ask.coins', 'card.open'],
    acts: (clause, moment) => {
      const chosen = chosenIn(clause, moment)
      // `Kariakoo hapana, mwingine yeyote`: nobody is chosen, and the carriers are told again.
      return [chosen.isUnsure ? ASK : { do: 'choose', chosen }]
    },
  },
  'answer.amount': {
    to: 'statement',
    at: ANY,
    neverWaits: true,
    when: ({ goods, says, chooses }, { asksAmount }) =>
      asksAmount && goods.length === 0 && !says('money') && chooses([], 'quantity').amount !== undefined,
    // How many of the fish that is asked about, and no row of the list above it.
    over: ['list.pick'],
    acts: (clause): readonly Act[] => [
      { do: 'choose', chosen: clause.chooses([], 'quantity') },
      // `3 but cleaned please`
      ...(isForSeller(clause) ? [{ do: 'setNote', wishes: [clause.text] } as const] : []),
    ],
  },
}

/** None for a guest, who is asked for the phone and the code. */
function chosenIn(clause: Clause, { question, carriers, isGuest, stage, hasCart }: Moment): Chosen {
  const { goods, when, place, orderNumber, dictates, says } = clause
  if (
    isGuest ||
    (question === null && stage !== 'looking') ||
    orderNumber !== null ||
    dictates ||
    says('house', 'call', 'keeper', 'knock', 'openVerb')
  )
    return {}
  if (when !== null && (when.hour !== null || when.part !== null || !/^(?:leo|today)$/.test(when.day ?? ''))) return {}
  const { amount, isUnsure, ...chosen } = clause.chooses(carriers, question)
  if (isUnsure && question === 'transporters') return { isUnsure }
  const isName = chosen.carrier !== undefined && (chosen.carrier !== ANYONE || question === 'transporters')
  // Whoever is free is no answer by itself where nobody asks.
  if (amount !== undefined || (place !== null && !isName) || (!isName && !chosen.delivery && !chosen.method)) return {}
  // `sato 2, haraka, cash`: ahead of the questions.
  if (stage === 'looking' && !hasCart && !(chosen.delivery && chosen.method)) return {}
  // `simu` is a sardine too.
  return goods.every(({ search, quantity }) => chosen.method !== undefined && quantity === null && search === 'simu') ? chosen : {}
}
