import type { Says } from '../lexicon/words/meanings.ts'
import type { Mood, Worry } from '../line.ts'

/** Senses of a question about payments. */
const ASKED = ['alreadyPaid', 'paidNoOrder', 'pay', 'refund', 'deliveryTime']

/** Returns the worry about money in a clause (CHAT-143, CHAT-160). `sense` is the clause's likeliest sense. */
export function worryIn(says: Says, mood: Mood, sense = ''): Worry | null {
  const isYet = says('notYet', 'supposes')
  if (sense === 'chargedTwice' && says('twice') && says('hasHappened') && !isYet) return 'twice'
  if (says('hasPaid') && says('noOrder') && !says('supposes')) return 'gone'
  if (says('otherwise')) return null
  const asked = mood === 'question' && !says('supposes') ? askedIn(says, sense) : null
  if (asked !== null || (mood === 'question' && !says('still'))) return asked
  if (says('moneyBack') || (sense === 'refund' && says('comingBack')))
    return says('unwanted', 'mindChanged', 'cancelVerb') ? 'cancel' : 'refund'
  if (says('twice') || isYet) return null
  const isTaken = says('cutFrom') || (says('moneyOrIt') && says('takenAway') && sense !== 'wrongNumber')
  const isSent = (sense === 'alreadyPaid' || sense === 'paidNoOrder') && says('sending') && !says('thatsAll')
  return isTaken || isSent ? 'gone' : null
}

function askedIn(says: Says, sense: string): Worry | null {
  if (says('cameIn') && (says('hasPaid') || (says('money') && says('theyDid') && !says('where')))) return 'asked'
  if (says('money') && says('arrives') && says('past')) return 'asked'
  if (sense === 'refund' && says('ofOne') && says('moneyBack', 'comingBack')) return 'refund'
  if (says('comingBack')) return null
  if (says('paidYet') && !says('twice') && (says('orNot') || !says('still'))) return 'asked'
  return ASKED.includes(sense) && says('moneyCame') && !says('howLong') ? 'asked' : null
}
