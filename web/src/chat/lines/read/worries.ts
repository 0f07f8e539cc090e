import type { Says } from '../lexicon/words/meanings.ts'
import type { Mood, Worry } from '../line.ts'

/** With a word for money that has arrived, a question with one of these senses asks about a payment. */
const ABOUT_PAYMENT = ['alreadyPaid', 'paidNoOrder', 'pay', 'refund', 'deliveryTime']

/** Returns the worry about money in a clause (CHAT-143, CHAT-160). `sense` is the clause's likeliest sense. */
export function worryIn(says: Says, mood: Mood, sense = ''): Worry | null {
  const reported = reportedIn(says, sense)
  if (reported !== null || says('otherwise')) return reported
  const asked = mood === 'question' && !says('supposes') ? askedIn(says, sense) : null
  if (asked !== null || (mood === 'question' && !says('still'))) return asked
  // `nikipata hela nitarudi`: the buyer comes back, not the money.
  if (sense !== 'goodbye' && (says('moneyBack') || (sense === 'refund' && says('comingBack'))))
    return says('unwanted', 'mindChanged', 'cancelVerb') ? 'cancel' : 'refund'
  return isMoneyGone(says, sense) ? 'gone' : null
}

/** `nimelipa mara mbili`, `paid but no order`: a worry that may be told or asked. */
function reportedIn(says: Says, sense: string): Worry | null {
  const isTaken = says('cutFrom', 'takenAway')
  const isTwice = says('twoCharges') || ((isTaken || sense === 'chargedTwice') && says('twice') && says('hasHappened'))
  if (isTwice && !says('notYet', 'supposes')) return 'twice'
  // A buyer who has pressed again fears to pay twice.
  if (says('pressedAgain') && sense !== 'noCode' && !says('notYet', 'supposes')) return isMoneyGone(says, sense) ? 'gone' : 'asked'
  return (isTaken || says('hasPaid')) && says('noOrder') && !says('supposes') ? 'gone' : null
}

function isMoneyGone(says: Says, sense: string): boolean {
  if (says('twice', 'notYet', 'supposes')) return false
  if (says('cutFrom') || (says('moneyOrIt') && says('takenAway') && sense !== 'wrongNumber')) return true
  return (sense === 'alreadyPaid' || sense === 'paidNoOrder') && says('sending') && !says('thatsAll')
}

/** Returns the worry of a question: whether the money arrived, or when it comes back. */
function askedIn(says: Says, sense: string): Worry | null {
  if (asksAboutArrival(says)) return 'asked'
  if (sense === 'refund' && says('ofOne') && says('moneyBack', 'comingBack')) return 'refund'
  if (says('comingBack')) return null
  if (says('paidYet') && !says('twice') && (says('orNot') || !says('still'))) return 'asked'
  return ABOUT_PAYMENT.includes(sense) && says('moneyCame') && !says('howLong') ? 'asked' : null
}

const asksAboutArrival = (says: Says): boolean =>
  (says('cameIn') && (says('hasPaid') || (says('money') && says('theyDid') && !says('where')))) ||
  (says('money') && says('arrives') && says('past'))
