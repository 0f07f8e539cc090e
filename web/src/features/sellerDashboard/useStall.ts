import { useEffect } from 'react'
import { isPayoutOpen, listPayouts } from '#contract/payout.ts'
import { listOwnProducts } from '#contract/seller.ts'
import { realtime } from '#web/api/socket.ts'
import { useAwaited } from '#web/api/useAwaited.ts'
import { refresh, useCall } from '#web/api/useCall.ts'

/** The seller's products and payouts. An order changes the stock, hence each of its events reads the products again (GEN-011, SELL-013). */
export function useStall() {
  const products = useCall(listOwnProducts, {})
  const payouts = useAwaited(listPayouts, {}, (all) => all.some(isPayoutOpen))
  useEffect(() => realtime.on('order-status', () => refresh('/products/me')), [])
  return {
    products: products.data?.data,
    payouts: payouts.data,
    error: (products.data ? undefined : products.error) ?? (payouts.data ? undefined : payouts.error),
    reload: () => {
      products.reload()
      payouts.reload()
    },
  }
}
