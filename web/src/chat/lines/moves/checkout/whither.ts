import type { Address } from '#contract/address.ts'
import { peelLine } from '#web/features/addresses/oneLine/peelLine.ts'
import { plainOf } from '../../lexicon/tokens/plain.ts'
import { saysIn } from '../../lexicon/words/meanings.ts'
import type { Chosen, Clause } from '../../line.ts'
import type { Moment } from '../../moment.ts'
import { addressOptions, NEW_ADDRESS } from '../../options.ts'
import { choicesIn } from '../../read/answers/choices.ts'
import { namedIn } from '../../read/answers/named.ts'
import { isSentence, partsOf } from '../../read/answers/placeParts.ts'
import { NAMES, type Receiver, receiverIn } from '../../read/answers/receiver.ts'
import { savedIn, saysPlace } from '../../read/answers/savedIn.ts'
import { wishBeside } from '../../read/answers/wishBeside.ts'
import { isForRider } from '../../read/wishes.ts'

/** What a clause says of where the fish goes, apart from what stands beside it. */
export interface Whither {
  /** Saved addresses that it can mean: one is meant, several are asked about. */
  readonly saved: readonly Address[]
  /** What is a new address; '' where nothing is. */
  readonly fresh: string
  /** A place of the table stands in it. */
  readonly isPlaced: boolean
  /** It has a street of its own, not only a place or something near. */
  readonly hasStreet: boolean
  /** Says near what, or which house. */
  readonly isDetailed: boolean
  readonly receiver: Receiver | null
  readonly chosen: Chosen
  /** What the rider shall do there. */
  readonly wishes: readonly string[]
  /** A place is named, and refused. */
  readonly isRefused: boolean
}

let last: { readonly clause: Clause; readonly moment: Moment; readonly whither: Whither } | null = null

/** Read once for a clause at a moment. */
export function whitherOf(clause: Clause, moment: Moment): Whither {
  if (last?.clause !== clause || last.moment !== moment) last = { clause, moment, whither: read(clause, moment) }
  return last.whither
}

function read(clause: Clause, moment: Moment): Whither {
  const cut = wishBeside(clause.text)
  const named = cut && clause.place === null ? readPart(clause, cut.head, moment) : null
  // `drop it at home, the gate is blue`: beside a saved address what is told is for the rider.
  if (cut && named?.saved.length === 1 && Object.keys(choicesIn(cut.wish, moment.carriers, 'transporters')).length === 0)
    return { ...named, wishes: [...named.wishes, cut.wish] }
  return readPart(clause, clause.text, moment)
}

function readPart(clause: Clause, text: string, moment: Moment): Whither {
  const { parts, denied } = partsOf(text)
  // `mama neema, pwani`: beside a saved address one word of a carrier is enough.
  const named = apart(parts, moment, 'transporters')
  const { chosen, wishes, where } =
    parts.length > 1 && savedAt(named.where, moment).length === 1 ? named : apart(parts, moment, moment.question)
  const isRefused = denied.some((part) => savedAt(part, moment).length > 0)
  const saved = savedAt(where, moment)
  const nothing = { chosen, wishes, isRefused, saved, fresh: '', isPlaced: false, hasStreet: false, isDetailed: false, receiver: null }
  if (saved.length > 0 && !isPartOfNew(clause, peelLine(where), moment)) return nothing
  const isName =
    moment.question === 'newAddress' && moment.begun.isWhole && NAMES.test(where) && (clause.senses[0] ?? 'unknown') === 'unknown'
  const receiver = isName ? { name: where, phone: '', rest: '' } : receiverIn(where)
  const place = peelLine(receiver === null ? where : receiver.rest)
  const line = moment.readPlace?.(place)
  if (line === undefined) return { ...nothing, saved: [], receiver }
  return {
    ...nothing,
    saved: [],
    receiver,
    isDetailed: line.landmark !== '' || /\d/.test(line.street),
    fresh: place !== '' && saysPlace(place) && !isSentence(place) && line.isAddress ? place : '',
    isPlaced: line.region !== '',
    hasStreet: line.street !== '' && line.street !== line.landmark && !line.isOnlyLandmark,
  }
}

/** The answers and the wishes for the rider among its parts, and what is left of them: where. */
function apart(parts: readonly string[], { carriers }: Moment, asked: Moment['question']) {
  const answers = parts.map((part): Chosen => {
    const { refused, amount, ...chosen } = choicesIn(part, carriers, asked)
    return refused === undefined && amount === undefined ? chosen : {}
  })
  const others = parts.filter((_, at) => Object.keys(answers[at] ?? {}).length === 0)
  const wishes = others.filter((part) => isForRider({ says: saysIn(plainOf(part)) }))
  const where = others.filter((part) => !wishes.includes(part)).join(', ')
  return { chosen: Object.assign({}, ...answers) as Chosen, wishes, where }
}

const HURRIES = /^\W*(?:i'?m|im|nina|niko|nna) (?:\w+ ){0,2}(?:hurry|rush|haraka)\W*$/i
const LONGEST_CORRECTION = 4
/** `nimekosea address, iwe ofisini`, `office, I'm in a hurry`: one part says only that the address is wrong, or why. */
function isAside(part: string): boolean {
  const says = saysIn(plainOf(part))
  if (HURRIES.test(part)) return true
  return says('addressWord') && says('corrects', 'changeVerb') && part.split(/\s+/).length <= LONGEST_CORRECTION
}

/** `deliver here`, where an address is in view. */
export const isHere = ({ text }: Clause): boolean => partsOf(text).parts.some((part) => saysIn(plainOf(part))('bringsHere'))
/** The address that is not saved is named by itself. */
export const isNewNamed = (text: string): boolean => namedIn(text, addressOptions([])) === NEW_ADDRESS

const TO = /^.*(?:address|anwani)(?: yangu)? (?:iwe|ni|ya|to|is|be) /i
const namesSaved = (part: string, places: readonly Address[]): boolean => TO.test(part) && savedIn(part.replace(TO, ''), places).length > 0

function savedAt(said: string, { places }: Moment): readonly Address[] {
  const where = said
    .split(', ')
    .filter((part, _, all) => all.length === 1 || !isAside(part) || namesSaved(part, places))
    .join(', ')
  const own = namedIn(where, addressOptions(places))
  if (own !== null && own !== NEW_ADDRESS) return places.filter(({ id }) => id === own)
  // `before I pay, change the address to the office`
  const peeled = peelLine(where.replace(TO, ''))
  if (isSentence(peeled)) return []
  const found = savedIn(peeled, places)
  return found.length > 0 ? found : savedIn(where, places)
}

/** `Ilala`, of an address that was begun: what it lacks, though a saved one lies there. */
const isPartOfNew = ({ says }: Clause, where: string, { question, begun, readPlace }: Moment): boolean =>
  question === 'newAddress' && begun.text !== '' && (!begun.isWhole || readPlace?.(where).street === '') && !says('insteadWord', 'yes')
