import { cartCount, useCart } from '#web/features/cart/cart.ts'
import { hasRole, kinds } from '../../cards/kinds.ts'
import { useTranscript } from '../../transcript/transcript.ts'
import type { Understood } from '../understand/Understood.ts'
import type { Talk } from './Talk.ts'

type Context = Pick<Talk, 'asked' | 'facts' | 'waiting'>

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

const DELIVERY = word(
  'transporters?|msafirishaji|wasafirishaji|rider|dereva|delivery|usafiri\\p{L}*|haraka|express|kawaida|standard|kuleta\\p{L}*',
)
const TOTAL = word('total|jumla|yote pamoja')
const RECEIVED = /(?<!\p{L})(?:(?:did|have|has).*(?:get|got|receiv\p{L}*)|\p{L}*poke[al]\p{L}*|imeingia|imefika)(?!\p{L})/iu
const MONEY_BACK = word('refund\\p{L}*|back|\\p{L}*rudish\\p{L}*|\\p{L}*rud\\p{L}*|\\p{L}*rejesh\\p{L}*|return\\p{L}*')
const MONEY = word('pesa|hela|fedha|money|cash|shilingi|refund\\p{L}*|malipo')
const UNDOES = word('rudisha|irudishe|zirudishe|virudishe|mrudishe')
const CANCELS = word('cancel\\p{L}*|kucancel|\\p{L}*ghairi\\p{L}*|\\p{L}*kansel\\p{L}*|\\p{L}*sitish\\p{L}*')
const ORDER = word('order|oda|\\p{L}*agiz\\p{L}*')
const TRY_AGAIN = /(?:send|try|request|tuma|ombi|jaribu).*(?:again|tena)|(?:again|tena).*(?:send|try|request|tuma|ombi|jaribu)/iu
/** Without one of these nothing is bought again: `nataka oda yangu ya juzi` asks where it is. */
const ONCE_MORE = word(
  'again|tena|regular|nipe|niwekee|niletee|same|kama|usual|kawaida|repeat\\p{L}*|re-?order\\p{L}*|\\p{L}*rudi\\p{L}*|ile ?ile|vile ?vile|zile ?zile|last|previous|iliyopita|ya mwisho|always|ya kila|once more|another round|as before',
)
const NO_BONES = word(
  'no bones?|boneless|without (?:any )?bones?|has no bones|bila (?:ya )?(?:miiba|mifupa)|(?:asiye|wasio|isiyo|zisizo|hana|hawana)\\p{L}* (?:na )?(?:miiba|mifupa)',
)
const NOBODY_HOME = word(
  "nobody(?:['’]s| is)? (?:at )?home|no one(?:['’]s| is)? (?:at )?home|(?:not|isn['’]t) (?:at )?home|i['’]?m (?:out|away)|sipo|nisipokuwepo|hayupo nyumbani|hatupo nyumbani",
)
const NO_EMAIL = word(
  "(?:no|without|don['’]?t have an?|need an?|have no) email|sina (?:email|barua ?pepe|emeil)|bila (?:email|barua ?pepe)|email sina",
)
const APPROVED = word('approved|accepted|confirmed|nimekubali|nimethibitisha|nimeshaweka pin|nimeweka pin|entered (?:my|the) pin')
const WHERE_PIN = /(?<!\p{L})pin(?!\p{L}).*(?:wapi|where)|(?:wapi|where).*(?<!\p{L})pin(?!\p{L})/iu
const WHERE_IS_IT = /^(?:so |and |na |sasa )?(?:where(?:['’]s| is) (?:it|my fish)|iko wapi|ipo wapi|imefika wapi|wako wapi)(?!\p{L})/iu
const SO_FAR = word('we at|so far|now|altogether|in all|mpaka sasa|hadi sasa|sasa hivi|yote|zote')
const WAS_NOT = word("(?:was|were) not|wasn['’]?t|weren['’]?t|h[aiu]\\p{L}*kuwa\\p{L}*|hakuwa|haikuwa|hawakuwa")
const WHO_IS_PAID = word('pin|pesa|hela|malipo|money|payment')
const PAYS = word('\\p{L}*lip[ae]|pay')
/** `jumla?`, and not the price of wholesale. */
const ONLY_TOTAL = /^\W*(?:na |sasa )?jumla(?: sasa(?: hivi)?)?\W*$/iu
const GOES_ON = word("tuendelee|tulipe|twende (?:malipo|kulipa|tukalipe)|let['’]s (?:continue|go on|pay)")
const SPOILT = word('rot\\p{L}*|spoil\\p{L}*|bad|smell\\p{L}*|stink\\p{L}*|\\p{L}*oza|\\p{L}*haribika|\\p{L}*nuka')
const SELLER = word('seller|vendor|muuzaji|anauza|anayeuza|wauzaji')
/** The fish that is looked at, and no more: `hiyo`, `yes, that one`. */
const POINTS =
  /^(?:(?:ndiyo|ndio|yes|ok|sawa|haya|nipe|give me)[, ]+)?(?:hiyo|huyo|hao|hizo|ile|yule|that|this)(?: (?:hiyo|huyo|one|hapo|tu))?[.! ]*$/iu
const SAME_AGAIN = /(?<!\p{L})same (?:again|order|thing)(?!\p{L})(?!.*(?:week|month|tomorrow|kesho|wiki|mwezi))/iu
/** `si pesa mkononi`, `badala ya cash`. */
const NOT_CASH = word(
  '(?:si|sio|siyo|not|badala ya|instead of|rather than) (?:kwa |na |ya |in |by )?(?:cash|taslimu|keshi|kash|pesa (?:mkononi|taslimu))',
)
const HEARTS = word('wish\\p{L}*|favou?rites?|\\p{L}*pend\\p{L}*|moyo|heart|later|baadaye|save|\\p{L}*hifadhi')
/** A family at table, and no feast. */
const FEW =
  /(?<!\p{L}|\d)(?:[2-9]|1[0-4]|two|three|four|five|six|seven|eight|nine|ten)(?!\d) (?:people|persons|of us)|(?<!\p{L})watu (?:[2-9]|1[0-4]|wawili|watatu|wanne|watano|sita|saba|wanane|tisa|kumi)(?![\p{L}\d])/iu
const MANY = word('mia|kumi na|elfu|hundred|harusi|sherehe|msiba|wedding|party|event')
const GOODS: ReadonlySet<string> = new Set([
  'goodToday',
  'priceAsk',
  'price',
  'cheapest',
  'budget',
  'bargain',
  'event',
  'bulk',
  'notSold',
  'freshness',
  'storage',
  'cooking',
  'weight',
  'whereCaught',
  'inspectFirst',
  'yourName',
])
/**
 * What a line can mean where the buyer is now; the parser knows the words alone. `cash` while a request is out asks to withdraw it,
 * a fee that is asked about is no budget, and nothing is bought again by a line that only asks for an order.
 */
export function inContext(meant: Understood, line: string, context: Context): Understood {
  const { topic, intent, choices, items } = meant
  const { waiting, asked, facts } = context
  if (choices.method === 'cash_on_delivery' && NOT_CASH.test(line))
    return inContext(
      { ...(topic === 'payOnDelivery' ? as(meant, 'networks') : meant), choices: { ...choices, method: 'mobile_money' } },
      line,
      context,
    )
  const accepts = asked === null ? null : kinds[asked.kind].accepts
  if (waiting && (topic === 'payOnDelivery' || choices.method === 'cash_on_delivery')) return as(meant, 'cancelPayment')
  if (waiting && APPROVED.test(line)) return as(meant, 'alreadyPaid')
  if (waiting && topic !== undefined && GOODS.has(topic) && items.length === 0) return plain(meant)
  if (NO_BONES.test(line) && items.length === 0) return { ...plain(meant), intent: 'search', filters: { cut: 'fillet' } }
  if (NO_EMAIL.test(line) && (accepts === 'person' || accepts === 'code')) return as(meant, 'noEmail')
  if (NOBODY_HOME.test(line) && items.length === 0) return as(meant, 'nobodyHome')
  if (accepts === 'amount' && POINTS.test(line)) return { ...plain(meant), intent: 'yes' }
  if (SAME_AGAIN.test(line) && items.length === 0 && (topic === undefined || /^(?:credit|greet)/.test(topic)))
    return { ...plain(meant), intent: 'buyAgain' }
  if (intent === 'wishlist' && accepts === 'amount' && !HEARTS.test(line)) return { ...plain(meant), intent: 'yes' }
  if (intent === 'buyAgain') return buysAgain(meant, line)
  if (accepts === 'retry' && TRY_AGAIN.test(line)) return plain(meant)
  if (WHERE_IS_IT.test(line) && !facts?.checkoutRequested && isAboutOrder()) return { ...as(meant, 'track'), intent: 'trackOrder' }
  if (intent === 'cancel' && !facts?.checkoutRequested && !facts?.storedAdd && isAboutOrder()) return as(meant, 'cancelOrder')
  if (WHERE_PIN.test(line)) return as(meant, 'isItSafe')
  if (topic === 'yourName' && SELLER.test(line)) return as(meant, 'whereCaught')
  // Who tells of a payment is looked after, whatever number it names.
  if (waiting && meant.phone !== undefined && (topic === undefined || topic === 'lipaNamba')) return as(meant, 'wrongNumber')
  if (waiting && topic === 'noCode') return as(meant, 'noPrompt')
  if (topic === undefined) return meant
  if (topic === 'yourName' && WHO_IS_PAID.test(line)) return as(meant, 'isItSafe')
  if (topic === 'lipaNamba' && ORDER.test(line)) return { ...as(meant, 'track'), intent: 'trackOrder' }
  if (accepts === 'change' && /^(?:payOnDelivery|inspectFirst)$/.test(topic) && choices.method === undefined && PAYS.test(line))
    return { ...plain(meant), intent: 'pay' }
  if (cartCount(useCart.getState().lines) > 0) {
    if (topic === 'bulk' && items.length === 0 && ONLY_TOTAL.test(line)) return as(meant, 'total')
    if (/^(?:returnAfterHours|thanks)$/.test(topic) && GOES_ON.test(line)) return { ...plain(meant), intent: 'checkout' }
  }
  if (topic === 'refund' && UNDOES.test(line) && !MONEY.test(line)) return { ...plain(meant), intent: 'undo' }
  if (topic === 'refund' && !MONEY_BACK.test(line) && RECEIVED.test(line)) return as(meant, 'alreadyPaid')
  if (
    /^(?:budget|bargain|cheapest|complaint|badFish)$/.test(topic) &&
    TOTAL.test(line) &&
    !SPOILT.test(line) &&
    cartCount(useCart.getState().lines) > 0
  )
    return as(meant, 'total')
  if (topic === 'priceAsk' && items.length === 0 && SO_FAR.test(line) && cartCount(useCart.getState().lines) > 0) return as(meant, 'total')
  if (topic === 'freshness' && WAS_NOT.test(line)) return as(meant, 'badFish')
  if (topic === 'cheapest' && accepts === 'delivery' && /(?<!\p{L})(?:which|ipi|gani)(?!\p{L})/iu.test(line) && !/fish|samaki/iu.test(line))
    return as(meant, 'deliveryFee')
  if (/^(?:budget|bargain|cheapest)$/.test(topic) && DELIVERY.test(line) && items.length === 0) return as(meant, 'deliveryFee')
  if (topic === 'event' && FEW.test(line) && !MANY.test(line)) return as(meant, 'goodToday')
  if (topic === 'inspectFirst' && CANCELS.test(line)) return as(meant, 'cancelOrder')
  return meant
}

const as = (meant: Understood, topic: string): Understood => {
  const { isGuess: _guess, ...rest } = meant
  return { ...rest, intent: 'topic', topic }
}
const plain = ({ topic: _topic, isGuess: _guess, ...meant }: Understood): Understood => ({ ...meant, intent: 'unknown' })

/** An order is put in again by words that say so; beside a way to pay or a cancellation they say something else. */
function buysAgain(meant: Understood, line: string): Understood {
  if (CANCELS.test(line) && ORDER.test(line)) return as(meant, 'cancelOrder')
  if (meant.items.length === 0 && !ONCE_MORE.test(line)) return { ...as(meant, 'track'), intent: 'trackOrder' }
  return meant.choices.method !== undefined && meant.items.length === 0 && !ORDER.test(line) && !/last time|iliyopita|kawaida/i.test(line)
    ? plain(meant)
    : meant
}

/** The newest card is about an order that exists. */
function isAboutOrder(): boolean {
  const card = useTranscript.getState().entries.findLast((entry) => !hasRole(entry.card, 'words'))?.card
  return card !== undefined && (card.kind === 'tracking' || card.kind === 'receipt')
}
