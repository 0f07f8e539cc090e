import * as z from 'zod/mini'
import { DeliveryOption, PaymentMethod } from '#contract/order.ts'
import { DRAFT_KEPT_FOR } from '#contract/rules/constants.ts'
import { isMobileMoneyPhone, isPhone, normalPhone } from '#contract/rules/phone.ts'

/** The number that pays for this checkout: the buyer's own, another one, or another one that is still to be asked for. */
export type PayingPhone = { readonly is: 'own' } | { readonly is: 'other'; readonly digits: string } | { readonly is: 'asked' }

export const OWN_PHONE: PayingPhone = { is: 'own' }
export const PHONE_TO_ASK: PayingPhone = { is: 'asked' }
export const otherPhone = (digits: string): PayingPhone => ({ is: 'other', digits })

/** Returns the digits of the number that pays; '' if it is still to be asked for. */
export const digitsOf = (phone: PayingPhone, own: string): string => (phone.is === 'own' ? own : phone.is === 'other' ? phone.digits : '')

/** Returns the number that pays, if the payment method accepts it (CHAT-012, CHK-023). */
export function phoneToPay(chosen: PayingPhone, own: string, method: PaymentMethod | null): string | null {
  const read = readPhone(digitsOf(chosen, own), method)
  return 'phone' in read ? read.phone : null
}

export type PhoneProblem = 'phoneMissing' | 'phoneWrong' | 'phoneNotMobileMoney'

/** Parses a typed number. Returns it in digits without `+`, or why it cannot be used (CHK-023, CHK-024, PAY-007). */
export function readPhone(typed: string, method: PaymentMethod | null): { phone: string } | { problem: PhoneProblem } {
  const phone = normalPhone(typed)
  if (phone === '') return { problem: 'phoneMissing' }
  if (method !== 'cash_on_delivery' && !isMobileMoneyPhone(phone)) return { problem: 'phoneNotMobileMoney' }
  return isPhone(phone) ? { phone } : { problem: 'phoneWrong' }
}

/** Lets the market pick the transporter; the order is sent without a transporterId. */
export const NO_PREFERENCE = 'none'

/** The choices as stored on the device, where `checkoutRequested` has its old name `wanted`. */
export const StoredChoices = z.object({
  wanted: z.boolean(),
  addressId: z.nullable(z.string()),
  deliveryOption: z.nullable(DeliveryOption),
  transporterSelections: z.record(z.string(), z.string()),
  paymentMethod: z.nullable(PaymentMethod),
  /** Null for the buyer's own number, '' for one that is still to be asked for. */
  phone: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  /** The last two are optional, because older drafts do not have them. */
  usualRead: z.optional(z.boolean()),
  addressGiven: z.optional(z.boolean()),
})
export type StoredChoices = z.infer<typeof StoredChoices>

/** The buyer's choices for one checkout. Null means not chosen yet (CHAT-017). */
export interface CheckoutChoices {
  /** The buyer asked for the checkout and did not withdraw it (CHAT-018). */
  checkoutRequested: boolean
  addressId: string | null
  deliveryOption: DeliveryOption | null
  /** Product id to transporter id or `none`. A product without an entry has no choice yet. */
  transporterSelections: Record<string, string>
  paymentMethod: PaymentMethod | null
  phone: PayingPhone
  notes: string | null
  /** True once address and method of the last order were taken over for this checkout (CHAT-181). */
  usualRead: boolean
  /** True if a guest has said where: the address in the draft is saved and chosen once the guest has signed in (CHAT-180). */
  addressGiven: boolean
}

export const noChoices: CheckoutChoices = {
  checkoutRequested: false,
  addressId: null,
  deliveryOption: null,
  transporterSelections: {},
  paymentMethod: null,
  phone: OWN_PHONE,
  notes: null,
  usualRead: false,
  addressGiven: false,
}

/** Returns the address that was chosen; null if none was, or if it is gone. */
export const chosenPlace = <Place extends { readonly id: string }>(addresses: readonly Place[] | undefined, addressId: string | null) =>
  addresses?.find(({ id }) => id === addressId) ?? null

export interface TimedChoices {
  choices: CheckoutChoices
  at: number
}

/** The current draft, its owner, and the stored drafts of other people on this device. */
export interface CheckoutDrafts extends CheckoutChoices {
  owner: string | null
  at: number
  waiting: Readonly<Record<string, TimedChoices>>
}

const names = Object.keys(noChoices) as (keyof CheckoutChoices)[]

/** Picks only the choices out of a larger object. */
export const choicesOf = (all: CheckoutChoices): CheckoutChoices => pick(all, names)

const pick = <Part extends keyof CheckoutChoices>(all: CheckoutChoices, parts: readonly Part[]) =>
  Object.fromEntries(parts.map((part) => [part, all[part]])) as Pick<CheckoutChoices, Part>

/** Returns the choices, or empty ones after 3 days (CHAT-019). */
export const unexpired = (stored: TimedChoices | undefined, now: number): CheckoutChoices =>
  stored && now - stored.at < DRAFT_KEPT_FOR ? stored.choices : noChoices

/**
 * Switches the draft to another person. A guest's choices are passed on to the person who signs in. A person's choices are stored until
 * they return, hidden from others (SEC-015).
 */
export function handOver(drafts: CheckoutDrafts, person: string | null, now: number): CheckoutDrafts {
  const { owner, at, waiting } = drafts
  if (owner === person) return drafts
  const mine = choicesOf(drafts)
  const others = owner === null ? waiting : { ...waiting, [owner]: { choices: mine, at } }
  if (person === null) return { ...noChoices, owner: null, at: now, waiting: others }
  const { [person]: stored, ...rest } = others
  const own = unexpired(stored, now)
  // If both made a choice, the guest's is newer and wins.
  return { ...(owner === null ? mergeChoices(own, mine) : own), owner: person, at: now, waiting: rest }
}

/** Adds choices to others; where both have one, the added one wins. */
export const mergeChoices = (others: CheckoutChoices, added: CheckoutChoices): CheckoutChoices => ({
  ...others,
  ...pick(
    added,
    names.filter((name) => (name === 'phone' ? added.phone.is === 'other' : added[name])),
  ),
  transporterSelections: { ...others.transporterSelections, ...added.transporterSelections },
})
