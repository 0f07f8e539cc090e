import { CANCELLED, saysByFish, stateIn } from '../../topics/orders/orderWords.ts'
import type { Understood } from '../../understand/Understood.ts'
import { PLACE } from '../question/list/picks.ts'
import { intent, type Moment, type Rule, topic, track, words } from './rule.ts'

export const CANCELS = words('cancel[a-z]*|kucancel|[a-z]*ghairi[a-z]*|[a-z]*kansel[a-z]*|[a-z]*sitish[a-z]*')
export const ORDER = words('order|oda|[a-z]*agiz[a-z]*')
/** Only these words buy once more: `oda ya mwisho` and `my last order` say no more than which one. */
const ONCE_MORE = words(
  'again|tena|regular|nipe|niwekee|nileteen?i?|same|kama|usual|kawaida|repeat[a-z]*|re-?order[a-z]*|[a-z]*rudi[aes][a-z]*|ile ?ile|vile ?vile|zile ?zile|always|ya kila|once more|another round|as before|upya|(?:send|give|get|order|want)(?: me)?(?: exactly)? what i|nataka (?:ile|zile|wale) (?:[a-z]+ )?(?:ni|tu)li(?:yo|zo|o)[a-z]*',
)
export const NOT_BOUGHT = words(
  "(?:si(?:ku)?tak[ai]|staki|hatu(?:ku)?tak[ai]|sikuomba|sijaomba|sikusema|sihitaji) (?:[a-z]+ ){0,2}?(?:[a-z]*(?:nunu|agiz|rudi|wek)[a-z]*)|(?:m?si|usi|sija|siku)(?:nunu|agiz|rudi|wek)[a-z]*|(?:do not|don['’]?t|did not|didn['’]?t|not|never|without|stop) (?:[a-z]+ ){0,3}?(?:buy[a-z]*|re-?order[a-z]*|order[a-z]*|repeat[a-z]*|again)",
)
export const FOLLOWS = words('track[a-z]*|follow[a-z]*|where|[a-z]*fuatili[a-z]*|wapi|status|iko|ipo|imefik[a-z]*|arriv[a-z]*')
/** Asks what an order held, or what was paid for it. */
export const HELD = words(
  [
    "what(?:['’]s| is| was| were)(?: there)? (?:[a-z]+ ){0,2}?(?:in|inside) (?:[a-z]+ ){0,3}?order",
    'what (?:fish )?(?:did|had|have) i (?:order|ordered|buy|bought)(?: last| before)?',
    'how much (?:did|have|had) i (?:pay|paid|spend|spent)|what did i pay',
    'how much (?:was|were|did) (?:[a-z]+ ){0,3}?order(?: cost)?',
    '(?:oda|order|ile) (?:[a-z\\d/]+ ){0,6}?(?:ina|ilikuwa|ilikuwa na|yenye) (?:nini|samaki gani|vitu gani)',
    '(?:nili|nime|tuli)(?:agiza|nunua) (?:nini|samaki gani|vitu gani|samaki wangapi)|(?:nini|samaki gani) (?:nili|nime)(?:agiza|nunua)',
    '(?:nili|nime|tuli)(?:sha)?(?:lipa|lipia|tumia) (?:[a-z]+ ){0,2}?(?:ngapi|gani)|(?:ngapi|kiasi gani) (?:nili|nime)lip[a-z]*',
    'oda (?:[a-z]+ ){0,3}?(?:ilikuwa|iligharimu) (?:shilingi |bei |sh )?(?:ngapi|gani)',
  ].join('|'),
)
/** The same of `it` or `the … one`, which has to be an order. */
const IT_HELD = words(
  "what(?:['’]s| is| was| were)(?: there)? in (?:[a-z]+ ){0,3}?(?:it|there|one|that|smk-?\\d+)|how much (?:was|were|did) (?:[a-z]+ ){0,3}?(?:it|one|that)(?: cost)?|(?:ili|ina|kuli)kuwa na nini|ina nini",
)
const PAST = new RegExp(
  `${CANCELLED.source}|${words('last|previous|delivered|mwisho|iliyopita|iliyo[a-z]*|did i pay|nililip[a-z]*|nilinunua|nimelip[a-z]*|smk-?\\d+').source}`,
  'i',
)
export const both = (one: RegExp, other: RegExp): RegExp => new RegExp(`^(?=.*(?:${one.source}))(?=.*(?:${other.source}))`, 'isu')
const TO_PAY = words(
  'how much (?:do|must|will|should|shall) (?:i|we) (?:[a-z]+ )?(?:pay|owe|give|hand)|(?:nampa|nitampa|nimpe|tumpe|namlipa|nimlipe|nitamlipa) (?:[a-z]+ ){0,3}?(?:ngapi|kiasi gani)|what do i (?:pay|owe)|(?:nalipa|nitalipa|natakiwa kulipa|nadaiwa) (?:[a-z]+ )?ngapi|jumla|total',
)
const intents = ['buyAgain'] as const
const namesFish = false
const sameMeaning = (meant: Understood): Understood => meant

export const isAfterOrder = ({ isAboutOrder, isCheckingOut }: Moment): boolean => isAboutOrder && !isCheckingOut
const isPaidFor = ({ isWaiting }: Moment): boolean => !isWaiting

/** The order once more, with what is changed of it. */
const AGAIN_BUT = new RegExp(
  `${words('same (?:as|again|order)|order (?:the )?same|(?:buy|order) (?:it |that |the [a-z]+ one )?again|re-?order[a-z]*|the usual|kama (?:[a-z]+ ){0,3}?(?:kawaida|iliyopita|mwisho|jana)|(?:ile|zile) (?:[a-z]+ ){0,3}?(?:mwisho|iliyopita|jana)|rudia[a-z]*|agiza tena').source}.*${words('but|without|no|except|minus|lakini|ila|bila|only|isipokuwa').source}`,
  'i',
)
/** Tells of how it was. */
const TELLS =
  /\?|(?<![a-z])(?:was|were|arrived|came|did|[a-z]*likuwa[a-z]*|(?:i|wa|zi)li(?:fik|oz|chelew)[a-z]*|[a-z]*chelew[a-z]*|[a-z]*oza|[a-z]*haribik[a-z]*|missing|hayupo)(?![a-z])/i

/** The verbs that buy an order once more. */
const BUYS = words(
  '(?:(?:ku|na|ni|tu|u|nita|nina)?(?:nunu|agiz)[a-z]*|order|buy|get) (?:(?:me|it|that|this|them|the|same|one|oda|hiyo|ile|zile|hizo) ){0,3}(?:again|tena)|re-?order[a-z]*',
)
const NOT_NOW = new RegExp(`\\?|${NOT_BOUGHT.source}|${words('lini|when|mbona|why|kwa ?nini').source}`, 'i')
/** Tells of no order, and cancels none: `the one that was cancelled` names it. */
const isWish = (line: string): boolean => stateIn(line) !== undefined || !(TELLS.test(line) || CANCELS.test(line))

/** An order is put in again by words that say so; beside a way to pay or a cancellation they say something else. */
export const buyingAgain: readonly Rule[] = [
  // A row of the list on the screen is picked, with as many as are said of it.
  {
    intents,
    says: PLACE,
    when: ({ accepts }, { quantity, orderNumber }) => accepts === 'list' && typeof quantity === 'number' && !orderNumber,
    means: intent('unknown'),
  },
  {
    says: BUYS,
    unless: NOT_NOW,
    names: isWish,
    when: ({ isWaiting, accepts }, { items, orderNumber }) =>
      !isWaiting && accepts !== 'retry' && (orderNumber !== undefined || items.every(({ not }) => not)),
    means: intent('buyAgain'),
  },
  {
    says: BUYS,
    unless: NOT_NOW,
    names: (line) => isWish(line) && saysByFish(line),
    when: ({ isWaiting }) => !isWaiting,
    means: intent('buyAgain'),
  },
  {
    says: words("what(?:['’]s| is) in (?:my|the|this) order|oda yangu ina nini"),
    when: ({ hasCart, isWaiting }) => hasCart && !isWaiting,
    means: intent('showCart'),
  },
  { topics: ['networks'], says: TO_PAY, namesFish, when: ({ hasCart }) => hasCart, means: topic('total') },
  { says: HELD, namesFish, unless: ONCE_MORE, when: ({ isWaiting, hasCart }) => !isWaiting && !hasCart, means: topic('orderHeld') },
  { says: both(HELD, PAST), unless: ONCE_MORE, when: isPaidFor, means: topic('orderHeld') },
  { says: both(IT_HELD, PAST), unless: ONCE_MORE, when: isPaidFor, means: topic('orderHeld') },
  { says: IT_HELD, namesFish, unless: ONCE_MORE, when: isAfterOrder, means: topic('orderHeld') },
  {
    topics: ['total', 'networks', 'payOnDelivery', 'priceAsk', 'bulk', 'deliveryFee', 'whoGetsFee', 'budget', undefined],
    says: TO_PAY,
    namesFish,
    when: (moment) => isAfterOrder(moment) && !moment.hasCart,
    means: topic('orderHeld'),
  },
  { topics: ['cancelOrder'], says: both(NOT_BOUGHT, words('again|tena|[a-z]*rudi[a-z]*')), unless: CANCELS, means: topic('leftAsIs') },
  { intents, says: NOT_BOUGHT, unless: FOLLOWS, means: topic('leftAsIs') },
  { intents, says: NOT_BOUGHT, means: track },
  { intents, says: both(CANCELS, ORDER), unless: CANCELLED, means: topic('cancelOrder') },
  { intents, namesFish, unless: ONCE_MORE, means: track },
  {
    intents,
    says: words('wapi|where|[a-z]*fuatili[a-z]*|track'),
    namesFish,
    unless: words('again|tena|rudia[a-z]*|re-?order[a-z]*'),
    means: track,
  },
  {
    intents,
    namesFish,
    unless: new RegExp(`${ORDER.source}|last time|iliyopita|kawaida`, 'i'),
    when: (_moment, { choices }) => choices.method !== undefined,
    means: intent('unknown'),
  },
  {
    says: AGAIN_BUT,
    unless: TELLS,
    when: (_moment, { items, quantity, filters }) => items.length > 0 || quantity !== null || filters.cut !== undefined,
    means: intent('buyAgain'),
  },
  { intents, means: sameMeaning },
]
