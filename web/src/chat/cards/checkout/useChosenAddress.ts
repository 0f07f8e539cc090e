import type { Address } from '#contract/address.ts'
import { useAddresses } from '#web/features/addresses/book.ts'
import { useCheckoutDraft } from '#web/features/checkout/draft.ts'

/** Returns the address of this order; null until one is chosen, or if the chosen one is gone. */
export function useChosenAddress(): Address | null {
  const { addresses } = useAddresses()
  const { addressId } = useCheckoutDraft()
  return addresses?.find(({ id }) => id === addressId) ?? null
}
