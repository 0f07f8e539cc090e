import { formatTzs } from '#contract/rules/money.ts'
import { fill, useTexts, wholeSums } from '#web/i18n/texts.ts'
import { FishName } from '#web/ui/FishName.tsx'
import { Money } from '#web/ui/Money.tsx'
import type { PurchaseLine } from '../record/purchaseLines.ts'

/** Lists the purchased items; renders nothing if they are unknown. */
export function PurchaseList({ lines }: { lines: readonly PurchaseLine[] }) {
  const t = useTexts('checkout')
  if (lines.length === 0) return null
  return (
    <ul className="card padded summary-lines" aria-label={t.checkout.fields.cart}>
      {lines.map(({ productId, name, quantity, unitPrice }) => (
        <li key={productId} className="summary-line">
          <span className="summary-words small">
            <b>
              <FishName name={name} />
            </b>
            <span className="muted">{wholeSums(fill(t.orders.times, { n: quantity, price: formatTzs(unitPrice) }))}</span>
          </span>
          <b>
            <Money shillings={unitPrice * quantity} />
          </b>
        </li>
      ))}
    </ul>
  )
}
