import type { PayoutStatus } from '#contract/payout.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { readPayoutStatus } from './payouts.ts'

/** Failed looks like cancelled; the word differs. */
const looks: Readonly<Record<PayoutStatus, string>> = {
  pending: 'b-pending',
  processing: 'b-processing',
  completed: 'b-delivered',
  failed: 'b-cancelled',
  cancelled: 'b-cancelled',
}

/** The status of a payout by shape, word and colour; an unknown word as it came (GEN-049). */
export function PayoutBadge({ status }: { status: string }) {
  const t = useTexts('sellerMoney')
  const known = readPayoutStatus(status)
  return <span className={`badge ${known ? looks[known] : 'b-unknown'}`}>{known ? t.sellerMoney.status[known] : status}</span>
}
