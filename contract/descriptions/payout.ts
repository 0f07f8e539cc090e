import { EarningsSummary, getPayout, Payout, PayoutOperator, PayoutRequest, PayoutStatus } from '../payout.ts'
import { describeFields, describeSchema } from './describe.ts'

describeSchema(PayoutStatus, 'The status of a payout. `completed`, `failed` and `cancelled` are final (SPAY-027).')
describeSchema(
  PayoutOperator,
  'The network that pays out. The codes stay when a network changes its name: `tigo` is Mixx by Yas (CONST-032).',
)
describeFields(PayoutRequest, {
  amount: 'Whole TZS, from 10,000 up to `availableBalance` (SPAY-026, API-057).',
  paymentMethod: 'Always `mobile_money`.',
  paymentDetails: 'Where the money goes.',
  note: 'For the seller’s own use, at most 1,000 characters.',
})
describeFields(PayoutRequest.shape.paymentDetails, {
  phone: 'The phone that gets the money: 9 to 15 digits without plus.',
  operator: 'The network of that phone (CONST-032).',
})
describeSchema(Payout, 'A payout of a seller (SPAY-025).')
export const payoutFields = describeFields(Payout, {
  id: 'The id of the payout. Pages show its first 8 characters (SPAY-003).',
  amount: 'Whole TZS.',
  reference: 'The name for a question about it, such as `PO-7Y747DB5`.',
  paymentMethod: 'Always `mobile_money`.',
  metadata: 'Where the money goes.',
  status: '`pending`, `processing`, `completed`, `failed` or `cancelled` (SPAY-027).',
  createdAt: 'When it was requested, ISO time in UTC. Lists are sorted by it, the newest first.',
})
describeFields(Payout.shape.metadata, {
  phone: 'The phone that gets the money, without plus.',
  operator: 'The network of that phone. May be missing (CONST-032).',
  note: 'The seller’s note. Missing if there is none.',
})
describeFields(getPayout.reply, { payout: 'The payout (API-054).' })
describeSchema(EarningsSummary, 'The earnings of a seller in whole TZS. Net − payouts − reserved = available (SPAY-030).')
describeFields(EarningsSummary, {
  totalEarnings: 'The items of all delivered orders, in TZS, as text such as `"542000"` (SPAY-028).',
  totalPlatformFees: 'The market’s 5 percent, rounded down for each order, in TZS, as text (SPAY-028).',
  totalNetEarnings: 'Earnings less fees, in TZS, as text (SPAY-029).',
  totalPayouts: 'All `completed` payouts, in TZS, as text (SPAY-029).',
  reservedBalance: 'All `pending` and `processing` payouts, in TZS, as a number (SPAY-030).',
  availableBalance: 'What can be paid out now, in TZS, as a number (SPAY-030).',
})
