import type { SellerOrder } from '#contract/order.ts'
import { formatTzs, subtotalOf, wholeShillings } from '#contract/rules/money.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { FishName } from '#web/ui/FishName.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Plate } from '#web/ui/Plate.tsx'
import { OrderEarnings } from './OrderEarnings.tsx'

/** The seller's own items of an order, and what they bring (SORD-009, SORD-013, SELL-006). */
export function SoldItems({ order, orders }: { order: SellerOrder; orders: readonly SellerOrder[] | undefined }) {
  const { sellerOrders: t } = useTexts('sellerOrders')
  return (
    <section className="card pad" aria-label={t.items}>
      <h2>{t.items}</h2>
      <ul className="sold-items">
        {order.items.map((item) => (
          <li key={item.id}>
            <Plate src={item.product.images[0]?.url} alt="" width={64} height={46} />
            <span className="grow">
              <span>
                <FishName name={item.product.name} />
              </span>
              <span className="small mut">{fill(t.times, { n: item.quantity, price: formatTzs(wholeShillings(item.unitPrice)) })}</span>
            </span>
            <b className="money">{formatTzs(wholeShillings(item.unitPrice) * item.quantity).replace('TZS ', '')}</b>
          </li>
        ))}
      </ul>
      <div className="key-value">
        <span>{t.ownItems}</span>
        <b>
          <Money shillings={subtotalOf(order.items)} />
        </b>
      </div>
      <OrderEarnings order={order} orders={orders} />
    </section>
  )
}
