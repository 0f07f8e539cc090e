import { readStatus } from '#contract/order.ts'
import { useTexts } from '#web/i18n/texts.ts'

/** Returns a function that names an order's status; an unknown status is returned unchanged (SORD-002, GEN-049). */
export function useStatusText(): (order: { readonly status: string }) => string {
  const { common } = useTexts()
  return ({ status }) => {
    const known = readStatus(status)
    return known ? common.orderStatus[known] : status
  }
}
