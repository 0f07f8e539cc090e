import { type CheckoutChoices, setChoices } from '#web/features/checkout/draft.ts'
import { type Accepts, kinds } from '../../../../cards/kinds.ts'
import * as command from '../../../../guide/commands.ts'
import { answerOpenQuestion } from '../../../../transcript/append.ts'
import { unfoldLive } from '../../../../transcript/unfolded.ts'
import { understand } from '../../../understand/understand.ts'
import { replyWithTotal } from '../../goods/replyWithTotal.ts'
import { asks, asksAbout, denies as deniesIn } from '../../line/asks.ts'
import { repair } from '../../repair.ts'
import { reply } from '../../reply.ts'
import { isBuying, type Talk } from '../../Talk.ts'
import { canSave, confirmNewAddress, SAVE, saysWhere, takeNewAddress } from '../address/addressLine.ts'
import { tellGoesTo } from '../address/tellPlace.ts'
import { forAll } from '../carriers.ts'
import { keepNote } from '../notes.ts'
import { readSeveral, type Several } from './readSeveral.ts'

const AT: ReadonlySet<Accepts | null> = new Set(['address', 'newAddress', 'delivery', 'transporters', 'method', 'change', 'changes'])

/**
 * Answers to several questions in one line, `standard, Pwani Express, I pay when it arrives`: each is kept, what is missing is asked, and
 * the review comes once (CHAT-054, CHAT-127). False where a piece of the line is none, or all of it answers one question.
 */
export async function takeSeveral(line: string, context: Omit<Talk, 'line' | 'meant'>): Promise<boolean> {
  const { asked, waiting, byKey, hasWaited } = context
  // Asked for a number to pay from, the other way to pay needs none.
  const accepts = asked === null ? null : asked.kind === 'payPhone' ? 'changes' : kinds[asked.kind].accepts
  if (accepts === null || !AT.has(accepts) || waiting || byKey || hasWaited || line.includes('?') || !isBuying(context)) return false
  const several = await readSeveral(line, accepts)
  if (several === null || !isMeant(several, line, accepts)) return false
  const talk: Talk = { ...context, line, meant: understand(line) }
  if (several.place !== '') return takeWithPlace(several, talk, accepts)
  await takeWithout(several, talk, accepts)
  return true
}

const LAST_BREAK =
  /^(.+?)(?:\s*[,;.!]+\s+(?:(?:but|and|ila|lakini|na|halafu)\s+)?|\s+(?:but|and|ila|lakini|na|halafu)\s+)((?:(?!\s(?:but|ila|lakini)\s)[^,;])+)$/i
/** Asks of the answer itself, which is not given yet: `kawaida, ni shilingi ngapi?`. */
const WEIGHS_DELIVERY = /^(?:delivery(?:Fee|Time)|priceAsk|total\w*|cheapest|ways|freeDelivery|bargain|pickTime|isItSafe)$/
const WEIGHS_PLACE = /^(?:area\w+|deliveryFee|priceAsk|freeDelivery|pickUp|whereAreYou)$/

/**
 * `kawaida tu, nani analeta?`: the address or delivery that a line names before a question of something else is kept, and the question is
 * returned, to be answered; null where the line is no such one.
 */
export async function takeBeforeQuestion(line: string, context: Omit<Talk, 'line' | 'meant'>): Promise<string | null> {
  const [, head = '', question = ''] = LAST_BREAK.exec(line.trim()) ?? []
  const { asked, waiting, byKey, hasWaited } = context
  const accepts = asked === null ? null : kinds[asked.kind].accepts
  if (head === '' || accepts === null || accepts === 'change' || !AT.has(accepts) || waiting || byKey || hasWaited) return null
  const about = understand(question)
  if (about.topic === undefined || about.isGuess === true || !asks(question) || asks(head) || !isBuying(context)) return null
  const several = await readSeveral(head, accepts)
  if (several === null || several.place !== '' || several.choices.method !== undefined || several.carrierId !== undefined) return null
  const { addressId, choices } = several
  if (!isPlaceAsked(accepts) && addressId !== undefined) return null
  if ((addressId ?? choices.delivery) === undefined) return null
  if ((choices.delivery && WEIGHS_DELIVERY.test(about.topic)) || (addressId && WEIGHS_PLACE.test(about.topic))) return null
  const value = ownOf(several, accepts)
  if (value !== undefined) answerOpenQuestion(value)
  keep(several)
  return question
}

const isPlaceAsked = (accepts: Accepts): boolean => accepts === 'address' || accepts === 'newAddress'

/** Wishes for it to be brought there. */
const SENDS = /(?<![a-z])(?:[a-z]*pelek[a-z]*|[a-z]*let[ae][a-z]*|deliver|send|bring|anwani|address)(?![a-z])/i
const isPlace = (place: string): boolean => understand(place).place !== undefined
const SAYS_NO = /^(?:no|nope|nah|hapana|la)(?![a-z])/i

/** `sina cash`, `mnapokea tigo pesa`: nothing is paid with it by that; `mpesa yangu` is a number too. */
const NO_METHOD =
  /(?<![a-z])(?:sina|hatuna|ha(?:ku|i)na|no(?= )|bila|mna[a-z]+|una[a-z]+|inawezekana|possible|accept[a-z]*|allowed|yangu|my|own)(?![a-z])/i

function isMeant({ count, denies, place, agrees, addressId, carrierId, choices }: Several, line: string, accepts: Accepts): boolean {
  // `Pwani Express, Dar es Salaam`: of a carrier, and no place to deliver to.
  const isWhole = saysWhere(place) || (place.includes(', ') && carrierId === undefined)
  if (place !== '' && !isPlaceAsked(accepts) && !SENDS.test(line) && !(isPlace(place) && isWhole)) return false
  if (count > 1) return true
  if (count === 0) return false
  if (denies) return true
  if (choices.method && accepts !== 'method') return !deniesIn(line) && !asksAbout(line) && !NO_METHOD.test(line)
  // `hapana, karibu na soko` puts that right, and begins nothing anew.
  if (accepts === 'newAddress' && SAYS_NO.test(line) && place !== '' && saysWhere(place)) return true
  if (accepts === 'newAddress' && agrees && canSave() && place === '' && addressId === undefined) return true
  // `niletee Mbagala Zakhem badala yake, karibu na soko`, at a later question
  return place !== '' && !isPlaceAsked(accepts) && SENDS.test(line) && saysWhere(place)
}

async function takeWithPlace(several: Several, talk: Talk, accepts: Accepts): Promise<boolean> {
  const { place: line } = several
  if (!isPlaceAsked(accepts)) command.change('address')
  if (!(await takeNewAddress({ ...talk, line, meant: understand(line) }))) return false
  keep(several)
  return true
}

async function takeWithout(several: Several, talk: Talk, accepts: Accepts): Promise<void> {
  const saves = accepts === 'newAddress' && several.agrees && several.addressId === undefined && canSave()
  if (saves) await confirmNewAddress(SAVE)
  const value = ownOf(several, accepts)
  if (value !== undefined) answerOpenQuestion(value)
  keep(several)
  if (several.addressId !== undefined && !isPlaceAsked(accepts)) tellGoesTo()
  if (accepts === 'change') {
    tellMethod(several)
    if (several.choices.delivery) replyWithTotal()
    unfoldLive()
  } else if (value === undefined && !saves) {
    if (several.count === 1) tellMethod(several)
    if (talk.asked?.kind !== 'payPhone' || several.choices.method !== 'cash_on_delivery') await repair(talk, true)
  }
}

function tellMethod({ choices: { method } }: Several): void {
  if (method) reply(method === 'cash_on_delivery' ? 'payOnDelivery' : 'byPhone')
}

/** What it answers the open question with. */
function ownOf({ choices, carrierId, addressId }: Several, accepts: Accepts): string | undefined {
  if (isPlaceAsked(accepts)) return addressId
  if (accepts === 'delivery') return choices.delivery
  if (accepts === 'transporters') return carrierId
  return accepts === 'method' ? choices.method : undefined
}

/** Sets all that was named. */
export function keep({ choices: { delivery, method }, carrierId, phone, addressId, notes }: Several): void {
  const choices: Partial<CheckoutChoices> = {
    ...(delivery && { deliveryOption: delivery }),
    ...(method && { paymentMethod: method }),
    ...(carrierId && { transporterSelections: forAll(carrierId) }),
    ...(phone && { phone }),
    ...(addressId && { addressId }),
  }
  setChoices(choices)
  for (const note of notes) keepNote(note)
}
