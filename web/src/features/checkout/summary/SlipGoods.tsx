import type { ReactNode } from 'react'
import { useTexts, wholeSums } from '#web/i18n/texts.ts'
import { shownParts } from '#web/ui/fishName.ts'
import { Money } from '#web/ui/Money.tsx'
import { type CheckoutLine, lineTotal } from '../lines.ts'
import styles from './SlipGoods.module.css'

export interface SlipGoodsProps<Line extends CheckoutLine> {
  lines: readonly Line[]
  /** Renders what can be changed about a line: its number, its kind, removal. Null while the goods are only shown. */
  editor: ((line: Line) => ReactNode) | null
}

/**
 * One row per product. It shows only the name in the reader's language, so that three rows fit a small phone (CHAT-150). Screen readers
 * get the other name too.
 */
export function SlipGoods<Line extends CheckoutLine>({ lines, editor }: SlipGoodsProps<Line>) {
  const t = useTexts('checkout')
  return (
    <ul className={styles.goods} aria-label={t.checkout.fields.cart}>
      {lines.map((line) => (
        <li key={line.productId}>
          <GoodsName line={line} />
          <b>
            <Money shillings={lineTotal(line)} />
          </b>
          {editor && <div className={styles.editor}>{editor(line)}</div>}
        </li>
      ))}
    </ul>
  )
}

function GoodsName({ line }: { line: CheckoutLine }) {
  const { title, local, unit } = shownParts(line.product.name)
  const pack = unit === null || unit === 'each' ? '' : `, ${unit}`
  return (
    <span>
      <b>{title}</b>
      {local !== null && <span className="visually-hidden">{` (${local})`}</span>}
      <span>{wholeSums(`${pack} × ${line.quantity}`)}</span>
    </span>
  )
}
