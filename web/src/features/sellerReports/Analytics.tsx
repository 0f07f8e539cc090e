import { type ReactNode, useId } from 'react'
import { formatDate } from '#web/i18n/dates.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { FishName } from '#web/ui/FishName.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { digits, percentsOf, type Sales } from './sales.ts'
import { SalesPerDay } from './SalesPerDay.tsx'

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

interface ShareRow {
  key: string
  name: ReactNode
  /** The further columns, formatted. */
  figures: readonly string[]
  /** The length of the bar below the name, in percent. */
  percent?: number
}

interface ShareTableProps {
  title: string
  headers: readonly string[]
  rows: readonly ShareRow[]
  /** The sum of the rows, which is 100 percent. */
  total?: { name: string; figures: readonly string[] }
}

/** A table whose rows have bars. A bar shows only what its row's figures say. */
function ShareTable({ title, ...table }: ShareTableProps) {
  const heading = useId()
  return (
    <section className="card report-card" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <NumberTable label={title} {...table} />
    </section>
  )
}

const NumberTable = ({ label, headers, rows, total }: { label: string } & Omit<ShareTableProps, 'title'>) => (
  <table className={classes('table', 'share-table')} aria-label={label}>
    <thead>
      <tr>
        {headers.map((header, place) => (
          <th key={header} scope="col" className={place > 0 ? 'at-end' : ''}>
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, figures, percent }) => (
        <tr key={key}>
          <td>
            {name}
            {percent !== undefined && <ShareBar percent={percent} />}
          </td>
          {figures.map((figure, place) => (
            <td key={headers[place + 1]} className="at-end">
              {figure}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
    {total && (
      <tfoot>
        <tr className="total">
          <td>{total.name}</td>
          {total.figures.map((figure, place) => (
            <td key={headers[place + 1]} className="at-end">
              {figure}
            </td>
          ))}
        </tr>
      </tfoot>
    )}
  </table>
)

const ShareBar = ({ percent }: { percent: number }) => (
  <svg className="share-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect className="chart-bar" width={percent} height="8" />
  </svg>
)
