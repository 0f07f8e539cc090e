import { formatTzs } from '#contract/money.ts'
import { fill, type Texts } from '#web/i18n/texts.ts'
import type { Card } from './card.ts'
import type { Names } from './names.ts'

/** One sentence of at most 160 characters per card, spoken once and readable without the card (CHAT-071). */
export function narrate(card: Card, t: Texts<'chat'>, names: Names): string {
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

/** What a kind of card asks, also said again after an interruption (CHAT-031). */
export function questionOf(kind: string, t: Texts<'chat'>): string {
  const questions: Readonly<Record<string, string>> = {
    welcome: t.chat.welcome,
    language: t.chat.chooseLanguage,
    categories: t.chat.chooseCategory,
    products: t.chat.productList,
    product: t.chat.productList,
    quantity: t.chat.howMany,
    added: t.chat.yourCart,
    cart: t.chat.yourCart,
    cartChanged: t.chat.cartChanged,
    phone: t.chat.phoneQuestion,
    register: t.chat.registerTitle,
    code: t.chat.code,
    address: t.chat.addressQuestion,
    newAddress: t.chat.addressQuestion,
    delivery: t.chat.deliveryQuestion,
    transporters: t.chat.transporterQuestion,
    method: t.chat.methodQuestion,
    payPhone: t.chat.payPhoneQuestion,
    review: t.chat.review,
    waiting: t.chat.paying,
    stillChecking: t.chat.stillProcessing,
    failure: t.chat.failure,
    recovery: t.chat.finish,
    orders: t.chat.orders,
    help: t.chat.helpQuestion,
    confirm: t.chat.startFreshAsk,
  }
  return questions[kind] ?? t.chat.newerVersion
}

/** A very long name must not push the sentence over its limit. */
const shorten = (name: string): string => (name.length > 80 ? `${name.slice(0, 79)}…` : name)
