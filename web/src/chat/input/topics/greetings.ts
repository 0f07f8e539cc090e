import { ANSWER_HOURS, CODE_LENGTH } from '#contract/rules/constants.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { config } from '#web/api/config.ts'
import { now } from '#web/api/time.ts'
import { cartCount, cartTotal, useCart } from '#web/features/cart/cart.ts'
import { linesToday } from '#web/features/cart/today/checked.ts'
import { isUnderWay } from '#web/features/orders/orderFacts.ts'
import { useSession } from '#web/features/session/session.ts'
import { formatTime } from '#web/i18n/dates.ts'
import { reply, type TopicText } from '../reply/reply.ts'
import { isBuying, type Talk } from '../reply/Talk.ts'
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
  greetCasual: () => reply('greetCasual', {}, 'browse'),
  greetElder: () => reply('greetElder', {}, 'browse'),
  greetFormal: ({ line }: Talk) => reply(/jambo/i.test(line) ? 'greetHujambo' : 'greetFormal', {}, 'browse'),
  greetTime: () => reply(greetingAt(formatTime(now())), {}, 'browse'),
  greetFaith: ({ line }: Talk) => reply('greetFaith', { response: responseTo(line) }, 'browse'),
  areYouThere: (talk: Talk) =>
    isBuying(talk) ? reply('areYouThereOpen', { question: questionNow(talk) }) : reply('areYouThere', {}, 'browse'),
  thanks,
  praise: () => reply('praise', {}, 'browse'),
  goodbye: () => reply(cartCount(useCart.getState().lines) > 0 ? 'goodbyeCart' : 'goodbye'),
  waitABit: (talk: Talk) => (isBuying(talk) ? reply('waitABitOpen', { question: questionNow(talk) }) : reply('waitABit')),
  anger: () => reply('anger', shopPhone, 'call', 'orders'),
  isItABot: () => reply('isItABot', shopPhone, 'call', 'browse'),
  yourName: () => reply('yourName', {}, 'browse', 'help'),
  person: () => reply('person', { ...shopPhone, ...answerHours }, 'call', 'write'),
  phoneNumber: () => reply('phoneNumber', shopPhone, 'call', 'write'),
  whereAreYou: () => reply('whereAreYou', { ...shopPhone, place: config.support.place }, 'browse', 'call'),
  openingHours: () => reply('openingHours', answerHours, 'browse', 'call'),
  complaint: () => reply('complaint', { ...shopPhone, ordersEmail: config.support.ordersEmail }, 'write', 'call'),
  account: () => reply('account', { codeLength: String(CODE_LENGTH) }, 'help'),
  noEmail: () => reply('noEmail', shopPhone, 'call'),
  howItWorks: () => reply('howItWorks', {}, 'browse', 'help'),
  privacy: () => reply('privacy', {}, 'help'),
  deleteData: () => reply('deleteData', { email: config.support.email }, 'fresh', 'write'),
  sellWithUs: () => reply('sellWithUs', {}, 'help'),
  voiceOrPhoto: () => reply('voiceOrPhoto', {}, 'browse'),
  emojiOnly,
  returnAfterHours: () => {
    const lines = linesToday()
    return lines.length > 0
      ? reply('returnAfterHours', { total: formatTzs(cartTotal(lines)) }, 'checkout', 'cart')
      : reply('returnEmpty', {}, 'browse')
  },
}

/** Thanks of somebody who is paying are for no older order. */
async function thanks(talk: Talk): Promise<void> {
  const order = talk.waiting || talk.facts?.payment ? undefined : (await ordersNow())?.find(isUnderWay)
  const name = useSession.getState().user?.name.split(' ')[0] ?? ''
  if (order) reply('thanksOrder', { name, orderNumber: order.orderNumber }, 'orders')
  else reply('thanks', {}, 'browse')
}

function emojiOnly(talk: Talk): void | Promise<void> {
  const { line } = talk
  if (/[😡👎🤬]/u.test(line)) return reply('anger', shopPhone, 'call', 'orders')
  return /[🙏❤]/u.test(line) ? thanks(talk) : reply('emojiOnly', {}, 'browse')
}
