import { LOCAL_PHONE } from '#contract/rules/phoneInText.ts'
import { saysIn } from '../../lexicon/words/meanings.ts'

/** The person who receives the delivery. Without a name and a number, nobody is named. */
export interface Receiver {
  readonly name: string
  readonly phone: string
  /** True if only the number of an unnamed person is given: `her number is …`. */
  readonly isTheirs?: boolean
  /** True if the buyer is meant: `my name is …`. */
  readonly isOwn?: boolean
  /** The rest of the clause, which says where. */
  readonly rest: string
}

const KIN =
  'mama|baba|dada|kaka|bibi|babu|shangazi|mjomba|mke|mume|mdogo|rafiki|jirani|mother|mum|mom|father|dad|sister|brother|aunt|uncle|grandma|granny|wife|husband|friend|colleague|neighbour|boss|cousin|daughter|son'
const WHOSE = '(?:my|our|the|yangu|wangu|yetu|wetu|mkubwa|mdogo)'
/** `mpelekee mama yangu`, `send it to my sister`, `mama neema, …`. A name belongs to the person if the place is separate. */
const SENT_TO = new RegExp(
  `^(?:(?:please|naomba|tafadhali|sawa|ok|yes)[ ,]+)*(?:(?:m|wam)?(?:pelek|let)(?:ee|eeni)|(?:send|deliver|bring|take)(?: it| them| this)? to|(?:m|i|u)?(?:let|pelek)(?:e|a|eni) kwa|(?=(?:mama|baba|bibi|babu) [a-z]+,)|ni kwa) *((?:${WHOSE} )?(?:${KIN})(?: ${WHOSE})*(?: [a-z]+(?=,| (?:in|at|huko|yupo|simu) ))?)(?![a-z])[ ,]*(?:(?:in|at|huko|yupo|yuko|anakaa|anaishi)(?![a-z]) )?`,
  'i',
)
const RECEIVES: readonly RegExp[] = [
  /(?<![a-z])(?:receiver|recipient|person receiving(?: it)?|mpokeaji|wa kupokea)(?: (?:to|is|as|ni|awe|iwe))?:? +(.+)$/i,
  /(?:^|[,.;!]\s*|(?:can|could|may|let) )(?!(?:i|we|you|they|it|me|us|when|how|what|who|if|nani)(?![a-z]))(?:and |na |but )?([^,.;!]{2,40}?) (?:will |is going to )?(?:receive|collect|pick (?:it|them) up|atapokea|anayepokea|anaweza kupokea|apokee)(?![a-z])/i,
]
const CALLED =
  /(?:^|[ ,])(?:(?:his|her|their|the|my) name(?: is|['’]s| should be)|(?:she|he)(?: is|['’]s) called|(?:an|n)aitwa|jina l(?:ake|angu)(?: ni)?|jina ni) +([a-z][a-z'’]+(?: [a-z][a-z'’]+){0,2})/i
const OWN_NAME = /(?<![a-z])(?:my name|jina langu|naitwa)(?![a-z])/i
/** Words around the receiver's number. */
const OF_PHONE =
  /[ ,]*(?:(?:na |and )?(?:(?:her|his|their|the|my) )?(?:phone|mobile|number|simu|namba)(?: (?:number|yake|ya simu|yangu))*(?: is| ni)?:? *)?$/i
/** Other subjects: money, codes, past orders and the rider. */
const OTHER_MATTER =
  /(?<![a-z])(?:pin|otp|code|sms|pay[a-z]*|m-?pesa|pesa|hela|malipo|[a-z]*lip[aiw][a-z]*|refund[a-z]*|receipt|money|cash|riders?|drivers?|express|carriers?|dereva|boda[a-z]*|seller)(?![a-z])/i
const THEIRS = /(?<![a-z])(?:(?:her|his|their) (?:phone|number)|(?:namba|simu) (?:yake|yao))(?![a-z])/i
/** Words for a person without a name. */
const NOBODY = new RegExp(
  `^(?:(?:na|and|but|a|mtu|mwingine|some(?:one|body)|any(?:one|body)|else|other|mimi|mwenyewe|me|myself|him|her|she|he|yeye|guard|mlinzi|maid|instead of|${WHOSE}|${KIN}) *)+$`,
  'i',
)

/** Returns the person who receives instead of the buyer; null if the clause names none. */
export function receiverIn(text: string): Receiver | null {
  const { phone, plain } = withoutPhone(text)
  // The guard who is called Juma isn't the receiver.
  const called = saysIn(plain.toLowerCase())('keeper') ? null : CALLED.exec(plain)
  const name = called?.[1] ?? ''
  const rest = called ? plain.replace(called[0], '') : plain
  const sent = SENT_TO.exec(rest)
  if (sent?.[1]) return { name: name || sent[1], phone, rest: rest.slice(sent[0].length) }
  if (OTHER_MATTER.test(text)) return null
  const isOwn = OWN_NAME.test(text)
  const told = receiverTold(rest, isOwn ? '' : name, phone)
  if (told) return told
  if (name !== '') return { name, phone, rest, isOwn }
  return phone === '' ? null : besidePhone(rest, phone, THEIRS.test(text))
}

/** `my sister will collect`: returns the person, by the given name or by the words of the text. */
function receiverTold(text: string, name: string, phone: string): Receiver | null {
  const receives = RECEIVES.map((pattern) => pattern.exec(text)).find((found) => found !== null)
  if (!receives) return null
  const who = receives[1]?.trim() ?? ''
  // `my wife, 0754 …` has a number to call.
  return { name: name || named(who) || (phone && who), phone, rest: text.replace(receives[0], '') }
}

/** Returns the number in a text, and the text without it and the words around it. */
function withoutPhone(text: string): { readonly phone: string; readonly plain: string } {
  const found = LOCAL_PHONE.exec(text)
  const phone = found?.[0] ?? ''
  const left = found ? text.slice(0, found.index).replace(OF_PHONE, '') + text.slice(found.index + phone.length) : text
  return { phone, plain: left.replace(/[.!?,\s]+$/, '') }
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

const named = (who: string): string => (NOBODY.test(who) ? '' : who.replace(/^(?:na|and|but) | (?:only|tu|instead of me)$/gi, ''))
