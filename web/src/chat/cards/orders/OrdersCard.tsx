import { useNavigate } from 'react-router-dom'
import { errorText } from '#web/api/errorText.ts'
import { moneyLine } from '#web/features/orders/orders.ts'
import { useOrdersOffline } from '#web/features/orders/useOrdersOffline.ts'
import { usePerson } from '#web/features/session/person.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { useTexts, wholeSums } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Money } from '#web/ui/Money.tsx'
import { SavedStrip } from '#web/ui/SavedStrip.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { openTracking } from '../../guide/commands.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'
import { NothingListed } from '../NothingListed.tsx'
import { SignInPanel } from '../signIn/SignInPanel.tsx'

const NEWEST = 5

/** Shows the five newest orders; a guest can sign in on the card (CHAT-114). */
export function OrdersCard({ card, live }: CardProps<'orders'>) {
  const t = useTexts('chat')
  const payer = usePerson()
  return (
    <CardFrame card={card} heading={t.chat.orders} live={live}>
      {payer === null ? <SignInPanel /> : <Newest />}
    </CardFrame>
  )
}

function Newest() {
  const t = useTexts('chat', 'checkout')
  const navigate = useNavigate()
  const { orders, savedAt, isOffline, error, reload } = useOrdersOffline()
  if (error && !orders) return <ErrorNote text={errorText(error, t)} onRetry={reload} />
  if (!orders) return isOffline ? <ErrorNote text={t.errors.notKept} onRetry={reload} /> : <Skeleton lines={5} />
  if (orders.length === 0) return <NothingListed text={t.chat.noOrders} label={t.chat.browse} />
  const newest = orders.slice(0, NEWEST)
  return (
    <div className="stack">
      <SavedStrip at={savedAt} />
      <ul>
        {newest.map((order) => (
          <li key={order.id}>
            <button type="button" className="order-row" onClick={() => openTracking(order.id)}>
              <span className="order-words">
                <b className="nowrap">{order.orderNumber}</b>
                <span className="small muted">
                  {formatDate(order.createdAt)} · <Money shillings={order.totalAmount} />
                </span>
                <span className="small muted">{wholeSums(moneyLine(order, t))}</span>
              </span>
              <StatusBadge status={order.status} />
            </button>
          </li>
        ))}
      </ul>
      <Button kind="line" block onClick={() => void navigate(paths.orders)}>
        {t.chat.seeAll}
      </Button>
    </div>
  )
}
