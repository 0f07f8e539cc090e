import { useNavigate } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { BuyAgain } from '#web/features/cart/BuyAgain.tsx'
import { OrderPanel } from '#web/features/orders/OrderPanel.tsx'
import { orderedLines } from '#web/features/orders/orderFacts.ts'
import { useOrder } from '#web/features/orders/useOrders.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { dialogs } from '#web/ui/dialogs.ts'
import { openOrders } from '../commands.ts'
import { CardFrame } from './CardFrame.tsx'
import type { CardProps } from './CardView.tsx'

/** CHAT-115, CHAT-116: follows the order while it is in sight. */
export function TrackingCard({ card, live }: CardProps<'tracking'>) {
  const t = useTexts('checkout', 'chat')
  const navigate = useNavigate()
  const { order } = useOrder(card.orderId)
  return (
    <CardFrame card={card} heading={fill(t.chat.tracking, { orderNumber: order?.orderNumber ?? '' })} live={live}>
      <OrderPanel
        id={card.orderId}
        confirmCancel={() => dialogs.confirm(t.orders.cancelQuestion, { yes: t.chat.yes, no: t.chat.no })}
        onOrders={openOrders}
        onPay={(unpaid) => void navigate(paths.payOrder(unpaid.id))}
        more={(bought) => <BuyAgain lines={orderedLines(bought)} />}
      />
    </CardFrame>
  )
}
