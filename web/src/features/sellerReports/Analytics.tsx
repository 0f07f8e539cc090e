import { formatDate } from '#web/i18n/dates.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { FishName } from '#web/ui/FishName.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { SalesPerDay } from './SalesPerDay.tsx'
import { NumberTable, ShareTable } from './ShareTable.tsx'
import { digits, percentsOf, type Sales } from './sales.ts'

const TOP = 10

/** Revenue per day, top products and order statuses, each with its figures as a table (SDSH-019). */
export function Analytics({ sales }: { sales: Sales }) {
  const t = useTexts('sellerMoney')
  const others = sales.products.slice(TOP)
  const products = [
    ...sales.products.slice(0, TOP).map(({ name, ...sold }) => ({ ...sold, name: <FishName name={name} /> })),
    ...(others.length > 0 ? [{ ...sumOf(others), id: '', name: fill(t.sellerMoney.otherProducts, { n: others.length }) }] : []),
  ]
  const percents = percentsOf(products.map(({ gross }) => gross))
  const { items, gross: sold } = sumOf(products)
  const orders = sales.statuses.reduce((sum, one) => sum + one.orders, 0)
  return (
    <div className="analytics">
      {sales.total.orders > 0 && (
        <>
          <SalesPerDay sales={sales}>
            <details>
              <summary>
                {t.sellerMoney.asTable} <Icon name="down" size="s" />
              </summary>
              <NumberTable
                label={t.sellerMoney.perDay}
                headers={[t.sellerMoney.day, t.sellerMoney.orders, t.sellerMoney.salesTzs]}
                rows={[...sales.days].reverse().map(({ day, orders, gross }) => ({
                  key: day,
                  name: <span className="nowrap">{formatDate(day)}</span>,
                  figures: [digits(orders), digits(gross)],
                }))}
              />
            </details>
          </SalesPerDay>
          <ShareTable
            title={t.sellerMoney.topProducts}
            headers={[t.sellerMoney.product, t.sellerMoney.items, t.sellerMoney.salesTzs, t.sellerMoney.share]}
            rows={products.map(({ id, name, items: count, gross }, place) => ({
              key: id,
              name,
              figures: [digits(count), digits(gross), `${percents[place]}%`],
              percent: percents[place] ?? 0,
            }))}
            total={{ name: t.sellerMoney.allProducts, figures: [digits(items), digits(sold), '100%'] }}
          />
        </>
      )}
      {sales.statuses.length > 0 && (
        <ShareTable
          title={t.sellerMoney.statusShares}
          headers={[t.sellerMoney.statusName, t.sellerMoney.orders, t.sellerMoney.share]}
          rows={sales.statuses.map(({ status, orders, percent }) => ({
            key: status,
            name: <StatusBadge status={status} />,
            figures: [digits(orders), `${percent}%`],
            percent,
          }))}
          total={{ name: t.sellerMoney.allOrders, figures: [digits(orders), '100%'] }}
        />
      )}
    </div>
  )
}

const sumOf = (products: readonly { items: number; gross: number }[]) => ({
  items: products.reduce((sum, { items }) => sum + items, 0),
  gross: products.reduce((sum, { gross }) => sum + gross, 0),
})
