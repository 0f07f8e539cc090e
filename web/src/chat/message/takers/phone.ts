import { normalPhone } from '#contract/rules/phone.ts'
import { phoneInText } from '#contract/rules/phoneInText.ts'
import { cartCount } from '#web/features/cart/cart.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { otherPhone } from '#web/features/checkout/checkout.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { useForeignNumber } from '#web/features/session/foreignNumber.ts'
import { noPerson } from '#web/features/session/join/personFields.ts'
import { personNow } from '#web/features/session/person.ts'
import { isUnknownPhone, requestCode } from '#web/features/session/signInCommands.ts'
import { storeDraft } from '#web/features/session/useDraft.ts'
import { openRow } from '../../guide/slipRow.ts'
import { unfoldLive } from '../../transcript/unfolded.ts'
import { working } from '../../transcript/working.ts'
import { loadReply } from '../loadReply.ts'
import { signInAsked } from './asked.ts'
import type { LineToTake, Taker } from './lineToTake.ts'

/**
 * Takes a phone number that is asked for. In `kamba 2 0712345678` the fish is left for the next taker, and the number is used after it
 * (I18N-016).
 */
export const takePhone: Taker = async (said) => {
  const given = await phoneIn(said)
  if (given === null) return said
  const enter = () => enterPhone(given.asked, given.phone)
  if (given.rest !== '') return { ...said, text: given.rest, afterwards: enter }
  await enter()
  return null
}

interface PhoneGiven {
  readonly phone: string
  readonly rest: string
  readonly asked: 'phone' | 'payPhone'
}

/** Returns the phone number in a line and the rest; null if no number is asked for, or the line is a question or gives somebody else's. */
async function phoneIn({ text, asked }: LineToTake): Promise<PhoneGiven | null> {
  if (text.includes('?')) return null
  const given = phoneInText(text)
  if (given && asked === 'slip' && personNow() === null && OWN_NUMBER.test(given.rest))
    return { phone: given.phone, rest: '', asked: 'phone' }
  if (asked !== 'phone' && asked !== 'payPhone') return null
  if (!given || (given.rest.trim() !== '' && (await isForSomebody(text)))) return null
  return { phone: given.phone, rest: /\d/.test(given.rest) ? given.rest : '', asked }
}

/** A guest's own number at the slip goes on to the checkout, as the buyer signs in with it: `namba yangu ni 0754 …`. */
const OWN_NUMBER = /^\W*(?:(?:hii|ndio|ndiyo|ni|namba|number|simu|phone|my|yangu|is|this|the|it['’]?s|ok|okay|sawa)\W*)*$/i

/** Only the code that replies knows the words for another person (CHAT-182). Without it, the number is taken for the buyer's. */
const isForSomebody = (text: string): Promise<boolean> =>
  loadReply()
    .then((reply) => reply.isForSomebody(text))
    .catch(() => false)

async function enterPhone(kind: PhoneGiven['asked'], text: string): Promise<void> {
  if (kind === 'payPhone') {
    setChoices({ phone: otherPhone(normalPhone(text)) })
    openRow(null)
    unfoldLive()
  } else if (await working(() => requestCode(text))) return goOn()
  else if (useForeignNumber.getState().phone !== null) askAbroad(text)
  else if (isUnknownPhone()) {
    goOn()
    ;(await loadReply()).registerNumber(text)
  }
}

/** With fish in the cart, who gives a number wants to order. */
function goOn(): void {
  if (cartCount(useCart.getState().lines) > 0 && signInAsked() === null) setChoices({ checkoutRequested: true })
}

const AGREES = /^(?:yes|yeah|yap|yep|ok(?:ay)?|sure|send(?: it| code)?|ndiyo|ndio|naam|sawa|haya|tuma(?: msimbo)?|👍)[\s.!]*$/iu
const DENIES = /^(?:no|nope|nah|hapana|la|si(?:yo|o)(?: hiyo)?|wrong number|change number|badilisha namba)[\s.!]*$/iu

/** Takes a yes or no to the question whether to send the code to a foreign number. */
export const takeAbroad: Taker = async (said) => {
  const { phone } = useForeignNumber.getState()
  if (said.asked !== 'phone' || phone === null || !(AGREES.test(said.text) || DENIES.test(said.text))) return said
  if (AGREES.test(said.text)) await enterPhone('phone', phone)
  else {
    useForeignNumber.setState({ phone: null })
    askAbroad('')
  }
  return null
}

/** Puts the number into the field of the open card, which asks about it (I18N-016). */
function askAbroad(phone: string): void {
  storeDraft('signIn', { ...noPerson, phone })
  // A sign-in card outside the journey is not folded, because it is already the newest card.
  if (signInAsked() === null) unfoldLive()
}
