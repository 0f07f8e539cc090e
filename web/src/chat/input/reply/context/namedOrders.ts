import { dateIn, earlierIn } from '../../topics/orders/orderDates.ts'
import { CANCELLED, MEANT, NAMES_ORDER, saysByFish, saysWhichDay, stateIn } from '../../topics/orders/orderWords.ts'
import { both, CANCELS, FOLLOWS, HELD, isAfterOrder, NOT_BOUGHT } from './aboutOrders.ts'
import { intent, type Moment, type Rule, topic, track, words } from './rule.ts'

/** Asks which order we speak of. */
const WHICH_ORDER = words(
  "(?:which|what) order(?:['’]s)? (?:[a-z]+ ){0,3}?(?:talk[a-z]*|speak[a-z]*|mean[a-z]*|refer[a-z]*|about|is (?:that|this|it)|was that)|oda (?:gani|ipi) (?:[a-z]+ ){0,2}?(?:[mu]na(?:ongele|zungumzi|maanish|sem)[a-z]*|hiyo)|[mu]na(?:ongele|zungumzi|maanish|sem)[a-z]* (?:[a-z]+ ){0,2}?oda (?:gani|ipi)",
)
const AGAIN = words(
  'again|tena|re-?order[a-z]*|repeat[a-z]*|rudia[a-z]*|(?:the )?same (?:as|order)|(?:give|send|get|bring) me|nipe|tupe|nileteen?i?|niwekee|upya|vile ?vile',
)
const CONTENTS = words(
  "what (?:was|were|is|did|do|had|have|fish|kind)|which (?:fish|kind)|what['’]s|nini|samaki (?:gani|yupi)|vitu gani|how much|shilingi ngapi|ngapi|kiasi gani|contents?",
)
/** Where it is, or what became of it. */
const OTHERWISE = words(
  'what happened|what about|status|where|when|who|why|wapi|lini|nani|mbona|kwa ?nini|refund[a-z]*|[a-z]*rudish[a-z]*|late|[a-z]*chelew[a-z]*|missing|spoil[a-z]*|rotten|[a-z]*oza|[a-z]*haribik[a-z]*',
)
const CHARGED = words('charg[a-z]*|deducted|[a-z]*katwa')
/** Something that is still to come: a wish for the day of the delivery. */
const TO_COME = words(
  'deliver(?:y|ed)? (?:it )?(?:on|by)|(?:m|u)?(?:ta|na)?(?:let|pelek)e(?:ni|we)?|arrive (?:on|by)|come on|(?:want|like|going|need|wish) to (?:order|buy)|can (?:you|it|i get)|could (?:you|it)|will|(?:i|u|m|zi|ni)ta[a-z]+|kuletewa|niletewe',
)
const WHEN = words('when|lini|saa ngapi|what time|how (?:long|soon)|muda gani|siku gani')
const MAY = words('can|may|could|able|possible|naweza|tunaweza|inawezekana|bado')
/** The order spoken of, once more. */
const THAT_AGAIN =
  /^(?:(?:yes|ok|okay|please|ndiyo|sawa|naomba|basi)[ ,]+)*(?:(?:that|this|the same)(?: one| order)? again|(?:hiyo|ile|hizo|zile)(?: hiyo| oda)? tena|tena (?:hiyo|ile|hizo))(?: please)?\W*$/iu
const NUMBERED = /(?<![a-z])smk-?\d/i
/** Fragments that go on from an order: `and in October?`, `na ya tarehe 5?`. */
const GOES_ON =
  /^\W*(?:(?:and|what about|how about|na|vipi|je|no|hapana)[\s,]+)*(?:the one |that |ile |oda |the |order )?(?:in|of|from|on|ya|za|tarehe|mwezi)(?: \S+){1,5}$/iu
const WHERE_OR_WHY = new RegExp(`${FOLLOWS.source}|^(?=.*${words('why|mbona|kwa ?nini').source}).*${CANCELS.source}`, 'i')
const SENDS = words('send|deliver|bring|take|move|redirect|[a-z]*pelek[a-z]*|[a-z]*lete[a-z]*|[a-z]*tum[ae][a-z]*|ihamish[a-z]*')
const TO_OTHER_PLACE = words(
  '(?:to|at) (?:my |the |our )?(?:office|work|home|house|(?:other|another|different) (?:[a-z]+ )?(?:address|place)).* instead|instead.*(?:to|at) (?:my |the |our )?(?:office|work|home|house)|(?:it|them|order) to (?:my |the |our )?(?:office|work|home|house)|(?:ofisini|kazini|nyumbani|anwani nyingine) (?:[a-z]+ )?badala|badala.*(?:ofisini|kazini|nyumbani)',
)

/** Whatever the date in it makes of the line, it is about an order. */
const VAGUE: ReadonlySet<string | undefined> = new Set([
  undefined,
  'minimumOrder',
  'openingHours',
  'storage',
  'inspectFirst',
  'track',
  'budget',
  'bulk',
  'priceAsk',
  'total',
  'orderHeld',
  'cleaning',
  'cooking',
  'goodToday',
  'event',
  'howItWorks',
  'yourName',
  'deliveryTime',
])
const isVague = (topics: string | undefined, isGuess: boolean | undefined): boolean => isGuess === true || VAGUE.has(topics)
const mayLookBack = ({ isWaiting, accepts }: Moment): boolean =>
  !isWaiting && accepts !== 'list' && accepts !== 'amount' && accepts !== 'address' && accepts !== 'newAddress'
const hasMissed = ({ told, isCheckingOut }: Moment): boolean => !isCheckingOut && (told === 'noSuchOrder' || told === 'noneIs')
const toBuyAgain: Rule['means'] = (meant) => ({ ...intent('buyAgain')(meant), quantity: null })

/** An order by its day, its month, what came after it or where it stands. */
export const namedOrders: readonly Rule[] = [
  { says: WHICH_ORDER, means: topic('whichOrder') },
  {
    names: saysWhichDay,
    says: AGAIN,
    unless: new RegExp(`${NOT_BOUGHT.source}|${OTHERWISE.source}|${CONTENTS.source}`, 'i'),
    when: ({ isWaiting }, { topic: read, isGuess, intent: said, items }) =>
      !isWaiting && (said === 'buyAgain' || (items.length === 0 && isVague(read, isGuess))),
    means: toBuyAgain,
  },
  {
    names: saysWhichDay,
    says: new RegExp(`${HELD.source}|${CONTENTS.source}`, 'i'),
    unless: new RegExp(`${OTHERWISE.source}|${TO_COME.source}|${AGAIN.source}`, 'i'),
    when: (moment, { topic: read, isGuess }) => mayLookBack(moment) && (read === 'whyLate' || isVague(read, isGuess)),
    means: topic('orderHeld'),
  },
  // Where it is, or why it was cancelled, whatever else the words of its date might mean.
  {
    names: saysWhichDay,
    says: WHERE_OR_WHY,
    unless: words('refund[a-z]*|[a-z]*rudish[a-z]*|late|[a-z]*chelew[a-z]*'),
    namesFish: false,
    when: (moment, { topic: read }) => mayLookBack(moment) && (read === 'whereCaught' || read === 'cancelOrder' || isVague(read, true)),
    means: (meant) => ({ ...track(meant), quantity: null }),
  },
  {
    names: (line) => saysWhichDay(line) && earlierIn(line) !== 'it',
    unless: new RegExp(`${TO_COME.source}|${NOT_BOUGHT.source}|${CANCELS.source}|${CHARGED.source}`, 'i'),
    when: (moment, { topic: read, isGuess }) => mayLookBack(moment) && !moment.isCheckingOut && isVague(read, isGuess),
    means: (meant) => (meant.intent === 'buyAgain' ? meant : { ...topic('thatOrder')(meant), quantity: null }),
  },
  {
    names: (line) => (GOES_ON.test(line) && dateIn(line) !== null) || earlierIn(line) === 'it',
    when: (moment, { topic: read, isGuess }) => (isAfterOrder(moment) || hasMissed(moment)) && isVague(read, isGuess),
    means: topic('thatOrder'),
  },
  // After `I see no such order`: another one that is named so is shown, and none of its fish put in.
  {
    says: MEANT,
    names: (line) => saysByFish(line) || stateIn(line) !== undefined,
    when: (moment) => hasMissed(moment) && !moment.isWaiting,
    means: (meant) => ({ ...topic('thatOrder')(meant), items: meant.items }),
  },
  { intents: ['unknown'], says: THAT_AGAIN, namesFish: false, when: isAfterOrder, means: toBuyAgain },
  {
    says: both(CANCELS, MAY),
    unless: new RegExp(`${CANCELLED.source}|${words('why|mbona|kwa ?nini').source}`, 'i'),
    names: (line) => stateIn(line) !== undefined || NUMBERED.test(line),
    when: ({ isWaiting }) => !isWaiting,
    means: topic('cancelOrder'),
  },
  {
    says: both(WHEN, NAMES_ORDER),
    unless: new RegExp(`${CANCELS.source}|${words('refund[a-z]*|[a-z]*rudish[a-z]*|money|pesa|hela').source}`, 'i'),
    names: (line) => /^(?:pending|processing|shipping)$/.test(stateIn(line) ?? ''),
    when: ({ isWaiting }) => !isWaiting,
    means: topic('arrives'),
  },
]

/** What `it` of a line can only be: the order spoken of last. */
export const pointedAt: readonly Rule[] = [
  {
    topics: ['pickUp', 'deliveryTime', 'areaAsk', 'areaUnknown', 'areaFound', 'track', undefined],
    says: both(SENDS, TO_OTHER_PLACE),
    namesFish: false,
    when: (moment) => isAfterOrder(moment) && !moment.hasCart,
    means: topic('changeAddress'),
  },
]
