import { EXPRESS_FEE, STANDARD_FEE } from '#contract/rules/constants.ts'
import type { Accepts } from '../../../cards/kinds.ts'
import type { Understood } from '../../understand/Understood.ts'
import { asks, denies } from '../line/asks.ts'
import { PLACE } from '../question/list/picks.ts'
import { ASKS as ASKED, both, intent, type Moment, only, type Rule, topic, words } from './rule.ts'

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
const FRESH_ROW = new RegExp(
  `^(?=.*(?:${PLACE.source}|(?<![a-z])(?:y?ule|hiyo|hilo|huyo|hao|wale|that|this|it)(?![a-z]))).*(?:(?<![a-z])(?:ni|is|are)(?![a-z])).*(?<![a-z])(?:fresh|frozen|wabichi|mbichi|freshi|barafu)(?![a-z]).*\\?`,
  'i',
)
const NO_RUSH = words('no (?:rush|hurry)|not in a (?:rush|hurry)|whenever|(?:ha(?:i|ku)na|sina|si|sio) haraka|taratibu')
const PRICE_OF_PLACE = new RegExp(`(?=.*${PLACE.source}).*(?<![a-z])(?:bei|shilingi ngapi|shingapi|how much|price|cost)(?![a-z])`, 'i')
const ASKS = /\?/u
const OF_PRICE: ReadonlyMap<number | undefined, 'standard' | 'express'> = new Map([
  [STANDARD_FEE, 'standard'],
  [EXPRESS_FEE, 'express'],
])
const namesFee = (moment: Moment, { filters: { maxPrice } }: Understood): boolean => at('delivery')(moment) && OF_PRICE.has(maxPrice)
/** Speaks of money somebody has, or of a price that will not do. */
const HAS_ONLY = words(
  'nina|tuna|sina|i have|i got|under|below|less|than|chini|zaidi|not|si|sio|siyo|sitaki|too|mno|ghali|expensive|samaki|fish|pay|[a-z]*lip[ae]',
)

/** `samaki wa kukaanga wa biashara`, `wabichi nikaange mwenyewe`: to be fried by the buyer. */
const TO_FRY = both(
  'sama[ck][a-z]*|fish',
  '(?:ni|tu)(?:ka)?kaang[a-z]*|kukaang[a-z]* (?:mwenyewe|nyumbani|(?:[wyz]a |kwa )?biashara)|(?:for|to) fry(?:ing)?',
)
const GOES_ON = words(
  "go (?:on|ahead)|proceed|carry on|place (?:it(?! (?:at|in|near|by|on))|(?:the |my )?order)|take (?:the|my) (?:payment|money)|let['’]?s (?:go|do it)|endelea(?! ku)(?: tu| basi)?|weka (?:hiyo )?oda",
)
const GOES_ELSEWHERE = words('cancel|stop|change|edit|if|ghairi|acha|[a-z]*badil[a-z]*')
/** Neither asks nor denies. */
const tells = (line: string): boolean => !asks(line) && !denies(line.replace(/never mind/i, ''))

/** What is asked, or looked at, says what little words mean. */
export const atQuestions: readonly Rule[] = [
  // `Go on then, place it`: nothing of what was answered is changed by it.
  {
    topics: [undefined, 'changeAddress', 'payOnDelivery'],
    says: GOES_ON,
    unless: GOES_ELSEWHERE,
    names: tells,
    namesFish: false,
    when: (moment, { intent: read, choices, place }) =>
      read !== 'yes' &&
      at('address', 'newAddress', 'delivery', 'transporters', 'method', 'change')(moment) &&
      place === undefined &&
      Object.keys(choices).length === 0,
    means: intent('checkout'),
  },
  // `oh never mind, deliver it here please`: the address that was understood.
  {
    says: /(?<![a-z])(?:deliver|bring|send|leave|drop|[a-z]*let(?:a|e|ee)(?:ni)?|[a-z]*pelek(?:a|e)(?:ni)?)(?: (?:it|them|this|mzigo|samaki))* (?:right )?(?:here|there|hap[oa] ?hap[oa]|hap[oa])(?: (?:please|then|thanks|tafadhali|basi|tu))*[.! ]*$/iu,
    names: tells,
    namesFish: false,
    when: (moment, { place }) => at('newAddress')(moment) && place === undefined,
    means: intent('yes'),
  },
  {
    topics: [undefined, 'freshness'],
    says: TO_FRY,
    when: (_moment, { intent: read, topic: about, items }) => about !== undefined || (read === 'search' && items.length === 0),
    means: only('cooking'),
  },
  {
    says: words(
      'no bones?|boneless|without (?:any )?bones?|has no bones|bila (?:ya )?(?:miiba|mifupa)|(?:asiye|wasio|isiyo|zisizo|hana|hawana)[a-z]* (?:na )?(?:miiba|mifupa)',
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
    says: /(?<![a-z])same (?:again|order|thing)(?![a-z])(?!.*(?:week|month|tomorrow|kesho|wiki|mwezi))/i,
    namesFish: false,
    when: (_moment, meant) => meant.topic === undefined || /^(?:credit|greet)/.test(meant.topic),
    means: intent('buyAgain'),
  },
  // Where to was asked: `ile ile` is the place, and no order.
  {
    intents: ['buyAgain'],
    says: /^(?:ni |the |hapo )?(?:ile ?ile|hiyo ?hiyo|pale ?pale|same(?: one| place| address)?)(?: (?:tu|basi|ya siku zote|please))*[.! ]*$/iu,
    when: at('address', 'newAddress'),
    means: intent('unknown'),
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
    unless: words(
      'wish[a-z]*|favou?rites?|[a-z]*pend[a-z]*|moyo|heart|later|baadaye|sav(?:e|ed|ing)|bookmark[a-z]*|list|alama|[a-z]*hifadhi',
    ),
    when: at('amount'),
    means: intent('yes'),
  },
]

/** Lines whose topic is near, and whose words are an answer to what is looked at. */
export const atGoods: readonly Rule[] = [
  // `just one`, `mmoja tu`: how many, and no question of the least.
  {
    topics: ['minimumOrder'],
    says: /^(?:\S+\s+){0,4}\S+$/u,
    unless: new RegExp(
      `${ASKS.source}|${words('order|[a-z]*agiz[a-z]*|[a-z]*let[ae][a-z]*|[a-z]*uz[aiw][a-z]*|enough|sell|deliver[a-z]*|niki[a-z]+|naruhusiwa|allowed|minimum').source}`,
      'i',
    ),
    when: (moment, { quantity }) => typeof quantity === 'number' && at('list', 'amount', 'next')(moment),
    means: intent('unknown'),
  },
  // `hizo vipande, mbili`: a cut of the list, and no wish how to clean it.
  {
    topics: ['cleaning'],
    says: words('vipande|pieces'),
    unless: ASKS,
    namesFish: false,
    when: at('list'),
    means: (meant) => ({ ...intent('unknown')(meant), filters: { cut: 'pieces', ...meant.filters } }),
  },
  // `the peeled ones`, of rows that are called so.
  {
    topics: ['cleaning'],
    unless: words('please|tafadhali|naomba|can|could|do|mna[a-z]+|[a-z]*safish[a-z]*|\\?|clean (?:it|them)|how'),
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
  // `no rush` is the slower way, `you choose` any carrier.
  {
    says: NO_RUSH,
    namesFish: false,
    when: at('delivery'),
    means: (meant) => ({ ...intent('unknown')(meant), choices: { ...meant.choices, delivery: 'standard' } }),
  },
  // `ya elfu 5`: the one of that price.
  {
    topics: ['budget', 'priceAsk', 'deliveryFee', undefined],
    says: new RegExp(`^\\S+(?: \\S+){0,2}$|${words('y?a|hiyo|ile|iwe|the|that|one|[a-z]*tosha').source}`, 'i'),
    unless: new RegExp(`${HAS_ONLY.source}|${ASKED.source}`, 'i'),
    namesFish: false,
    when: namesFee,
    means: (meant) => ({
      ...intent('unknown')(meant),
      filters: {},
      choices: { delivery: OF_PRICE.get(meant.filters.maxPrice) ?? 'standard' },
    }),
  },
  { topics: ['budget'], unless: words('samaki|fish'), namesFish: false, when: namesFee, means: only('deliveryFee') },
  // Said at another question it chooses nothing, and stops nothing.
  { says: NO_RUSH, namesFish: false, when: ({ isCheckingOut, isWaiting }) => isCheckingOut && !isWaiting, means: intent('checkout') },
  {
    says: words(
      "you (?:choose|decide|pick)|up to you|(?:don['’]?t|dont) (?:mind|care)(?: who)?|whoever|any(?:one|body)|chagua wewe|(?:yoyote|yeyote)(?: yule)?(?! (?:ila|but|except|isipokuwa))",
    ),
    namesFish: false,
    when: at('transporters'),
    means: (meant) => ({ ...intent('unknown')(meant), choices: { ...meant.choices, transporter: 'any' } }),
  },
  // A figure of speech chooses no delivery: `quick one, i still want the red snapper`.
  {
    says: /^(?:quick (?:one|question)|just (?:a )?quick[a-z]*|swali (?:la )?haraka)(?![a-z])/i,
    when: (_moment, { choices }) => choices.delivery !== undefined,
    means: (meant) => ({ ...meant, choices: {} }),
  },
  {
    says: words("that['’]?s (?:all|it)|that is (?:all|it)|nothing else|(?:ni )?hayo tu|(?:ni )?hivyo tu|nimemaliza|i['’]?m done|i am done"),
    unless: ASKS,
    namesFish: false,
    when: ({ hasCart, isCheckingOut, isWaiting }) => hasCart && !isCheckingOut && !isWaiting,
    means: intent('checkout'),
  },
  {
    topics: ['credit'],
    says: words('deliver[a-z]*|bring|come|arrive|morning|tomorrow|kesho|asubuhi|fika'),
    unless: words('pay|[a-z]*lip[a-z]*|later|credit|mkopo|deni'),
    means: topic('pickTime'),
  },
  { topics: ['deliveryTime'], says: words('code|msimbo|otp'), means: topic('noCode') },
  { topics: ['bulk'], says: words('delivery|pamoja|total|usafiri'), when: ({ hasCart }) => hasCart, means: topic('total') },
  // Which of the rows is better is not searched for.
  {
    intents: ['search'],
    says: words('which|better|best|yupi|ipi|kipi|lipi'),
    namesFish: false,
    when: at('list'),
    means: intent('unknown'),
  },
  // `wa pili ni fresh?`, `hivi yule mkubwa ni fresh?`: a row is asked about.
  { intents: ['search', 'unknown'], says: FRESH_ROW, namesFish: false, means: topic('freshness') },
  {
    topics: ['cleaning'],
    says: /^(?:please |naomba )?(?:nipe|niwekee|nataka|naomba|give me|i want|add|weka)(?![a-z])/i,
    unless: ASKS,
    when: (_moment, { quantity, filters }) => typeof quantity === 'number' && filters.cut !== undefined,
    means: intent('add'),
  },
  {
    intents: ['share'],
    says: words("what(?:['’]?s| is| do i have) in (?:my |the )?(?:cart|basket)|nini kikapuni"),
    means: intent('showCart'),
  },
  // `ya pili bei gani`
  {
    topics: ['deliveryFee'],
    says: PLACE,
    unless: words('delivery|usafiri[a-z]*|express|haraka|kawaida|standard'),
    means: topic('priceAsk'),
  },
  {
    topics: ['weight'],
    says: words('how much (?:is|are|for)|bei|price|shilingi'),
    unless: words('weigh[a-z]*|kg|kilos?|uzito|gram[a-z]*'),
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
    says: words('[a-z]*ongez[a-z]*|add|weka|niwekee|nipe'),
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
