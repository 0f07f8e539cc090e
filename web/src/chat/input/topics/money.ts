import { CODE_LENGTH, NETWORKS, PAYMENT_TIMEOUT, STANDARD_FEE } from '#contract/rules/constants.ts'
import { feeOf, formatTzs } from '#contract/rules/money.ts'
import { maskPhone } from '#contract/rules/phone.ts'
import { now } from '#web/api/time.ts'
import { cartTotal } from '#web/features/cart/cart.ts'
import { linesToday } from '#web/features/cart/today/checked.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { isUnderWay, orderSums } from '#web/features/orders/orderFacts.ts'
import { paymentView } from '#web/features/payment/record/paymentView.ts'
import { useSession } from '#web/features/session/session.ts'
import { answerOpenQuestion } from '../../transcript/append.ts'
import { unfoldLive } from '../../transcript/unfolded.ts'
import { replyWithTotal } from '../reply/goods/replyWithTotal.ts'
import { asks, denies } from '../reply/line/asks.ts'
import { deliveryFacts, paymentFacts } from '../reply/repair.ts'
import { reply } from '../reply/reply.ts'
import type { Talk } from '../reply/Talk.ts'
import { understand } from '../understand/understand.ts'
import { ordersNow, shopPhone } from './facts.ts'
import { openRecord } from './openRequest.ts'
import { alreadyPaid, endedRecord, isUnasked, tellStuck } from './payments.ts'

/** What is paid, when, by whom and to whom. */
export const money = {
  totalStandard: () => replyWithTotal('standard'),
  totalExpress: () => replyWithTotal('express'),
  ways: () => reply('ways', deliveryFacts(), 'checkout'),
  feeFixed: () => reply('feeFixed', { fee: formatTzs(STANDARD_FEE) }, 'checkout'),
  phoneOff: () => reply('phoneOff'),
  approveTime,
  isRequestOurs,
  mayStop: () => reply('mayStop'),
  noHalves: () => reply('noHalves'),
  onlyOnce: ({ waiting }: Talk) => reply(waiting ? 'onlyOnceWaiting' : 'onlyOnce'),
  payerOther: ({ waiting }: Talk) => reply(waiting ? 'wrongNumberSent' : 'payerOther'),
  payerNumber,
  phoneInstead,
  signInNumber: () => reply('signInNumber', shopPhone, 'call'),
  paymentNow,
  whoIsPaid: () => reply('whoIsPaid'),
  whoGetsFee: () => reply('whoGetsFee', { fee: formatTzs(STANDARD_FEE) }),
  changeReady,
  whyNumber: () => reply('whyNumber', { codeLength: String(CODE_LENGTH) }),
}

/** How long a request stays open; of the one that is out, what is left of it. */
function approveTime({ waiting }: Talk): void {
  const record = waiting ? openRecord() : undefined
  if (!record) return reply('approveTime', { minutes: String(PAYMENT_TIMEOUT / 60_000) })
  const { time = '' } = paymentFacts({ kind: 'waiting', paymentId: record.id })
  if (time === '0:00') reply('noPromptLate')
  else reply('requestLeft', { time })
}

/** Whose a request on the phone is: ours has the sum and the number that it was asked for with. */
function isRequestOurs({ waiting }: Talk): void {
  const record = waiting ? openRecord() : undefined
  if (record) reply('requestOurs', { amount: formatTzs(record.amount), phone: maskPhone(record.phone) }, 'call')
  else reply('requestCheck', {}, 'call')
}

/** The number that the request goes to, or went to. */
function payerNumber({ waiting }: Talk): void {
  const record = openRecord()
  if (waiting && record) return reply('payerSent', { phone: maskPhone(record.phone) })
  const { phone, paymentMethod } = draftNow()
  if (paymentMethod === 'cash_on_delivery') return reply('payerCash')
  reply('payerNumber', { phone: maskPhone(phone || (useSession.getState().user?.phoneNumber ?? '')) })
}

/** `can I pay by phone instead?`: what is paid with, and the review again; a question changes nothing. */
function phoneInstead({ asked }: Talk): void {
  reply('networks', { networks: NETWORKS.join(', ') })
  if (asked?.kind === 'review') unfoldLive()
}

/** Whether this payment was taken: an older order says nothing of it. */
async function paymentNow(talk: Talk): Promise<void> {
  if (talk.waiting) return alreadyPaid(talk)
  if (tellStuck()) return
  const ended = endedRecord()
  const view = paymentView(ended ? { ...ended, dismissed: false } : null, now())
  const asks = { amount: formatTzs(ended?.charged ?? ended?.amount ?? 0) }
  if (view.kind === 'failed') return view.unclear ? reply('notSeen', shopPhone, 'call') : reply('notTaken', asks)
  if (isUnasked(talk)) return reply('nothingTaken')
  return alreadyPaid(talk)
}

/** `lipa ukipokea, kama ana chenji`: how it is paid was asked, and is answered. */
function takeCashBeside({ asked, line }: Talk): void {
  const [first = ''] = line.split(/[,.;]|\s(?:kama|if|ila|but|lakini)\s/i)
  if (asked?.kind !== 'method' || asks(first) || denies(first) || understand(first).choices.method !== 'cash_on_delivery') return
  answerOpenQuestion('cash_on_delivery')
  setChoices({ paymentMethod: 'cash_on_delivery' })
}

/** Nobody's change is known: what is due is named, to be kept ready. */
async function changeReady(talk: Talk): Promise<void> {
  takeCashBeside(talk)
  const lines = linesToday()
  const { deliveryOption, paymentMethod } = draftNow()
  const fee = feeOf(deliveryOption ?? 'standard')
  const inCart = fee + (paymentMethod === 'mobile_money' ? 0 : cartTotal(lines))
  const order = lines.length > 0 ? undefined : (await ordersNow())?.find(isUnderWay)
  reply('changeReady', { due: formatTzs(order ? orderSums(order).due : inCart) })
}
