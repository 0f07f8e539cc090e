import type { Payout } from '#contract/payout.ts'
import { errorText } from '#web/api/errorText.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { dialogs } from '#web/ui/dialogs.ts'
import { toastOf } from '#web/ui/toast.ts'

import { useAction } from '#web/ui/useAction.ts'
import { cancelPayout } from './usePayouts.ts'

/** Cancels a payout once its seller has agreed; both outcomes give a toast (SPAY-007 to SPAY-009). */
export function useCancelPayout() {
  return useAction(async ({ id }: Pick<Payout, 'id'>) => {
    if (!(await dialogs.confirm(() => own().cancelQuestion))) return
    try {
      await cancelPayout(id)
      told.success(() => own().cancelled)
    } catch (error) {
      told.failure(() => errorText(error, textsNow()))
    }
  })
}

const told = toastOf('payout cancel')
/** The texts of now. */
const own = () => textsNow('sellerMoney').sellerMoney
