import { useEffect } from 'react'
import type { Order } from '#contract/order.ts'
import { awaitsShortageAnswer } from '#contract/rules/shortage.ts'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { isUnderWay, orderSteps, stepOf } from '#web/features/orders/orders.ts'
import { useOrdersOffline } from '#web/features/orders/useOrdersOffline.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { openOrders, openTracking } from '../../guide/commands.ts'
import { useTranscript } from '../../transcript/transcript.ts'

interface OrderLineProps {
  /** True if the line shows the cart; the order is then a small button at the end of the line. */
  isAside: boolean
  /** Ids of the orders whose card is in view. */
  shown: readonly string[]
}

/** Shows the newest order under way with its step; tapping opens its card. Further orders are shown as a number (CHAT-146). */
export function OrderLine({ isAside, shown }: OrderLineProps) {
  const t = useTexts('chat')
  const open = useOrdersOffline().orders?.filter(isUnderWay) ?? []
  const [order] = open
  useShortageCards(open)
  if (!order || shown.includes(order.id)) return null
  if (isAside)
    return (
      <button
        type="button"
        className={classes('tabular', 'more-orders')}
        aria-label={`${open.length}, ${t.chat.orders}: ${open.length}`}
        onClick={() => (open.length === 1 ? show(order.id) : openOrders())}
      >
        <Icon name="receipt" size="s" />
        <span>{open.length}</span>
      </button>
    )
  // The accessible name starts with the visible text, so that voice control finds the button.
  const more = `+${open.length - 1}`
  return (
    <>
      <button type="button" className="kikapu" onClick={() => show(order.id)}>
        <Icon name="receipt" size="s" />
        <b className="order-number">{fill(t.chat.tracking, { orderNumber: order.orderNumber })}</b>
        <Knots status={order.status} /> <StatusBadge status={order.status} />
      </button>
      {open.length > 1 && (
        <button
          type="button"
          className={classes('tabular', 'more-orders')}
          aria-label={`${more}, ${t.chat.orders}: ${open.length}`}
          onClick={openOrders}
        >
          {more}
        </button>
      )}
    </>
  )
}

/** Asks about missing items, also if the seller reported them before the thread was opened (SELL-016). */
function useShortageCards(orders: readonly Order[]): void {
  const { entries, loaded } = useTranscript()
  const due = orders.filter((order) => awaitsShortageAnswer(order) && !entries.some(({ id }) => id === `shortage-${order.shortage?.id}`))
  const ids = loaded ? due.map(({ id }) => id).join() : ''
  useEffect(() => {
    if (ids !== '')
      void importWhenOnline(() => import('../../news/news.ts')).then(({ appendShortageCard }) => Promise.all(due.map(appendShortageCard)))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- if the same orders are read again, nothing new is asked
  }, [ids])
}

/** Opens the tracking card, unless it is the newest card already. */
function show(orderId: string): void {
  const newest = useTranscript.getState().entries.at(-1)?.card
  const isShown = newest?.kind === 'tracking' && newest.orderId === orderId
  if (!isShown) openTracking(orderId)
}

/** Shows the four steps as knots; the badge next to it says the same in words. */
const Knots = ({ status }: { status: string }) => (
  <span className="order-knots" aria-hidden="true">
    {orderSteps.map((step, place) => (
      <i key={step} className={classes(place < stepOf(status) && 'done', place === stepOf(status) && 'is-now')} />
    ))}
  </span>
)
