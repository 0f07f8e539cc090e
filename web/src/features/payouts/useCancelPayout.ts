import type { Payout } from '#contract/payout.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { dialogs } from '#web/ui/dialogs.ts'
import { toast } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { cancelPayout } from './usePayouts.ts'

/** Cancels a payout once its seller has agreed; both outcomes give a toast (SPAY-007 to SPAY-009). */
export function useCancelPayout() {
  const t = useTexts('sellerMoney')
  return useAction(async ({ id }: Pick<Payout, 'id'>) => {
    if (!(await dialogs.confirm(t.sellerMoney.cancelQuestion))) return
    try {
      await cancelPayout(id)
      toast.success(t.sellerMoney.cancelled)
    } catch (error) {
      toast.failure(t.sellerMoney.cancelFailed)
      throw error
    }
  })
}
