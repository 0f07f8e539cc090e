import { useState } from 'react'
import { changeOf, listOf } from '#contract/control/db.ts'
import type { OrderRecord } from '#contract/control/records.ts'
import { getWorld } from '#contract/control/worlds.ts'
import { movesFor, type OrderStatus } from '#contract/order.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { control } from '#web/mock/control.ts'
import { Problem } from '#web/mock/shared/Problem.tsx'
import { usePolled } from '#web/mock/shared/usePolled.ts'
import { fill, useMockTexts } from '#web/mock/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StatusBadge, statusText } from '#web/ui/StatusBadge.tsx'
import { useAction } from '#web/ui/useAction.ts'
import type { Accounts } from './people/AccountsPanel.tsx'

const FEW = 10

/** The world's orders, newest first, with a button for the next status. Its changes are pushed to the app (QA-010). */
export function OrdersPanel({ accounts }: { accounts: Accounts }) {
  const { mock: t } = useMockTexts()
  const { data, error, refresh } = usePolled(readOrders)
  const [all, setAll] = useState(false)
  const nameOf = (userId: string) => accounts.data?.find(({ key }) => key === userId)?.name ?? userId
  return (
    <section className="qa-panel">
      <h2>{t.sections.orders}</h2>
      <p className="small muted">{t.orders.hint}</p>
      <Problem error={error} stale={data !== null} onRetry={refresh} />
      {!data && !error && <Skeleton />}
      {data?.length === 0 && <p className="phone-none">{t.orders.none}</p>}
      <ul className="qa-list">
        {(all ? data : data?.slice(0, FEW))?.map((order) => (
          <Row key={order.id} order={order} buyer={nameOf(order.userId)} />
        ))}
      </ul>
      {!all && data && data.length > FEW && (
        <Button kind="line" block onClick={() => setAll(true)}>
          {fill(t.orders.showAll, { n: data.length })}
        </Button>
      )}
    </section>
  )
}

function Row({ order, buyer }: { order: OrderRecord; buyer: string }) {
  const { mock: t } = useMockTexts()
  const texts = useTexts()
  const { run, busy, error } = useAction(() => moveOn(order))
  const next = nextStatus(order.status)
  const label = next && fill(t.orders.to, { status: statusText(next, texts) })
  return (
    <li>
      <div className="qa-facts">
        <b className="tabular">{order.orderNumber}</b> <StatusBadge status={order.status} />
        <p className="hint">
          {buyer} · {formatTzs(order.totalAmount)} · {formatDateTime(order.createdAt)}
        </p>
        <Problem error={error} />
      </div>
      {label && (
        <Button kind="line" busy={busy} onClick={() => void run()} aria-label={`${label}: ${order.orderNumber}`}>
          {label}
        </Button>
      )}
    </li>
  )
}

const readOrders = async (signal: AbortSignal): Promise<OrderRecord[]> =>
  (await control(listOf('orders'), { signal })).sort((a, b) => b.createdAt.localeCompare(a.createdAt, 'en'))

/** Returns the status that seller or transporter set next; null for a finished order. */
export const nextStatus = (status: OrderStatus): OrderStatus | null => movesFor({ status }, 'seller')[0] ?? null

/** Sets an order's next status, with the world's time. */
async function moveOn({ id, status: before, history }: OrderRecord): Promise<void> {
  const status = nextStatus(before)
  if (status === null) return
  const { now: at } = await control(getWorld)
  await control(changeOf('orders'), {
    params: { id },
    body: { status, updatedAt: at, history: [...history, { status, at, by: 'system' }] },
  })
}
