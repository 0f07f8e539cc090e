import { dateIn, earlierIn } from '../../topics/orders/orderDates.ts'
import { MEANT, namesPlaced, saysByFish } from '../../topics/orders/orderWords.ts'
import { intent, type Moment, only, type Rule, words } from './rule.ts'

/** `usiongeze, nilikuwa nauliza tu`, `take it out`, `that's not the October one`. */
const PROTESTS = words(
  [
    '(?:usi|msi)(?:ni|tu|i|zi|vi)?(?:ongez|wek|nunu|rudi|agiz|chuku)[a-z]*',
    '(?:nili|niki|tuli)?(?:kuwa )?na(?:ku|wa)?uliza tu',
    "(?:was|were|am|i['’]m|im) (?:only|just) (?:asking|checking|wondering|looking)|(?:just|only) (?:asked|asking)",
    '(?:take|put) (?:it|them|that|those|these|this|everything|all(?: of)?(?: it| them| that)?)(?: all)? (?:out|off|back|away)',
    'remove (?:it|them|that|those|these|this|everything)(?: all)?|undo (?:it|that|this)',
    '(?:ondoa|toa|futa|rudisha|iondoe|ziondoe|viondoe|itoe|zitoe|vitoe|waondoe|watoe)(?: (?:hivyo|hizo|hiyo|hivi|hizi|hao|hawa|vyote|zote|wote|yote))*(?: (?:m|u)li(?:vyo|zo|yo|o)?(?:vi|zi|i|wa)?(?:wek|ongez)[a-z]*)',
    '(?:ondoa|toa|futa|rudisha) (?:hivyo|hizo|hiyo|hivi|hizi|hao|hawa|vyote|zote|wote|yote)(?: (?:vyote|zote|wote|yote))?',
    "(?:that|it|this)(?:['’]s| is| was)(?: not|n['’]t) (?:the|what|my|that)|(?:isn|wasn)['’]t (?:the|what|my|that)|not (?:the|that) (?:[a-z]+ )?(?:one|order)",
    '(?:si|sio|siyo) (?:hiyo|hizo|hivyo|ile|hii|hao)|sikusema|sikuomba|sijaomba|sikutaka|sijasema|sikuagiza',
    "i (?:did not|didn['’]?t|never) (?:ask|want|say|order|mean)[a-z]*|(?:don['’]?t|do not|didn['’]?t) (?:add|buy|put|order)(?: [a-z]+){0,2}",
    'why (?:did|have) you (?:add|put|order|buy)[a-z]*|(?:mbona|kwa ?nini) (?:u|m)me(?:wek|ongez|agiz|nunu)[a-z]*|wrong (?:one|order)',
  ].join('|'),
)
const ALL_OUT = words(
  '(?:toa|ondoa|futa|remove|delete|take out|clear) (?:hivyo |hizo |hao )?(?:vyote|zote|wote|yote|everything|all(?: of (?:it|them|that))?)(?: (?:u|m|ni)li[a-z]+)?(?=[ !.]*$|[,;.])',
)
const OF_PAYING = words('pay[a-z]*|[a-z]*lip[aei][a-z]*|malipo|request|ombi|m-?pesa|mpesa')
const OF_SIGNING_IN = words('sign[a-z]*|log[a-z]*|(?:ku|ya ku)?ingi[ae][a-z]*|kuingia|account|akaunti')
const NUMBER = words('number|phone|contact|no|namba|simu')
const OF_RIDER = words(
  "his|her|their|its|yake|zake|yao|zao|wake|the (?:rider|driver)(?:['’]s)?|rider['’]?s?|driver['’]?s?|dereva|msafirishaji|boda",
)
const LESS = words(
  'only|just|less|not all|not everything|missing|rest|tu|pekee|pungufu|[a-z]*pungu[a-z]*|kidogo|(?:si|sio|siyo) (?:yote|zote)|nyingine|iliyobaki|zilizobaki|fee|delivery',
)
const ASKS_WHY = words("why|how come|mbona|kwa ?nini|where(?:['’]s| is)|iko wapi|(?:i|nili|nime)(?: |sha)?(?:paid|lipa)")

const namesOne = (line: string): boolean => namesPlaced(line, {}) || saysByFish(line)
/** Words of a line that is an undo and nothing else. */
const takenBack: Rule['means'] = (meant) => ({ ...intent('undo')(meant), items: [], quantity: null, choices: {}, filters: {} })
const tells =
  (...texts: readonly string[]) =>
  ({ told, isWaiting }: Moment): boolean =>
    !isWaiting && told !== null && texts.includes(told)

const EITHER_OR: ReadonlySet<Moment['accepts']> = new Set(['method', 'delivery', 'transporters'])

const ofCash = tells('payOnDelivery', 'inspectFirst')
const ofBothWays = tells('saferWay', 'isItSafe', 'networks', 'networksOther', 'credit', 'noHalves')

/** Lines that answer, doubt or protest against what we said last. */
export const answeredUs: readonly Rule[] = [
  // Another order than the one just put in: that goes, and this comes.
  { says: MEANT, names: namesOne, when: ({ mayTakeBack, isWaiting }) => mayTakeBack && !isWaiting, means: intent('buyAgain') },
  { says: PROTESTS, namesFish: false, when: ({ mayTakeBack, isWaiting }) => mayTakeBack && !isWaiting, means: takenBack },
  {
    says: /^(?:no|nope|hapana|sio|siyo|si|i meant?|nilimaanisha|namaanisha)(?![a-z])/i,
    names: (line) => dateIn(line) !== null || earlierIn(line) !== undefined,
    namesFish: false,
    when: ({ mayTakeBack, isWaiting }) => mayTakeBack && !isWaiting,
    means: takenBack,
  },
  // Said later too: what an order put in, else the whole cart, once that is confirmed.
  { says: ALL_OUT, namesFish: false, when: ({ hasPutIn, isWaiting }) => hasPutIn && !isWaiting, means: takenBack },
  {
    intents: ['unknown', 'topic'],
    says: ALL_OUT,
    namesFish: false,
    when: ({ hasCart, isWaiting }) => hasCart && !isWaiting,
    means: (meant) => ({ ...intent('remove')(meant), quantity: null, choices: { all: true } }),
  },
  { says: OF_SIGNING_IN, unless: OF_PAYING, when: tells('wrongNumber'), means: only('signInNumber') },
  {
    says: OF_PAYING,
    when: (moment, { phone }) => tells('wrongNumber')(moment) && phone === undefined,
    means: only('wrongNumber'),
  },
  // A yes to what we said of cash is for cash, and for no address; to what we said of both ways it is for neither.
  {
    intents: ['yes'],
    when: (moment, { choices }) => ofCash(moment) && EITHER_OR.has(moment.accepts) && choices.method === undefined,
    means: (meant) => ({ ...intent('unknown')(meant), choices: { ...meant.choices, method: 'cash_on_delivery' } }),
  },
  {
    intents: ['yes'],
    when: (moment, { choices }) =>
      (moment.accepts === 'address' ? ofCash(moment) : moment.accepts === 'method' && ofBothWays(moment)) && choices.method === undefined,
    means: intent('checkout'),
  },
  {
    says: new RegExp(`(?=.*${NUMBER.source}).*${OF_RIDER.source}`, 'i'),
    when: (moment, { phone }) =>
      tells('whoCarries', 'nobodyCarries', 'carrierChosen', 'riderCalls', 'carriers')(moment) && phone === undefined,
    means: only('riderNumber'),
  },
  {
    topics: ['budget', 'bargain', 'refund', 'alreadyPaid', 'deliveryFee', 'priceAsk', 'total', undefined],
    says: new RegExp(`(?=.*${LESS.source}).*${ASKS_WHY.source}|(?=.*${ASKS_WHY.source}).*${LESS.source}`, 'i'),
    namesFish: false,
    when: tells('refundPending', 'refundDone', 'refundPendingFee', 'refundDoneFee', 'orderCancelledRefunded'),
    means: only('refund'),
  },
]
