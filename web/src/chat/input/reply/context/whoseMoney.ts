import { ASKS, both, only, type Rule, words } from './rule.ts'

const CASH = 'money|pesa|hela|fedha'
const WHO = 'who|where|whom|nani|wapi|fisherm[ae]n|mvuvi|wavuvi|seller|muuzaji'
const FEE = 'delivery fee|the fee|delivery|usafiri|nauli|elfu (?:tano|kumi)|dereva|driver|rider'
const GETS_FEE =
  '(?:who|nani|whom) (?:gets?|receives?|keeps?|takes?|[a-z]*chukua|[a-z]*pata|[a-z]*pokea)|analipwa|wanalipwa|[a-z]*mlip[a-z]* nani|kwa nani'
const CHANGE = words(
  '(?:the )?exact (?:cash|money|change)|loose change|(?:pesa|hela|cash) kamili|change for|(?:has|have|carry|carries|bring|brings|give|gives|got)(?: any| my| the)? change|chenji|chenchi',
)
const FEE_WHEN = new RegExp(
  `(?=.*${words('delivery|usafiri|nauli|fee').source})(?=.*${words('pay[a-z]*|[a-z]*lip[ae][a-z]*').source}).*(?:${words('now or|sasa au|now or later|baadaye|later|when do i|do i pay .*now|nalipa lini|nalipa sasa|kabla au').source})`,
  'i',
)
/** Money that is missed or asked back, and a thing that is looked for. */
const MISSED = words(
  'refund[a-z]*|back|[a-z]*rud[a-z]*|[a-z]*rejesh[a-z]*|pin|where is|iko wapi|ziko wapi|(?:i|zi|ya)me[a-z]+|code|msimbo|send[a-z]*|[a-z]*tum[ae][a-z]*',
)
const HELD = both(
  `${CASH}|payment|malipo`,
  "held|released?|[a-z]*shikili[a-z]*|(?:until|till|mpaka|hadi) (?:i|i['’]ve|nip[a-z]+|(?:the )?fish|samaki|mzigo)",
)
const NEAR: ReadonlySet<string | undefined> = new Set([undefined, 'yourName', 'refund', 'whoCarries', 'isItSafe', 'sellWithUs'])

/** To whom the money goes, and how it is handed over. */
export const whoseMoney: readonly Rule[] = [
  {
    says: CHANGE,
    unless: /change (?:my|the|of) (?:mind|address|order|number)|badili/iu,
    namesFish: false,
    when: ({ accepts }, { choices }) => accepts !== 'method' || choices.method !== 'mobile_money',
    means: only('changeReady'),
  },
  {
    says: new RegExp(`(?=.*(?:${ASKS.source}))${HELD.source}`, 'i'),
    unless: words('refund[a-z]*|[a-z]*rudish[a-z]*|how much|ngapi'),
    namesFish: false,
    means: only('whoIsPaid'),
  },
  // `pesa ya delivery nalipa sasa au baadaye?`
  { says: FEE_WHEN, namesFish: false, means: only('whoGetsFee') },
  { says: both(FEE, GETS_FEE), unless: words('code|pin'), namesFish: false, means: only('whoGetsFee') },
  {
    says: both(CASH, `(?:${WHO})`),
    unless: MISSED,
    when: (_moment, { topic, orderNumber }) => NEAR.has(topic) && orderNumber === undefined,
    namesFish: false,
    means: only('whoIsPaid'),
  },
  {
    says: words(
      '(?:ni|na|nita)lip[ae] (?:kwa )?nani|(?:who|nani) (?:gets?|receives?|keeps?|ana(?:pokea|pata|chukua)) (?:my |the |our )?(?:money|payment|pesa|hela)|jina gani.*(?:onekana|tokea)|(?:who|whom) (?:do|am|will|should) i pay(?:ing)?(?: to)?|what name (?:will|does|shows?)',
    ),
    means: only('whoIsPaid'),
  },
  {
    says: new RegExp(
      `(?=.*${words('need|want|ask|require|(?:m|u)na(?:taka|hitaji|uliza|omba)[a-z]*|mwataka|ya (?:kazi )?(?:nini|gani)|za nini').source})(?=.*${words('why|kwa ?nini|mbona|what for|ya (?:kazi )?(?:nini|gani)|za nini').source}).*${words('(?:my|the) (?:phone )?(?:number|phone)|phone number|namba(?: yangu)?').source}`,
      'i',
    ),
    unless: words('pin|siri|order|oda'),
    means: only('whyNumber'),
  },
  {
    topics: ['freeDelivery', 'bargain', 'deliveryFee', 'cheapest', 'budget'],
    says: both(
      '[a-z]*punguz[a-z]*|reduce|lower|discount|negotiat[a-z]*|[a-z]*shush[a-z]*|[a-z]*teremsh[a-z]*|less',
      'delivery|usafiri|nauli|express|haraka|standard|fee|kuleta',
    ),
    namesFish: false,
    means: only('feeFixed'),
  },
  {
    topics: ['deliveryTime', 'priceAsk', 'cheapest', 'budget', undefined],
    says: both('how much|bei|shilingi|(?:shi?)?ngapi?|(?:sh|tsh|tzs|pesa) ngapi?|gharama|cost|price', 'express|haraka|standard|kawaida'),
    unless: words('time|hours?|minutes|(?:ma)?saa|dakika|long|muda|siku|days?|lini|when|total|jumla'),
    namesFish: false,
    when: ({ isCheckingOut }, { topic }) => isCheckingOut || topic === 'deliveryTime',
    means: only('deliveryFee'),
  },
]
