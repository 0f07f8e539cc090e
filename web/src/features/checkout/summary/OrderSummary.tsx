import { cartTotal, formatTzs, wholeShillings } from '#contract/rules/money.ts'
import type { CartLine } from '#web/features/cart/cart.ts'
import { fill, useTexts, wholeSums } from '#web/i18n/texts.ts'
import { AmountRow } from '#web/ui/AmountRow.tsx'
import { FishName } from '#web/ui/FishName.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Plate } from '#web/ui/Plate.tsx'
import type { Slip } from '../slip.ts'

interface OrderSummaryProps {
  lines: readonly CartLine[]
  slip: Pick<Slip, 'option' | 'subtotal' | 'fee' | 'total'>
}

/** The cart lines with subtotal, delivery fee and total (CHK-010, CHK-014). */
export function OrderSummary({ lines, slip: { option, subtotal, fee, total } }: OrderSummaryProps) {
  const t = useTexts('checkout')
  return (
    <section className="summary" aria-label={t.checkout.summary}>
      <SummaryLines lines={lines} />
      <div className="totals">
        <AmountRow label={t.orders.subtotal} shillings={subtotal} />
        <AmountRow label={option === 'express' ? t.orders.feeExpress : t.orders.feeStandard} shillings={fee} />
        <AmountRow label={t.orders.total} shillings={total} isSum />
      </div>
    </section>
  )
}

export function SummaryLines({ lines }: { lines: readonly CartLine[] }) {
  const t = useTexts('checkout')
  return (
    <ul className="summary-lines">
      {lines.map((line) => (
        <li key={line.productId} className="summary-line">
          <Plate storageType={line.product.storageType ?? 'refrigerated'} src={line.product.images[0]?.url} alt="" width={72} height={50} />
          <span className="summary-words small">
            <b>
              <FishName name={line.product.name} />
            </b>
            <span className="muted">
              {wholeSums(fill(t.orders.times, { n: line.quantity, price: formatTzs(wholeShillings(line.product.unitPrice)) }))}
            </span>
          </span>
          <b>
            <Money shillings={cartTotal([line])} />
          </b>
        </li>
      ))}
    </ul>
  )
}
