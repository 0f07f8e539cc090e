import type { Understood } from '../../understand/Understood.ts'
import { saysAny } from '../question/list/rows.ts'
import { ASKS, both, intent, type Moment, only, type Rule, topic, words } from './rule.ts'

const RAW = both(
  'raw|sushi|sashimi|ceviche|mbichi',
  'eat|eating|eaten|safe|suitable|good|ok|okay|fit|sushi|sashimi|ceviche|ku(?:m|wa|i)?la|kuliwa|salama',
)
const ASKS_RAW =
  /\?|^(?:is|are|can|could|do|does)(?![a-z])|(?<![a-z])(?:je|naweza|inaweza|anaweza|can i|is it|are they|sushi|sashimi)(?![a-z])/i

const DIFFERS = words('differen[a-z]*|tofauti|[a-z]*tofautian[a-z]*|compared?|versus|vs')
const DIFFERS_OR_IS_BETTER = new RegExp(
  `${DIFFERS.source}|${words('(?:which|yupi|ipi|kipi)(?: [a-z]+){0,2} (?:better|best|bora|zuri|mzuri)').source}`,
  'i',
)
const OF_TWO = words(
  'differen[a-z]*|tofauti|[a-z]*tofautian[a-z]*|compared?|versus|vs|yupi|ipi|kipi|lipi|zipi|which|kati ya|between|cheaper|more expensive|bei|prices?|how much|shingapi|(?:t?shs? ?|shilingi )ngapi?|zipo|wapo|vipo|ipo|yupo|mnazo|mnao|mnavyo|available|in stock',
)
const PUTS = words('nipe|tupe|niwekee|weka|niletee|nataka|nichukulie|add|want|need|put|order|buy|give|send|take')
const EITHER = /(?<![a-z])(?:or|au|ama)(?![a-z]).*\?/i
const HAVE = new RegExp(`${PUTS.source}|${words('have|got|mna[a-z]*|kuna|deliver[a-z]*').source}`, 'i')
const OF_THEM = words('yupi|ipi|kipi|lipi|which')

const MEANS = words(
  '(?:what|wat) (?:does|do|is|are)(?: an?)? .* (?:mean|called|in english|in swahili|in kiswahili)|meaning of|maana ya|maana yake|inamaanisha|ina maana gani|nini maana|kwa (?:kiingereza|kiswahili|english|swahili)|in (?:english|swahili|kiswahili)',
)
const WHAT_IS =
  /^(?:so |and |na |sasa |je,? )?(?:what(?:['’]?s| is| are) (?:an? |the )?[a-z-]+(?: by yas)?|(?:[a-z-]+)(?: by yas)? ni (?:nini|kitu gani|samaki gani|samaki wa aina gani))\s*[?.!]*$/i

const two = (_moment: Moment, { items }: Understood): boolean => items.length === 2 && items.every(({ not }) => !not)
const twoFish = (_moment: Moment, { items }: Understood): boolean =>
  items.length === 2 && items.every(({ not, quantity }) => !not && typeof quantity !== 'number')
const oneFish = (_moment: Moment, { items }: Understood): boolean => items.length === 1
const part = (_moment: Moment, { filters }: Understood): boolean => filters.cut !== undefined || filters.goods !== undefined

const noChoice =
  (name: string) =>
  (meant: Understood): Understood => ({ ...topic(name)(meant), choices: {} })

const GO_ON = words('endelea|tuendelee|(?:go|carry|move) on|continue|proceed')
const AT_DOOR = words(
  '(?:kwa )?mkono(?:ni)?|[a-z]*(?:akifika|ikifika|wakifika|ukifika|nikipokea)|mlangoni|at the door|(?:on|when) (?:it |he |she |they )?(?:arriv|deliver|com)[a-z]*',
)
const WHEN_BROUGHT = words('(?:m|u|wa|mna|una)(?:ta)?(?:ni|tu)?let[ae]a? lini|when (?:will|do|would|can) you (?:deliver|bring|come)')
const OWN_ADDRESSES = words(
  'my (?:saved )?address(?:es)?|address(?:es)? (?:do |did )?i (?:have|save)[a-z]*|anwani (?:zangu|nilizo[a-z]*|gani nina[a-z]*)',
)
const BACK_TO = both(
  '(?:tu|ni)?rudi|back to',
  'delivery|[a-z]*leta|kuniletea|kutuletea|usafiri[a-z]*|anwani|address|malipo|kulipa|payment|checkout|oda',
)

/** What a word means, and how two things differ. */
export const meanings: readonly Rule[] = [
  // `yoyote tu` of a list: a row, and neither `are you there` nor a gift.
  {
    names: saysAny,
    when: ({ accepts }) => accepts === 'list',
    means: (meant) => ({ ...intent('unknown')(meant), choices: {}, filters: {} }),
  },
  // `haya basi endelea`: on with the order, and no yes to something else.
  {
    intents: ['yes'],
    says: GO_ON,
    unless: words('kununua|shopping|kuangalia|looking|browsing'),
    when: ({ hasCart, isCheckingOut, isWaiting }) => hasCart && !isCheckingOut && !isWaiting,
    means: intent('checkout'),
  },
  // `turudi kwenye kuniletea` takes nothing back.
  { intents: ['back', 'undo'], says: BACK_TO, when: ({ hasCart, isWaiting }) => hasCart && !isWaiting, means: intent('checkout') },
  // `nalipa kwa simu`, asked how to pay.
  {
    topics: [undefined, 'phoneNumber'],
    unless: ASKS,
    says: words('kwa (?:njia ya )?simu|(?:by|with|from|on) (?:my |the )?(?:phone|mobile)'),
    when: ({ accepts, isWaiting }, { choices }) => accepts === 'method' && !isWaiting && choices.method === undefined,
    means: (meant) => ({ ...intent('unknown')(meant), choices: { ...meant.choices, method: 'mobile_money' } }),
  },
  {
    says: WHEN_BROUGHT,
    namesFish: false,
    when: ({ isWaiting, isAboutOrder }) => !isWaiting && !isAboutOrder,
    means: topic('deliveryTime'),
  },
  {
    topics: ['price', 'priceAsk', undefined],
    says: words('so far|(?:mpaka|hadi) sasa'),
    namesFish: false,
    when: ({ hasCart, isWaiting, isAboutOrder }) => hasCart && !isWaiting && !isAboutOrder,
    means: topic('total'),
  },
  // The saved ones are asked about, and named where the address is asked again.
  {
    topics: ['whereAreYou'],
    says: OWN_ADDRESSES,
    when: ({ isCheckingOut, isWaiting }) => isCheckingOut && !isWaiting,
    means: intent('checkout'),
  },
  { topics: ['credit'], says: AT_DOOR, unless: words('mkopo|deni|credit|loan'), means: topic('payOnDelivery') },
  { says: new RegExp(`(?=.*${ASKS_RAW.source})${RAW.source}`, 'i'), means: only('rawFish') },
  {
    says: new RegExp(`(?=.*${DIFFERS.source})${both('standard|kawaida', 'express|haraka').source}`, 'i'),
    namesFish: false,
    means: only('ways'),
  },
  {
    says: DIFFERS_OR_IS_BETTER,
    unless: words('delivery|standard|express|haraka|usafiri[a-z]*|money|cash|m-?pesa'),
    namesFish: false,
    when: ({ accepts }) => accepts === 'list' || accepts === 'amount',
    means: only('compare'),
  },
  { says: OF_TWO, unless: PUTS, when: twoFish, means: noChoice('compare') },
  { says: EITHER, unless: HAVE, when: twoFish, means: noChoice('compare') },
  { says: OF_THEM, when: twoFish, means: noChoice('compare') },
  // The price of so many is asked, and none of them ordered.
  {
    intents: ['add', 'setQuantity'],
    says: /^(?:naomba |niambie )?(?:bei|prices?|how much)(?![a-z])/i,
    unless: PUTS,
    when: two,
    means: noChoice('compare'),
  },
  { says: /^(?=.*(?:\bmixx\b|\byas\b)).*(?:mean|what(?:['’]?s| is)|ni nini)/iu, means: only('mixx') },
  { says: MEANS, unless: PUTS, when: oneFish, means: noChoice('meaning') },
  { says: WHAT_IS, when: oneFish, means: noChoice('meaning') },
  { says: MEANS, unless: PUTS, namesFish: false, when: part, means: noChoice('meaning') },
  { says: WHAT_IS, namesFish: false, when: part, means: noChoice('meaning') },
]
