import { noteIn } from '../../../../lines/read/dictates.ts'
import type { Understood } from '../../../understand/Understood.ts'
import { saysUsual } from '../../goods/again/usualLine.ts'
import { isAfterOrder } from '../aboutOrders.ts'
import { ASKS, both, intent, type Moment, only, type Rule, topic, words } from '../rule.ts'

const asking = (first: string, second = first): RegExp => new RegExp(`^(?=.*(?:${ASKS.source}))${both(first, second).source}`, 'i')
const at =
  (...kinds: readonly Moment['accepts'][]) =>
  ({ accepts }: Moment): boolean =>
    kinds.includes(accepts)

const IF_SPOILT = both(
  'if|suppose|in case|ikiwa|kama (?:wa|i|zi|a)[a-z]+|[a-z]{1,2}ki(?:wa|(?:fika|ja|let|oza|haribika|nuka|kuta|pokea)[a-z]*)',
  'spoil[a-z]*|rotten|bad|smell[a-z]*|stink[a-z]*|not fresh|off|[a-z]*oza|[a-z]*haribika|[a-z]*nuka|[a-z]*bovu',
)
/** It has happened, or another thing goes off. */
const HAS_SPOILT = words(
  '(?:it|they|fish) (?:was|were|came|arrived)|ili[a-z]+|wali[a-z]+|phone|simu|network|mtandao|(?:day|cut|call) off|reject|turn [a-z]+ away|kukata[a-z]*',
)

const COLD = '(?:u?baridi|cold|chilled|cool(?: ?box)?|fridge|refrigerat[a-z]*|friji|friza|(?:na|kwenye) barafu)'
const ON_THE_WAY =
  'way|deliver[a-z]*|arriv[a-z]*|carr[a-z]*|transport[a-z]*|riders?|drivers?|motorbike|boda[a-z]*|gets? here|comes?|njiani|[a-z]*fika|dereva|usafiri|standard|express'
const AT_HOME = words(
  'cold chain|how (?:do|should|can|to|long)|at home|nyumbani|[a-z]*hifadh[a-z]*|nik[a-z]+|kuweka|bila|siku ngapi|water|maji',
)

const NOBODY = words(
  "(?:nobody|no ?one|(?:i|we|he|she) ?['’]?(?:m|am|re|are|s|is) not)(?:['’]s| is)? (?:in|there|around)(?= (?:when|if)|[?.!,]| *$)|hakuna mtu nyumbani",
)
const KEEPER = '(?:watchman|guard|askari|mlinzi|neighbou?r|jirani|maid|house ?girl|dada wa kazi|reception)'
const TAKES_IN = words(
  `${KEEPER} (?:take|accept|get|[a-z]*poke[a-z]*|[a-z]*chukua)[a-z ]*|(?:leave|drop|[a-z]*ach[ei][a-z]*)(?: it| them)? (?:with|kwa) (?:the |my )?${KEEPER}`,
)

const PAYS = '(?:pay|[a-z]*lip(?:a|e|ia))'
const SOON = '(?:sasa|baadaye|badae|nikipokea|ukipokea|[a-z]*kifika|[a-z]*baki|now|later|left|at the door|on arrival)'
const SUMS = both(
  'how much|kiasi gani|ngapi|shingapi',
  `${PAYS}(?: [a-z]+){0,4} ${SOON}|${SOON}(?: [a-z]+){0,3} ${PAYS}|imekuwa|imefikia|it come to`,
)
const PAID = "(?:nime|tume|nili)(?:sha|kwisha)?lip[a-z]*|i(?:['’]ve| have)? (?:already |just )?paid"

const REACH = '(?:get (?:a )?hold of|get in touch with|reach|contact|(?:speak|talk) (?:to|with)|(?:na|nita|ku)mpat[a-z]*)'
const reaches = (who: string): RegExp => asking(`${REACH} (?:the |my )?(?:${who})`)

const PAYS_AT_DOOR = both(
  'pay|give|(?:nita|tuta|na)m?(?:lip|p)a',
  'when (?:he|she|it|they|you|the [a-z]+) (?:comes?|arrives?|gets?|brings?)|at the door|mlangoni|(?:a|wa|i|u|m)ki(?:fika|ja|leta)',
)
const NO = "\\?|n['’]t(?![a-z])|(?<![a-z])(?:not|si|sio|siyo|usi[a-z]+|sitaki|than|too|can i|naweza)(?![a-z])"
const unlike = (list: string): RegExp => new RegExp(`${NO}|${words(list).source}`, 'i')

const choose =
  (choices: Understood['choices']) =>
  (meant: Understood): Understood => ({ ...intent('unknown')(meant), quantity: null, choices: { ...choices, ...meant.choices } })

const isAsked = (line: string): boolean => ASKS.test(line)
const IS_IT_GOOD = both(
  '(?:is|are|would|will|je|kama) (?:the )?(?:standard|express|kawaida|haraka)|(?:standard|express|kawaida|haraka) (?:ni |ina)?(?:sawa|faa|ok|nzuri|bora)',
  'ok(?:ay)?|fine|better|good|enough|all right|sawa|nzuri|bora|inafaa|inatosha',
)

const NOTE = '(?:notes?|instructions?|comments?|maelezo|maelekezo|ujumbe)'
/** `can I leave a note?`, `naweza kuandika ujumbe kwa dereva?`: how it is done; what stands in it comes with the line that says it. */
const MAY_WRITE = both('(?:ku|ni|tu)?(?:andik|ach|wek|ongez)[a-z]*|leave|write|add|put|give|include|type|sehemu ya|place for', NOTE)
const TELLS_SOMETHING = words(
  '(?:how|can|could|may) (?:do |can |could )?(?:i|we) (?:tell|write to|say) (?:something |anything )?(?:to )?(?:the |my )?(?:sellers?|riders?|drivers?|transporter)(?: something| anything)?(?=[?.! ]*$)',
)
const OF_PAYMENT = words('m-?pesa|pin|code|malipo|voice|sauti|sms|whatsapp|picha|photo|bank ?notes?|noti')

const WANTS_TO = /^(?:i want to|i['’]d like to|nataka ku|ningependa ku|naomba ku)/i
const asksToWrite = {
  says: new RegExp(`${MAY_WRITE.source}|${TELLS_SOMETHING.source}`, 'i'),
  unless: OF_PAYMENT,
  names: (line: string) => (isAsked(line) || WANTS_TO.test(line)) && noteIn(line) === null,
  namesFish: false,
}

/** Of fish that came before: nothing is taken out by it, whatever it was without. */
const CAME_BEFORE = words(
  '(?:i|we|you|u|they|he) (?:got|had|bought|received|ate|ordered|brought|sent|gave|delivered)|last (?:time|week|month)|yesterday|mara (?:iliyopita|ya mwisho)|wiki iliyopita|(?:ni|tu)li(?:yo)?(?:opata|pata|opokea|pokea|nunua|onunua|kula)[a-z]*|mli(?:cho|yo|o)?(?:leta|letea|niletea|tuletea|nitumia)[a-z]*',
)
const TAKES_OUT_OR_AGAIN = words(
  'same|again|usual|kama|tena|but|except|ila|lakini|isipokuwa|remove|take|drop|delete|cancel|leave|put|add|want|make|[a-z]*to[ae]|[a-z]*ondo[ae][a-z]*|[a-z]*punguz[a-z]*|[a-z]*wek[ae][a-z]*|nataka|naomba|sitaki',
)

/** What a buyer fears or wonders before the fish is there: nothing is chosen by it, and no older order is meant. */
export const doubts: readonly Rule[] = [
  // `is standard ok?` is told what it means, and chooses nothing.
  { says: IS_IT_GOOD, names: isAsked, namesFish: false, when: at('delivery'), means: only('deliveryTime') },
  { ...asksToWrite, when: (moment) => isAfterOrder(moment) && !moment.hasCart, means: only('tellRiderPlaced') },
  { ...asksToWrite, when: (moment, { orderNumber }) => !moment.isWaiting && orderNumber === undefined, means: only('noteHow') },
  // `is it the same as before?`: the question is asked again, with its answers.
  {
    intents: ['buyAgain'],
    names: (line) => isAsked(line) && saysUsual(line),
    namesFish: false,
    when: at('address', 'transporters', 'method', 'change'),
    means: intent('unknown'),
  },
  {
    intents: ['remove', 'search', 'setQuantity'],
    says: CAME_BEFORE,
    unless: TAKES_OUT_OR_AGAIN,
    when: (_moment, { items }) => items.some((item) => item.not),
    means: only('badFish'),
  },
  { says: IF_SPOILT, unless: HAS_SPOILT, when: (_moment, { orderNumber }) => orderNumber === undefined, means: only('ifSpoilt') },
  { says: asking(COLD, ON_THE_WAY), unless: AT_HOME, means: only('coldOnWay') },
  { says: asking(COLD), unless: AT_HOME, namesFish: false, when: at('transporters'), means: only('coldOnWay') },
  { says: NOBODY, namesFish: false, means: only('nobodyHome') },
  {
    says: TAKES_IN,
    namesFish: false,
    when: (moment, meant) => meant.topic !== 'gift' && !at('address', 'newAddress')(moment),
    means: only('nobodyHome'),
  },
  { says: SUMS, namesFish: false, when: ({ hasCart }) => hasCart, means: only('total') },
  { says: SUMS, namesFish: false, when: isAfterOrder, means: only('orderHeld') },
  {
    says: both(PAID, 'wapi|where|imefika|imeingia|gone? through|has it'),
    unless: words('refund|[a-z]*rudish[a-z]*|mara mbili|twice'),
    when: ({ isCheckingOut, isWaiting }, { orderNumber }) => !isCheckingOut && !isWaiting && orderNumber === undefined,
    means: only('paidNoOrder'),
  },
  { intents: ['pay'], says: words(PAID), when: ({ isCheckingOut, isWaiting }) => isWaiting || !isCheckingOut, means: only('alreadyPaid') },
  {
    topics: ['payOnDelivery', 'networks', 'credit', undefined],
    says: asking('pay|[a-z]*lipa|take|accept|use|[a-z]*pokea', 'cards?|visa|paypal|kadi'),
    unless: words('sim cards?|number|namba'),
    namesFish: false,
    means: only('networks'),
  },
  {
    says: both('how (?:does|do|will|would) .* work|inafanya(?:je)? kazi', `${PAYS}(?:ing)? [a-z]+ (?:phone|simu)|mobile money|m-?pesa`),
    unless: words('not|why|if|nik[a-z]+'),
    namesFish: false,
    means: only('payByPhone'),
  },
  {
    topics: ['payOnDelivery', 'networks'],
    says: both("not (?:so |too )?sure about|don['’]?t trust|worried about|sina uhakika na|siamini|naogopa", 'cash|phone|simu|m-?pesa'),
    means: only('isItSafe'),
  },
  { says: reaches('sellers?|fisherman|muuzaji|mvuvi'), means: only('sellerNumber') },
  { says: reaches('drivers?|riders?|transporter|dereva|boda|msafirishaji'), means: only('riderNumber') },
  {
    says: both(
      'how (?:will|do|would|can) (?:i|we) know|nitajuaje|tutajuaje|will you (?:tell|text|message|let)(?: me| us)?|mtanijulisha',
      'way|leaves?|left|coming|sent|njiani|[a-z]*toka|inakuja',
    ),
    unless: words('pay[a-z]*|[a-z]*lip[a-z]*|refund|money|pesa'),
    means: only('howKnow'),
  },
  {
    says: words(
      '(?:too|so|very) many bones|(?:few|fewer|fewest|less|least) bones|miiba (?:michache|kidogo|mingi)|bony|(?:has|have) (?:any |many |a lot of |lots of )?bones|(?:ana|wana) miiba',
    ),
    unless: words('was|were|had|wali[a-z]+'),
    means: only('bones'),
  },
  {
    topics: ['track'],
    says: words('(?:possible|like|love|able) to (?:order|buy)|(?:can|could|may) (?:i|we) (?:order|buy)|naweza kuagiza|ningependa kuagiza'),
    unless: words('track|where|my (?:last )?order|oda yangu|again|tena|wapi'),
    means: only('forDay'),
  },
  {
    topics: ['yourName'],
    says: /^(?:my name(?:['’]s| is)|naitwa|jina langu)(?![a-z])/i,
    when: at('address', 'newAddress'),
    means: intent('checkout'),
  },
  // `I'll pay the driver when he comes` is the way to pay, where that is asked.
  {
    says: PAYS_AT_DOOR,
    unless: unlike('phone|simu|delivery|usafiri|nauli|fee'),
    when: at('method'),
    means: choose({ method: 'cash_on_delivery' }),
  },
  {
    says: words(
      '(?:the|that) cheap(?:er|est)(?: one)?|cheap(?:er|est) (?:one|option)|(?:ile|iwe|nipe|nataka|weka) (?:ile )?(?:ya )?(?:bei )?(?:nafuu|rahisi)',
    ),
    unless: unlike('is|show|fish|samaki'),
    namesFish: false,
    when: at('delivery'),
    means: choose({ delivery: 'standard' }),
  },
  {
    says: /^(?:(?:give me|i['’]d like|ok|nipe)[ ,]+)*(?:who ?ever(?:['’]?s| is)?(?![a-z])|the (?:most (?:reliable|trusted)|best)(?: one)?[.! ]*$)/i,
    unless: /\?/u,
    namesFish: false,
    when: at('transporters'),
    means: choose({ transporter: 'any' }),
  },
  // `will the seller scale it?` picks no row that is called like that.
  { topics: ['cleaning'], says: /^(?:will|would|do|does|can|could) .*\?/iu, when: at('list'), means: (meant) => ({ ...meant, items: [] }) },
  { topics: ['outOfStock'], says: words('when .*(?:get|be) here'), namesFish: false, means: topic('deliveryTime') },
]
