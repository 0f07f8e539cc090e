import { useSWRConfig } from 'swr'
import { getProduct, type Product } from '#contract/catalogue.ts'
import { getOrder, type Order } from '#contract/order.ts'
import { keyOf } from '#web/api/http/request.ts'
import { seemsOffline } from '#web/api/lazyImport.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { savedOrder } from '#web/features/orders/saved.ts'
import { recordById } from '#web/features/payment/device/records.ts'
import { useUnfinished } from '#web/features/payment/runner/unfinished.ts'
import { bothNames } from '#web/ui/fishName.ts'
import type { Names } from '../kinds/row.ts'
import { countMarks } from '../outbox/waitingMarks.ts'

export function useNames(): Names {
  const { cache } = useSWRConfig()
  return {
    product: (id) =>
      bothNames(
        (cache.get(keyOf(getProduct, { params: { id } }))?.data as Product | undefined)?.name ??
          useCart.getState().lines.find((line) => line.productId === id)?.product.name ??
          '',
      ),
    order: (id) =>
      (cache.get(keyOf(getOrder, { params: { id } }))?.data as Order | undefined)?.orderNumber ?? savedOrder(id)?.orderNumber ?? '',
    amount: amountOf,
    unsent: () => (seemsOffline() ? countMarks() : null),
  }
}

/** Returns the amount of a payment recorded here, or of a charge that only the server has, in TZS; 0 if unknown. */
function amountOf(paymentId: string): number {
  const record = recordById(paymentId)
  const charge = useUnfinished.getState().payments.find(({ reference }) => reference === paymentId)
  return record?.charged ?? record?.amount ?? charge?.amount ?? 0
}
