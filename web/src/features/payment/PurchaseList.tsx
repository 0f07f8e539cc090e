import { formatTzs } from '#contract/money.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Money } from '#web/ui/Money.tsx'
import type { PurchaseLine } from './purchaseLines.ts'

/** What is paid for, by name; nothing where it is not known. */
export function PurchaseList({ lines }: { lines: readonly PurchaseLine[] }) {
  const t = useTexts()
  if (lines.length === 0) return null
  return (
    <ul className="card pad" aria-label={t.checkout.fields.cart}>
      {lines.map(({ productId, name, quantity, unitPrice }) => (
        <li key={productId} className="kv">
          <span>
            {name} <span className="small mut">{fill(t.checkout.times, { n: quantity, price: formatTzs(unitPrice) })}</span>
          </span>
          <b>
            <Money shillings={unitPrice * quantity} />
          </b>
        </li>
      ))}
    </ul>
  )
}
