import { NO_PREFERENCE } from '#web/features/checkout/checkout.ts'
import { setChoices, useCheckoutDraft } from '#web/features/checkout/draft.ts'
import { slipNow } from './slip.ts'

const regionNow = (): string | null => slipNow().address?.region ?? null
let region = regionNow()

/** Clears the chosen transporters when the address moves to another region, which has other transporters. */
useCheckoutDraft.subscribe(({ transporterSelections }) => {
  const before = region
  region = regionNow() ?? before
  if (before === null || region === before) return
  if (Object.values(transporterSelections).some((id) => id !== NO_PREFERENCE)) setChoices({ transporterSelections: {} })
})
