import { formatTzs } from '#contract/rules/money.ts'
import { seemsOffline } from '#web/api/lazyImport.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { fill, type Texts } from '#web/i18n/texts.ts'
import { questionText } from '../guide/guideTexts.ts'
import type { Card, CardOf } from '../kinds/card.ts'
import { countMarks } from '../outbox/waitingMarks.ts'
import { capitalized } from './capitalized.ts'
import type { Names } from './useNames.ts'

/** Returns one sentence of at most 160 characters, announced once and understandable without the card (CHAT-071). */
export function screenReaderText(card: Card, t: Texts<'chat'>, names: Names): string {
  switch (card.kind) {
    case 'clarify':
      return `${t.chat.didYouMean} ${card.readings.map(capitalized).join(', ')}.`
    case 'product':
      return fill(t.chat.product, { name: shorten(names.product(card.productId)) })
    case 'waiting':
      return fill(t.chat.waiting, { amount: formatTzs(names.amount(card.paymentId)) })
    case 'stillChecking':
      return `${t.chat.stillProcessing} ${t.chat.doNotPayAgain}`
    case 'recovery':
      return fill(t.chat.recovery, { amount: formatTzs(names.amount(card.paymentId)) })
    case 'receipt':
      return fill(t.chat.placed, { orderNumber: names.order(card.orderId) })
    case 'tracking':
      return fill(t.chat.tracking, { orderNumber: names.order(card.orderId) })
    case 'connection':
      return seemsOffline() ? fillCount(t.chat.offlineCount, { n: countMarks() }) : t.chat.backOnline
    case 'language':
      return card.offer ? t.chat.offerOther : t.chat.chooseLanguage
    case 'arrived':
      return arrivedText(card, t)
    case 'cancelOrder':
      return fill(t.chat.cancelOrder, card)
    case 'shortage':
      return `${fill(t.chat.tracking, { orderNumber: names.order(card.orderId) })}. ${t.chat.shortage}`
    case 'confirm':
      return confirmQuestion(card, t)
    case 'signIn':
      return t.chat[signInQuestions[card.why]]
    default:
      return questionText(card.kind, t)
  }
}

/** The question of a confirm card: heading, announcement and typed answer all use this sentence. */
export const confirmQuestion = ({ question }: CardOf<'confirm'>, t: Texts<'chat'>): string =>
  question === 'clearCart' ? t.chat.clearCartAsk : t.chat.startFreshAsk

/** Says that an order has arrived, at the buyer or the person who received it, and asks how the fish is (CHAT-147, CHAT-182). */
export function arrivedText({ orderNumber, receiver }: CardOf<'arrived'>, { chat: t }: Texts<'chat'>): string {
  return `${receiver === undefined ? fill(t.arrived, { orderNumber }) : fill(t.arrivedTo, { orderNumber, receiver })} ${t.fishRight}`
}

/** Shortens a name so that its sentence stays within the limit. */
const shorten = (name: string): string => (name.length > 80 ? `${name.slice(0, 79)}…` : name)

/** Text keys that tell a guest why the phone number is needed. */
export const signInQuestions = {
  wishlist: 'signInToSave',
  link: 'phoneQuestion',
  orders: 'signInForOrders',
  usual: 'signInForUsual',
} as const
