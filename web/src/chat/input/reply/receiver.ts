import { LIMITS } from '#contract/rules/constants.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { isUnderWay } from '#web/features/orders/orderFacts.ts'
import { textsNow } from '#web/i18n/texts.ts'
import type { Card } from '../../cards/card.ts'
import { kinds } from '../../cards/kinds.ts'
import { askBelow } from '../../transcript/append.ts'
import { ordersNow, shopPhone } from '../topics/facts.ts'
import { understand } from '../understand/understand.ts'
import { reply } from './reply.ts'
import { isBuying, type Talk } from './Talk.ts'

/** Who receives, from the words around it; the part in brackets is who. Nobody of `I`, `you` or `it` is one. */
const RECEIVES: readonly RegExp[] = [
  /(?<!\p{L})(?:change |make |put )?(?:the |my )?(?:receiver|recipient|person (?:who is )?receiving(?: it)?|person to receive(?: it)?)(?: (?:to|is|will be|should be|as)|:|,)? +(.+)$/iu,
  /(?<!\p{L})(?:badilisha )?(?:mpokeaji|wa kupokea)(?: (?:ni|awe|atakuwa|iwe|kuwa|wangu ni)|:|,)? +(.+)$/iu,
  /(?<!\p{L})(?:can|could|may|will|let) (?!(?:i|we|you|they|it|me|us)(?!\p{L}))(.{2,40}?) (?:please )?(?:receive|collect|pick) (?:it|them|this|the (?:fish|order|parcel|delivery|package)|for me|up)(?!\p{L})/iu,
  /^(?:but |and |so )?(?!(?:i|we|you|they|it|when|how|what)(?!\p{L}))(.{2,40}?) (?:will|is going to|is the one to) (?:receive|collect) (?:it|them|this|the|for)(?!\p{L})/iu,
  /(?<!\p{L})(?:atapokea|atakayepokea|anayepokea|atapokelea|apokee)(?: (?:ni|mzigo(?: ni)?))? +(?!ni(?!\p{L}))(.+)$/iu,
  /^(.{2,40}?) (?:ndiye |ndio )?(?:atapokea|atakayepokea|anayepokea|anaweza kupokea|apokee)(?!\p{L})/iu,
]
/** Whom to call when the fish comes. */
const CALLS = /(?<!\p{L})(?:a?m|a?wa)pigi(?:e|eni)(?: simu)? +(.+)$/iu
const CALLS_NUMBER = /(?<!\p{L})(?:(?:ni|tu)?pigi(?:e|eni)|piga(?:ni|eni)?|call)(?!\p{L})(?: simu)? *(.*)$/iu
const ARRIVES = /(?<!\p{L})(?:\p{L}*fik\p{L}*|arriv\p{L}*|reach\p{L}*|outside|deliver\p{L}*|rider|driver|dereva|boda)(?!\p{L})/iu
/** Money, codes and orders that came: another matter. */
const OTHER_MATTER =
  /(?<!\p{L})(?:pin|otp|code|msimbo|sms|pay\p{L}*|payment|m-?pesa|pesa|hela|malipo|\p{L}*lip[aiw]\p{L}*|refund\p{L}*|receipt|risiti|money|cash)(?!\p{L})/iu
/** Who brings it does not receive it. */
const BRINGS =
  /(?<!\p{L})(?:riders?|drivers?|express|transport\p{L}*|carriers?|logistics|couriers?|cold chain|dereva|boda\p{L}*|m?safirishaji|muuzaji|seller)(?!\p{L})/iu
/** Says who, and no name: `my wife`, `mtu mwingine`. */
const NO_NAME = new Set(
  (
    'someone somebody anyone else who whom nani gani other another person friend neighbour neighbor colleague wife husband mother father mum mom dad sister brother son daughter ' +
    'guard security watchman boss maid housegirl the my his her our your and with for when after before home house office instead of not here from now please thanks it is will receive can ' +
    'mtu mwingine rafiki jirani mke mume mama baba dada kaka mtoto binti mlinzi bosi mfanyakazi askari mimi mwenyewe wangu yangu yetu wetu zangu nyumbani ofisini kwa niaba hapo hapa basi tu tafadhali asante akifika mkifika kama sipo simu namba ' +
    'mzigo samaki order oda fish myself me himself herself him her them she he yeye huyo wao hao mgeni'
  ).split(' '),
)
const PHONE = /(?:\+?255|0)[\s-]?[67]\d(?:[\s-]?\d){7}(?!\d)/

/** Where a number or a name is the answer. */
const isIdentity = (asked: Card | null): boolean =>
  asked !== null &&
  (/^(?:phone|payPhone|signIn|register|code)$/.test(asked.kind) || /^(?:code|person|check|retry)$/.test(kinds[asked.kind].accepts ?? ''))

const nameIn = (who: string): boolean => (who.match(/\p{L}{3,}/gu) ?? []).some((word) => !NO_NAME.has(word.toLowerCase()) && isName(word))
const isName = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word) || understand(word).filters.words !== undefined

/** What goes into the note; '' where the line says neither a name nor a number, null where it is of no receiver. */
function receiverIn(line: string): string | null {
  if (OTHER_MATTER.test(line)) return null
  const text = line.trim().replace(/[.!?\s]+$/, '')
  const [who] = RECEIVES.flatMap((pattern) => pattern.exec(text)?.[1]?.trim() ?? [])
  const texts = textsNow('topics').topics
  if (who !== undefined && BRINGS.test(who)) return null
  if (who !== undefined) return nameIn(who) || PHONE.test(text) ? `${texts.receiverIs} ${withPhone(who, text)}` : ''
  const called = CALLS.exec(text)
  if (called?.[1] && (PHONE.test(called[1]) || nameIn(called[1]))) return text.slice(called.index)
  const number = CALLS_NUMBER.exec(text)
  return number && PHONE.test(number[0]) && ARRIVES.test(text) ? text.slice(number.index) : null
}

const withPhone = (who: string, text: string): string => {
  const phone = PHONE.exec(text)?.[0]
  return phone === undefined || who.includes(phone) ? who : `${who}, ${phone}`
}

/** Somebody else receives, or is called: into the note of an order that is being made; a placed one the shop is called about (CHK-009). */
export async function takeReceiver(talk: Talk): Promise<boolean> {
  const { line, waiting, asked } = talk
  if (waiting || isIdentity(asked)) return false
  const note = receiverIn(line)
  if (note === null) return false
  if (isBuying(talk)) {
    if (note === '') reply('nobodyHome')
    else addNote(note)
    if (note !== '' && asked?.kind === 'review') askBelow({ by: 'answer' })
    return true
  }
  const order = (await ordersNow())?.find(isUnderWay)
  if (order && !talk.facts?.cartCount) reply('receiverPlaced', { orderNumber: order.orderNumber, ...shopPhone }, 'call')
  else reply('nobodyHome')
  return true
}

function addNote(text: string): void {
  const notes = [draftNow().notes, text].filter(Boolean).join('. ').slice(0, LIMITS.notes)
  setChoices({ notes })
  reply('noted', { note: notes.replace(/^@+/, '') })
}
