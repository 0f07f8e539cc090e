import { useRef } from 'react'
import { readStatus, type SellerOrder } from '#contract/order.ts'
import { formatAmount, formatTzs, subtotalOf, wholeShillings } from '#contract/rules/money.ts'
import { config } from '#web/api/config.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { AmountRow } from '#web/ui/AmountRow.tsx'
import { FishName } from '#web/ui/FishName.tsx'
import { Plate } from '#web/ui/Plate.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'
import { MissingForm } from './MissingForm.tsx'
import { MissingNote } from './MissingNote.tsx'
import { OrderEarnings } from './OrderEarnings.tsx'
import styles from './SoldItems.module.css'

/** The seller's own items of an order, and the earnings from them (SORD-009, SORD-013, SELL-006). */
export function SoldItems({ order, orders }: { order: SellerOrder; orders: readonly SellerOrder[] | undefined }) {
  const { sellerOrders: t } = useTexts('sellerOrders')
  const note = useRef<HTMLDivElement>(null)
  return (
    <section className="card padded" aria-label={t.items}>
      <h2>{t.items}</h2>
      <ul className={styles.soldItems}>
        {order.items.map((item) => (
          <li key={item.id}>
            <Plate src={item.product.images[0]?.url} alt="" width={64} height={46} />
            <span className="grow">
              <span>
                <FishName name={item.product.name} />
              </span>
              <span className="small muted">
                {item.quantity === 0 ? (
                  t.missing.out
                ) : (
                  <Unparted text={fill(t.times, { n: item.quantity, price: formatTzs(wholeShillings(item.unitPrice)) })} />
                )}
              </span>
            </span>
            <b className="money">{formatAmount(wholeShillings(item.unitPrice) * item.quantity)}</b>
          </li>
        ))}
      </ul>
      <MissingNote order={order} panel={note} />
      {config.supportsExtensions && mayReport(order) && <MissingForm order={order} onAsked={() => note.current?.focus()} />}
      <AmountRow label={t.ownItems} shillings={subtotalOf(order.items)} />
      <OrderEarnings order={order} orders={orders} />
    </section>
  )
}

/** True while the seller can report missing items: once per order, before preparing it (SELL-016). */
const mayReport = ({ status, shortage }: SellerOrder): boolean => readStatus(status) === 'pending' && (shortage?.lines ?? []).length === 0
