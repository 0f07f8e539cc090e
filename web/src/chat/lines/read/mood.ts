import { type Meaning, saysIn, wordsOf } from '../lexicon/words/table.ts'
import type { Ask, Mood, When } from '../line.ts'

/** Matches whole words of the list; `[a-z]*` matches any ending. */
export const words = (list: string): RegExp => new RegExp(`(?<![a-z])(?:${list})(?![a-z])`)

/** Question words in the order of precedence. */
const ASKS: ReadonlyArray<Ask & Meaning> = ['howLong', 'when', 'howMuch', 'why', 'who', 'where', 'which', 'how', 'what']
/** The beginning of a yes-or-no question. */
const WHETHER =
  /^(?:(?:and|but|so|na|je|eti|hivi|samahani|sorry|excuse me|wait|hold on|ngoja|subiri|kwanza)[ ,]+)*(?:(?:is|are|was|were|do|does|did|has|have|can|could|will|would|should|may|am) (?:i|it|you|u|we|they|he|she|the|this|that|there|someone|somebody|anyone|your|my|these|those)(?![a-z])|(?:is|are|was|were|does|did)(?![a-z])|if .{3,40} (?:will|do|can|is|are) (?:i|it|you|we|they|my|the)(?![a-z])|(?:will|would|should) (?!like|love|prefer|go|take|have|pay|use|do|be)[a-z]+(?: [a-z\d-]+)? (?:be|do|work|cost|take|arrive|come|reach)(?![a-z])|(?:naomba|nataka|ningependa|nilitaka) kujua(?![a-z])|(?:i (?:want(?:ed)?|need|would like)|id like) to know(?![a-z])|(?:m|u|a|wa|tu|ni)naweza(?![a-z])|inawezekana|kuna (?:uwezekano|mtu|njia)|(?:m|u)na(?!weza)[a-z]{3,}|(?:bei [yz]a|(?:the )?price of|je)(?![a-z])|naweza(?![a-z]))/
const ENDS = /\?\s*$|(?<=[a-z] )(?:or not|ama la|au la|au bado|sivyo|eh|mna(?:let|fik|pelek|tum|uz)[a-z]*)\s*$/
/** Services that a polite question asks for. */
const SERVICE =
  /^(?:(?:and|but|so|na|ok|sawa|tafadhali|please|samahani|sorry|naomba)[ ,]+)*(?:(?:can|could|would) (?:you|u|they|the (?:rider|driver|seller)|he|she)(?: please)?|(?:m|u|a|wa)naweza|please|naomba|tafadhali)[ ,]+(?:please |to |ku|u|m|a|wa|ni)*(?:(?:bring|send|deliver|take) (?:it|them) to (?:my|the|our)|leave|drop|hand|give|call|ring|text|beep|cut|slice|chop|clean|scale|gut|wash|knock|hoot|ask|tell|put|pack|not |ach|muach|mwach|pig|kat|nikat|safish|nisafish|osh|weka|pak|kabidh|mp[ea]|mwambi|mpigi|nipat|nip[ae](?![a-z])|niuzi|nilete|nitum|niwek|nipigi|si(?:pig|j)|usi)/

/** A wish in the form of a question: `can I have express please`, `could it be express`, `can we use Swahili`. */
const WISH =
  /^(?:(?:can|could|may) (?:i|we) (?:add|put|leave|write) a note (?:asking|to|saying)|(?:can|could|may) (?:i|we) (?:please )?(?:have|get|take|choose|use)(?![a-z]).* (?:please|pls|tafadhali)\W*$|(?:can|could|may) (?:i|we) (?:please )?(?:have|get|take|order|buy) (?:\d|one|two|three|four|five|six|ten)(?![a-z])|(?:can|could) (?:it|we make it) be|could we make it|can we (?:use|talk in|speak|chat in|switch to)|(?:can|could) you (?:undo|put it back|make (?:it|that|those))|can (?:i|we) (?:(?:pay|check ?out|order|finish) (?:right )?now|complete|check ?out|finish))(?![a-z])/
/** `mwambie aje na barafu`: a message to pass on is not a question to the shop. */
const PASSED_ON =
  /^(?:(?:and|but|na|ila|lakini|lkn|please|pls|tafadhali|naomba)[ ,]+)*(?:(?:tell|ask|let) (?:him|her|them|the)(?![a-z])|[mu]?(?:mwa|waa?)mbi[ae])/

export function moodOf(plain: string): { mood: Mood; ask: Ask | null } {
  const says = saysIn(plain)
  if (!says('whatIf') && (says('hidesPrice') || SERVICE.test(plain) || WISH.test(plain) || PASSED_ON.test(plain)))
    return { mood: 'request', ask: null }
  const ask = ASKS.find((one) => says(one) && !(one === 'who' && says('whoever')))
  if (ask !== undefined && (ask !== 'what' || ENDS.test(plain) || /^(?:and |so )?what|nini/.test(plain))) return { mood: 'question', ask }
  if (WHETHER.test(plain) || ENDS.test(plain) || says('whatIf')) return { mood: 'question', ask: 'whether' }
  return { mood: 'statement', ask: null }
}

const DAY = new RegExp(`(?<![a-z])(?:today|tonight|leo)(?![a-z])|${wordsOf('laterDay').source}`)
const PART = /(?<![a-z])(?:morning|lunch|afternoon|evening|noon|night|asubuhi|mchana|jioni|usiku|alfajiri)(?![a-z])/
const HOUR =
  /(?<![a-z])(?:(?:at|before|after|by|around|from|until|till) (?:about )?\d{1,2}(?::\d\d)?|\d{1,2}(?::\d\d)? ?(?:am|pm|oclock)|saa (?:\d{1,2}|moja|mbili|tatu|nne|tano|sita|saba|nane|tisa|kumi))(?![a-z\d])/

/** Returns the day and the hour that a clause names, or null. */
export function whenIn(plain: string): When | null {
  const [day = null, part = null, hour = null] = [DAY, PART, HOUR].map((pattern) => pattern.exec(plain)?.[0])
  return (day ?? part ?? hour) ? { day, part, hour } : null
}
