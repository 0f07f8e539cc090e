import { type EarningsSummary, type Payout, PayoutStatus, payoutMoves } from '#contract/payout.ts'
import { PAYOUT_ID_SHOWN } from '#contract/rules/constants.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import type { Texts } from '#web/i18n/texts.ts'

/** Returns the short form of an id that every screen shows (SPAY-003). */
export const shownId = ({ id }: Pick<Payout, 'id'>): string => id.slice(0, PAYOUT_ID_SHOWN)

/** Parses a status; null if it is unknown. */
export const readPayoutStatus = (word: string): PayoutStatus | null => PayoutStatus.options.find((known) => known === word) ?? null

/** Returns the name of a payout's status; an unknown status is returned unchanged (GEN-049). */
export function payoutStatusText(status: string, { sellerMoney: t }: Pick<Texts<'sellerMoney'>, 'sellerMoney'>): string {
  const known = readPayoutStatus(status)
  return known ? t.status[known] : status
}

/** True only for a pending payout (SPAY-006). */
export const mayCancel = ({ status }: Pick<Payout, 'status'>): boolean =>
  payoutMoves[readPayoutStatus(status) ?? 'completed'].includes('cancelled')

/** Counts the payouts of each status. */
export const countsOf = (payouts: readonly Payout[]): Readonly<Record<PayoutStatus, number>> =>
  Object.fromEntries(PayoutStatus.options.map((status) => [status, payouts.filter((payout) => payout.status === status).length])) as Record<
    PayoutStatus,
    number
  >

/** Amounts in whole TZS: net − paid − reserved = available (SELL-007, SPAY-030). */
export interface Balance {
  gross: number
  fees: number
  net: number
  paid: number
  reserved: number
  available: number
}

/** Computes the balance from one response, so that it adds up while the list loads. An API without extensions omits the reserved sum. */
export function balanceOf(summary: EarningsSummary): Balance {
  const net = wholeShillings(summary.totalNetEarnings)
  const paid = wholeShillings(summary.totalPayouts)
  const available = wholeShillings(summary.availableBalance)
  return {
    gross: wholeShillings(summary.totalEarnings),
    fees: wholeShillings(summary.totalPlatformFees),
    net,
    paid,
    reserved: summary.reservedBalance ?? net - paid - available,
    available,
  }
}
