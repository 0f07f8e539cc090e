import { useTexts, wholeSums } from '#web/i18n/texts.ts'
import { shownParts } from '#web/ui/fishName.ts'
import { Money } from '#web/ui/Money.tsx'
import { type CheckoutLine, lineTotal } from '../lines.ts'

/**
 * One row for each product, by the name that the reader's language leads with, so that three of them fit a small phone (CHAT-150); the
 * other name is read out.
 */
export function ReviewLines({ lines }: { lines: readonly CheckoutLine[] }) {
  const t = useTexts('checkout')
  return (
    <ul className="review-lines" aria-label={t.checkout.fields.cart}>
      {lines.map((line) => {
        const { title, local, unit } = shownParts(line.product.name)
        const pack = unit === null || unit === 'each' ? '' : `, ${unit}`
        return (
          <li key={line.productId}>
            <span>
              <b>{title}</b>
              {local !== null && <span className="visually-hidden">{` (${local})`}</span>}
              <span>{wholeSums(`${pack} × ${line.quantity}`)}</span>
            </span>
            <b>
              <Money shillings={lineTotal(line)} />
            </b>
          </li>
        )
      })}
    </ul>
  )
}
