import type { Address } from '#contract/address.ts'
import type { AddressLine } from '#web/features/addresses/oneLine/readAddressLine.ts'
import { stripAddressCourtesy } from '#web/features/addresses/oneLine/stripAddressCourtesy.ts'
import { choicesIn } from '../checkout/choices.ts'
import { plainOf } from '../lexicon/tokens.ts'
import { saysIn } from '../lexicon/words/table.ts'
import type { CheckoutAnswers, Clause } from '../line.ts'
import { addressOptions, type Moment, NEW_ADDRESS } from '../moment.ts'
import { words } from '../read/mood.ts'
import { isForRider, wishBeside } from '../read/wishes.ts'
import { namedIn } from './named.ts'
import { NAMES, type Receiver, receiverIn } from './receiver.ts'
import { savedIn, saysPlace } from './saved.ts'

/** The parts of a clause about the destination, and the rest. */
export interface Destination {
  /** The saved addresses that the clause can mean. With several, the buyer is asked. */
  readonly saved: readonly Address[]
  /** The text of a new address; '' if there is none. */
  readonly fresh: string
  /** True if the text has a place of the table. */
  readonly isPlaced: boolean
  /** True if the text has a street, not only a place or a landmark. */
  readonly hasStreet: boolean
  /** True if the text has a landmark or a house. */
  readonly isDetailed: boolean
  readonly receiver: Receiver | null
  readonly chosen: CheckoutAnswers
  /** The wishes for the rider. */
  readonly wishes: readonly string[]
  /** True if the named place is refused. */
  readonly isRefused: boolean
}

let last: { readonly clause: Clause; readonly moment: Moment; readonly destination: Destination } | null = null

/** Parses a clause once per moment. */
export function destinationOf(clause: Clause, moment: Moment): Destination {
  if (last?.clause !== clause || last.moment !== moment) last = { clause, moment, destination: read(clause, moment) }
  return last.destination
}

function read(clause: Clause, moment: Moment): Destination {
  const cut = wishBeside(clause.text)
  const named = cut && clause.place === null ? readPart(clause, cut.head, moment) : null
  // `drop it at home, the gate is blue`: next to a saved address, the rest is for the rider.
  if (cut && named?.saved.length === 1 && Object.keys(choicesIn(cut.wish, moment.transporters, 'transporters')).length === 0)
    return { ...named, wishes: [...named.wishes, cut.wish] }
  return readPart(clause, clause.text, moment)
}

function readPart(clause: Clause, text: string, moment: Moment): Destination {
  const { parts, denied } = partsOf(text)
  // `mama neema, pwani`: next to a saved address, one word of a transporter's name is enough.
  const named = apart(parts, moment, 'transporters')
  const { chosen, wishes, where } =
    parts.length > 1 && savedAt(named.where, moment).length === 1 ? named : apart(parts, moment, moment.question)
  const isRefused = denied.some((part) => savedAt(part, moment).length > 0)
  const saved = savedAt(where, moment)
  const isSaved = saved.length > 0 && !isPartOfNew(clause, stripAddressCourtesy(where), moment)
  return { chosen, wishes, isRefused, ...(isSaved ? { ...NO_NEW, saved } : { ...newAddressIn(where, clause, moment), saved: [] }) }
}

type NewAddress = Pick<Destination, 'fresh' | 'isPlaced' | 'hasStreet' | 'isDetailed' | 'receiver'>
const NO_NEW: NewAddress = { fresh: '', isPlaced: false, hasStreet: false, isDetailed: false, receiver: null }

function newAddressIn(where: string, clause: Clause, moment: Moment): NewAddress {
  const isName =
    moment.question === 'newAddress' && moment.newAddress.isComplete && NAMES.test(where) && (clause.senses[0] ?? 'unknown') === 'unknown'
  const receiver = isName
    ? { name: where, phone: '', rest: '', isOwn: true }
    : receiverIn(where, (word) => (moment.readPlace?.(word).region ?? '') !== '')
  const place = stripAddressCourtesy(receiver === null ? where : receiver.rest)
  const line = moment.readPlace?.(place)
  if (line === undefined) return { ...NO_NEW, receiver }
  return {
    receiver,
    isDetailed: line.landmark !== '' || /\d/.test(line.street),
    fresh: place !== '' && saysPlace(place) && !isSentence(place) && line.isAddress ? place : '',
    isPlaced: line.region !== '',
    hasStreet: hasStreet(line),
  }
}

const hasStreet = ({ street, landmark, isOnlyLandmark }: AddressLine): boolean => street !== '' && street !== landmark && !isOnlyLandmark

/** Separates the answers and the wishes for the rider from the parts about the place. */
function apart(parts: readonly string[], { transporters }: Moment, asked: Moment['question']) {
  const answers = parts.map((part): CheckoutAnswers => {
    const { refused, amount, ...chosen } = choicesIn(part, transporters, asked)
    return refused === undefined && amount === undefined ? chosen : {}
  })
  const others = parts.filter((_, at) => Object.keys(answers[at] ?? {}).length === 0)
  const wishes = others.filter((part) => isForRider({ says: saysIn(plainOf(part)) }))
  const where = others.filter((part) => !wishes.includes(part)).join(', ')
  return { chosen: Object.assign({}, ...answers) as CheckoutAnswers, wishes, where }
}

const HURRIES = /^\W*(?:i'?m|im|nina|niko|nna) (?:\w+ ){0,2}(?:hurry|rush|haraka)\W*$/i
const LONGEST_CORRECTION = 4
/** `nimekosea address, iwe ofisini`, `office, I'm in a hurry`: a part that only says that the address is wrong, or gives a reason. */
function isRemark(part: string): boolean {
  const says = saysIn(plainOf(part))
  if (HURRIES.test(part)) return true
  return says('addressWord') && says('corrects', 'changeVerb') && part.split(/\s+/).length <= LONGEST_CORRECTION
}

/** True if a part says `deliver here`, which means the address in view. */
export const bringsHere = ({ text }: Clause): boolean => partsOf(text).parts.some((part) => saysIn(plainOf(part))('bringsHere'))
/** True if the clause names the option of a new address. */
export const isNewNamed = (text: string): boolean => namedIn(text, addressOptions([])) === NEW_ADDRESS

const TO = /^.*(?:address|anwani)(?: yangu)? (?:iwe|ni|ya|to|is|be) /i
const namesSaved = (part: string, places: readonly Address[]): boolean => TO.test(part) && savedIn(part.replace(TO, ''), places).length > 0

function savedAt(said: string, { places }: Moment): readonly Address[] {
  const where = said
    .split(', ')
    .filter((part, _, all) => all.length === 1 || !isRemark(part) || namesSaved(part, places))
    .join(', ')
  const own = namedIn(where, addressOptions(places))
  if (own !== null && own !== NEW_ADDRESS) return places.filter(({ id }) => id === own)
  // `before I pay, change the address to the office`: only the words after `to` name the place.
  const peeled = stripAddressCourtesy(where.replace(TO, ''))
  if (isSentence(peeled)) return []
  const found = savedIn(peeled, places)
  return found.length > 0 ? found : savedIn(where, places)
}

/** `Ilala` completes a new address, even if a saved address is in Ilala too. */
const isPartOfNew = ({ says }: Clause, where: string, { question, newAddress, readPlace }: Moment): boolean =>
  question === 'newAddress' &&
  newAddress.text !== '' &&
  (!newAddress.isComplete || readPlace?.(where).street === '') &&
  !says('insteadWord', 'yes')

/** Commas and the ends of sentences, but not the point of `ave.`. */
const BREAK = /[,;\n]\s*|(?<=[a-z]{3})(?<!\b(?:ave|str|opp|blk|apt))[.!?]+\s+|\s+(?=(?:but|ila|lakini|lkn|bali|not|si|sio|siyo|wala)\s)/i
/** Negations of a place. `not far from` and the like don't deny it. */
const DENIED =
  /(?<![a-z])(?:not|si|sio|siyo|wala|isn['’]?t|(?:do not|don['’]?t)|never|no longer|(?:si|ha(?:tu)?)taki|sipo|siko|[aum]si(?!kiti|ngi|ku(?![a-z]))[a-z]{3,})(?![a-z])(?! (?:far|mbali))/i
const DENIED_LAST = /^\S+(?: \S+)? (?:hapana|no)\W*$/i
/** The place that is meant instead, after a denied one: `si Tandika bali Temeke`, `not Masaki, it's …`. */
const RATHER =
  /(?<![a-z])(?:bali|ni|iwe|nipo|niko|tupo|tuko|(?:m|u)?(?:let|pelek)(?:a|e|eni)|bring(?: it)?(?: to)?|it['’]?s|it is|i['’]?m at|the other one is)\s+(\S.*)$/i
/** The place that isn't meant: `my home instead of the office`. */
const INSTEAD_OF = /(?<![a-z])(?:instead of|rather than|badala ya(?! (?:hapo|hiyo)))\s.*$/i

/** Returns the parts of a clause that may say where, and those that are refused. */
function partsOf(text: string): { readonly parts: readonly string[]; readonly denied: readonly string[] } {
  const all = text.split(BREAK).map((part) =>
    part
      .trim()
      .replace(/^(?:and|na|but|ila|lakini|lkn)\s+/i, '')
      .replace(INSTEAD_OF, ''),
  )
  const isDenied = (part: string): boolean => DENIED.test(part) || DENIED_LAST.test(part)
  const parts = all.flatMap((part) => (isDenied(part) ? (RATHER.exec(part.slice(DENIED.exec(part)?.index ?? 0))?.[1] ?? []) : part))
  return { parts: parts.filter((part) => /\S/.test(part)), denied: all.filter(isDenied).map((part) => part.replace(DENIED, ' ')) }
}

const SENTENCE = words(
  "i|i'?m|ill|you|we|they|he|she|please|want|wants|need|will|would|could|has|is|are|was|were|do|does|did|pay|live|lives|how|what|when|where|which|think|know|should|my (?:order|fish|money)|nataka|naomba|tunataka|[nmu]na[a-z]{4,}|je|gani|lini|nani|bei|pesa|hela|malipo|order|oda|[nuaiwm]+ta[a-z]{4,}|(?:ni|u|a|m|tu|wa|i|zi)me[a-z]{3,}|nipe|nipo|kwa sababu|kwamba|labda|maybe|nyingine|another|method|leave|call|ask|tell|[a-z]*pelek[a-z]*|let(?:a|e|eni)",
)
/** True if a text has the words of a whole sentence or a wish, so that it is never suggested as a street (CHAT-151). */
const isSentence = (place: string): boolean => SENTENCE.test(place.toLowerCase())
