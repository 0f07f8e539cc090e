import { useTexts, wholeSums } from '#web/i18n/texts.ts'
import { shownParts } from '#web/ui/fishName.ts'
import { Money } from '#web/ui/Money.tsx'
import { type CheckoutLine, lineTotal } from '../lines.ts'
import styles from './ReviewLines.module.css'

/**
 * One row per product. It shows only the name in the reader's language, so that three rows fit a small phone (CHAT-150). Screen readers
 * get the other name too.
 */
export function ReviewLines({ lines }: { lines: readonly CheckoutLine[] }) {
  const t = useTexts('checkout')
  return (
    <ul className={styles.reviewLines} aria-label={t.checkout.fields.cart}>
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
