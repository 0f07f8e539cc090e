import { CODE_RESEND_AFTER, NETWORKS } from '#contract/rules/constants.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { maskPhone } from '#contract/rules/phone.ts'
import { now } from '#web/api/time.ts'
import { orderSums } from '#web/features/orders/orderFacts.ts'
import { checkPayment } from '#web/features/payment/commands.ts'
import { recordsOf } from '#web/features/payment/device/records.ts'
import { useUnfinished } from '#web/features/payment/runner/unfinished.ts'
import { personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { stepText } from '../../cards/orders/stepText.ts'
import { tellTotal } from '../reply/goods/tellTotal.ts'
import { paymentFacts } from '../reply/repair.ts'
import type { Talk } from '../reply/Talk.ts'
import { tell } from '../reply/tell.ts'
import { ordersNow, shopPhone } from './facts.ts'

const networks = { networks: NETWORKS.join(', ') }
const OTHER_WAYS = /visa|card|bank|benki|paypal|halo|crdb|nmb|kadi/i

/** Ways to pay, fear of fraud, and a payment that is under way. */
export const payments = {
  payOnDelivery: () => tell('payOnDelivery', {}, 'checkout'),
  credit: () => tell('credit', {}, 'checkout'),
  networks: ({ line }: Talk) => tell(OTHER_WAYS.test(line) ? 'networksOther' : 'networks', networks),
  lipaNamba: () => tell('lipaNamba', {}, 'call'),
  isItSafe: () => tell('isItSafe', {}, 'checkout', 'help'),
  inspectFirst: () => tell('inspectFirst', {}, 'checkout'),
  wrongNumber: ({ waiting }: Talk) => tell(waiting ? 'wrongNumberSent' : 'wrongNumber'),
  noCode,
  noPrompt,
  alreadyPaid,
  paidNoOrder,
  cancelPayment: ({ waiting }: Talk) => tell(waiting ? 'cancelPayment' : 'nonePending'),
  chargedTwice: async () => {
    const second = useUnfinished.getState().payments.find((one) => one.kind === 'second')
    if (second) return tell('chargedSecond', { amount: formatTzs(second.amount) }, 'call')
    const order = await lastPaid()
    if (order) tell('chargedTwice', { amount: paidFor(order), ...shopPhone }, 'call')
    else tell('notSeen', shopPhone, 'call')
  },
  total: tellTotal,
}

function noCode(): void {
  const { tempPhoneNumber: phone, codeSentAt, otpSent } = useSession.getState()
  if (!otpSent || phone === null) return tell('noCodeAsked')
  const left = Math.max(0, Math.ceil(((codeSentAt ?? 0) + CODE_RESEND_AFTER - now()) / 1_000))
  tell('noCode', { s: String(left), phone: maskPhone(phone) })
}

/** The attempt that is out on the phone. */
const openRecord = () => recordsOf(personNow()).findLast(({ stage, dismissed }) => stage === 'waiting' && !dismissed)

function noPrompt({ waiting }: Talk): void {
  const record = openRecord()
  if (!waiting || !record) return tell('nonePending')
  const { phone = '', time = '' } = paymentFacts({ kind: 'waiting', paymentId: record.id })
  if (time === '0:00') tell('noPromptLate')
  else tell('noPrompt', { phone, time })
}

/** Looks once at how it stands; a pasted message of a network is never proof (CHAT-143). */
async function alreadyPaid(talk: Talk): Promise<void> {
  const record = openRecord()
  if (talk.waiting && record) {
    await checkPayment(record.id)
    return tell('looking', {}, 'call')
  }
  const order = await lastPaid()
  if (order) tell('seen', { amount: paidFor(order), orderNumber: order.orderNumber }, 'orders')
  else tell('notSeen', shopPhone, 'call')
}

async function paidNoOrder(talk: Talk): Promise<void> {
  const stuck = recordsOf(personNow()).findLast(({ stage, method }) => stage === 'paid' && method === 'mobile_money')
  if (stuck) return tell('paidNoOrder', { amount: formatTzs(stuck.charged ?? stuck.amount) }, 'call')
  if (talk.waiting) return alreadyPaid(talk)
  const order = await lastPaid()
  if (order) tell('paidOrder', { amount: paidFor(order), orderNumber: order.orderNumber, step: stepText(order.status) }, 'orders', 'call')
  else tell('paidNothing', {}, 'call')
}

type Order = NonNullable<Awaited<ReturnType<typeof ordersNow>>>[number]
const lastPaid = async (): Promise<Order | undefined> => (await ordersNow())?.find(({ paymentMethod }) => paymentMethod === 'mobile_money')
const paidFor = (order: Order): string => formatTzs(orderSums(order).paid)
