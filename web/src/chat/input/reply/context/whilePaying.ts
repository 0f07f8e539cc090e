import { intent, type Moment, type Rule, topic, words } from './rule.ts'

const GOODS = [
  'goodToday',
  'priceAsk',
  'price',
  'cheapest',
  'budget',
  'bargain',
  'event',
  'bulk',
  'notSold',
  'freshness',
  'storage',
  'cooking',
  'weight',
  'whereCaught',
  'inspectFirst',
  'yourName',
]

const when = ({ isWaiting }: Moment): boolean => isWaiting

/** A request to pay is out: lines are about it, and not about goods. */
export const whilePaying: readonly Rule[] = [
  { topics: ['payOnDelivery'], when, means: topic('cancelPayment') },
  { when: ({ isWaiting }, { choices }) => isWaiting && choices.method === 'cash_on_delivery', means: topic('cancelPayment') },
  {
    says: words('approved|accepted|confirmed|nimekubali|nimethibitisha|nimeshaweka pin|nimeweka pin|entered (?:my|the) pin'),
    when,
    means: topic('alreadyPaid'),
  },
  { topics: GOODS, namesFish: false, when, means: intent('unknown') },
]

/** The same for lines that may be about more than the payment: those are read first. */
export const aboutItsNumber: readonly Rule[] = [
  // Who tells of a payment is looked after, whatever number it names.
  {
    topics: [undefined, 'lipaNamba'],
    when: ({ isWaiting }, { phone }) => isWaiting && phone !== undefined,
    means: topic('wrongNumber'),
  },
  { topics: ['noCode'], when, means: topic('noPrompt') },
]
