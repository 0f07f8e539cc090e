import type { Order } from '#contract/order.ts'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { BuyAgain } from '#web/features/cart/BuyAgain.tsx'
import { OrderPanel } from '#web/features/orders/OrderPanel.tsx'
import { orderedLines } from '#web/features/orders/orders.ts'
import { useOrderOffline } from '#web/features/orders/useOrdersOffline.ts'
import { fill, useTexts, withTexts } from '#web/i18n/texts.ts'
import { openOrders } from '../../guide/commands.ts'
import { append } from '../../transcript/append.ts'
import type { CardProps } from '../CardProps.ts'
import { NotFoundCard } from '../NotFoundCard.tsx'
import { SignedInFrame } from '../signIn/SignedInFrame.tsx'
import { askCancel } from './askCancel.ts'

/** Adds the items again. The result is appended as a reply, because this card keeps no state of its own (CHAT-020). */
async function buyAgain(order: Order): Promise<void> {
  const { putInAgain } = await importWhenOnline(() => withTexts(() => import('./putInAgain.ts'), 'topics'))
  await putInAgain(order)
}

/** Shows one order and refreshes it while it is visible (CHAT-115, CHAT-116). */
export function TrackingCard({ card, live }: CardProps<'tracking'>) {
  const t = useTexts('chat')
  const { order, missing } = useOrderOffline(card.orderId)
  if (missing) return <NotFoundCard card={card} />
  return (
    <SignedInFrame card={card} heading={fill(t.chat.tracking, { orderNumber: order?.orderNumber ?? '' })} live={live}>
      <OrderPanel
        id={card.orderId}
        confirmCancel={async (placed) => {
          askCancel(placed)
          return false
        }}
        onOrders={openOrders}
        onPay={(unpaid) => append({ kind: 'payOrder', orderId: unpaid.id })}
        more={(bought) => <BuyAgain lines={orderedLines(bought)} onBuy={() => buyAgain(bought)} />}
      />
    </SignedInFrame>
  )
}
