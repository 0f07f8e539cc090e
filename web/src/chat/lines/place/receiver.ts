import { LOCAL_PHONE } from '#contract/rules/phoneInText.ts'
import { tokensOf } from '../lexicon/tokens.ts'
import { saysIn } from '../lexicon/words/table.ts'

/** Words for a relation, in both languages. */
const KIN =
  'mama|baba|dada|kaka|bibi|babu|shangazi|mjomba|mke|mume|mdogo|wifi|shemeji|binti|mtoto|mjukuu|mchumba|mpenzi|rafiki|ndugu|jirani|wazazi|bosi|mother|mum|mom|father|dad|sister|brother|aunt|auntie|uncle|grandma|grandmother|granny|grandfather|wife|husband|fiance|girlfriend|boyfriend|friend|colleague|neighbour|boss|cousin|daughter|son|parents'

/** `mpelekee`, `umletee`, but not `niletee`: the order goes to somebody else. */
const FOR_THEM = '(?!(?:ni|tu)(?:let|pelek|tum))[a-z]{0,3}(?:mpelek|mlet|wapelek|mfikish|mtum)[ei][ea](?:ni)?'

export const FOR_SOMEBODY = `(?:${FOR_THEM}|(?:kwa(?: ajili ya)?|for|to|ni ya|zawadi ya) (?:my |our )?(?:${KIN}))(?![a-z])`
const PERSON = new RegExp(`(?<![a-z])${FOR_SOMEBODY}`, 'i')
/** True if a text says that somebody else receives the order: a number in it is that person's and never the payer's (CHAT-182). */
export const isForSomebody = (text: string): boolean => PERSON.test(text) || RECEIVER_NAMED.test(text)
const RECEIVER_NAMED =
  /(?<![a-z])(?:[a-z]+ (?:receives|will receive|collects|will collect)|(?:a(?:ta|na)ye)?(?:pokea|apokee|atapokea)|mpokeaji)(?![a-z])/i

/** The person who receives the delivery. Without a name and a number, nobody is named. */
export interface Receiver {
  readonly name: string
  readonly phone: string
  /** True if only the number of an unnamed person is given: `her number is …`. */
  readonly isTheirs?: boolean
  /** True if the buyer is meant: `my name is …`. */
  readonly isOwn?: boolean
  /** True if the clause says that the order goes to this person: `send it to my sister`. */
  readonly isSent?: boolean
  /** True if the name is only a relation: `my mother`. */
  readonly isRelation?: boolean
  /** The rest of the clause, which says where. */
  readonly rest: string
}

const WHOSE = '(?:my|our|yangu|wangu|yetu|wetu|angu)'
const STARTS =
  '(?:^|[,.;!]\\s*)(?:(?:please|naomba|tafadhali|sawa|ok|yes|no|hapana|basi|nataka|actually|and|na|but|ila|lakini|just|the order|order|oda|mzigo|hii|hizi|this|i want(?: you)? to|can you|hawa|samaki)[ ,]+)*'
/** Words that say to whom the order goes. */
const SENT =
  `${FOR_THEM}|(?:send|deliver|bring|take|ship|drop|give)(?: it| them| this| everything| (?:my|the) (?:order|fish))? to|` +
  `(?:it(?:['’]?s| is)|this is|is|that['’]?s) for|for|[a-z]{0,3}(?:let|pelek|end|tum)(?:e|a|we|eni) kwa|to|(?:ni )?kwa(?: ajili ya)?|ni [wyz]a|(?:(?:ni|it['’]?s|this is|an?) )*(?:zawadi|gift) (?:ya|kwa|for)|mpe(?:ni)?`
const OWNERS = new RegExp(`(?<![a-z])${WHOSE}(?![a-z])`, 'gi')
const DESCRIBED = 'mkwe|mzazi|mkubwa|mdogo|best|dear|old|younger|older|elder|little|in[- ]law|mpendwa'
/** `mpelekee mama yangu`, `send it to my sister`, `shangazi …`. The groups are the words that send, the relation and its owner. */
const TO_KIN = new RegExp(
  `${STARTS}(?:(${SENT}) +)?((?:${WHOSE} )?(?:(?:${DESCRIBED}) )*(?:${KIN})(?:[ -](?:${DESCRIBED}))*(?: ${WHOSE})?(?:[ -](?:${DESCRIBED}))*)(?![a-z'’])`,
  'i',
)
/** `mpelekee Rehema`, `it's for Neema`: the text after the match begins with the name. */
const TO_NAME = new RegExp(`${STARTS}(${SENT}) +(?=[a-z])`, 'i')
/** Words between a person and the place. */
const TO_PLACE =
  /^[ ,.]*(?:(?:who|ambaye|(?:and )?(?:she|he|they)(?:['’](?:s|re))?|and|na|ye|yeye)[ ,]+)*(?:(?:is|are|lives?|living|stays?|staying|yupo|yuko|wapo|wako|anakaa|anaishi|wanaishi|wanakaa|aliye(?:ko|po)?|anayeishi|anayekaa|wa|at|in|huko|pale|hapo|kule)(?![a-z])[ ,]*)+/i
/** Words that end a name. */
const NO_NAME =
  /^(?:in|at|huko|pale|hapo|kule|yupo|yuko|wapo|wako|anakaa|anaishi|wanaishi|anapatikana|aliye\w*|anaye\w*|ambaye|who|lives?|living|stays?|staying|is|are|simu|namba|phone|number|tel|mobile|on|her|his|their|the|my|our|your|na|and|with|ni|wa|ya|za|la|kwa|kwake|kwao|near|close|next|behind|opposite|by|from|to|for|karibu|nyuma|mbele|jirani|kando|mtaa|street|road|plot|house|nyumba\w*|ofisi\w*|office|home|work|kazini|shule\w*|school|sokoni|soko|market|leo|kesho|today|tomorrow|now|sasa|kabla|before|please|tafadhali|tu|only|asap|haraka|express|standard|kawaida|mpesa|cash|samaki|fish|oda|order|mzigo|he|she|they|it|this|that|also|pia|instead|badala|me|mimi|us|people|watu|will|can|ata\w+|naye|him|them|delivery|dinner|lunch|party|sherehe|yangu|wangu|yetu|wetu|yake|wake)$/i
const PLACES =
  /^(?:plaza|mall|hospital\w*|hospitali|tower|hotel\w*|beach|station|stendi|church|kanisa|msikiti|mosque|university|chuo|petrol)$/i
const LONGEST_NAME = 3

const RECEIVES: readonly RegExp[] = [
  /(?<![a-z])(?:receiver|recipient|person receiving(?: it)?|mpokeaji|wa kupokea)(?: (?:to|is|as|ni|awe|iwe))?:? +(.+)$/i,
  /(?:^|[,.;!]\s*|(?:can|could|may|let) )(?!(?:i|we|you|they|it|me|us|when|how|what|who|if|nani)(?![a-z]))(?:and |na |but )?([^,.;!]{2,40}?) (?:will |is going to )?(?:receives?|collects?|pick (?:it|them) up|atapokea|anayepokea|anaweza kupokea|apokee)(?![a-z])/i,
]
const CALLED =
  /(?:^|[ ,])(?:(?:his|her|their|the|my) name(?: is|['’]s| should be)|(?:she|he)(?: is|['’]s) called|(?:an|n)aitwa|jina l(?:ake|angu)(?: ni)?|jina ni) +([a-z][a-z'’]+(?: [a-z][a-z'’]+){0,2})/i
const THEIR_NAME = /(?<![a-z])(?:(?:her|his|their) name|(?:she|he)(?: is|['’]s) called|anaitwa|jina lake)(?![a-z])/i
const OWN_NAME = /(?<![a-z])(?:my name|jina langu|naitwa)(?![a-z])/i
/** Words around the receiver's number. */
const OF_PHONE =
  /[ ,]*(?:(?:call|ring|text) (?:her|him|them)(?: on| at)?:? *|(?:na |and |on )?(?:(?:her|his|their|the|my) )?(?:phone|mobile|number|simu|namba|tel)(?: (?:number|yake|yao|ya simu|yangu))*(?: is| ni)?:? *)?$/i
/** Other subjects: money, codes, past orders and the rider. */
const OTHER_MATTER =
  /(?<![a-z])(?:pin|otp|code|sms|pay[a-z]*|m-?pesa|pesa|hela|malipo|[a-z]*lip[aiw][a-z]*|refund[a-z]*|receipt|money|cash|riders?|drivers?|express|carriers?|dereva|boda[a-z]*|seller)(?![a-z])/i
const THEIRS = /(?<![a-z])(?:(?:her|his|their) (?:phone|number)|(?:namba|simu) (?:yake|yao))(?![a-z])/i
/** Words for a person without a name. */
const NOBODY = new RegExp(
  `^(?:(?:na|and|but|a|mtu|mwingine|some(?:one|body)|any(?:one|body)|else|other|mimi|mwenyewe|me|myself|him|her|she|he|yeye|guard|mlinzi|maid|instead of|the|${DESCRIBED}|${WHOSE}|${KIN}) *)+$`,
  'i',
)

type IsPlace = (word: string) => boolean

/** Returns the person who receives instead of the buyer; null if the clause names none. `isKnownPlace` knows more places than the lexicon. */
export function receiverIn(text: string, isKnownPlace: IsPlace = () => false): Receiver | null {
  const isPlace: IsPlace = (word) => isPlaceName(word) || isKnownPlace(word)
  const { phone, plain } = withoutPhone(text.replace(/[()]/g, ','))
  const { name, rest } = calledIn(plain)
  const isOwn = OWN_NAME.test(text)
  const theirs = isOwn ? '' : name
  const isOther = OTHER_MATTER.test(text)
  const received = receivedIn(rest, phone, theirs)
  const sent = received ? null : (toKin(rest, phone, isPlace) ?? toName(rest, phone, isPlace))
  if (sent && (sent.isSent || !isOther)) return { ...sent, phone, name: theirs || sent.name }
  // `cash then, my manager Boniface receives, 0784 …`
  if (received && (phone !== '' || !isOther)) return received
  if (isOther) return null
  if (name !== '') return { name, phone, rest, isOwn, isSent: THEIR_NAME.test(text) }
  return phone === '' ? null : besidePhone(rest, phone, THEIRS.test(text))
}

/** `mpokeaji ni Juma`, `my brother will receive it`. */
function receivedIn(text: string, phone: string, theirs: string): Receiver | null {
  const receives = RECEIVES.map((pattern) => pattern.exec(text)).find((found) => found !== null)
  return receives ? { name: theirs || named(receives[1] ?? '', phone), phone, isSent: true, rest: text.replace(receives[0], '') } : null
}

/** Returns the name of `her name is Neema`, and the rest. The guard who is called Juma isn't the receiver. */
function calledIn(plain: string): { readonly name: string; readonly rest: string } {
  const called = saysIn(plain.toLowerCase())('keeper') ? null : CALLED.exec(plain)
  return { name: called?.[1] ?? '', rest: called ? plain.replace(called[0], '') : plain }
}

type KinReceiver = Pick<Receiver, 'name' | 'rest' | 'isSent' | 'isRelation'>

/** `kwa mama yangu Rehema`: a relation, with the name behind it. Without words that send, a number or a place must be given. */
function toKin(text: string, phone: string, isPlace: IsPlace): KinReceiver | null {
  const found = TO_KIN.exec(text)
  const kin = found?.[2]
  if (!found || kin === undefined) return null
  const after = text.slice(found.index + found[0].length)
  const given = nameAt(after, isPlace)
  const rest = placeAround(text.slice(0, found.index), after.slice(given === '' ? 0 : after.indexOf(given) + given.length))
  const isSent = found[1] !== undefined
  // `mama neema, buza …`: a place follows.
  const isBesidePlace = given !== '' && isWrittenName(given) && after.slice(after.indexOf(given) + given.length).startsWith(',')
  if (!isSent && phone === '' && !isBesidePlace) return null
  const relation = kin.replace(OWNERS, '').replace(/\s+/g, ' ').trim()
  // `mama yangu Rehema` is called Rehema, and `shangazi Asha` is called that.
  const name = given === '' ? relation : relation === kin ? `${relation} ${given}` : given
  return { name, isSent, isRelation: given === '', rest }
}

/** `mpelekee Rehema Juma`: a name without a relation needs a number beside it. */
function toName(text: string, phone: string, isPlace: IsPlace): KinReceiver | null {
  const found = phone === '' ? null : TO_NAME.exec(text)
  if (!found) return null
  const after = text.slice(found.index + found[0].length)
  const name = nameAt(after, isPlace)
  const rest = placeAround(text.slice(0, found.index), after.slice(name.length))
  // `kwa Mpalange` may be a place, if no other one is named.
  const mayBePlace = /kwa$/i.test(found[1] ?? '') && !rest.split(/[\s,]+/).some(isPlace)
  return name === '' || mayBePlace || !isWrittenName(name) ? null : { name, isSent: true, rest }
}

/** Returns the name that a text begins with. It ends before a word that can't be part of a name. */
function nameAt(text: string, isPlace: IsPlace): string {
  const words = /^,? ?(\p{L}[\p{L}'’]*(?: \p{L}[\p{L}'’]*)*)/u.exec(text)?.[1]?.split(' ') ?? []
  const isAfterComma = text.startsWith(',')
  const end = words.findIndex((word) => NO_NAME.test(word) || isPlace(word))
  const name = words.slice(0, end < 0 ? undefined : end).slice(0, LONGEST_NAME)
  const isWhole = !isAfterComma || (end < 0 && words.length <= 2 && name.every((word) => /^\p{Lu}/u.test(word)))
  return isWhole && !name.some((word) => PLACES.test(word)) ? name.join(' ') : ''
}

/** Lower-case words are a name only if they mean nothing else. */
const isWrittenName = (name: string): boolean =>
  /^\p{Lu}/u.test(name) || tokensOf(name).every(({ isUnknown, isGuessed }) => isUnknown || isGuessed)

const isPlaceName = (word: string): boolean =>
  tokensOf(word).some(({ means, isGuessed }) => !isGuessed && (means.has('place') || means.has('town')))

/** Joins the words before and after the person, without the words that lead to the place. */
const placeAround = (before: string, after: string): string =>
  [before, after.replace(TO_PLACE, '').replace(/^[\s,.;]+/, '')]
    .map((part) => part.trim())
    .filter((part) => part !== '' && !NOBODY.test(part))
    .join(', ')

/** Returns the number in a text, and the text without it and the words around it. */
function withoutPhone(text: string): { readonly phone: string; readonly plain: string } {
  const found = LOCAL_PHONE.exec(text)
  const phone = found?.[0] ?? ''
  const left = found ? `${text.slice(0, found.index).replace(OF_PHONE, '')}, ${text.slice(found.index + phone.length)}` : text
  return { phone, plain: left.replace(/^[,\s]+|[.!?,\s]+$/g, '').replace(/(?:\s*,)+\s*/g, ', ') }
}

/** `Neema, 0754 …`: the name may be one of the parts. */
function besidePhone(text: string, phone: string, isTheirs: boolean): Receiver {
  const parts = text.split(/,\s*/).map((part) => part.trim().replace(/^(?:it['’]?s|ni) /i, ''))
  const name = parts.find((part) => NAMES.test(part)) ?? ''
  return { name, phone, isTheirs, rest: parts.filter((part) => part !== name).join(', ') }
}

/** Matches names as people write them. Lower-case words may be any words. */
export const NAMES =
  /^(?!.*(?:[Rr]oad|[Ss]treet|Plaza|Mall|[Hh]ospital|Tower|Hotel|Beach|[Ss]tation|Church|Market|Mtaa))\p{Lu}\p{Ll}[\p{L}'’]*(?: \p{Lu}\p{Ll}[\p{L}'’]*){1,2}$/u

/** Returns who will collect. `my sister` alone names nobody, but with a number there is somebody to call. */
function named(who: string, phone: string): string {
  const plain = who.trim().replace(/^(?:(?:na|and|but|cash) |my \w+ (?=\p{Lu}))+| (?:only|tu|instead of me)$/gu, '')
  return toKin(plain, NOBODY.test(plain) ? phone : 'any', () => false)?.name ?? (NOBODY.test(plain) ? '' : plain)
}
