import type { Order } from '#contract/order.ts'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { BuyAgain } from '#web/features/cart/BuyAgain.tsx'
import { OrderPanel } from '#web/features/orders/OrderPanel.tsx'
import { orderedLines } from '#web/features/orders/orderFacts.ts'
import { useOrderOffline } from '#web/features/orders/useOrdersOffline.ts'
import { usePerson } from '#web/features/session/person.ts'
import { fill, useTexts, withTexts } from '#web/i18n/texts.ts'
import { openOrders, openPayOrder } from '../../guide/commands.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'
import { NotFoundCard } from '../NotFoundCard.tsx'
import { SignInPanel, useSignInQuestion } from '../signIn/SignInPanel.tsx'
import { askCancel } from './askCancel.ts'

/** Adds the items again. The result is appended as a reply, because the cart card follows and this card keeps no state (CHAT-020). */
async function buyAgain(order: Order): Promise<void> {
  const { putInAgain } = await importWhenOnline(() => withTexts(() => import('./putInAgain.ts'), 'topics'))
  await putInAgain(order)
}

/** Shows one order and refreshes it while it is visible (CHAT-115, CHAT-116). */
export function TrackingCard({ card, live }: CardProps<'tracking'>) {
  const t = useTexts('checkout', 'chat')
  const guest = usePerson() === null
  const signIn = useSignInQuestion()
  const { order, missing } = useOrderOffline(card.orderId)
  if (missing) return <NotFoundCard card={card} />
  return (
    <CardFrame card={card} heading={guest ? signIn : fill(t.chat.tracking, { orderNumber: order?.orderNumber ?? '' })} live={live}>
      {guest ? (
        <SignInPanel />
      ) : (
        <OrderPanel
          id={card.orderId}
          confirmCancel={async (placed) => {
            askCancel(placed)
            return false
          }}
          onOrders={openOrders}
          onPay={(unpaid) => openPayOrder(unpaid.id)}
          more={(bought) => <BuyAgain lines={orderedLines(bought)} onBuy={() => buyAgain(bought)} />}
        />
      )}
    </CardFrame>
  )
}
