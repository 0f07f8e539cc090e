import { plainOf } from '#web/chat/lines/lexicon/tokens.ts'
import { understand } from '#web/chat/lines/lexicon/understand.ts'
import { namesPlaced } from '#web/chat/lines/orders/orderWords.ts'
import { choicesIn } from '../checkout/choices.ts'
import { onlyIn, type Says, saysIn } from '../lexicon/words/table.ts'
import type { Clause } from '../line.ts'
import { FOR_SOMEBODY, isForSomebody } from '../place/receiver.ts'
import { noteIn } from './dictates.ts'
import { moodOf, whenIn } from './mood.ts'
import { isForRider, isForSeller } from './wishes.ts'

export const isQuestion = (text: string): boolean => moodOf(plainOf(text)).mood === 'question'

const SENTENCE =
  /(?<=[.!?;])\s+|,\s+(?=(?:(?:ila|lakini|but|and|na|halafu) )?(?:nani|lini|je|mbona|wapi|who|when|how|what|where|why|is|can|do|will)(?![a-z]))/iu
const JOINS = 'and|n|na|then|halafu|alafu|afu|kisha|but|lakini|lkn|ila'
/** Places where a line may continue with something else. It is split only between two different kinds. */
const JOINT = new RegExp(
  `\\s*[,;.!]\\s+|(?<!kumi|ishirini|thelathini|arobaini|hamsini|don['’]?t|not|never)\\s+(?=(?:${JOINS}|pia|[mw]w?aambi[ae]|mwambi[ae]|tell (?:him|her|them|the))\\s|${FOR_SOMEBODY})`,
  'giu',
)
const JOINING = new RegExp(`^(?:[,;.!\\s]|(?:${JOINS}|tena|also)(?=\\s))+`, 'iu')
const LAST_JOINT = new RegExp(`(?:[\\s,;]|(?<=\\s)(?:${JOINS}))$`, 'iu')

/** The subject of a piece. A piece without a subject (null) stays with the one before. */
type Kind = 'goods' | 'details' | 'cart' | 'amount' | 'answer' | 'wish' | 'again' | 'checkout' | 'question' | null

interface Cut {
  readonly text: string
  /** This piece and the next as one. It is used if this piece answers nothing by itself, which depends on the moment. */
  readonly whole: string | null
}
const uncut = (text: string): Cut => ({ text, whole: null })

/** Splits a line into clauses, as typed. A dictated note is one clause. */
export function clausesIn(text: string): readonly Cut[] {
  const note = noteIn(text)
  if (note?.before === '') return sentencesIn(text).map(uncut)
  if (note === null) return sentencesIn(withCommas(text)).flatMap(cutIn).filter(hasText)
  const start = text.indexOf(note.before) + note.before.length
  return [...sentencesIn(withCommas(text.slice(0, start))).flatMap(cutIn), uncut(text.slice(start))].filter(hasText)
}

/** Replaces line breaks by commas, so that each line of a pasted list is a part of its own. */
const withCommas = (text: string): string => text.trim().replace(/([,;.:!?])?\s*\n\s*/g, (_, end = ',') => `${end} `)
const sentencesIn = (text: string): readonly string[] => joined(text.split(SENTENCE).filter(hasWords))
const hasText = ({ text }: Cut): boolean => hasWords(text)
const hasWords = (part: string): boolean => /[^\s,;.!]/u.test(part)

/** `if it smells, do I get a refund?` is one question. */
const IF = /^(?:(?:and|na|je|but|lakini|ila)[ ,]+)?(?:if|suppose|in case|kama|ikiwa)(?![a-z])/iu

/** Joins neighbouring sentences if both are questions, or neither is. `cutIn` splits them further. */
function joined(all: readonly string[]): string[] {
  const clauses: string[] = []
  for (const part of all) {
    const last = clauses.at(-1)
    if (last !== undefined && (isQuestion(last) === isQuestion(part) || IF.test(last) || isTopicOf(last, part)))
      clauses[clauses.length - 1] = `${last} ${part}`
    else clauses.push(part)
  }
  return clauses
}

/**
 * `Chole, do you reach there?`, `the one of 18 Nov, why was it cancelled?`, `that big changu, how much`: the first part is the subject of the
 * question, not an answer, and a fish that is only named there is not ordered.
 */
const POINTS_BACK =
  /(?<![a-z])(?:there|huko|pale|(?:is|was) (?:it|that)|does (?:it|that)|(?:ni|ina|ita)(?= ?(?:salama|fika|chukua|gharimu|faa|shilingi|bei)))/
const LONGEST_TOPIC = 2
/** A longer text of which no piece has a subject has none, in letters. */
const LONGEST_SUBJECT = 200
/** The rest of a line with more pieces stays in one piece. */
const MOST_PIECES = 60
const isTopicOf = (topic: string, part: string): boolean =>
  FIRST.test(topic) ||
  (onlyIn(plainOf(part))('howMuch') && understand(topic).items.length === 1 && !puts(topic)) ||
  ((topic.trim().split(/\s+/).length <= LONGEST_TOPIC || namesPlaced(plainOf(topic))) &&
    isQuestion(part) &&
    POINTS_BACK.test(plainOf(part)))
/** A part that only says `first`, as in `first, do you deliver?`. */
const FIRST = /^\W*(?:first|kwanza)\W*$/iu

/** Splits a part between two commands, or between a command and a question, answer or wish. */
function cutIn(text: string): readonly Cut[] {
  const starts = [...text.matchAll(JOINT)].map(({ index, 0: { length } }) => index + (text[index + length] === undefined ? 0 : length))
  const clauses: { text: string; kind: Kind; isLoose?: true }[] = []
  for (const [at, start] of [0, ...starts].slice(0, MOST_PIECES).entries()) {
    const piece = text.slice(start, at === MOST_PIECES - 1 ? undefined : starts[at])
    const last = clauses.at(-1)
    const kind = kindOf(piece.replace(JOINING, ''), last?.kind ?? null)
    if (last === undefined)
      clauses.push({ text: piece, kind: kind ?? (choicesIn(piece, [], 'product').amount === undefined ? null : 'amount') })
    else if (kind === 'question' && isTopicOf(last.text, piece)) Object.assign(last, { text: last.text + piece, kind })
    else if (isCut(last, kind, piece)) clauses.push({ text: piece, kind })
    else if (last.kind === null && mayBeAlone(last.text, kind, piece)) {
      last.isLoose = true
      clauses.push({ text: piece, kind })
    } else {
      last.text += piece
      // Pieces without a subject may have one together, such as `weka` and `na mbili`, but not more and more of them.
      if (last.kind === null && last.text.length <= LONGEST_SUBJECT) last.kind = kindOf(last.text, null)
    }
  }
  return clauses.map(({ text: own, isLoose }, at) => ({
    text: withoutEnd(own.replace(at === 0 ? '' : JOINING, '')),
    whole: isLoose ? own + (clauses[at + 1]?.text ?? '') : null,
  }))
}

/** Removes the joints at the end one by one. A pattern for all of them would take the square of a line of joints. */
function withoutEnd(text: string): string {
  const end = LAST_JOINT.exec(text)?.index
  return end === undefined ? text : withoutEnd(text.slice(0, end))
}

const WISHES = /^(?:u|m)?(?:ni)?(?:wek|pat|p[ae]|let|ongez|chuku|onyesh)|(?:show|nataka|naomba|give|put|get|want|need|buy)/

const puts = (piece: string): boolean => saysIn(plainOf(piece))('putVerb', 'forMe') || WISHES.test(plainOf(piece.replace(JOINING, '')))

const namesAnswer = (word: string): boolean => {
  const { delivery, method } = choicesIn(word, [], null)
  return delivery !== undefined || method !== undefined
}

/**
 * True if the line is split between these kinds. Several goods of one command stay together, and so do two wishes, and an answer and its
 * correction.
 */
function isCut({ text, kind: before }: { text: string; kind: Kind }, kind: Kind, piece: string): boolean {
  if (before === null) return kind === 'goods' && isDetailsAlone(text)
  if (kind === null || asksAboutBoth(before, kind, piece.replace(JOINING, ''))) return false
  // `mbili, sato` stays together; `four, and add two squid` is split.
  if (before === 'amount' && kind === 'goods')
    return puts(piece) || understand(piece).items.some(({ quantity }) => typeof quantity === 'number')
  // Goods that change a repeated order belong to it. Goods that are added separately don't.
  if (before === 'again') return kind === 'goods' && /^[\s,;.]*(?:and |na )?(?:then|halafu|alafu|afu|kisha|[a-z]*ongez|add)/iu.test(piece)
  return kind === 'cart' || before !== kind
}

/** True if both pieces belong to one question: `bei ya sato 2 na changu 1`; `haraka na kawaida zina tofauti gani`. */
function asksAboutBoth(before: Kind, kind: Kind, piece: string): boolean {
  if (before === 'question') return kind === 'goods' && !WISHES.test(plainOf(piece))
  return before === 'answer' && kind === 'question' && namesAnswer(piece.split(/\s/)[0] ?? '')
}

/** `office, and ring me there`: the text before a command may answer the open question. A note stays in one piece. */
function mayBeAlone(text: string, next: Kind, piece: string): boolean {
  const says = saysIn(plainOf(text))
  // `let me see it first, then I pay` doesn't ask for the checkout.
  if (onlyIn(plainOf(text))('courtesy') || DENIED.test(plainOf(text)) || (next === 'checkout' && says('inspects') && !says('putVerb')))
    return false
  if (next === 'wish')
    return !says('house', 'gate', 'keeper', 'knock', 'call', 'dog', 'rider', 'fishPart', 'packing', 'cleanVerb', 'cutVerb')
  if (next === 'question') return /^[\s,;.]*(?:but|lakini|lkn|ila)\s/iu.test(piece)
  return next === 'cart' || next === 'checkout' || (next === 'goods' && puts(piece))
}

const SUPPOSES = /(?<![a-z])(?:if|kama|(?:ni|u|tu|m)ki(?!nga)[a-z]{3,})(?![a-z])/
/** The beginning of a correction: `2 of the tuna, not 5`. */
const DENIED = /^(?:(?:no|nope|hapana)[ ,]+)*(?:not|sio|siyo|si|badala ya|instead of)(?![a-z])/
const COMMANDS = new Set(['setQuantity', 'remove', 'undo', 'startFresh', 'showCart'])

type Piece = Pick<Clause, 'text' | 'says' | 'meant'> & { readonly plain: string }

const kindOf = (text: string, before: Kind): Kind => (hasWords(text) ? kindOfWords(text, before) : null)

function kindOfWords(text: string, before: Kind): Kind {
  const plain = plainOf(text)
  const says = saysIn(plain)
  // `can you scale it and gut it for me?`: a second wish is not a question.
  const isWish = isForRider({ says }) || isForSeller({ says })
  if (before === 'wish' && isWish) return 'wish'
  if (isQuestion(text)) return 'question'
  const meant = understand(text)
  if (meant.intent === 'buyAgain') return 'again'
  if (isForRider({ says }) || (meant.items.length === 0 && (isWish || says('tellThem')))) return 'wish'
  if (meant.phone !== undefined && says('toPayWith')) return 'checkout'
  if (before === 'goods' && givesDetails(plain, meant)) return 'details'
  return isAside(plain, says) ? null : kindOfCommand({ text, plain, says, meant }, before)
}

/** `sato 3, Sinza near Puma`: a place, a number to call or how many eat, beside goods. `za Mwanza` belongs to the goods. */
const givesDetails = (plain: string, { items, place, phone, quantity }: Piece['meant']): boolean =>
  items.length === 0 &&
  !/^(?:[wyz]a|from|of) /.test(plain) &&
  (phone !== undefined ||
    isForSomebody(plain) ||
    peopleIn(plain) !== null ||
    (quantity === null && (place !== null || saysIn(plain)('house'))))

/** `Sinza near Puma, sato 3`: the details come before the goods. */
const isDetailsAlone = (text: string): boolean => !puts(text) && givesDetails(plainOf(text), understand(text))

/** A condition, the end of a correction, or words about a house or the rider. */
const isAside = (plain: string, says: Says): boolean =>
  (SUPPOSES.test(plain) && !says('putVerb')) || DENIED.test(plain) || says('house', 'rider')

function kindOfCommand(piece: Piece, before: Kind): Kind {
  const { text, plain, says, meant } = piece
  if (reduces(piece)) return 'cart'
  if (meant.intent === 'checkout' || meant.intent === 'pay' || onlyIn(plain)('goOn')) return 'checkout'
  if (isRestOfCommand(piece, before)) return null
  if (changesCart(piece, before)) return 'cart'
  if (addsGoods(piece, before)) return 'goods'
  if (meant.items.length > 0 || meant.choices.all) return null
  if (whenIn(plain)?.hour && says('bring', 'beDone')) return 'wish'
  return namesAnswer(text) ? 'answer' : null
}

/** True if the piece changes a quantity without giving the new one: `halve it`, `toa mbili`. */
const reduces = ({ says, meant: { items, quantity } }: Piece): boolean =>
  says('doubled', 'halved', 'lessBy') || (says('takesOut') && items.length === 0 && quantity !== null)

/** `badala ya sato, niwekee changu` is one command. `sitaki kamba, watoe kikapuni` mentions the same fish twice. */
function isRestOfCommand({ says, meant: { intent, items, quantity } }: Piece, before: Kind): boolean {
  if (says('swap') && items.length === 1 && typeof items[0]?.quantity !== 'number') return true
  return before === 'cart' && intent === 'remove' && items.length === 0 && quantity === null && !says('all')
}

function changesCart({ says, meant: { intent, items, quantity } }: Piece, before: Kind): boolean {
  // `weka mbili, ngoja iwe tatu` corrects the number before.
  if (before === 'goods' && items.length === 0) return false
  return COMMANDS.has(intent) || (says('setTo') && typeof quantity === 'number')
}

function addsGoods({ text, says, meant: { intent, items } }: Piece, before: Kind): boolean {
  if (intent === 'add' && items.some(({ not }) => !not) && (before !== 'cart' || puts(text))) return true
  return before === 'amount' && (says('putVerb') || (items.length > 0 && puts(text)))
}

const PEOPLE =
  /(?<![a-z])(?:(?:tuko|tupo|we are|we['’]re|(?<!.)were|watu|wageni)(?: watu| wageni)?(?: ni| wako| kama)* ((?:(?:kumi|[a-z]+ini) na )?[a-z\d]+)|((?:[a-z]+ty[ -])?[a-z\d]+) (?:people|persons?|guests|of us))(?![a-z\d])/i

/** Returns how many are to eat (CHAT-172); null where the line does not say. */
export function peopleIn(line: string): number | null {
  const [, after, before] = PEOPLE.exec(line) ?? []
  const people = understand(after ?? before ?? '').quantity
  return typeof people === 'number' ? people : null
}
