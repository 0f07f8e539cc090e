import { ASKS, both, intent, type Moment, only, type Rule, topic, words } from './rule.ts'

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

const TWICE = 'mara (?:mbili|2)|mara mbil[a-z]*|twice|two times|2 times|double'
const CHARGES = 'charg[a-z]*|deduct[a-z]*|tak(?:e|es|ing)|pay[a-z]*|[a-z]*kat(?:a|wa|e|we)|[a-z]*toz[a-z]*|[a-z]*lip[ae][a-z]*'
/** It has happened, as the phone says: that is looked at, and not denied. */
const HAS_HAPPENED = words(
  "(?:ni|tu|u|m|wa)?me(?:sha)?(?:ni|tu)?(?:kat|lip|toz)[a-z]*|(?:i|we) (?:was|were|have been|paid)|(?:was|were|been) (?:i )?(?:charged|deducted)|(?:you|it)(?:['’]ve| have| has)? (?:charged|deducted|took)",
)
const HOW_LONG = words(
  'how (?:long|much (?:longer|time)|many (?:minutes|seconds))|(?:muda|dakika|sekunde) (?:gani|ngapi|kiasi gani)|muda (?:umebaki|uliobaki|ulobaki|bado)|time (?:left|is left|remaining)|when does it (?:expire|end)',
)
const OF_GOODS = words(
  'deliver[a-z]*|arriv[a-z]*|order|oda|fish|samaki|mzigo|rider|dereva|usafiri[a-z]*|[a-z]*fik[a-z]*|[a-z]*let[ae][a-z]*|express|haraka|standard|kawaida|refund[a-z]*|[a-z]*rudish[a-z]*|keep[a-z]*|last',
)

/** A request on the phone, and whose it is. */
const WHOSE_REQUEST = both(
  'prompt|requests?|sms|message|pin|ombi|ujumbe',
  'from (?:you|samaki)|yours|legit|fake|scam|(?:kw|[ywl])enu|[a-z]*tapeli[a-z]*',
)
/** A request that has not come, or a message that will; a code to sign in. */
const NOT_WHOSE = words(
  "not?|[a-z]+n['’]?t|si(?:ja|ku|o|pat|on)[a-z]*|ha(?:ja|ku|i|u|li)[a-z]*|bado|code|msimbo|get|will|[mn]i?ta[a-z]+|when|lini",
)

const when = ({ isWaiting }: Moment): boolean => isWaiting

/** A request to pay is out: lines are about it, and not about goods. */
export const whilePaying: readonly Rule[] = [
  { says: both(CHARGES, TWICE), unless: HAS_HAPPENED, namesFish: false, when, means: only('onlyOnce') },
  { says: HOW_LONG, unless: OF_GOODS, namesFish: false, when, means: only('approveTime') },
  { topics: ['payOnDelivery'], when, means: topic('cancelPayment') },
  // `change payment`, `payment failed`
  {
    topics: [undefined, 'networks', 'cancelPayment'],
    says: both(
      'change|switch|other|another|different|[a-z]*badil[a-z]*|nyingine|tofauti|fail[a-z]*|[a-z]*mefeli|expired?',
      'pay[a-z]*|malipo|method|njia|request|ombi',
    ),
    unless: words('number|phone|namba|simu|again|tena|order|oda|fish|samaki'),
    namesFish: false,
    when: (moment, { phone }) => when(moment) && phone === undefined,
    means: topic('cancelPayment'),
  },
  { when: ({ isWaiting }, { choices }) => isWaiting && choices.method === 'cash_on_delivery', means: topic('cancelPayment') },
  {
    says: words('approved|accepted|confirmed|nimekubali|nimethibitisha|nimeshaweka pin|nimeweka pin|entered (?:my|the) pin'),
    when,
    means: topic('alreadyPaid'),
  },
  { topics: GOODS, namesFish: false, when, means: intent('unknown') },
]

/** Whether a request on the phone is ours is asked at any time: a fraud does not wait for a payment. */
export const whoseRequest: readonly Rule[] = [
  { says: WHOSE_REQUEST, unless: NOT_WHOSE, names: (line) => ASKS.test(line), namesFish: false, means: only('isRequestOurs') },
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
