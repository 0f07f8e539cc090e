import { formatTzs } from '#contract/rules/money.ts'
import { fill, type Texts } from '#web/i18n/texts.ts'
import type { Card, CardKind, WordsKind } from '../../cards/card.ts'
import type { Names } from './names.ts'

/** One sentence of at most 160 characters per card, spoken once and readable without the card (CHAT-071). */
export function screenReaderText(card: Card, t: Texts<'chat'>, names: Names): string {
  switch (card.kind) {
    case 'added':
      return fill(t.chat.inCart, { name: shorten(names.product(card.productId)), n: card.quantity })
    case 'product':
    case 'quantity':
      return card.kind === 'product'
        ? fill(t.chat.product, { name: shorten(names.product(card.productId)) })
        : `${t.chat.howMany} ${shorten(names.product(card.productId))}`
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
    case 'signIn':
      return card.why === 'wishlist' ? t.chat.signInToSave : t.chat.phoneQuestion
    case 'says':
    case 'said':
    case 'chose':
      return ''
    default:
      return questionOf(card.kind, t)
  }
}

/** Results of a payment, changes and errors may interrupt; nothing else does (CHAT-072). */
export const isUrgent = (card: Card): boolean =>
  card.kind === 'receipt' ||
  card.kind === 'failure' ||
  card.kind === 'recovery' ||
  card.kind === 'cartChanged' ||
  card.kind === 'stillChecking'

/** Kinds that ask; the others are told with what they show. */
const questions = {
  welcome: (t) => t.chat.welcome,
  language: (t) => t.chat.chooseLanguage,
  categories: (t) => t.chat.chooseCategory,
  products: (t) => t.chat.productList,
  product: (t) => t.chat.productList,
  quantity: (t) => t.chat.howMany,
  added: (t) => t.chat.yourCart,
  cart: (t) => t.chat.yourCart,
  cartChanged: (t) => t.chat.cartChanged,
  phone: (t) => t.chat.phoneQuestion,
  register: (t) => t.chat.registerTitle,
  code: (t) => t.chat.code,
  address: (t) => t.chat.addressQuestion,
  newAddress: (t) => t.chat.addressQuestion,
  delivery: (t) => t.chat.deliveryQuestion,
  transporters: (t) => t.chat.transporterQuestion,
  method: (t) => t.chat.methodQuestion,
  payPhone: (t) => t.chat.payPhoneQuestion,
  review: (t) => t.chat.review,
  waiting: (t) => t.chat.paying,
  stillChecking: (t) => t.chat.stillProcessing,
  failure: (t) => t.chat.failure,
  recovery: (t) => t.chat.finish,
  orders: (t) => t.chat.orders,
  help: (t) => t.chat.helpQuestion,
  confirm: (t) => t.chat.startFreshAsk,
  signIn: (t) => t.chat.phoneQuestion,
  payOrder: (t) => t.chat.review,
} satisfies Readonly<Record<Exclude<CardKind, WordsKind | 'receipt' | 'tracking'>, (t: Texts<'chat'>) => string>>
export type QuestionKind = keyof typeof questions

export const isQuestion = (kind: string): kind is QuestionKind => Object.hasOwn(questions, kind)

/** What a kind of card asks, also said again after an interruption (CHAT-031). */
export const questionOf = (kind: QuestionKind, t: Texts<'chat'>): string => questions[kind](t)

/** A very long name must not push the sentence over its limit. */
const shorten = (name: string): string => (name.length > 80 ? `${name.slice(0, 79)}…` : name)
