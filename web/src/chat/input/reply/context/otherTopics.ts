import { headsIn } from '../line/headsIn.ts'
import { CANCELS, ORDER } from './aboutOrders.ts'
import { ASKS, both, intent, type Moment, only, type Rule, topic, track, words } from './rule.ts'

const SELLER = words('seller|vendor|muuzaji|anauza|anayeuza|wauzaji')
const WHERE_PIN = /(?<![a-z])pin(?![a-z]).*(?:wapi|where)|(?:wapi|where).*(?<![a-z])pin(?![a-z])/i

/** Who is asked about, and what for. */
export const whoIsIt: readonly Rule[] = [
  { says: WHERE_PIN, means: topic('isItSafe') },
  { topics: ['yourName'], says: SELLER, means: topic('whereCaught') },
]

const DELIVERY = words(
  'transporters?|msafirishaji|wasafirishaji|rider|dereva|delivery|usafiri[a-z]*|haraka|express|kawaida|standard|kuleta[a-z]*',
)
const TOTAL = words('total|jumla|yote pamoja')
const SO_FAR = words('we at|so far|now|altogether|in all|mpaka sasa|hadi sasa|sasa hivi|yote|zote')
/** `jumla?`, and not the price of wholesale. */
const ONLY_TOTAL = /^\W*(?:na |sasa )?jumla(?: sasa(?: hivi)?)?\W*$/iu
const SPOILT = words('rot[a-z]*|spoil[a-z]*|bad|smell[a-z]*|stink[a-z]*|[a-z]*oza|[a-z]*haribika|[a-z]*nuka')
const GOES_ON = words("tuendelee|tulipe|twende (?:malipo|kulipa|tukalipe)|let['’]s (?:continue|go on|pay)")
const MONEY = words('pesa|hela|fedha|money|cash|shilingi|refund[a-z]*|malipo')
const MONEY_BACK = words('refund[a-z]*|back|[a-z]*rudish[a-z]*|[a-z]*rud[a-z]*|[a-z]*rejesh[a-z]*|return[a-z]*')
/** Names of people that sound like one. */
const NAMED = words('salu+m[a-z]*|salama|salim[a-z]*|salmin[a-z]*|amina[a-z]*')
/** A greeting of faith in its own words. */
const OF_FAITH =
  /(?<![a-z])(?:[a-z]*l[ae][iy]?k[uo]m[a-z]*|ass?ala+m[a-z]*|bwana|yesu|kristo|asifiwe|sifa|tumsifu|shalo+m|amani|mungu|god|lord|jesus|peace|bless[a-z]*|praise|allah)(?![a-z])|^[^a-z]*(?:amina|amen|sala+m[a-z]*)[^a-z]*$/i
const PAYS_NOW = /^(?:(?:sasa|haya|ok|sawa|basi|na)[ ,]+)*(?:na|nata|tuna|tuta|nina)?(?:ku)?lipia(?: sasa| hapa| basi| tu)*[.! ]*$/iu
const IN_CART = words(
  "what(?:['’]?s| is| do i have)(?: there)? (?:now )?in (?:my|the) (?:cart|basket)|kikapu[a-z]* (?:changu )?(?:kina|kuna|nina) nini|(?:nini|kuna nini) (?:kwenye|ndani ya) kikapu",
)

/** `asante kesho basi`: nothing more today. */
const TILL_LATER =
  /^(?=.*(?<![a-z])(?:kesho|baadaye|badae|siku nyingine|later|tomorrow|another (?:time|day))(?![a-z]))(?:\S+\s+){0,4}\S+\s*$/iu

const withCart = ({ hasCart }: Moment): boolean => hasCart

/** `punguza mpaka itoshe`: less in the cart, and no lower price. */
const FITS = both('punguz[a-z]*|reduce|lower|remove|toa|take|cut|drop', '[a-z]*tosh[a-z]*|fits?|within|afford|enough')

/** The parser's topic is near, but a word of the line, or the cart, says it is another. */
export const otherTopics: readonly Rule[] = [
  {
    intents: ['share', 'unknown'],
    says: IN_CART,
    unless: words('share|send|link|[a-z]*tum[ai][a-z]*'),
    when: withCart,
    means: intent('showCart'),
  },
  {
    topics: ['bargain', 'budget'],
    says: FITS,
    unless: words('bei|prices?'),
    namesFish: false,
    when: (moment) => withCart(moment) && !moment.isWaiting,
    means: only('fitBudget'),
  },
  { intents: ['unknown'], says: PAYS_NOW, when: (moment) => withCart(moment) && !moment.isWaiting, means: intent('checkout') },
  // `Rehema Salum` is somebody's name.
  { topics: ['greetFaith'], says: NAMED, unless: OF_FAITH, means: intent('unknown') },
  { topics: ['yourName'], says: words('pin|pesa|hela|malipo|money|payment'), means: topic('isItSafe') },
  { topics: ['lipaNamba'], says: ORDER, means: track },
  {
    topics: ['payOnDelivery', 'inspectFirst'],
    says: words('[a-z]*lip[ae]|pay'),
    when: ({ accepts }, { choices }) => accepts === 'change' && choices.method === undefined,
    means: intent('pay'),
  },
  { topics: ['bulk'], says: ONLY_TOTAL, namesFish: false, means: topic('total') },
  { topics: ['returnAfterHours', 'thanks'], says: GOES_ON, when: withCart, means: intent('checkout') },
  { topics: ['refund'], says: words('rudisha|irudishe|zirudishe|virudishe|mrudishe'), unless: MONEY, means: intent('undo') },
  {
    topics: ['refund'],
    says: /(?<![a-z])(?:(?:did|have|has).*(?:get|got|receiv[a-z]*)|[a-z]*poke[al][a-z]*|imeingia|imefika)(?![a-z])/i,
    unless: MONEY_BACK,
    means: topic('alreadyPaid'),
  },
  { topics: ['budget', 'bargain', 'cheapest', 'complaint', 'badFish'], says: TOTAL, unless: SPOILT, when: withCart, means: topic('total') },
  { topics: ['priceAsk'], says: SO_FAR, namesFish: false, when: withCart, means: topic('total') },
  {
    topics: ['freshness'],
    says: words("(?:was|were) not|wasn['’]?t|weren['’]?t|h[aiu][a-z]*kuwa[a-z]*|hakuwa|haikuwa|hawakuwa"),
    means: topic('badFish'),
  },
  { topics: ['budget', 'bargain', 'cheapest'], says: DELIVERY, namesFish: false, means: topic('deliveryFee') },
  {
    topics: ['event', 'total', 'weight', 'priceAsk', undefined],
    names: (line) => headsIn(line) !== null,
    unless: words('mia|elfu|hundred|harusi|sherehe|msiba|wedding|pati|party|event'),
    namesFish: false,
    means: only('people'),
  },
  { topics: ['inspectFirst'], says: CANCELS, means: topic('cancelOrder') },
  { topics: ['thanks'], says: TILL_LATER, unless: ASKS, namesFish: false, means: topic('goodbye') },
  // A question of several words chooses nothing: `is it the same as before?`
  {
    intents: ['yes'],
    says: ASKS,
    unless: /^\W*\S+\W*$/u,
    when: ({ accepts }, { choices }) =>
      (accepts === 'delivery' || accepts === 'transporters' || accepts === 'method') && Object.keys(choices).length === 0,
    means: intent('unknown'),
  },
]
