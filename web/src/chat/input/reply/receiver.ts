import { LOCAL_PHONE } from '#contract/rules/phoneInText.ts'
import { isUnderWay } from '#web/features/orders/orderFacts.ts'
import { textsNow } from '#web/i18n/texts.ts'
import type { Card } from '../../cards/card.ts'
import { kinds } from '../../cards/kinds.ts'
import { unfoldLive } from '../../transcript/unfolded.ts'
import { ordersNow, shopPhone } from '../topics/facts.ts'
import { understand } from '../understand/understand.ts'
import { keepNote } from './question/notes.ts'
import { lastTold, reply } from './reply.ts'
import { isBuying, type Talk } from './Talk.ts'

/** Who receives, from the words around it; the part in brackets is who. Nobody of `I`, `you` or `it` is one. */
const RECEIVES: readonly RegExp[] = [
  /(?<![a-z])(?:change |make |put )?(?:the |my )?(?:receiver|recipient|person (?:who is )?receiving(?: it)?|person to receive(?: it)?)(?: (?:to|is|will be|should be|as)|:|,)? +(.+)$/i,
  /(?<![a-z])(?:badilisha )?(?:mpokeaji|wa kupokea)(?: (?:ni|awe|atakuwa|iwe|kuwa|wangu ni)|:|,)? +(.+)$/i,
  /(?<![a-z])(?:can|could|may|will|let) (?!(?:i|we|you|they|it|me|us)(?![a-z]))(.{2,40}?) (?:please )?(?:receive|collect|pick) (?:it|them|this|the (?:fish|order|parcel|delivery|package)|for me|up)(?![a-z])/i,
  /(?:^|[,.;!]\s*)(?:but |and |so )?(?!(?:i|we|you|they|it|when|how|what)(?![a-z]))([^,.;!]{2,40}?) (?:will|is going to|is the one to) (?:receive|collect) (?:it|them|this|the|for)(?![a-z])/i,
  /(?<![a-z])(?:atapokea|atakayepokea|anayepokea|atapokelea|apokee)(?: (?:ni|mzigo(?: ni)?))? +(?!ni(?![a-z]))(.+)$/i,
  /(?:^|[,.;!]\s*)([^,.;!]{2,40}?) (?:ndiye |ndio )?(?:atapokea|atakayepokea|anayepokea|anaweza kupokea|apokee)(?![a-z])/i,
]
/** `her number is 0755 123 456`, `namba yake ni 0755...`: of who receives. */
const THEIRS =
  /^(?:and |na )?(?:(?:her|his|their|the receiver['’]?s) (?:phone |mobile )?(?:number|no|phone) (?:is|ni)?|(?:namba|simu)(?: ya simu)? yake(?: ni)?)\s*:?\s*(.+)$/iu
/** Whom to call when the fish comes. */
const CALLS = /(?<![a-z])(?:a?m|a?wa)pigi(?:e|eni)(?: simu)? +(.+)$/i
const CALLS_NUMBER = /(?<![a-z])(?:(?:ni|tu)?pigi(?:e|eni)|piga(?:ni|eni)?|call)(?![a-z])(?: simu)? *(.*)$/i
const ARRIVES = /(?<![a-z])(?:[a-z]*fik[a-z]*|arriv[a-z]*|reach[a-z]*|outside|deliver[a-z]*|rider|driver|dereva|boda)(?![a-z])/i
/** `anipigie akifika stendi`: what the rider shall do on the way. */
const CALLS_ME =
  /(?<![a-z])(?:(?:[amu]|wa)?nipigi(?:e|eni)(?: simu)?|call me)(?: (?:kwanza|tu|first|please))? (?:[a-z]*ki(?:fika|karibia|toka|ondoka)[a-z]*|kabla(?! ya kulip)|(?:when|once|before|if|as soon as)(?: [a-z]+){0,3} (?:com|arriv|deliver|reach|leav|close|near|here|outside)[a-z]*|on arrival)(?![a-z]).*$/i
/** Money, codes and orders that came: another matter. */
const OTHER_MATTER =
  /(?<![a-z])(?:pin|otp|code|msimbo|sms|pay[a-z]*|payment|m-?pesa|pesa|hela|malipo|[a-z]*lip[aiw][a-z]*|refund[a-z]*|receipt|risiti|money|cash)(?![a-z])/i
/** Who brings it does not receive it. */
const BRINGS =
  /(?<![a-z])(?:riders?|drivers?|express|transport[a-z]*|carriers?|logistics|couriers?|cold chain|dereva|boda[a-z]*|m?safirishaji|muuzaji|seller)(?![a-z])/i
/** Says who, and no name: `my wife`, `mtu mwingine`. */
const NO_NAME = new Set(
  (
    'someone somebody anyone else who whom nani gani other another person friend neighbour neighbor colleague wife husband mother father mum mom dad sister brother son daughter ' +
    'guard security watchman boss maid housegirl the my his her our your and with for when after before home house office instead of not here from now please thanks it is will receive can ' +
    'mtu mwingine rafiki jirani mke mume mama baba dada kaka mtoto binti mlinzi bosi mfanyakazi askari mimi mwenyewe wangu yangu yetu wetu zangu nyumbani ofisini kwa niaba hapo hapa basi tu tafadhali asante akifika mkifika kama sipo simu namba ' +
    'mzigo samaki order oda fish myself me himself herself him her them she he yeye huyo wao hao mgeni'
  ).split(' '),
)

/** Where a number or a name is the answer. */
const isIdentity = (asked: Card | null): boolean =>
  asked !== null &&
  (/^(?:phone|payPhone|signIn|register|code)$/.test(asked.kind) || /^(?:code|person|check|retry)$/.test(kinds[asked.kind].accepts ?? ''))

export const nameIn = (who: string): boolean =>
  (who.match(/\p{L}{3,}/gu) ?? []).some((word) => !NO_NAME.has(word.toLowerCase()) && isName(word))
const isName = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word) || understand(word).filters.words !== undefined

/** What joins it to what was said before, or bounds it: `na mdogo wangu Ally`, `Juma only`. */
const JOINS = /^(?:(?:na|and|but|lakini|ila|pia|also|basi|ok|okay|sawa|so)\s+)+|\s+(?:only|tu|pekee|alone|peke yake)$/giu

/** What goes into the note; '' where the line says neither a name nor a number, null where it is of no receiver. */
export function receiverIn(line: string): string | null {
  if (OTHER_MATTER.test(line)) return null
  const text = line.trim().replace(/[.!?\s]+$/, '')
  const [who] = RECEIVES.flatMap((pattern) => pattern.exec(text)?.[1]?.trim().replace(JOINS, '') ?? [])
  const texts = textsNow('topics').topics
  if (who !== undefined && BRINGS.test(who)) return null
  if (who !== undefined) return nameIn(who) || LOCAL_PHONE.test(text) ? `${texts.receiverIs} ${withPhone(who, text)}` : ''
  const theirs = THEIRS.exec(text)?.[1]
  if (theirs !== undefined && LOCAL_PHONE.test(theirs)) return `${texts.receiverIs} ${theirs}`
  const called = CALLS.exec(text)
  if (called?.[1] && (LOCAL_PHONE.test(called[1]) || nameIn(called[1]))) return text.slice(called.index)
  const number = CALLS_NUMBER.exec(text)
  return number && LOCAL_PHONE.test(number[0]) && ARRIVES.test(text) ? text.slice(number.index) : null
}

/** What the rider shall do on the way, for the note; null where the line says no such thing. */
export const callIn = (line: string): string | null =>
  line.includes('?') || OTHER_MATTER.test(line) ? null : (CALLS_ME.exec(line.trim())?.[0] ?? null)

const withPhone = (who: string, text: string): string => {
  const phone = LOCAL_PHONE.exec(text)?.[0]
  return phone === undefined || who.includes(phone) ? who : `${who}, ${phone}`
}

const CALLED =
  /^(?:(?:na |ni |ok |sawa )?(?:anaitwa|jina (?:lake )?(?:ni )?|(?:his|her|their|the) name is|(?:he|she) is called|name:?)\s+)?/iu
const ASKED_NAME: ReadonlySet<string> = new Set(['gift', 'giftCash', 'nobodyHome'])
const MOST_NAMES = 4
const TAKES_NAME = /^(?:address|newAddress|delivery|transporters|change)$/

/** `Rehema Salum 0713445566`, `anaitwa Rehema Salum`, once we asked for name and phone or where it goes; '' and null as above. */
function personIn(line: string, asked: Card | null): string | null {
  const text = line.trim().replace(/[.!\s]+$/, '')
  const lead = CALLED.exec(text)?.[0] ?? ''
  const phone = LOCAL_PHONE.exec(text)?.[0]
  const wasAsked = ASKED_NAME.has(lastTold() ?? '')
  const takes = wasAsked || (asked !== null && TAKES_NAME.test(kinds[asked.kind].accepts ?? ''))
  const name = (phone === undefined ? text : text.replace(phone, ''))
    .slice(lead.length)
    .replace(/[\s,:-]+$/, '')
    .trim() // prettier-ignore
  const names = name.split(/\s+/)
  if (!takes || !/^\p{L}[\p{L}'’ ]+$/u.test(name) || names.length > MOST_NAMES || !nameIn(name)) return null
  if (phone === undefined && lead === '' && !(wasAsked && names.length > 1)) return null
  const { items, place, choices } = understand(name)
  if (items.length > 0 || place !== undefined || Object.keys(choices).length > 0 || BRINGS.test(name) || findsPlace(name)) return null
  return `${textsNow('topics').topics.receiverIs} ${withPhone(name, text)}`
}

/** Words of places and of the trade beside it: no name of a person. */
export const findsPlace = (name: string): boolean =>
  /(?<![a-z])(?:road|street|mtaa|barabara|nyumba|house|plaza|mall|hospital[a-z]*|city|tower|hotel|bar|beach|station|church|kanisa|msikiti|mosque|bank|gate|estate|apartments?|shule|school|soko|market|karibu|near|kwa)(?![a-z])/i.test(
    name,
  )

/** Somebody else receives, or is called: into the note of an order that is being made; a placed one the shop is called about (CHK-009). */
export async function takeReceiver(talk: Talk): Promise<boolean> {
  const { line, waiting, asked } = talk
  if (waiting || isIdentity(asked)) return false
  const note = receiverIn(line) ?? (isBuying(talk) ? (callIn(line) ?? personIn(line, asked)) : null)
  if (note === null) return false
  if (isBuying(talk)) {
    if (note === '') reply('nobodyHome')
    else keepNote(note)
    if (note !== '' && asked?.kind === 'review') unfoldLive()
    return true
  }
  const order = (await ordersNow())?.find(isUnderWay)
  if (order && !talk.facts?.cartCount) reply('receiverPlaced', { orderNumber: order.orderNumber, ...shopPhone }, 'call')
  else reply('nobodyHome')
  return true
}
