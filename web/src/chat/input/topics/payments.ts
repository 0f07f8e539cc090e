import { CODE_RESEND_AFTER, NETWORKS } from '#contract/rules/constants.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { maskPhone } from '#contract/rules/phone.ts'
import { now } from '#web/api/time.ts'
import { isUnderWay, orderSums } from '#web/features/orders/orderFacts.ts'
import { checkPayment } from '#web/features/payment/commands.ts'
import { recordsOf } from '#web/features/payment/device/records.ts'
import type { PaymentRecord } from '#web/features/payment/record/record.ts'
import { useUnfinished } from '#web/features/payment/runner/unfinished.ts'
import { personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { stepText } from '../../cards/orders/stepText.ts'
import { replyWithTotal } from '../reply/goods/replyWithTotal.ts'
import { paymentFacts } from '../reply/repair.ts'
import { reply } from '../reply/reply.ts'
import type { Talk } from '../reply/Talk.ts'
import { ordersNow, shopPhone } from './facts.ts'
import { openRecord, tellWithdraw } from './openRequest.ts'
import { orderMeant } from './orders/orderMeant.ts'

const networks = { networks: NETWORKS.join(', ') }
/** A number to pay with, and not one to sign in with. */
const PAYS = /(?<![a-z])(?:pay[a-z]*|[a-z]*lip[aiew][a-z]*|malipo|m-?pesa|request|ombi)(?![a-z])/i
const OTHER_WAYS = /visa|(?<!sim ?)card|bank|benki|paypal|halo|crdb|nmb|kadi/i

/** Of the two ways to pay. */
const COMPARES = /(?<![a-z])(?:which|what(?:['’]?s| is) safer|safer|safest|ipi|gani|kipi|njia|zaidi|better|bora)(?![a-z])/i

/** Ways to pay, fear of fraud, and a payment that is under way. */
export const payments = {
  payOnDelivery: () => reply('payOnDelivery', {}, 'checkout'),
  credit: () => reply('credit', {}, 'checkout'),
  networks: ({ line }: Talk) => reply(OTHER_WAYS.test(line) ? 'networksOther' : 'networks', networks),
  lipaNamba: () => reply('lipaNamba', {}, 'call'),
  isItSafe: ({ asked, line }: Talk) =>
    asked?.kind === 'method' && COMPARES.test(line) ? reply('saferWay') : reply('isItSafe', {}, 'checkout', 'help'),
  inspectFirst: () => reply('inspectFirst', {}, 'checkout'),
  wrongNumber: ({ waiting, line }: Talk) => reply(waiting ? 'wrongNumberSent' : PAYS.test(line) ? 'payerOther' : 'wrongNumber'),
  noCode,
  noPrompt,
  alreadyPaid,
  paidNoOrder,
  cancelPayment: ({ waiting }: Talk) => (waiting ? tellWithdraw() : reply('nonePending')),
  chargedTwice: async () => {
    const second = useUnfinished.getState().payments.find((one) => one.kind === 'second')
    if (second) return reply('chargedSecond', { amount: formatTzs(second.amount) }, 'call')
    if (endedRecord()) return reply('notSeen', shopPhone, 'call')
    const order = await lastPaid()
    if (order) reply('chargedTwice', { amount: paidFor(order), ...shopPhone }, 'call')
    else reply('notSeen', shopPhone, 'call')
  },
  total: () => replyWithTotal(),
}

function noCode(): void {
  const { tempPhoneNumber: phone, codeSentAt, otpSent } = useSession.getState()
  if (!otpSent || phone === null) return reply('noCodeAsked')
  const left = Math.max(0, Math.ceil(((codeSentAt ?? 0) + CODE_RESEND_AFTER - now()) / 1_000))
  reply('noCode', { s: String(left), phone: maskPhone(phone) })
}

/** The newest attempt, if it was refused and no other has come after it. */
export function endedRecord(): PaymentRecord | undefined {
  const newest = recordsOf(personNow()).at(-1)
  return newest?.stage === 'refused' && newest.method === 'mobile_money' ? newest : undefined
}

function noPrompt({ waiting }: Talk): void {
  const record = openRecord()
  if (!waiting || !record) return reply('nonePending')
  const { phone = '', time = '' } = paymentFacts({ kind: 'waiting', paymentId: record.id })
  if (time === '0:00') reply('noPromptLate')
  else reply('noPrompt', { phone, time })
}

/** Looks once at how it stands; a pasted message of a network is never proof (CHAT-143). */
export async function alreadyPaid(talk: Talk): Promise<void> {
  const record = openRecord()
  if (talk.waiting && record) {
    await checkPayment(record.id)
    return reply('looking', {}, 'call')
  }
  // Its answer is on its way, and comes by itself.
  if (talk.waiting) return reply('looking', {}, 'call')
  if (tellStuck()) return
  // Money told of after a refusal is of that attempt, and of no older order.
  if (endedRecord()) return reply('notSeen', shopPhone, 'call')
  const atDoor = TELLS_PAID.test(talk.line) ? undefined : await unpaidAtHand(talk)
  if (atDoor) return reply('paidAtDoor', { orderNumber: atDoor.orderNumber, due: formatTzs(orderSums(atDoor).due) }, 'orders')
  const order = await lastPaid()
  if (!order) return reply('notSeen', shopPhone, 'call')
  reply('seen', { amount: paidFor(order), orderNumber: order.orderNumber }, 'orders')
  // Beside a cart that is not asked for yet, the payment of an older order would pass for its own.
  if (isUnasked(talk) && !SAYS_ORDER.test(talk.line)) reply('nothingTaken')
}
const SAYS_ORDER = /(?<![a-z])(?:order|oda|smk)(?![a-z])/i

/** The cart is at the checkout, and no payment of it is asked for, under way or without its order. */
export const isUnasked = ({ facts, waiting }: Talk): boolean =>
  !waiting && facts?.checkoutRequested === true && facts.payment === null && facts.unfinished === null

/** Paid, without its order: said whatever else is asked; false where there is none. */
export function tellStuck(): boolean {
  const stuck = recordsOf(personNow()).findLast(({ stage, method }) => stage === 'paid' && method === 'mobile_money')
  if (stuck) reply('paidNoOrder', { amount: formatTzs(stuck.charged ?? stuck.amount) }, 'call')
  return stuck !== undefined
}

async function paidNoOrder(talk: Talk): Promise<void> {
  if (tellStuck()) return
  if (talk.waiting) return alreadyPaid(talk)
  const order = await lastPaid()
  if (order) reply('paidOrder', { amount: paidFor(order), orderNumber: order.orderNumber, step: stepText(order.status) }, 'orders', 'call')
  else reply('paidNothing', {}, 'call')
}

type Order = NonNullable<Awaited<ReturnType<typeof ordersNow>>>[number]
/** Whoever says that it was paid is never told that nothing was. */
const TELLS_PAID =
  /(?<![a-z])(?:(?:nime|tume)[a-z]*|i(?:['’]ve| have)? (?:already )?(?:paid|sent)|paid already|confirmed|deducted|(?:ime|nime)katwa)(?![a-z])/i

/** The order at hand, if all of it is paid at the door. */
async function unpaidAtHand(talk: Talk): Promise<Order | undefined> {
  const { order } = await orderMeant(talk, (await ordersNow()) ?? [])
  return order && isUnderWay(order) && orderSums(order).paid === 0 ? order : undefined
}
const lastPaid = async (): Promise<Order | undefined> =>
  (await ordersNow())?.find((order) => order.paymentMethod === 'mobile_money' && orderSums(order).paid > 0)
const paidFor = (order: Order): string => formatTzs(orderSums(order).paid)
