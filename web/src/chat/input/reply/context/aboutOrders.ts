import { CANCELLED } from '../../topics/orders/orderWords.ts'
import type { Understood } from '../../understand/Understood.ts'
import { intent, type Moment, type Rule, topic, track, words } from './rule.ts'

export const CANCELS = words('cancel\\p{L}*|kucancel|\\p{L}*ghairi\\p{L}*|\\p{L}*kansel\\p{L}*|\\p{L}*sitish\\p{L}*')
export const ORDER = words('order|oda|\\p{L}*agiz\\p{L}*')
/** Only these words buy once more: `oda ya mwisho` and `my last order` say no more than which one. */
const ONCE_MORE = words(
  'again|tena|regular|nipe|niwekee|nileteen?i?|same|kama|usual|kawaida|repeat\\p{L}*|re-?order\\p{L}*|\\p{L}*rudi[aes]\\p{L}*|ile ?ile|vile ?vile|zile ?zile|always|ya kila|once more|another round|as before|upya|(?:send|give|get|order|want)(?: me)?(?: exactly)? what i|nataka (?:ile|zile|wale) (?:\\p{L}+ )?(?:ni|tu)li(?:yo|zo|o)\\p{L}*',
)
export const NOT_BOUGHT = words(
  "(?:si(?:ku)?tak[ai]|staki|hatu(?:ku)?tak[ai]|sikuomba|sijaomba|sikusema|sihitaji) (?:\\p{L}+ ){0,2}?(?:\\p{L}*(?:nunu|agiz|rudi|wek)\\p{L}*)|(?:m?si|usi|sija|siku)(?:nunu|agiz|rudi|wek)\\p{L}*|(?:do not|don['’]?t|did not|didn['’]?t|not|never|without|stop) (?:\\p{L}+ ){0,3}?(?:buy\\p{L}*|re-?order\\p{L}*|order\\p{L}*|repeat\\p{L}*|again)",
)
export const FOLLOWS = words('track\\p{L}*|follow\\p{L}*|where|\\p{L}*fuatili\\p{L}*|wapi|status|iko|ipo|imefik\\p{L}*|arriv\\p{L}*')
/** Asks what an order held, or what was paid for it. */
export const HELD = words(
  [
    "what(?:['’]s| is| was| were)(?: there)? (?:\\p{L}+ ){0,2}?(?:in|inside) (?:\\p{L}+ ){0,3}?order",
    'what (?:fish )?(?:did|had|have) i (?:order|ordered|buy|bought)(?: last| before)?',
    'how much (?:did|have|had) i (?:pay|paid|spend|spent)|what did i pay',
    'how much (?:was|were|did) (?:\\p{L}+ ){0,3}?order(?: cost)?',
    '(?:oda|ile) (?:[\\p{L}\\d/]+ ){0,6}?(?:ina|ilikuwa|ilikuwa na|yenye) (?:nini|samaki gani|vitu gani)',
    '(?:nili|nime|tuli)(?:agiza|nunua) (?:nini|samaki gani|vitu gani|samaki wangapi)|(?:nini|samaki gani) (?:nili|nime)(?:agiza|nunua)',
    '(?:nili|nime|tuli)(?:sha)?(?:lipa|lipia|tumia) (?:\\p{L}+ ){0,2}?(?:ngapi|gani)|(?:ngapi|kiasi gani) (?:nili|nime)lip\\p{L}*',
    'oda (?:\\p{L}+ ){0,3}?(?:ilikuwa|iligharimu) (?:shilingi |bei |sh )?(?:ngapi|gani)',
  ].join('|'),
)
/** The same of `it` or `the … one`, which has to be an order. */
const IT_HELD = words(
  "what(?:['’]s| is| was| were)(?: there)? in (?:\\p{L}+ ){0,3}?(?:it|there|one|that|smk-?\\d+)|how much (?:was|were|did) (?:\\p{L}+ ){0,3}?(?:it|one|that)(?: cost)?|(?:ili|ina|kuli)kuwa na nini|ina nini",
)
const PAST = new RegExp(
  `${CANCELLED.source}|${words('last|previous|delivered|mwisho|iliyopita|iliyo\\p{L}*|did i pay|nililip\\p{L}*|nilinunua|nimelip\\p{L}*|smk-?\\d+').source}`,
  'iu',
)
export const both = (one: RegExp, other: RegExp): RegExp => new RegExp(`^(?=.*(?:${one.source}))(?=.*(?:${other.source}))`, 'isu')
const TO_PAY = words(
  'how much (?:do|must|will|should|shall) (?:i|we) (?:\\p{L}+ )?(?:pay|owe|give|hand)|(?:nampa|nitampa|nimpe|tumpe|namlipa|nimlipe|nitamlipa) (?:\\p{L}+ ){0,3}?(?:ngapi|kiasi gani)|what do i (?:pay|owe)|(?:nalipa|nitalipa|natakiwa kulipa|nadaiwa) (?:\\p{L}+ )?ngapi|jumla|total',
)
const intents = ['buyAgain'] as const
const namesFish = false
const sameMeaning = (meant: Understood): Understood => meant

export const isAfterOrder = ({ isAboutOrder, isCheckingOut }: Moment): boolean => isAboutOrder && !isCheckingOut
const isPaidFor = ({ isWaiting }: Moment): boolean => !isWaiting

/** The order once more, with what is changed of it. */
const AGAIN_BUT = new RegExp(
  `${words('same (?:as|again|order)|order (?:the )?same|(?:buy|order) (?:it |that |the \\p{L}+ one )?again|re-?order\\p{L}*|the usual|kama (?:\\p{L}+ ){0,3}?(?:kawaida|iliyopita|mwisho|jana)|(?:ile|zile) (?:\\p{L}+ ){0,3}?(?:mwisho|iliyopita|jana)|rudia\\p{L}*|agiza tena').source}.*${words('but|without|no|except|minus|lakini|ila|bila|only|isipokuwa').source}`,
  'iu',
)
/** Tells of how it was. */
const TELLS =
  /\?|(?<!\p{L})(?:was|were|arrived|came|did|\p{L}*likuwa\p{L}*|(?:i|wa|zi)li(?:fik|oz|chelew)\p{L}*|\p{L}*chelew\p{L}*|\p{L}*oza|\p{L}*haribik\p{L}*|missing|hayupo)(?!\p{L})/iu

/** An order is put in again by words that say so; beside a way to pay or a cancellation they say something else. */
export const buyingAgain: readonly Rule[] = [
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
  { topics: ['cancelOrder'], says: both(NOT_BOUGHT, words('again|tena|\\p{L}*rudi\\p{L}*')), unless: CANCELS, means: topic('leftAsIs') },
  { intents, says: NOT_BOUGHT, unless: FOLLOWS, means: topic('leftAsIs') },
  { intents, says: NOT_BOUGHT, means: track },
  { intents, says: both(CANCELS, ORDER), unless: CANCELLED, means: topic('cancelOrder') },
  { intents, namesFish, unless: ONCE_MORE, means: track },
  {
    intents,
    says: words('wapi|where|\\p{L}*fuatili\\p{L}*|track'),
    namesFish,
    unless: words('again|tena|rudia\\p{L}*|re-?order\\p{L}*'),
    means: track,
  },
  {
    intents,
    namesFish,
    unless: new RegExp(`${ORDER.source}|last time|iliyopita|kawaida`, 'iu'),
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
