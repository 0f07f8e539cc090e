import { useNavigate, useParams } from 'react-router-dom'
import { BuyAgain } from '#web/features/cart/BuyAgain.tsx'
import { LateInstallHint } from '#web/features/install/LateInstallHint.tsx'
import { OrderPanel } from '#web/features/orders/OrderPanel.tsx'
import { orderedLines } from '#web/features/orders/orders.ts'
import { useOrderOffline } from '#web/features/orders/useOrdersOffline.ts'
import { fill, textsNow, useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { ContinueInChat } from '#web/ui/ContinueInChat.tsx'
import { dialogs } from '#web/ui/dialogs.ts'
import { PageFrame } from '#web/ui/PageFrame.tsx'

/** One order (ORD-002). */
export function OrderPage() {
  const { id = '' } = useParams()
  const t = useTexts('checkout')
  const navigate = useNavigate()
  const { order } = useOrderOffline(id)
  return (
    <PageFrame
      heading={order && <OrderHeading number={order.orderNumber} />}
      title={order ? fill(t.orders.orderTitle, { number: order.orderNumber }) : t.orders.order}
      actions={order && <ContinueInChat card={{ kind: 'tracking', id }} />}
    >
      <OrderPanel
        id={id}
        confirmCancel={() => dialogs.confirm(() => textsNow('checkout').orders.cancelQuestion)}
        onOrders={() => void navigate(paths.orders)}
        onPay={(unpaid) => void navigate(paths.payOrder(unpaid.id))}
        more={(bought) => (
          <>
            <Button kind="line" onClick={() => window.print()}>
              {t.orders.print}
            </Button>
            <BuyAgain lines={orderedLines(bought)} onCart={() => void navigate(paths.cart)} />
          </>
        )}
      />
      <LateInstallHint orderId={id} />
    </PageFrame>
  )
}

/** Keeps the order number on one line, despite its hyphen. */
function OrderHeading({ number }: { number: string }) {
  const t = useTexts('checkout')
  const [before = '', after = ''] = t.orders.orderTitle.split('{number}')
  return (
    <>
      {before}
      <span className="unparted">{number}</span>
      {after}
    </>
  )
}
