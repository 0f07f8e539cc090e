import type { Understood } from '../../../understand/Understood.ts'
import { isAfterOrder } from '../aboutOrders.ts'
import { ASKS, both, intent, type Moment, only, type Rule, topic, words } from '../rule.ts'

const asking = (says: RegExp): RegExp => new RegExp(`(?=.*(?:${ASKS.source}))${says.source}`, 'i')
const at =
  (...kinds: readonly Moment['accepts'][]) =>
  ({ accepts }: Moment): boolean =>
    kinds.includes(accepts)

const SPOILT = words(
  'spoil[a-z]*|rotten|rots?|bad|smell[a-z]*|stink[a-z]*|stale|not (?:be )?fresh|off|[a-z]*oza|[a-z]*haribika|[a-z]*nuka|[a-z]*bovu|si (?:fresh|freshi|wabichi)',
)
const IF = words(
  'if|suppose|in case|say the|ikiwa|iwapo|endapo|je,? kama|kama (?:wa|i|zi|a)[a-z]+|(?:i|wa|a|u|zi|m)ki(?:wa|fika|ja|let|oza|haribika|nuka|kuta)[a-z]*|nikipokea|nikikuta',
)
/** It has happened, or another thing goes off. */
const HAS_SPOILT = words(
  "(?:it|they|fish|one|some) (?:was|were|came|arrived)|(?:i|nili|nime)(?: |me|li)?(?:received|got|pokea)|ili(?:kuwa|fika)|wali(?:kuwa|fika)|phone|simu|network|mtandao|(?:set|head|take|took|drop|day|cut|call|switch[a-z]*|turn[a-z]*|how) off|cold|it['’]s a bad|reject|refuse|turn (?:it|them) away|kukata[a-z]*",
)

const COLD = words(
  'cold|chilled|cool(?: ?box(?:es)?|er|ed)?|fridge|refrigerat[a-z]*|(?:on|in|with) ice|ice ?box|insulated|u?baridi|friji|friza|jokofu|(?:kwenye|na|ndani ya) barafu',
)
const ON_THE_WAY = words(
  'way|deliver[a-z]*|arriv[a-z]*|transport[a-z]*|carr[a-z]*|rid(?:e|ers?)|drivers?|motorbikes?|motorcycles?|bikes?|boda[a-z]*|pikipiki|vehicle|truck|van|gets? (?:here|to me)|comes?|journey|travel[a-z]*|njiani|safari|[a-z]*fika|dereva|[a-z]*safirish[a-z]*|usafiri|standard|express',
)
const AT_HOME = words(
  'cold chain|how (?:do|should|can|to|long)|at home|nyumbani|store|(?:after|once) (?:it|they)|[a-z]*hifadh[a-z]*|nik[a-z]+|(?:ku|nita)?weka|bila|siku ngapi|muda gani|put|sodas?|water|maji',
)

const NOBODY = words(
  "(?:nobody|no ?one)(?:['’]s| is| will be)? (?:in|there|around)(?= (?:when|if|at)|[?.!,]| *$)|(?:i['’]?m|i am|we['’]?re|we are|she['’]?s|he['’]?s) not (?:in|there|around)(?= (?:when|if|at (?:the|that|home))|[?.!,]| *$)|hakuna mtu (?:nyumbani|akija|wakija)",
)
const KEEPER =
  'watchman|guard|askari|mlinzi|neighbou?rs?|jirani|caretaker|housemaid|house ?girl|maid|dada wa kazi|reception[a-z]*|gateman|(?:my|the) (?:wife|husband|son|daughter|sister|brother|mother|colleague)'
const TAKES_IN = words(
  `(?:${KEEPER})(?: [a-z]+)? (?:take|accept|sign|get|receive|[a-z]*pokea|[a-z]*pokele[a-z]*|[a-z]*chukua)(?: it| them| in| for)*|(?:leave|drop|[a-z]*ach[ei][a-z]*|hand)(?: it| them)? (?:off )?(?:with|to|kwa) (?:the |my )?(?:${KEEPER})`,
)

const HOW_MUCH = 'how much|kiasi gani|(?:shilingi|pesa|hela|sh) ngapi|ngapi|shingapi'
const PAYS = '(?:na|nita|tuta|tuna|ni)?lip(?:a|e|ia)|kulipa|pay|paying'
const NOW_OR_LATER =
  'sasa|leo|kwanza|baadaye|badae|nikipokea|ukipokea|(?:wa|i|mzigo u|u)kifika|mlangoni|(?:ime|ina|kime)?baki[a-z]*|now|today|later|left|remaining|at the door|on delivery|on arrival|when (?:it|he|she|they) (?:comes?|arrives?)'
const SUMS = new RegExp(
  `(?=.*${words(HOW_MUCH).source}).*(?:${words(`(?:${PAYS})(?: [a-z]+){0,4} (?:${NOW_OR_LATER})|(?:${NOW_OR_LATER})(?: [a-z]+){0,3} (?:${PAYS})|imekuwa|imefikia|(?:has |is )?it come to`).source})`,
  'i',
)

const PAID = "(?:nime|tume|nili)(?:sha|kwisha)?lip[a-z]*|i(?:[’']ve| have)? (?:already |just )?paid|already paid"
const BY_CARD = words('(?:credit |debit |bank )?cards?|visa|mastercard|paypal|kadi(?: ya benki)?')
const PHONE_PAY = '(?:pay[a-z]*|[a-z]*lip[a-z]*|malipo)(?: [a-z]+){0,2} (?:phone|simu|mobile(?: money)?|m-?pesa)|mobile money|m-?pesa'
const WORKS =
  'how (?:does|do|will|would)(?: [a-z-]+){1,5} work|(?:ina|ita|huwa ina)?(?:fanya|fanyika)je(?: kazi)?|inafanya(?:je)? kazi(?: vipi)?|inakuwaje'
const UNSURE =
  "not (?:so |too |really |very )?sure about|don['’]?t (?:really )?trust|(?:worried|nervous) about|sina uhakika na|si(?:i)?amini|naogopa"

const REACH =
  'get (?:a )?hold of|get in touch with|reach|contact|(?:speak|talk) (?:to|with)|(?:na|nita|tuna|ni|ku)mpat[a-z]*|(?:na|nita|ku)?wasilian[a-z]*(?: na)?'
const SELLER = 'sellers?|vendors?|fisherm[ae]n|muuzaji|mvuvi'
const RIDER = 'drivers?|riders?|couriers?|transporters?|dereva|boda(?:boda)?|msafirishaji'
const reaches = (who: string): RegExp =>
  asking(words(`(?:${REACH})(?: simu)? (?:the |my |this |huyo )?(?:${who})|(?:${who}) (?:na|nita|ni)m(?:pat|pig)[a-z]*`))

const TELLS_ME = words(
  'how (?:will|do|would|can|shall) (?:i|we) know|(?:ni|tu)tajua(?:je| vipi)|will (?:you|they|someone|somebody) (?:tell|text|message|notify|update|let)(?: me| us)?|will i (?:be (?:told|notified)|get an? (?:sms|message|text|update))|(?:m|u|wa)ta(?:ni|tu)julish[a-z]*',
)
const LEAVES = words('way|leaves?|left|leaving|coming|dispatch[a-z]*|shipped|sent|njiani|[a-z]*toka|imeondoka|ikiondoka|inakuja')

const BONES = words(
  '(?:too|so|very|that) many (?:small )?bones|(?:few|fewer|fewest|less|least) bon(?:es|y)|(?:miiba|mifupa) (?:michache|kidogo|mingi)|bony|(?:has|have|got|are there) (?:any |many |a lot of |lots of |small )?bones|(?:ana|wana|ina|zina|kuna) (?:miiba|mifupa)',
)

const TO_ORDER = words(
  '(?:possible|able) to (?:order|buy|get)|(?:like|love|want|wish) to (?:order|buy)|(?:can|could|may) (?:i|we) (?:order|buy)|(?:na|ninge|tuna|tunge)?(?:weza |penda )(?:ku)?(?:agiza|nunua)',
)
const OF_PLACED = words('track[a-z]*|where|status|my (?:last )?order|oda yangu|again|tena|wapi|cancel[a-z]*|change')
const DAY = words(
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|weekend|kesho|juma(?:tatu|nne|tano|mosi|pili)|alhamisi|ijumaa|wikendi',
)

const PAYS_AT_DOOR = both(
  'pay|give|hand|settle|(?:nita|tuta|na|nina)(?:m|wa)?(?:lip|p)[ae][a-z]*|nimlipe|nilipe',
  "when (?:he|she|it|they|you|i|the [a-z]+|my [a-z]+)(?:['’]ve|['’]s| has| have)? (?:comes?|arrives?|gets?|brings?|delivers?|receive|got|here)|on arrival|at the (?:door|gate)|mlangoni|getini|(?:a|wa|i|u|zi|m)ki(?:fika|ja|leta|niletea)",
)
const NOT_CASH = words('not|si|sio|siyo|usi[a-z]*|sitaki|never|phone|simu|m-?pesa|airtel[a-z]*|tigo[a-z]*|mixx|delivery|usafiri|nauli|fee')
const DENIED = "n['’]t(?![a-z])"
const CHEAPER = words(
  '(?:the|that) (?:cheap(?:er|est)|less expensive|slow(?:er|est))(?: one| option| way| delivery)?|cheap(?:er|est) (?:one|option|way|delivery)|(?:ile|iwe|weka|nipe|chagua|nataka|basi) (?:ile |ya |yenye )*(?:bei )?(?:nafuu|rahisi|ya chini)(?: zaidi)?',
)
const ANY_GOOD =
  /^(?:(?:give me|i['’]?d like|i want|let['’]?s (?:go|use)(?: for| with)?|just|ok|nipe|chagua|weka)[ ,]+)*(?:who ?ever(?:['’]?s| is)?(?![a-z])|the (?:most (?:reliable|trusted|careful)|best)(?: one)?[.! ]*$|(?:yule |yeyote )?(?:anaye|mwa|wa)(?:minika|aminika))/iu

const choose =
  (choices: Understood['choices']) =>
  (meant: Understood): Understood => ({ ...intent('unknown')(meant), quantity: null, choices: { ...meant.choices, ...choices } })
const hasPlaced = (moment: Moment): boolean => isAfterOrder(moment) && !moment.hasCart

/** What a buyer fears or wonders before the fish is there: nothing is chosen by it, and no older order is meant. */
export const doubts: readonly Rule[] = [
  {
    says: new RegExp(`(?=.*${IF.source}).*${SPOILT.source}`, 'i'),
    unless: HAS_SPOILT,
    when: (_moment, { orderNumber }) => orderNumber === undefined,
    means: only('ifSpoilt'),
  },
  { says: asking(new RegExp(`(?=.*${COLD.source}).*${ON_THE_WAY.source}`)), unless: AT_HOME, means: only('coldOnWay') },
  { says: asking(COLD), unless: AT_HOME, namesFish: false, when: at('transporters'), means: only('coldOnWay') },
  { says: NOBODY, namesFish: false, means: only('nobodyHome') },
  {
    says: TAKES_IN,
    namesFish: false,
    when: (moment, meant) => meant.topic !== 'gift' && (!at('address', 'newAddress')(moment) || meant.topic === 'pickUp'),
    means: only('nobodyHome'),
  },
  { says: SUMS, namesFish: false, when: ({ hasCart }) => hasCart, means: only('total') },
  { says: SUMS, namesFish: false, when: hasPlaced, means: only('orderHeld') },
  {
    says: both(PAID, 'wapi|where|imefika|imeingia|imepita|[mu]meipata|gone? through|did (?:it|you get)|has it'),
    unless: words('sija[a-z]*|refund[a-z]*|[a-z]*rudish[a-z]*|mara mbili|twice'),
    when: ({ isCheckingOut, isWaiting }, { orderNumber }) => !isCheckingOut && !isWaiting && orderNumber === undefined,
    means: only('paidNoOrder'),
  },
  {
    intents: ['pay', 'checkout'],
    says: words(PAID),
    when: ({ isCheckingOut, isWaiting }) => isWaiting || !isCheckingOut,
    means: only('alreadyPaid'),
  },
  {
    topics: ['payOnDelivery', 'networks', 'credit', undefined],
    says: asking(new RegExp(`(?=.*${words('pay[a-z]*|[a-z]*lip[a-z]*|take|accept|use|[a-z]*pokea').source}).*${BY_CARD.source}`)),
    unless: words('sim cards?|number|namba'),
    namesFish: false,
    means: only('networks'),
  },
  { says: both(WORKS, PHONE_PAY), unless: words('not|why|how much|if|nik[a-z]+'), namesFish: false, means: only('payByPhone') },
  { topics: ['payOnDelivery', 'networks', undefined], says: both(UNSURE, 'cash|phone|simu|m-?pesa|mobile money'), means: only('isItSafe') },
  { says: reaches(SELLER), means: only('sellerNumber') },
  { says: reaches(RIDER), means: only('riderNumber') },
  {
    says: new RegExp(`(?=.*${TELLS_ME.source}).*${LEAVES.source}`, 'i'),
    unless: words('pay[a-z]*|[a-z]*lip[a-z]*|refund[a-z]*|stock|money|pesa'),
    means: only('howKnow'),
  },
  { says: BONES, unless: words('was|were|had|ali[a-z]+|wali[a-z]+'), means: only('bones') },
  { topics: ['track'], says: new RegExp(`(?=.*${TO_ORDER.source}).*${DAY.source}`, 'i'), unless: OF_PLACED, means: only('forDay') },
  { topics: ['track'], says: TO_ORDER, unless: OF_PLACED, means: intent('search') },
  {
    topics: ['yourName'],
    says: /^(?:hi |hello |and |na )?(?:my (?:full )?name(?:['’]s| is)|(?:mimi )?naitwa|jina langu)(?![a-z])/i,
    when: at('address', 'newAddress'),
    means: intent('checkout'),
  },
  // `I'll pay the driver when he comes` is the way to pay, where that is asked.
  {
    says: PAYS_AT_DOOR,
    unless: new RegExp(`${ASKS.source}|${DENIED}|${NOT_CASH.source}`, 'i'),
    when: (moment, { choices }) => at('method')(moment) && choices.method === undefined,
    means: choose({ method: 'cash_on_delivery' }),
  },
  {
    says: CHEAPER,
    unless: new RegExp(`${ASKS.source}|${DENIED}|${words('not|si|sio|siyo|than|too|fish|samaki|express|haraka').source}`, 'i'),
    namesFish: false,
    when: (moment, { choices }) => at('delivery')(moment) && choices.delivery === undefined,
    means: choose({ delivery: 'standard' }),
  },
  { says: ANY_GOOD, unless: /\?/u, namesFish: false, when: at('transporters'), means: choose({ transporter: 'any' }) },
  // `will the seller scale it?` picks no row that is called like that.
  { topics: ['cleaning'], says: /^(?:will|would|do|does|can|could) .*\?/iu, when: at('list'), means: (meant) => ({ ...meant, items: [] }) },
  {
    topics: ['outOfStock'],
    says: words('when .*(?:get|be) here|when .*(?:arrive|come)'),
    unless: words('stock'),
    namesFish: false,
    means: topic('deliveryTime'),
  },
]
