import { isPayoutOpen, listPayouts } from '#contract/payout.ts'
import { listOwnProducts } from '#contract/seller.ts'
import { useCall } from '#web/api/useCall.ts'
import { usePolledCall } from '#web/api/usePolledCall.ts'

/** Loads the seller's products and payouts (SELL-013). */
export function useStall() {
  const products = useCall(listOwnProducts, {})
  const payouts = usePolledCall(listPayouts, {}, (all) => all.some(isPayoutOpen))
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
