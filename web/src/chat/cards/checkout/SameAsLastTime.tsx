import type { Address } from '#contract/address.ts'
import { errorText } from '#web/api/errorText.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { useTransporters } from '#web/features/checkout/transporters.ts'
import { useOrders } from '#web/features/orders/useOrders.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { isWhole, lastChoices, lastOrder } from '../../guide/usual/lastTime.ts'
import { answerAsLastTime } from '../../guide/usual/orderUsual.ts'

/** Answers address, delivery, transporters and method at once, where all four of the last order still hold (CHAT-103). */
export function SameAsLastTime({ addresses }: { addresses: readonly Address[] }) {
  const t = useTexts('checkout', 'chat')
  const { orders } = useOrders()
  const { transporters } = useTransporters(null)
  const lines = useCart((cart) => cart.lines)
  const order = lastOrder(orders ?? [])
  const { run, busy, error } = useAction(async () => order && answerAsLastTime(order))
  if (order === null || transporters === undefined) return null
  const choices = lastChoices(
    order,
    lines.map(({ productId }) => productId),
    { addresses, transporters },
  )
  const address = addresses.find(({ id }) => id === choices.addressId)
  if (!address || !isWhole(choices, lines.length)) return null
  const what = [
    address.addressLine1,
    choices.deliveryOption === 'express' ? t.checkout.express : t.checkout.standard,
    choices.paymentMethod === 'cash_on_delivery' ? t.checkout.cash : t.checkout.mobileMoney,
  ]
  return (
    <div className="last-time">
      <Button block busy={busy} onClick={() => void run()}>
        {t.chat.sameAsLast}
      </Button>
      <p className="small mut">{what.join(' · ')}</p>
      {error !== null && <ErrorNote text={errorText(error, t)} onRetry={() => void run()} />}
    </div>
  )
}
