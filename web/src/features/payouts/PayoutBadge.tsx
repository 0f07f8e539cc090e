import type { PayoutStatus } from '#contract/payout.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { payoutStatusText, readPayoutStatus } from './payouts.ts'

/** CSS classes. Failed and cancelled look alike, but their text differs. */
const looks: Readonly<Record<PayoutStatus, string>> = {
  pending: 'b-pending',
  processing: 'b-processing',
  completed: 'b-delivered',
  failed: 'b-cancelled',
  cancelled: 'b-cancelled',
}

/** A payout's status by shape, text and colour; an unknown status is shown as received (GEN-049). */
export function PayoutBadge({ status }: { status: string }) {
  const t = useTexts('sellerMoney')
  const known = readPayoutStatus(status)
  return <span className={`badge ${known ? looks[known] : 'b-unknown'}`}>{payoutStatusText(status, t)}</span>
}
