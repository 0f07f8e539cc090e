import * as z from 'zod/mini'
import { DeliveryOption, PaymentMethod } from '#contract/order.ts'
import { DRAFT_KEPT_FOR } from '#contract/rules/constants.ts'

/** The choice to leave it to the market; sent as no transporterId. */
export const NO_PREFERENCE = 'none'

/** The choices as the device keeps them: the stored name of `checkoutRequested` is `wanted`. */
export const StoredChoices = z.object({
  wanted: z.boolean(),
  addressId: z.nullable(z.string()),
  deliveryOption: z.nullable(DeliveryOption),
  transporterSelections: z.record(z.string(), z.string()),
  paymentMethod: z.nullable(PaymentMethod),
  phone: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  /** Not in drafts stored before there was a choice of being asked. */
  choosesCarrier: z.optional(z.nullable(z.boolean())),
})
export type StoredChoices = z.infer<typeof StoredChoices>

/** What the buyer chose for one checkout; null is not chosen yet (CHAT-017). */
export interface CheckoutChoices {
  /** `Checkout` was asked for and not withdrawn (CHAT-018). */
  checkoutRequested: boolean
  addressId: string | null
  deliveryOption: DeliveryOption | null
  /** By product: a transporter's id or `none`; a product without an entry has none chosen yet. */
  transporterSelections: Record<string, string>
  paymentMethod: PaymentMethod | null
  phone: string | null
  notes: string | null
  /** Whether the thread asks who brings it: true also where the buyer wants to choose, false takes no preference, null is not settled yet (CHAT-168). */
  choosesCarrier: boolean | null
}

export const noChoices: CheckoutChoices = {
  checkoutRequested: false,
  addressId: null,
  deliveryOption: null,
  transporterSelections: {},
  paymentMethod: null,
  phone: null,
  notes: null,
  choosesCarrier: null,
}

export interface KeptChoices {
  choices: CheckoutChoices
  at: number
}

/** The draft at hand, whose it is, and those of others who use this device. */
export interface CheckoutDrafts extends CheckoutChoices {
  owner: string | null
  at: number
  waiting: Readonly<Record<string, KeptChoices>>
}

const names = Object.keys(noChoices) as (keyof CheckoutChoices)[]

/** The choices alone, of whatever else comes with them. */
export const choicesOf = (all: CheckoutChoices): CheckoutChoices => pick(all, names)

const pick = <Part extends keyof CheckoutChoices>(all: CheckoutChoices, parts: readonly Part[]) =>
  Object.fromEntries(parts.map((part) => [part, all[part]])) as Pick<CheckoutChoices, Part>

/** After 3 days nothing counts as chosen (CHAT-019). */
export const fresh = (kept: KeptChoices | undefined, now: number): CheckoutChoices =>
  kept && now - kept.at < DRAFT_KEPT_FOR ? kept.choices : noChoices

/** A guest's choices go on as the person's; a person's wait for their return and are shown to nobody else (SEC-015). */
export function handOver(drafts: CheckoutDrafts, person: string | null, now: number): CheckoutDrafts {
  const { owner, at, waiting } = drafts
  if (owner === person) return drafts
  const mine = choicesOf(drafts)
  const others = owner === null ? waiting : { ...waiting, [owner]: { choices: mine, at } }
  if (person === null) return { ...noChoices, owner: null, at: now, waiting: others }
  const { [person]: kept, ...rest } = others
  const own = fresh(kept, now)
  // What the guest chose wins.
  const newer = {
    ...pick(
      mine,
      names.filter((name) => mine[name]),
    ),
    transporterSelections: { ...own.transporterSelections, ...mine.transporterSelections },
  }
  return { ...own, ...(owner === null && newer), owner: person, at: now, waiting: rest }
}
