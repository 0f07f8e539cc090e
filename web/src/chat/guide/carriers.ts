import { listOrders } from '#contract/order.ts'
import { listTransporters } from '#contract/transporter.ts'
import { readCached } from '#web/api/useCall.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { draftNow, NO_PREFERENCE, setChoices, useCheckoutDraft } from '#web/features/checkout/draft.ts'
import { carriersFor } from '#web/features/checkout/transporters.ts'

/**
 * Decides whether this purchase asks for a transporter (CHAT-168): only if the buyer chose one for an earlier order and
 * two or more serve the region of the address. Does nothing before an address is chosen. Throws ApiError.
 */
export async function settleCarrier(): Promise<void> {
  if (draftNow().addressId === null) return
  const [transporters, orders] = await Promise.all([readCached(listTransporters, {}), readCached(listOrders, {})])
  const serving = carriersFor(regionOf(draftNow().addressId), transporters)
  const hasChosen = orders.some(({ items }) => items.some(({ transporterId }) => transporterId !== undefined))
  // If the buyer tapped `Change` while the data was loading, that decision stays.
  if (draftNow().choosesCarrier === null) setChoices({ choosesCarrier: hasChosen && serving.length > 1 })
}

let region = regionOf(draftNow().addressId)

/** Clears the chosen transporters when the address moves to another region, which has other transporters. */
useCheckoutDraft.subscribe(({ addressId, transporterSelections, choosesCarrier }) => {
  const before = region
  region = regionOf(addressId) ?? before
  if (before === null || region === before) return
  const isChosen = Object.values(transporterSelections).some((id) => id !== NO_PREFERENCE)
  if (isChosen) setChoices({ transporterSelections: {}, choosesCarrier: null })
  else if (choosesCarrier !== null) setChoices({ choosesCarrier: null })
})

function regionOf(addressId: string | null): string | null {
  return addressesNow().find(({ id }) => id === addressId)?.region ?? null
}
