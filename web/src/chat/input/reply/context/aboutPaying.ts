import type { Understood } from '../../understand/Understood.ts'
import { CANCELS } from './aboutOrders.ts'
import { NOT_OWN, OTHER_NUMBER, OWN_NUMBER } from './ownWords.ts'
import { ASKS, both, intent, type Moment, only, type Rule, topic, words } from './rule.ts'

const PAY = 'pay[a-z]*|[a-z]*lip[aeiw][a-z]*|malipo'
const REQUEST = 'request|prompt|push|ombi|pin|menyu'
const APPROVE = `approv[a-z]*|accept|confirm|[a-z]*kubali|[a-z]*thibitisha|${REQUEST}`
const GOODS = words(
  'fish|samaki|mzigo|cash|taslimu|rider|driver|dereva|friji|friza|fridge|freezer|on delivery|on arrival|arriv[a-z]*|[a-z]*pokea',
)
const ofCheckout = ({ isCheckingOut }: Moment): boolean => isCheckingOut
const ofPayment = ({ isCheckingOut, isWaiting }: Moment): boolean => isCheckingOut || isWaiting

const SINCE = '(?:zim|kat|ish|pote|feli|gom|anguk|kwis)[a-z]*'
const DEVICE = 'simu|phone|network|mtandao|netiweki|internet|data|bando|bundle|battery|betri|chaji|umeme|signal|connection|laini'
const GOES_OFF = `[a-z]{1,2}k[ia](?:ni|tu)?${SINCE}|dies?|dead|off|down|out|drops?|fails?|cuts?|lost|crash[a-z]*|shuts?`
const RUNS_OUT = 'lose|lost|losing|run out of|niki(?:kosa|ishiwa|poteza)'
const IF = `if|when|while|suppose|in case|nik[a-z]+|[a-z]{1,2}k[ia](?:ni|tu)?${SINCE}`

const HOW_LONG = 'how (?:long|much time|many (?:minutes|seconds))|muda gani|dakika ngapi'
const TOO_LATE = "(?:if|what happens)(?: [a-z]+){0,3}(?:n['’]t| not| never| late| delay| ignore| reject| decline| miss)(?: [a-z]+){0,2}"
const HESITATES = '(?:nisipo|tusipo)(?:kubali|weka pin|thibitisha|lipa)'

const TWICE = 'mara (?:mbili|2)|mara mbil[a-z]*|twice|two times|2 times|double'
const WILL =
  '(?:ni|tu|i|u|a|zi)ta(?:ni|tu)?(?:kat|lip|toz)[a-z]*|(?:will|would|might|could|do|should) (?:i|it|you|they|we)|am i going|if i|niki[a-z]+'
const CHARGE = `${PAY}|charg[a-z]*|deduct[a-z]*|tak(?:e|en)|[a-z]*katwa|[a-z]*kata|[a-z]*toz[a-z]*`
const HAS_BEEN = words('[a-z]*me(?:ni|tu)?(?:kat|lip|toz)[a-z]*|(?:was|been|were) (?:charged|deducted)|(?:was|have) i|charged me|i paid')

const TAKEN =
  '(?:i|ya|zi)me(?:sha)?(?:pita|kubali|fanikiwa)|(?:nime|tume|ume|zime|ime)(?:sha|kwisha)?katwa|(?:malipo|pesa|hela)(?: [a-z]+)? (?:ya|zi|i)me[a-z]+|(?:ya|i|zi)me(?:sha)?(?:lipwa|pokelewa)|(?:money|anything|cash|amount)(?: [a-z]+){0,2} (?:taken|deducted|charged)|(?:is|was|has) (?:it|this|that)(?: already| now| been)* (?:paid|charged)|(?:is|was|has|did|does) (?:the |my )?(?:payment|money)(?: already| now| been)* (?:paid|charged|taken|done|go|gone|went|come|came|succeed[a-z]*)|(?:is|was|has|did|does) (?:it|that|this|everything)(?: all| already| now| been)* (?:gone?|went|come|came) (?:through|thru)|(?:was|am|have) i(?: already| been)* (?:charged|paid)|did i pay|did you (?:take|charge|deduct)|mme(?:sha)?(?:ni)?kata|(?:i|zi|ya)me(?:sha)?(?:fika|ingia|pokelewa) (?:pesa|hela|malipo)'
/** Tells of a loss, or asks for something else about the money. */
const OTHERWISE = words(
  `refund[a-z]*|back|[a-z]*rud[a-z]*|[a-z]*rejesh[a-z]*|${TWICE}|how much|kiasi gani|oda|order|lakini|but|why|kwa ?nini|mbona|sija[a-z]*`,
)

const NO_CANCEL = new RegExp(`^(?!.*${CANCELS.source}|.*${words('stop|halt|acha|achana|quit|change my mind').source})`, 'i')

const HALVES = words(
  '[a-z]*lip[a-z]*(?: [a-z]+)? (?:nusu|sehemu)|nusu (?:sasa|kwanza|leo|nikipokea|ukipokea|baadaye|badae).*nusu|arbuni|rubuni|(?:pay|paying|leave|send) (?:you )?(?:only )?(?:a |the |just )?(?:half|part|deposit|some)|half (?:now|first|up ?front)',
)

const YOUR_REQUEST =
  'where (?:will|does) (?:the |my )?(?:request|prompt|push)|(?:(?:which|what)(?: phone)? (?:number|phone)).*(?:request|prompt|push|(?:you|u) (?:send|charge)|(?:you|u) (?:be )?(?:sending|charging))|(?:request|prompt|push).*(?:which|what)(?: phone)? (?:number|phone)|(?:ombi|push|menyu).*(?:namba|simu) (?:gani|ipi)|(?:namba|simu) (?:gani|ipi).*(?:ombi|push|menyu|[mu](?:ta|na)tuma[a-z]*|(?:ita|ina)katwa)|[mu](?:ta|na)tum[a-z]*.*(?:namba|simu) (?:gani|ipi)'

const KIN =
  '(?:my|his|her|a) (?:friend|husband|wife|brother|sister|mother|mum|mom|father|dad|son|daughter|boss|neighbou?r)|some(?:one|body) else'
const NDUGU = '(?:rafiki|mume|mke|ndugu|mwenz|jirani|bosi|kaka|dada|mama|baba|mtoto|mtu|jamaa)'
const WALLET = '(?:phone|number|account|line|simu|namba|laini|m-?pesa|airtel|tigo[a-z]*|mixx)'
const OTHER_PAYER = words(
  `(?:${KIN}) (?:[a-z]+ )?pay[a-z]*|(?:${KIN})['’]?s? ${WALLET}|${WALLET} (?:ya|za) ${NDUGU}[a-z]*|${NDUGU} (?:y?angu|wangu|mwingine) (?:a[a-z]*lip[a-z]*|anaweza kulipa|kulipa)`,
)
/** Paid at the door, paid already, or a number to be called at. */
const NO_PAYER =
  /(?<![a-z])(?:cash|taslimu|keshi|mkononi|arriv[a-z]*|on delivery|[a-z]*poke[al][a-z]*|mzigo|[a-z]*fika[a-z]*|paid|went|(?:ni|li|i|tu)me[a-z]+|call|contact|receive[a-z]*|[a-z]*pigi?[ae]|not|si|sio|siyo|usi[a-z]+)(?![a-z])|n['’]t(?![a-z])|\d{6,}/i

const NUMBERS = [undefined, 'lipaNamba', 'networks', 'payOnDelivery', 'phoneNumber']
const BY_PHONE = 'kwa simu|by (?:the |my )?(?:phone|mobile)|(?:with|on|from|via|through) (?:my |the )?(?:phone|mobile)|mobile'

/** With the delivery that is named, which is not chosen by it. */
const totalWith = (meant: Understood): Understood => only(meant.choices.delivery === 'express' ? 'totalExpress' : 'totalStandard')(meant)

/** What is paid, when, by whom, and what if something comes between. */
export const aboutPaying: readonly Rule[] = [
  {
    topics: [undefined, 'wrongNumber', 'lipaNamba', 'networks', 'payOnDelivery'],
    says: OWN_NUMBER,
    unless: NOT_OWN,
    when: ({ isWaiting }) => isWaiting,
    means: topic('wrongNumber'),
  },
  {
    says: both(IF, `(?:${DEVICE}) (?:[a-z]+ ){0,2}(?:${GOES_OFF})|(?:${RUNS_OUT}) (?:[a-z]+ )?(?:${DEVICE})`),
    unless: GOODS,
    means: only('phoneOff'),
  },
  {
    says: both(HOW_LONG, `${APPROVE}|(?:have|left|get) to pay|kulipa`),
    unless: new RegExp(`${GOODS.source}|${words('you|your|order|oda|nyinyi|mna[a-z]+').source}`, 'i'),
    means: only('approveTime'),
  },
  {
    says: words(
      `${HESITATES}|when the (?:${REQUEST}) (?:expires?|ends?)|ombi (?:likiisha|likipita|likikwisha)|${TOO_LATE} (?:${APPROVE})|(?:ni|tu)ki(?:chelewa|kataa|sahau)(?: [a-z]+)? (?:${APPROVE}|kulipa)`,
    ),
    unless: GOODS,
    means: only('approveTime'),
  },
  { says: new RegExp(`(?=.*${words(WILL).source})${both(CHARGE, TWICE).source}`, 'i'), unless: HAS_BEEN, means: only('onlyOnce') },
  { topics: ['chargedTwice'], says: both(WILL, 'again|tena'), unless: HAS_BEEN, means: only('onlyOnce') },
  {
    says: new RegExp(`(?=.*(?:${ASKS.source})).*${words(TAKEN).source}`, 'i'),
    unless: OTHERWISE,
    namesFish: false,
    when: (_moment, { orderNumber }) => orderNumber === undefined,
    means: only('paymentNow'),
  },
  { topics: ['total'], when: (_moment, { choices }) => choices.delivery !== undefined, means: totalWith },
  {
    topics: ['deliveryTime', 'deliveryFee', 'bulk'],
    says: words('total|jumla'),
    when: (_moment, { choices }) => choices.delivery !== undefined,
    means: totalWith,
  },
  { says: HALVES, unless: words('nusu kilo|half (?:a )?kilo'), namesFish: false, means: only('noHalves') },
  {
    topics: ['cancelPayment', 'credit', undefined],
    says: both('kiasi gani|shilingi ngapi|ngapi|shingapi|how much', `${PAY}|owe|due|[a-z]*daiw[a-z]*`),
    namesFish: false,
    when: ({ hasCart }, { choices }) => hasCart && choices.method === undefined,
    means: only('total'),
  },
  // A question stops nothing, and what was not meant as a withdrawal leads to the open question again.
  {
    topics: ['cancelPayment', 'changedMind'],
    says: new RegExp(`(?=${NO_CANCEL.source}).*(?:${ASKS.source})`, 'i'),
    when: ofCheckout,
    means: intent('unknown'),
  },
  {
    topics: ['cancelPayment', 'changedMind'],
    says: ASKS,
    when: ({ isCheckingOut, isWaiting }) => isCheckingOut && !isWaiting,
    means: only('mayStop'),
  },
  { intents: ['cancel'], says: ASKS, when: ({ isCheckingOut, isWaiting }) => isCheckingOut && !isWaiting, means: only('mayStop') },
  {
    says: words(YOUR_REQUEST),
    unless: words('money|pesa|hela|nitume|nilipe|ni(?:ta|na)tum[a-z]*|should i|do i|can i|change|code|msimbo|order|oda|fish|samaki'),
    when: ofPayment,
    means: only('payerNumber'),
  },
  {
    says: new RegExp(
      `(?=.*(?:${ASKS.source}))${both('request|prompt|push|ombi|menyu|it going', 'my (?:own )?(?:number|phone)|(?:namba|simu) yangu').source}`,
      'i',
    ),
    unless: words('ha[a-z]*ja[a-z]*|not|code|msimbo|order|oda|where|wapi|why|mbona'),
    when: ({ isCheckingOut, isWaiting }) => isCheckingOut && !isWaiting,
    means: only('payerNumber'),
  },
  { says: OTHER_PAYER, unless: NO_PAYER, namesFish: false, means: only('payerOther') },
  // At the review what is no question opens the question of the number.
  {
    topics: [...NUMBERS, 'wrongNumber'],
    says: both(`${PAY}|m-?pesa`, OTHER_NUMBER),
    unless: new RegExp(`${NO_PAYER.source}|${ASKS.source}`, 'i'),
    namesFish: false,
    when: ({ accepts }) => accepts === 'change',
    means: only('wrongNumber'),
  },
  {
    topics: NUMBERS,
    says: both(`${PAY}|m-?pesa`, OTHER_NUMBER),
    unless: NO_PAYER,
    namesFish: false,
    when: ({ accepts }) => accepts !== 'retry',
    means: only('payerOther'),
  },
  {
    says: new RegExp(`(?=.*(?:${ASKS.source}))${both(PAY, BY_PHONE).source}`, 'i'),
    unless: new RegExp(`${NO_PAYER.source}|${words('if|nik[a-z]+|wapi|where|why|kwa ?nini|mbona|friend|rafiki').source}`, 'i'),
    namesFish: false,
    when: ({ accepts }, { choices }) => accepts === 'change' && choices.method === undefined,
    means: only('phoneInstead'),
  },
  {
    intents: ['pay', 'checkout', 'unknown'],
    says: new RegExp(`${words(PAY).source}.*${words('kwa simu|by (?:the )?phone|(?:with|on) my phone').source}`, 'i'),
    unless: new RegExp(`${ASKS.source}|${words('si|sio|siyo|sitaki|not|badala ya|instead of|usi[a-z]+').source}|n['’]t`, 'i'),
    when: ({ accepts }) => accepts === 'change',
    means: (meant) => ({ ...intent('unknown')(meant), choices: { ...meant.choices, method: 'mobile_money' } }),
  },
]
