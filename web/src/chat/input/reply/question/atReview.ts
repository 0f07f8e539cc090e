import { normalPhone } from '#contract/rules/phone.ts'
import type { Transporter } from '#contract/transporter.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { type CheckoutChoices, draftNow, NO_PREFERENCE, setChoices } from '#web/features/checkout/draft.ts'
import * as command from '../../../guide/commands.ts'
import { answerOpenQuestion } from '../../../transcript/append.ts'
import { unfoldLive } from '../../../transcript/unfolded.ts'
import { phoneIn } from '../../phoneIn.ts'
import type { Understood } from '../../understand/Understood.ts'
import { understand } from '../../understand/understand.ts'
import { replyWithTotal } from '../goods/replyWithTotal.ts'
import { asks, asksAbout, denies } from '../line/asks.ts'
import { repair } from '../repair.ts'
import { reply } from '../reply.ts'
import { isBuying, type Talk } from '../Talk.ts'
import { saysWhere } from './address/addressLine.ts'
import { addressSaid } from './address/besideAddress.ts'
import { takeOtherAddress } from './address/otherAddress.ts'
import { savedIn } from './address/savedIn.ts'
import { tellGoesTo } from './address/tellPlace.ts'
import { carrierIn, forAll } from './carriers.ts'
import { addressOptions } from './options.ts'
import { takeOwnNumber } from './ownNumber.ts'

const CARRIER = /(?<![a-z])(?:transporters?|carrier|rider|msafirishaji|wasafirishaji|dereva|driver|boda)(?![a-z])/i
/** Wants something else than what was chosen. */
export const OTHER =
  /(?<![a-z])(?:change|edit|fix|wrong|another|other|different|choose|switch|instead|[a-z]*badil[a-z]*|mwingine|nyingine|[a-z]*chagu[a-z]*|rather)(?![a-z])/i
/** Tells of a payment that was made, and asks for none. */
export const HAS_PAID = /(?<![a-z])(?:paid|sent|(?:nime|tume|ame)(?:sha|kwisha)?(?:lip|tum)[a-z]*|deducted)(?![a-z])/i
export const PAYS = /(?<![a-z])(?:pay[a-z]*|[a-z]*lip[aiw][a-z]*|malipo|m-?pesa|airtel|tigo|mixx|halo[a-z]*)(?![a-z])/i
/** Says where to, and not who: a carrier may be called like a part of town. */
export const DELIVERS =
  /(?<![a-z])(?:[a-z]*pelek[a-z]*|[a-z]*let[ae][a-z]*|deliver|send|bring|anwani|address|naishi|niko|nipo|tupo|tuko|(?:i['’]?m|i am|we are) (?:in|at)|near|karibu|mtaa|street|house|nyumba)(?![a-z])/i
/** Whose number it is: of who pays, and not of who receives. */
export const RECEIVES =
  /(?<![a-z])(?:contact|receiv[a-z]*|recipient|delivery|[a-z]*poke[a-z]*|kupigiwa|kupiga|call|piga|mpigi[a-z]*)(?![a-z])/i

/** The number that shall be asked to pay, typed before the review, or one's own again; false where the line names none. */
export async function takePayer(talk: Talk): Promise<boolean> {
  const { line, waiting, asked } = talk
  if (await takeOwnNumber(talk)) return true
  const phone = phoneIn(line)
  if (phone === null || waiting || !isBuying(talk) || asked?.kind === 'review') return false
  // A number and nothing else, where it is asked how to pay, is paid with.
  if (!PAYS.test(line) && !(asked?.kind === 'method' && !/\p{L}/u.test(line))) return false
  if (RECEIVES.test(line) || HAS_PAID.test(line)) return false
  if (asked?.kind === 'method') answerOpenQuestion('mobile_money')
  setChoices({ paymentMethod: 'mobile_money', phone: normalPhone(phone) })
  if (asked?.kind !== 'method') await repair(talk, true)
  return true
}

/** A carrier named at a later step; false where the line names none. */
export async function changeCarrier(talk: Talk): Promise<boolean> {
  const carrier = DELIVERS.test(talk.line) ? null : await carrierIn(talk.line)
  if (!carrier || draftNow().deliveryOption === null) return false
  setChoices({ transporterSelections: forAll(carrier.id) })
  await repair(talk, true)
  return true
}

/** Changes an answer that is named at the review, whatever else its words might mean; false where none is, or none is another. */
export async function takeAtReview(talk: Talk): Promise<boolean> {
  const { line, meant } = talk
  const phone = phoneIn(line)
  if (phone !== null && !RECEIVES.test(line) && !HAS_PAID.test(line))
    return settle({ paymentMethod: 'mobile_money', phone: normalPhone(phone) }, 'method')
  if (meant.topic === 'wrongNumber' && draftNow().paymentMethod !== 'cash_on_delivery') {
    command.change('payPhone')
    return true
  }
  if (meant.items.length > 0) return false
  const said = await addressSaid({ line, meant })
  const carrier = said.carrier ?? (DELIVERS.test(line) ? null : await carrierIn(line))
  const choices = changesIn(carrier && said.carrier === null ? understand(withoutName(line, carrier)).choices : said.choices)
  const byCarrier = carrier ? { transporterSelections: forAll(carrier.id) } : {}
  const addressId = denies(line) ? undefined : savedIn(said.place || line, addressOptions(addressesNow()))
  if (addressId !== undefined) return settle({ ...choices, ...byCarrier, addressId }, 'none')
  if (saysNewPlace(talk) && carrier === null) {
    await takeOtherAddress(talk)
    return true
  }
  if (Object.keys(choices).length > 0) return settle({ ...choices, ...byCarrier }, choices.paymentMethod ? 'method' : 'delivery')
  if (carrier) return settle(byCarrier, 'none')
  if (meant.topic === 'changeAddress' && (meant.place !== undefined || saysWhere(line))) {
    await takeOtherAddress(talk)
    return true
  }
  if (!CARRIER.test(line) || !OTHER.test(line)) return false
  command.change('transporters')
  return true
}

/** Tells of somebody, and asks for no delivery there: `my mother is in Moshi`. */
export const TELLS_OF = /(?<![a-z])(?:is|are|was|lives?|yuko|yupo|will)(?![a-z])/i

/** `mikocheni, shoppers plaza`: a place that is neither saved nor the one chosen. */
function saysNewPlace({ line, meant: { place, topic } }: Talk): boolean {
  if (place === undefined || (topic !== undefined && !/^(?:area|changeAddress)/.test(topic))) return false
  if (asks(line) || asksAbout(line) || denies(line) || TELLS_OF.test(line)) return false
  return savedIn(place, addressOptions(addressesNow().filter(({ id }) => id === draftNow().addressId))) === undefined
}

/** `Pwani Express` asks for no express delivery. */
export const withoutName = (line: string, { businessName }: Pick<Transporter, 'businessName'>): string =>
  line.toLowerCase().replaceAll(businessName.toLowerCase(), ' ')

function changesIn({ delivery, method, transporter }: Understood['choices']): Partial<CheckoutChoices> {
  const now = draftNow()
  return {
    ...(delivery && delivery !== now.deliveryOption && { deliveryOption: delivery }),
    ...(method && method !== now.paymentMethod && { paymentMethod: method }),
    ...(transporter && { transporterSelections: forAll(NO_PREFERENCE) }),
  }
}

/** Sets the answers, says what came of it and shows the review with its button again. */
function settle(choices: Partial<CheckoutChoices>, says: 'method' | 'delivery' | 'none'): true {
  setChoices(choices)
  if (choices.addressId !== undefined) tellGoesTo()
  if (says === 'method') reply(choices.paymentMethod === 'cash_on_delivery' ? 'payOnDelivery' : 'byPhone')
  if (says === 'delivery' || (says === 'method' && choices.deliveryOption)) replyWithTotal()
  unfoldLive()
  return true
}
