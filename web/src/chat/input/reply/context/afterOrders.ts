import { NAMES_ORDER, WHICH_IS } from '../../topics/orders/orderWords.ts'
import { both, CANCELS, FOLLOWS, isAfterOrder } from './aboutOrders.ts'
import { intent, type Moment, only, type Rule, topic, track, words } from './rule.ts'

const KEEPS = words(
  "(?:si|usi|msi|nisi)(?:ta|ki)?(?:ghairi|kansel|cancel)[a-z]*|sitaki (?:ku)?(?:ghairi|kansel[a-z]*|cancel)|(?:do not|don['’]?t|won['’]?t|not|no need to) (?:want to |going to )?cancel[a-z]*",
)
const LEAVES = words('i?ache(?:ni)?(?: tu| hivyo)?|leave it|let it (?:be|come|go on)|iendelee|ibaki(?: hivyo)?|keep it')
const CANCEL_FEE = words(
  '(?:gharama|ada|faini|makato) (?:ya |za |kwa )?(?:ku)?(?:ghairi|cancel|kansel)[a-z]*|cancel[a-z]* (?:fee|charge|cost|penalty|charges|fees)|(?:fee|charge|charged|cost|penalty|pay|costs) (?:[a-z]+ ){0,3}?(?:to|for|if i|when i) cancel[a-z]*|nikighairi (?:[a-z]+ )?(?:na|nita)?(?:lipa|katwa|kuna)[a-z]*',
)
const ASKS_WHY = words('why|how|kwa ?nini|mbona')
const ADDRESS = words('address|anwani|mahali|eneo')
const CHANGES = words('chang[a-z]*|[a-z]*badili[a-z]*')
const MAY = words('can|may|could|naweza|tunaweza|inawezekana')
const CARRIES = words(
  "who(?:['’]s| is| will| does| are)?(?: be)? (?:carr[a-z]*|bring[a-z]*|deliver[a-z]*|tak(?:e|es|ing) (?:it|them|my (?:fish|order)))(?! to)|nani (?:ana|ata|ame|anaye|atakaye)(?:ni|tu|i|u)?(?:let|pelek|beb|chuku)[a-z]*",
)
const MISSING = words(
  '(?:mmoja|moja|wawili|watatu|mbili|wengine|nyingine|baadhi|kimoja) (?:[a-z]+ )?(?:hayupo|hawapo|hayumo|hawamo|haimo|hazimo|haipo|hakuna|hamna|kakosekana|(?:ame|wame|ime|zime)(?:kosekana|pungua))|(?:ame|wame|ime|zime)pungua|(?:one|two|some|\\d|fish|packs?) (?:of (?:[a-z]+ ){1,2})?(?:is|are|was|were) (?:missing|not in the)',
)
const COMES_BACK = words(
  '(?:get|have|want) (?:it|the order|my order|that order|that one) back|bring (?:it|that) back|un-?cancel[a-z]*|restore|reinstate|(?:i|mu|ni)?irudishe(?:ni)?|(?:i|in)aweza kurudi',
)
const MONEY = words('money|refund[a-z]*|cash|pesa|hela|fedha|malipo')
const UNWANTED = words(
  "(?:sitaki|staki|sihitaji|hatutaki)|[a-z]*badili(?:sha)? (?:nia|mawazo)|chang[a-z]* my mind|(?:do not|don['’]?t|no longer) (?:want|need)|usije|isije|(?:m|u)silete",
)
const ELSEWHERE = words('nyumbani|home|stock|sokoni|dukani|kikapu[a-z]*|cart|basket')
const ALSO = words('[a-z]*ongez[a-z]*|add|put|weka|niwekee|more|[a-z]*sahau|forgot')
const FORGOT = words(
  '(?:nime|nili|tume|tuli)sahau|forgot|(?:kwenye|katika) (?:hiyo |ile |hii )?oda(?: hiyo| ile| yangu)?|to (?:my|the|that|this) order',
)
const IT_IS_THAT =
  /^(?:ndiyo|ndio|yes|yeah|sawa|ni|it(?:['’]s| is| was)|that|this|the|hiyo|hii|ile|iliyo[a-z]*|oda|order|number|namba|smk)(?![a-z])/i
const OTHER_WISH = words(
  'wapi|where|track|[a-z]*fuatili[a-z]*|refund[a-z]*|[a-z]*rudish[a-z]*|money|pesa|hela|again|tena|[a-z]*rudia[a-z]*|who|nani|when|lini|how|call|piga|weka|add|nataka|naomba|i want|what',
)

const isFree = ({ isCheckingOut, isWaiting }: Moment): boolean => !isCheckingOut && !isWaiting
/** With nothing in the cart there is but the order that was just made, or shown. */
const hasPlaced = (moment: Moment): boolean => isFree(moment) && !moment.hasCart && (moment.isAboutOrder || moment.hasJustOrdered)
const isAtList = ({ accepts }: Moment): boolean => accepts === 'list' || accepts === 'address'

const GOES_WHERE = words(
  'where (?:exactly )?(?:will|is|are|does|do) (?:it|they|my [a-z]+|this|that|the [a-z]+|you)(?: order)? (?:be |being |going to be |get |to )?(?:deliver[a-z]*|sent|brought|going|taken|go)|(?:which|what) address|(?:ita|ina|mta|mna|wata)(?:i)?(?:pelek|let|(?:kw)?end)[a-z]* (?:wapi|anwani gani)|(?:anwani|address) (?:gani|ipi)',
)
const TELL_RIDER = words(
  '(?:tell|inform|let|ask) (?:the )?(?:rider|driver|seller|carrier|transporter)(?: know)?|(?:m|wa)?(?:ambi|elekez)(?:e|eni) (?:huyo )?(?:dereva|muuzaji|msafirishaji|boda[a-z]*|rider)',
)

/** A cancellation that is asked about or taken back: nothing is cancelled. */
export const notCancelled: readonly Rule[] = [
  { says: CANCEL_FEE, means: topic('cancelFee') },
  // Whoever wants the money instead of the goods is asked about the order (CHAT-160, CHAT-166).
  { says: both(UNWANTED, MONEY), unless: CANCELS, when: hasPlaced, means: topic('cancelOrder') },
  {
    topics: ['credit', undefined],
    says: both(CANCELS, MAY),
    when: ({ isCheckingOut }) => isCheckingOut,
    means: topic('cancelOrder'),
  },
  { says: both(KEEPS, FOLLOWS), when: ({ isWaiting }) => !isWaiting, means: track },
  { says: KEEPS, unless: ASKS_WHY, means: topic('leftAsIs') },
  {
    topics: [undefined, 'changedMind'],
    says: LEAVES,
    namesFish: false,
    when: (moment) => isAfterOrder(moment) && !moment.hasCart,
    means: topic('leftAsIs'),
  },
]

/** After our question which order spoilt or missing fish are of. */
export const complaining: readonly Rule[] = [
  {
    says: IT_IS_THAT,
    unless: new RegExp(`\\?|${OTHER_WISH.source}|${CANCELS.source}`, 'i'),
    when: ({ isComplaint, isCheckingOut }, { orderNumber }) => isComplaint && (!isCheckingOut || orderNumber !== undefined),
    means: topic('complaintOf'),
  },
  {
    topics: [
      undefined,
      'refund',
      'track',
      'cleaning',
      'localMeasure',
      'notSold',
      'outOfStock',
      'goodToday',
      'cheapest',
      'priceAsk',
      'nobodyHome',
      'weight',
    ],
    says: MISSING,
    namesFish: false,
    unless: ELSEWHERE,
    when: ({ isWaiting, accepts }) => !isWaiting && accepts !== 'newAddress',
    means: topic('badFish'),
  },
]

/** Where a placed order goes, and what its rider should know: the words beside it mean nothing else. */
export const onTheWay: readonly Rule[] = [
  {
    says: GOES_WHERE,
    namesFish: false,
    when: (moment) => isAfterOrder(moment) || (moment.isCheckingOut && !moment.isWaiting),
    means: only('orderGoesTo'),
  },
  { says: TELL_RIDER, unless: /\?/u, when: (moment) => isAfterOrder(moment) && !moment.hasCart, means: topic('tellRiderPlaced') },
]

/** At the review the carrier that was chosen is meant, if one was. */
export const carriedBy: readonly Rule[] = [
  {
    topics: ['whoCarries', 'yourName', 'deliveryTime', undefined],
    says: CARRIES,
    namesFish: false,
    when: ({ accepts }) => accepts === 'change',
    means: topic('whoCarries'),
  },
]

/** Said of an order that exists, by its name or because its card is the newest. */
export const afterOrder: readonly Rule[] = [
  {
    says: /^(?:so |and |na |sasa )?(?:where(?:['’]s| is) (?:it|my fish)|iko wapi|ipo wapi|imefika wapi|wako wapi)(?![a-z])/i,
    when: isAfterOrder,
    means: track,
  },
  { says: WHICH_IS, namesFish: false, when: (moment) => isFree(moment) && !isAtList(moment), means: track },
  {
    says: /^(?:(?:and|na|ni|sasa|show me|nionyeshe|open|fungua) )?(?:the )?(?:first|second|third|fourth|fifth|last|(?:ile )?ya (?:kwanza|pili|tatu|nne|tano|mwisho))(?: one| order)?[?.! ]*$/iu,
    when: ({ isOrderList, isCheckingOut }) => isOrderList && !isCheckingOut,
    means: track,
  },
  {
    topics: ['refund', 'changedMind', undefined],
    says: COMES_BACK,
    unless: MONEY,
    namesFish: false,
    when: (moment) => isAfterOrder(moment) && !moment.hasCart,
    means: topic('restore'),
  },
  { intents: ['cancel'], when: isAfterOrder, means: topic('cancelOrder') },
  {
    topics: ['changedMind', undefined],
    intents: ['cancel', 'topic'],
    says: CANCELS,
    when: hasPlaced,
    means: topic('cancelOrder'),
  },
  // `so imeshakuwa cancelled?`: asked of the order at hand.
  {
    says: words('(?:is|was|has|ime(?:sha)?|ili(?:sha)?)(?:kuwa)? ?(?:it |been |already )*(?:cancel+ed|cancel|ghairiwa|kanseliwa)'),
    unless: ASKS_WHY,
    namesFish: false,
    when: isAfterOrder,
    means: track,
  },
  { intents: ['cancel'], says: NAMES_ORDER, when: isFree, means: topic('cancelOrder') },
  {
    topics: ['whyLate', 'track', undefined],
    says: new RegExp(`^(?=.*${CHANGES.source})(?=.*${ADDRESS.source})(?=.*${MAY.source})`, 'isu'),
    means: topic('changeAddress'),
  },
  { topics: ['yourName', 'deliveryTime', undefined], says: CARRIES, namesFish: false, means: topic('whoCarries') },
  {
    topics: ['changeOrder'],
    says: ALSO,
    namesFish: true,
    when: ({ isWaiting, hasCart, isCheckingOut, isAboutOrder }, { orderNumber }) =>
      !isWaiting && hasCart && orderNumber === undefined && (isCheckingOut || !isAboutOrder),
    means: intent('add'),
  },
  {
    intents: ['add', 'search', 'unknown'],
    says: FORGOT,
    namesFish: true,
    when: (moment) => isAfterOrder(moment) && !moment.hasCart && !moment.isWaiting,
    means: topic('changeOrder'),
  },
]
