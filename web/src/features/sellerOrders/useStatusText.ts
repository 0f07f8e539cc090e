import { readStatus } from '#contract/order.ts'
import { useTexts } from '#web/i18n/texts.ts'

/** The status of an order as a word; an unknown one as it came (SORD-002, GEN-049). */
export function useStatusText(): (order: { readonly status: string }) => string {
  const { common } = useTexts()
  return ({ status }) => {
    const known = readStatus(status)
    return known ? common.orderStatus[known] : status
  }
}
