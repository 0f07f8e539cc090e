import { normalPhone } from '#contract/rules/phone.ts'
import { LOCAL_PHONE } from '#contract/rules/phoneInText.ts'
import type { Transporter } from '#contract/transporter.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { peelLine } from '#web/features/addresses/oneLine/peelLine.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { phoneIn } from '../../../phoneIn.ts'
import type { Understood } from '../../../understand/Understood.ts'
import { understand } from '../../../understand/understand.ts'
import { asks, denies } from '../../line/asks.ts'
import { callIn, receiverIn } from '../../receiver.ts'
import { saysWhere } from '../address/addressLine.ts'
import { savedIn } from '../address/savedIn.ts'
import { DELIVERS, HAS_PAID, PAYS, RECEIVES, TELLS_OF, withoutName } from '../atReview.ts'
import { addressOptions } from '../options.ts'

/** What one piece of a line says; null where it says something else, or nothing that is sure. */
export type Said =
  | { readonly kind: 'little'; readonly agrees: boolean }
  | { readonly kind: 'choice'; readonly choices: Understood['choices']; readonly phone?: string }
  | { readonly kind: 'carrier'; readonly carrierId: string }
  | { readonly kind: 'receiver'; readonly note: string }
  | { readonly kind: 'saved'; readonly addressId: string }
  | { readonly kind: 'place' }
  | { readonly kind: 'denied'; readonly choices: Understood['choices'] }
  | null

/** Somebody by a title and a name: at the address it is who receives. */
const PERSON = /^(?:mama|baba|kaka|dada|bibi|babu|mzee|bwana|bi|mr|mrs|miss|madam) [a-z]{3,}(?: [a-z]{3,})?$/i
/** `sio kigamboni ni tandika`: what follows puts right what is denied. */
const PUT_RIGHT = /(?<=^(?:(?:no|nope|hapana)[,\s]+)?(?:not|si|sio|siyo)\s[^,;]+)\s+(?=(?:ni|bali|iwe|it['’]s|but)\s)/i
const BREAK = /\s*[,;]\s*|[.!]+\s+|\s+(?=(?:and|but|lakini|ila|halafu|then)\s)/iu
const JOINS = /^(?:(?:and|but|na|lakini|ila|halafu|then|pia|also)\s+)+(?=\S)/iu

/** `standard, Pwani Express and cash`: what may say one thing each. */
export const piecesOf = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/[.!\s]+$/, '')
    .replace(PUT_RIGHT, ', ')
    .split(BREAK)
    .map((part) => part.trim().replace(JOINS, ''))
    .filter((part) => part !== '')

const LITTLE =
  /^(?:(?:yes|yeah|yah|yap|yep|ndiyo|ndio|naam|sawa|haya|poa|ok|okay|sure|right|good|great|fine|nice|safi|vizuri|no|nope|nah|hapana|hmm+|mh+|ah+|oh|wait|subiri|ngoja|basi|actually|sorry|samahani|please|tafadhali|thanks|asante|checkout|badilisha|nabadilisha|change(?: it| that| this)?|deliver|send|bring|it|lete(?:ni)?|pelek(?:a|eni)|to|at|there|here|hapo|hapa|huko|pale|kidogo|kwanza|tu|only|that|is|all|i think|nadhani)(?:\s+|$))+$/iu
const AGREES = /^(?:yes|yeah|yah|yap|yep|ndiyo|ndio|naam|sawa|haya|poa|ok|okay|sure|right)(?![a-z])/i
const DENIED = /^(?:(?:no|nope|hapana),? )?(?:not(?! far| so far)|si|sio|siyo|wala|except|isipokuwa|instead of|badala ya)\s+(?=\S)/iu
/** `I pay when it arrives` asks nothing. */
const ON_ARRIVAL = /(?<![a-z])when (?:it|they|i|you|the [a-z]+) (?:[a-z]+ )?(?:arriv|com|get|receiv|deliver)[a-z]*/i
/** Beside other answers: the one question that all of them can answer. */
const IS_ANY =
  /^(?:any(?:one|body)?(?: (?:of them|will do|is fine))?|whoever|no preference|i (?:don['’]?t|do not) mind(?: who)?|yeyote(?: tu)?|yoyote(?: tu)?|sina upendeleo)$/i
const LONGEST = 9
/** What stands beside the name of a carrier. */
const BESIDE_CARRIER =
  /^(?:with|by|via|use|let|want|i|we|would|like|prefer|take|choose|make|it|be|to|the|of|kwa|na|ya|ni|wa|iwe|tumia|nataka|naomba|nachagua|chagua|watumie|walete|waje|alete|apeleke|carrier|transporter|rider|msafirishaji|please|tafadhali|tu|basi|wabebe|carry|bring|deliver|should|can|change|switch|rudi|back)$/iu

/** Asks, complains or orders: such a topic is never an answer. */
const IS_ANSWER = /^(?:deliveryTime|deliveryFee|payOnDelivery|networks|carriers|whoCarries|changedMind|lipaNamba|area\w+|inspectFirst)$/
const IS_PLACE = /^(?:area\w+|changeAddress|pickTime|gift)$/

/** Reads one piece; the carriers are those of which it may name one, in full where it is asked where to deliver. */
export function readPiece(text: string, carriers: readonly Transporter[], isPlaceAsked: boolean): Said {
  if (LITTLE.test(text)) return { kind: 'little', agrees: AGREES.test(text) }
  if (IS_ANY.test(text)) return { kind: 'choice', choices: { transporter: 'any' } }
  if (asks(text.replace(ON_ARRIVAL, ' '))) return null
  if (DENIED.test(text)) return { kind: 'denied', choices: understand(text.replace(DENIED, '')).choices }
  const note = receiverIn(text) ?? callIn(text)
  if (note !== null) return note === '' ? null : { kind: 'receiver', note }
  if (text.split(/\s+/).length > LONGEST) return isPlace(text) ? { kind: 'place' } : null
  const paid = payerIn(text)
  if (paid) return paid
  if (!saysWhere(text)) {
    const carrier = carriers.find((one) => isCarrier(text, one, isPlaceAsked))
    if (carrier) return { kind: 'carrier', carrierId: carrier.id }
    const choices = choicesIn(text)
    if (choices) return { kind: 'choice', choices }
  }
  const addressId =
    denies(text) || (!isPlaceAsked && TELLS_OF.test(text)) ? undefined : savedIn(peelLine(text), addressOptions(addressesNow()))
  if (addressId !== undefined) return { kind: 'saved', addressId }
  if (isPlace(text)) return { kind: 'place' }
  return isPlaceAsked && PERSON.test(text) ? { kind: 'receiver', note: `${textsNow('topics').topics.receiverIs} ${text}` } : null
}

function payerIn(text: string): Said {
  const phone = phoneIn(text)
  if (phone === null || !PAYS.test(text) || RECEIVES.test(text) || HAS_PAID.test(text)) return null
  return { kind: 'choice', choices: { ...understand(text).choices, method: 'mobile_money' }, phone: normalPhone(phone) }
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

function isCarrier(text: string, carrier: Transporter, isWhole: boolean): boolean {
  if (DELIVERS.test(text) && !/^walete|alete/iu.test(text)) return false
  const name = wordsOf(carrier.businessName).join(' ')
  if (isWhole) return wordsOf(text).join(' ') === name
  const rest = wordsOf(withoutName(wordsOf(text).join(' '), { ...carrier, businessName: name }))
  return rest.length < wordsOf(text).length && rest.every((word) => BESIDE_CARRIER.test(word))
}

/** Speaks of an answer, and does not give it: `express is too expensive`. */
const WEIGHS = /(?<![a-z])(?:too|expensive|ghali|if|kama|unless|maybe|labda|or|au)(?![a-z])/i
const ANY_CARRIER =
  /(?<![a-z])(?:any(?: (?:available|verified|other))? (?:transporter|carrier|rider|driver|company|boda[a-z]*)|(?:dereva|msafirishaji|boda[a-z]*|rider|mpanda [a-z]+) (?:yeyote|yoyote))(?![a-z])/i

function choicesIn(text: string): Understood['choices'] | null {
  const { choices: read, items, topic, orderNumber, quantity, place } = understand(text)
  const choices = ANY_CARRIER.test(text) ? { ...read, transporter: 'any' as const } : read
  const { delivery, method, transporter } = choices
  if (delivery === undefined && method === undefined && transporter === undefined) return null
  if (items.length > 0 || orderNumber !== undefined || typeof quantity === 'number' || place !== undefined) return null
  if (HAS_PAID.test(text) || WEIGHS.test(text) || (topic !== undefined && !IS_ANSWER.test(topic))) return null
  return choices
}

/** The number of who receives stands by itself behind them. */
export const isOnlyPhone = (text: string): boolean => LOCAL_PHONE.test(text) && !/\p{L}/u.test(text)

function isPlace(text: string): boolean {
  const { items, topic, isGuess, place } = understand(text)
  if (items.length > 0 || denies(text) || LOCAL_PHONE.test(text)) return false
  if (topic !== undefined && isGuess !== true && !IS_PLACE.test(topic) && !saysWhere(text)) return false
  return place !== undefined || saysWhere(text)
}

/** Words that may belong to a place said before them. */
export function mayBelong(text: string): boolean {
  const { items, topic, intent, filters } = understand(text)
  return items.length === 0 && topic === undefined && intent === 'unknown' && filters.words !== undefined && !denies(text) && !asks(text)
}
