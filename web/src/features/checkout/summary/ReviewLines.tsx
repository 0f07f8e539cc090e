import { useTexts } from '#web/i18n/texts.ts'
import { fishName } from '#web/ui/fishName.ts'
import { Money } from '#web/ui/Money.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'
import { type CheckoutLine, lineTotal } from '../lines.ts'

/** One row for each product, so that the review fits a small phone (CHAT-150). */
export function ReviewLines({ lines }: { lines: readonly CheckoutLine[] }) {
  const t = useTexts('checkout')
  return (
    <ul className="review-lines" aria-label={t.checkout.fields.cart}>
      {lines.map((line) => (
        <li key={line.productId}>
          <span>
            <b>
              <Unparted text={`${fishName(line.product.name)} × ${line.quantity}`} />
            </b>
          </span>
          <b>
            <Money shillings={lineTotal(line)} />
          </b>
        </li>
      ))}
    </ul>
  )
}
