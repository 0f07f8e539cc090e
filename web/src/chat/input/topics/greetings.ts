import { ANSWER_HOURS, CODE_LENGTH } from '#contract/rules/constants.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { config } from '#web/api/config.ts'
import { now } from '#web/api/time.ts'
import { cartCount, cartTotal, useCart } from '#web/features/cart/cart.ts'
import { isUnderWay } from '#web/features/orders/orderFacts.ts'
import { useSession } from '#web/features/session/session.ts'
import { formatTime } from '#web/i18n/dates.ts'
import { isBuying, type Talk } from '../reply/Talk.ts'
import { type TopicText, tell } from '../reply/tell.ts'
import { ordersNow, questionNow, shopPhone } from './facts.ts'

const answerHours = { answerHours: String(ANSWER_HOURS) }
const NOON = '12:00'
const EVENING = '17:00'

/** By the clock of Dar es Salaam; the buyer's own greeting is never corrected. */
export function greetingAt(time: string): TopicText {
  if (time < NOON) return 'greetMorning'
  return time < EVENING ? 'greetAfternoon' : 'greetEvening'
}

/** How each greeting of faith is returned. */
export function responseTo(line: string): string {
  if (/salam|aleikum|alaikum/i.test(line)) return 'Waalaikum salaam'
  if (/tumsifu/i.test(line)) return 'Milele amina'
  return /shalom/i.test(line) ? 'Shalom' : 'Amina'
}

/** Courtesy, who we are, and how to reach a person. */
export const greetings = {
  greetCasual: () => tell('greetCasual', {}, 'browse'),
  greetElder: () => tell('greetElder', {}, 'browse'),
  greetFormal: ({ line }: Talk) => tell(/jambo/i.test(line) ? 'greetHujambo' : 'greetFormal', {}, 'browse'),
  greetTime: () => tell(greetingAt(formatTime(now())), {}, 'browse'),
  greetFaith: ({ line }: Talk) => tell('greetFaith', { response: responseTo(line) }, 'browse'),
  areYouThere: (talk: Talk) =>
    isBuying(talk) ? tell('areYouThereOpen', { question: questionNow(talk) }) : tell('areYouThere', {}, 'browse'),
  thanks,
  praise: () => tell('praise', {}, 'browse'),
  goodbye: () => tell(cartCount(useCart.getState().lines) > 0 ? 'goodbyeCart' : 'goodbye'),
  waitABit: (talk: Talk) => (isBuying(talk) ? tell('waitABitOpen', { question: questionNow(talk) }) : tell('waitABit')),
  anger: () => tell('anger', shopPhone, 'call', 'orders'),
  isItABot: () => tell('isItABot', shopPhone, 'call', 'browse'),
  yourName: () => tell('yourName', {}, 'browse', 'help'),
  person: () => tell('person', { ...shopPhone, ...answerHours }, 'call', 'write'),
  phoneNumber: () => tell('phoneNumber', shopPhone, 'call', 'write'),
  whereAreYou: () => tell('whereAreYou', { ...shopPhone, place: config.support.place }, 'browse', 'call'),
  openingHours: () => tell('openingHours', answerHours, 'browse', 'call'),
  complaint: () => tell('complaint', { ...shopPhone, ordersEmail: config.support.ordersEmail }, 'write', 'call'),
  account: () => tell('account', { codeLength: String(CODE_LENGTH) }, 'help'),
  howItWorks: () => tell('howItWorks', {}, 'browse', 'help'),
  privacy: () => tell('privacy', {}, 'help'),
  deleteData: () => tell('deleteData', { email: config.support.email }, 'fresh', 'write'),
  sellWithUs: () => tell('sellWithUs', {}, 'help'),
  voiceOrPhoto: () => tell('voiceOrPhoto', {}, 'browse'),
  emojiOnly,
  returnAfterHours: () => {
    const { lines } = useCart.getState()
    return lines.length > 0
      ? tell('returnAfterHours', { total: formatTzs(cartTotal(lines)) }, 'checkout', 'cart')
      : tell('returnEmpty', {}, 'browse')
  },
}

async function thanks(): Promise<void> {
  const order = (await ordersNow())?.find(isUnderWay)
  const name = useSession.getState().user?.name.split(' ')[0] ?? ''
  if (order) tell('thanksOrder', { name, orderNumber: order.orderNumber }, 'orders')
  else tell('thanks', {}, 'browse')
}

function emojiOnly({ line }: Talk): void | Promise<void> {
  if (/[😡👎🤬]/u.test(line)) return tell('anger', shopPhone, 'call', 'orders')
  return /[🙏❤]/u.test(line) ? thanks() : tell('emojiOnly', {}, 'browse')
}
