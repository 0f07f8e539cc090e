import type { ReactNode } from 'react'
import { cartTotal } from '#contract/rules/money.ts'
import type { CartLine } from '#web/features/cart/cart.ts'
import { fill, useTexts, wholeSums } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { shownParts } from '#web/ui/fishName.ts'
import { Money } from '#web/ui/Money.tsx'

export interface SlipGoodsProps {
  lines: readonly CartLine[]
  /** Renders below a line what can be changed about it: always its kind, if the shop chose it; number and removal while the goods are open. */
  below: (line: CartLine) => ReactNode
}

/**
 * One row per product. It shows only the name in the reader's language, so that three rows fit a small phone (CHAT-150). Screen readers
 * get the other name too.
 */
export function SlipGoods({ lines, below }: SlipGoodsProps) {
  const t = useTexts('checkout')
  return (
    <>
      <ul className="slip-goods" aria-label={t.checkout.fields.cart}>
        {lines.map((line) => (
          <li key={line.productId}>
            <GoodsName line={line} />
            <b>
              <Money shillings={cartTotal([line])} />
            </b>
            <div className="slip-editor">{below(line)}</div>
          </li>
        ))}
      </ul>
      <Sellers lines={lines} />
    </>
  )
}

/** Names the first seller, with the number of the others; nothing if the server names none (CHAT-187). */
function Sellers({ lines }: { lines: readonly CartLine[] }) {
  const t = useTexts('checkout')
  const [seller, ...others] = new Set(lines.flatMap(({ product }) => product.seller?.name || []))
  if (seller === undefined) return null
  const text = others.length > 0 ? fill(t.checkout.soldByMore, { seller, n: others.length }) : fill(t.orders.soldBy, { seller })
  return <p className={classes('small muted', 'slip-sellers')}>{text}</p>
}

function GoodsName({ line }: { line: CartLine }) {
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
