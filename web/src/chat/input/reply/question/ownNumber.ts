import { isMobileMoneyPhone, maskPhone, normalPhone } from '#contract/rules/phone.ts'
import { type CheckoutChoices, draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { useSession } from '#web/features/session/session.ts'
import { answerOpenQuestion, askBelow } from '../../../transcript/append.ts'
import { NOT_OWN, OWN_NUMBER } from '../context/ownWords.ts'
import { repair } from '../repair.ts'
import { reply } from '../reply.ts'
import { isBuying, type Talk } from '../Talk.ts'

const PAYS = /(?<!\p{L})(?:pay\p{L}*|\p{L}*lip[aeiw]\p{L}*|malipo|request|ombi|charge|m-?pesa|airtel|tigo\p{L}*|mixx|halo\p{L}*)(?!\p{L})/iu
/** At these a number is that of who pays, whatever else the line says. */
const ABOUT_PAYING: ReadonlySet<string> = new Set(['method', 'payPhone', 'review', 'failure'])

/** `hapana, mpesa yangu basi`: the request goes to the account's own number again; false where the line does not say so. */
export async function takeOwnNumber(talk: Talk): Promise<boolean> {
  const { line, meant, waiting, asked } = talk
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
  if (asked?.kind === 'review') askBelow({ by: 'answer' })
  else if (asked !== null && !ABOUT_PAYING.has(asked.kind)) await repair(talk, true)
  return true
}
