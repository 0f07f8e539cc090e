import type { Order, OrderItem } from '#contract/order.ts'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { moneyWords } from '#contract/rules/orderMoney.ts'
import { fill, type Texts, useTexts, wholeSums } from '#web/i18n/texts.ts'
import { AmountRow } from '#web/ui/AmountRow.tsx'
import { FishName } from '#web/ui/FishName.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Plate } from '#web/ui/Plate.tsx'
import { feeText, orderSums } from './orders.ts'

/** The items of an order with its sums and its money words (CHAT-110, MON-042). */
export function ReceiptLines({ order }: { order: Order }) {
  const t = useTexts('checkout')
  const { subtotal, fee, total } = orderSums(order)
  return (
    <div className="receipt">
      <ul className="summary-lines" aria-label={t.orders.items}>
        {order.items.map((item) => (
          <li key={item.id} className="summary-line">
            <Plate src={item.product.images[0]?.url} alt="" width={72} height={50} />
            <span className="summary-words small">
              <b>
                <FishName name={item.product.name} />
              </b>
              <span className="muted">
                {wholeSums(quantityText(item, t))}
                {item.seller && <span>{` · ${fill(t.orders.soldBy, { seller: item.seller.businessName })}`}</span>}
              </span>
            </span>
            <b>
              <Money shillings={wholeShillings(item.unitPrice) * item.quantity} />
            </b>
          </li>
        ))}
      </ul>
      <div className="totals">
        <AmountRow label={t.orders.subtotal} shillings={subtotal} />
        <AmountRow label={feeText(order.deliveryOption, t)} shillings={fee} />
        <AmountRow label={t.orders.total} shillings={total} isSum />
        {moneyWords(order, 'buyer').sums.map(([word, amount]) => (
          <AmountRow key={word} label={t.orders.money[word]} shillings={amount} />
        ))}
      </div>
    </div>
  )
}

/** If fewer items come than were ordered, shows both numbers (SELL-016). */
function quantityText({ quantity, ordered = quantity, unitPrice }: OrderItem, { orders: t }: Texts<'checkout'>): string {
  if (quantity === 0) return fill(t.missing.lineOut, { m: ordered })
  const price = formatTzs(wholeShillings(unitPrice))
  return ordered > quantity ? fill(t.missing.lineShort, { n: quantity, m: ordered, price }) : fill(t.times, { n: quantity, price })
}
