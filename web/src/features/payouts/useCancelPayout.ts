import type { Payout } from '#contract/payout.ts'
import { errorText } from '#web/api/errorText.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { dialogs } from '#web/ui/dialogs.ts'
import { toastOf } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { cancelPayout } from './usePayouts.ts'

/** Cancels a payout after the seller confirms it, and shows the result as a toast (SPAY-007 to SPAY-009). */
export function useCancelPayout() {
  return useAction(async ({ id }: Pick<Payout, 'id'>) => {
    if (!(await dialogs.confirm(() => texts().cancelQuestion))) return
    try {
      await cancelPayout(id)
      cancelToast.success(() => texts().cancelled)
    } catch (error) {
      cancelToast.failure(() => errorText(error, textsNow(), texts().cancelFailed))
    }
  })
}

const cancelToast = toastOf('payout cancel')
const texts = () => textsNow('sellerMoney').sellerMoney
