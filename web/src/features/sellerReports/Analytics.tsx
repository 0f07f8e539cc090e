import { formatDate } from '#web/i18n/dates.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { FishName } from '#web/ui/FishName.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { SalesPerDay } from './SalesPerDay.tsx'
import { NumberTable, ShareTable } from './ShareTable.tsx'
import type { Sales } from './sales.ts'

const TOP = 10

/** Revenue per day, top products and status shares, each with its numbers as a table (SDSH-019). */
export function Analytics({ sales }: { sales: Sales }) {
  const t = useTexts('sellerMoney')
  const top = sales.products.slice(0, TOP)
  const most = top[0]?.gross ?? 0
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
                  name: formatDate(day),
                  figures: [digits(orders), digits(gross)],
                }))}
              />
            </details>
          </SalesPerDay>
          <ShareTable
            title={t.sellerMoney.topProducts}
            headers={[t.sellerMoney.product, t.sellerMoney.items, t.sellerMoney.salesTzs]}
            rows={top.map(({ id, name, items, gross }) => ({
              key: id,
              name: <FishName name={name} />,
              figures: [digits(items), digits(gross)],
              percent: most === 0 ? 0 : (100 * gross) / most,
            }))}
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
        />
      )}
    </div>
  )
}

const digits = (n: number): string => n.toLocaleString('en')
