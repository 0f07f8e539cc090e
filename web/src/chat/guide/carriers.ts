import { addressesNow } from '#web/features/addresses/book.ts'
import { draftNow, NO_PREFERENCE, setChoices, useCheckoutDraft } from '#web/features/checkout/draft.ts'

let region = regionOf(draftNow().addressId)

/** Clears the chosen transporters when the address moves to another region, which has other transporters. */
useCheckoutDraft.subscribe(({ addressId, transporterSelections }) => {
  const before = region
  region = regionOf(addressId) ?? before
  if (before === null || region === before) return
  if (Object.values(transporterSelections).some((id) => id !== NO_PREFERENCE)) setChoices({ transporterSelections: {} })
})

function regionOf(addressId: string | null): string | null {
  return addressesNow().find(({ id }) => id === addressId)?.region ?? null
}
