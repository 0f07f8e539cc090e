import type { Accepts } from '../../../cards/kinds.ts'
import type { Understood } from '../../understand/Understood.ts'
import { PLACE } from '../question/list/picks.ts'
import { intent, type Moment, type Rule, topic, words } from './rule.ts'

const at =
  (...kinds: readonly Accepts[]) =>
  ({ accepts }: Moment): boolean =>
    accepts !== null && kinds.includes(accepts)

const looksForFillets = (meant: Understood): Understood => ({ ...intent('search')(meant), filters: { cut: 'fillet' } })

/** `ongeza moja ya Kigoma`: goods may be called after a place. */
const addsByPlace = (meant: Understood): Understood => ({
  ...intent('add')(meant),
  filters: { ...meant.filters, words: meant.place ?? '' },
})
const PRICE_OF_PLACE = new RegExp(`(?=.*${PLACE.source}).*(?<!\\p{L})(?:bei|shilingi ngapi|shingapi|how much|price|cost)(?!\\p{L})`, 'iu')
const ASKS = /\?/u

/** What is asked, or looked at, says what little words mean. */
export const atQuestions: readonly Rule[] = [
  {
    says: words(
      'no bones?|boneless|without (?:any )?bones?|has no bones|bila (?:ya )?(?:miiba|mifupa)|(?:asiye|wasio|isiyo|zisizo|hana|hawana)\\p{L}* (?:na )?(?:miiba|mifupa)',
    ),
    namesFish: false,
    means: looksForFillets,
  },
  {
    says: words(
      "(?:no|without|don['’]?t have an?|need an?|have no) email|sina (?:email|barua ?pepe|emeil)|bila (?:email|barua ?pepe)|email sina",
    ),
    when: at('person', 'code'),
    means: topic('noEmail'),
  },
  {
    says: words(
      "nobody(?:['’]s| is)? (?:at )?home|no one(?:['’]s| is)? (?:at )?home|(?:not|isn['’]t) (?:at )?home|i['’]?m (?:out|away)|sipo|nisipokuwepo|hayupo nyumbani|hatupo nyumbani",
    ),
    namesFish: false,
    means: topic('nobodyHome'),
  },
  // The fish that is looked at, and no more: `hiyo`, `yes, that one`.
  {
    says: /^(?:(?:ndiyo|ndio|yes|ok|sawa|haya|nipe|give me)[, ]+)?(?:hiyo|huyo|hao|hizo|ile|yule|that|this)(?: (?:hiyo|huyo|one|hapo|tu))?[.! ]*$/iu,
    when: at('amount'),
    means: intent('yes'),
  },
  {
    says: /(?<!\p{L})same (?:again|order|thing)(?!\p{L})(?!.*(?:week|month|tomorrow|kesho|wiki|mwezi))/iu,
    namesFish: false,
    when: (_moment, meant) => meant.topic === undefined || /^(?:credit|greet)/.test(meant.topic),
    means: intent('buyAgain'),
  },
  // How many was asked, of one fish: the whole of an old order answers that by no words.
  {
    intents: ['buyAgain'],
    says: /^(?:na |ok |sawa )?(?:kama (?:kawaida|mara (?:iliyopita|ya mwisho)|jana)|the usual|(?:same )?as (?:last time|before|usual))[.! ]*$/iu,
    when: at('amount'),
    means: intent('unknown'),
  },
  {
    intents: ['wishlist'],
    unless: words('wish\\p{L}*|favou?rites?|\\p{L}*pend\\p{L}*|moyo|heart|later|baadaye|save|\\p{L}*hifadhi'),
    when: at('amount'),
    means: intent('yes'),
  },
]

/** Lines whose topic is near, and whose words are an answer to what is looked at. */
export const atGoods: readonly Rule[] = [
  // `just one`, `mmoja tu`: how many, and no question of the least.
  {
    topics: ['minimumOrder'],
    unless: ASKS,
    when: (moment, { quantity }) => typeof quantity === 'number' && at('list', 'amount', 'next')(moment),
    means: intent('unknown'),
  },
  // `the peeled ones`, of rows that are called so.
  {
    topics: ['cleaning'],
    unless: words('please|tafadhali|naomba|can|could|do|mna\\p{L}+|\\p{L}*safish\\p{L}*|\\?|clean (?:it|them)|how'),
    when: at('list'),
    means: intent('unknown'),
  },
  // `let me have the fresh one`
  {
    topics: ['freshness'],
    unless: ASKS,
    when: (moment, { filters }) => at('list')(moment) && filters.goods !== undefined,
    means: intent('unknown'),
  },
  // `ya pili bei gani`
  {
    topics: ['deliveryFee'],
    says: PLACE,
    unless: words('delivery|usafiri\\p{L}*|express|haraka|kawaida|standard'),
    means: topic('priceAsk'),
  },
  { intents: ['unknown'], says: PRICE_OF_PLACE, means: topic('priceAsk') },
  // `remove the smoked one` puts nothing in, whatever the parser makes of its `one`.
  {
    intents: ['add', 'setQuantity'],
    says: /^(?:please |naomba )?(?:remove|drop|delete|take (?:out|off|away)|toa|ondoa|futa) /iu,
    namesFish: false,
    means: intent('remove'),
  },
  { topics: ['bulk'], says: words('mbona|kwa ?nini|why|how come'), means: topic('bargain') },
  { topics: ['notSold'], says: words('i mean(?:t)?|namaanisha|nilimaanisha|yaani'), namesFish: true, means: intent('search') },
  {
    topics: ['areaFound', 'areaNoCarrier', 'areaUnknown'],
    says: words('\\p{L}*ongez\\p{L}*|add|weka|niwekee|nipe'),
    when: (_moment, { quantity, place }) => typeof quantity === 'number' && place !== undefined,
    means: addsByPlace,
  },
]

/** After a payment that failed: it is tried again, and nothing is bought again. */
export const afterFailure: readonly Rule[] = [
  {
    says: /(?:send|try|request|tuma|ombi|jaribu).*(?:again|tena)|(?:again|tena).*(?:send|try|request|tuma|ombi|jaribu)/iu,
    when: at('retry'),
    means: intent('unknown'),
  },
]
