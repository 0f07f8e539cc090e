import { listTransporters, type Transporter } from '#contract/transporter.ts'
import { useCall } from '#web/api/useCall.ts'
import { NO_PREFERENCE } from './checkout.ts'
import { setChoices, useCheckoutDraft } from './draft.ts'

/** Sorts verified transporters first, then those of the region, then by name (CHK-018). */
export const sortTransporters = (transporters: readonly Transporter[], region: string | null): Transporter[] =>
  [...transporters].sort(
    (a, b) =>
      Number(b.isVerified) - Number(a.isVerified) ||
      Number(b.region === region) - Number(a.region === region) ||
      a.businessName.localeCompare(b.businessName, 'en'),
  )

/** The verified transporters of the region, by name. The numbers on the card follow this order (CHAT-168). */
export const transportersFor = (region: string | null, transporters: readonly Transporter[]): Transporter[] =>
  sortTransporters(
    transporters.filter((one) => one.isVerified && one.region === region),
    region,
  )

/** Fetches the transporters, sorted for the region of the delivery address. They are not fetched again when the tab is shown. */
export function useTransporters(region: string | null) {
  const { data, ...rest } = useCall(listTransporters, {}, { revalidateOnFocus: false })
  return { transporters: data && sortTransporters(data, region), ...rest }
}

/** Drops selections whose transporter was removed or lost their verification (CHK-020, CHAT-101). */
export function validSelections(
  selections: Readonly<Record<string, string>>,
  transporters: readonly Transporter[],
): Record<string, string> {
  const verified = new Set(transporters.filter((one) => one.isVerified).map((one) => one.id))
  return Object.fromEntries(Object.entries(selections).filter(([, id]) => id === NO_PREFERENCE || verified.has(id)))
}

/** Sets the transporter of these products and leaves the other products' choices alone (CHAT-035). */
export const chooseTransporter = (productIds: readonly string[], transporterId: string): void =>
  setChoices({
    transporterSelections: {
      ...useCheckoutDraft.getState().transporterSelections,
      ...Object.fromEntries(productIds.map((id) => [id, transporterId])),
    },
  })

export const allChosen = (lines: readonly { productId: string }[], selections: Readonly<Record<string, string>>): boolean =>
  lines.every((line) => selections[line.productId] !== undefined)
