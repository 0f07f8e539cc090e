import { isMobileMoneyPhone, maskPhone, normalPhone } from '#contract/rules/phone.ts'
import { type CheckoutChoices, draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { leaveFailure } from '#web/features/payment/commands.ts'
import { useSession } from '#web/features/session/session.ts'
import { answerOpenQuestion } from '../../../transcript/append.ts'
import { unfoldLive } from '../../../transcript/unfolded.ts'
import { phoneIn } from '../../phoneIn.ts'
import { NOT_OWN, OTHER_NUMBER, OWN_NUMBER } from '../context/ownWords.ts'
import { words } from '../context/rule.ts'
import { repair } from '../repair.ts'
import { reply } from '../reply.ts'
import { isBuying, type Talk } from '../Talk.ts'

const PAYS = /(?<![a-z])(?:pay[a-z]*|[a-z]*lip[aeiw][a-z]*|malipo|request|ombi|charge|m-?pesa|airtel|tigo[a-z]*|mixx|halo[a-z]*)(?![a-z])/i
/** At these a number is that of who pays, whatever else the line says. */
const ABOUT_PAYING: ReadonlySet<string> = new Set(['method', 'payPhone', 'review', 'failure'])

const AGAIN = /(?<![a-z])(?:again|tena|retry|try|jaribu|use|tumia|charge|send|tuma|rudia)(?![a-z])/i
const ANOTHER = words(OTHER_NUMBER)
/** A number for something else, or told of what was done with it. */
const NOT_TO_PAY =
  /\?|(?<![a-z])(?:contact|receiv[a-z]*|recipient|deliver[a-z]*|[a-z]*poke[a-z]*|[a-z]*pig[aiw][a-z]*|call|paid|sent|deducted|(?:nime|tume|ame)[a-z]+|not|don['’]?t|usi[a-z]+|si|sio|siyo)(?![a-z])/i

/** After a payment that failed: it is tried again with the number that the line says, or asks for (CHAT-054); false where it says none. */
async function tryWithOther({ line, asked }: Talk): Promise<boolean> {
  if (asked?.kind !== 'failure' || NOT_TO_PAY.test(line)) return false
  const typed = phoneIn(line)
  const tries = AGAIN.test(line) || PAYS.test(line)
  const isSaid = typed === null ? tries && ANOTHER.test(line) : tries || !/\p{L}/u.test(line)
  if (!isSaid) return false
  if (typed !== null && !isMobileMoneyPhone(normalPhone(typed))) return false
  setChoices({ paymentMethod: 'mobile_money', phone: typed === null ? '' : normalPhone(typed) })
  if (typed !== null) reply('payerNumber', { phone: maskPhone(normalPhone(typed)) })
  await leaveFailure(asked.paymentId)
  return true
}

/** `hapana, mpesa yangu basi`: the request goes to the account's own number again; false where the line does not say so. */
export async function takeOwnNumber(talk: Talk): Promise<boolean> {
  const { line, meant, waiting, asked } = talk
  if (!waiting && isBuying(talk) && (await tryWithOther(talk))) return true
  const own = useSession.getState().user?.phoneNumber
  if (waiting || !isBuying(talk) || own === undefined || !OWN_NUMBER.test(line) || NOT_OWN.test(line)) return false
  const pays = PAYS.test(line) || meant.choices.method === 'mobile_money'
  const isCash = draftNow().paymentMethod === 'cash_on_delivery'
  if (!pays && (isCash || !ABOUT_PAYING.has(asked?.kind ?? ''))) return false
  const byPhone: Partial<CheckoutChoices> = pays || asked?.kind === 'method' ? { paymentMethod: 'mobile_money' } : {}
  if (asked?.kind === 'method') answerOpenQuestion('mobile_money')
  setChoices({ ...byPhone, phone: null })
  // A number that cannot pay is asked for by the card, which says so.
  if (!isMobileMoneyPhone(normalPhone(own))) return true
  reply('ownNumber', { phone: maskPhone(own) })
  if (asked?.kind === 'review') unfoldLive()
  else if (asked !== null && !ABOUT_PAYING.has(asked.kind)) await repair(talk, true)
  return true
}
