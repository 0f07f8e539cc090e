import * as z from 'zod/mini'
import { DeliveryOption, PaymentMethod } from '#contract/order.ts'
import { DRAFT_KEPT_FOR, LIMITS } from '#contract/rules/constants.ts'

/** The choice to leave it to the market; sent as no transporterId. */
export const NO_PREFERENCE = 'none'

/** The answers of one checkout; null is not answered yet (CHAT-017). */
export const Answers = z.object({
  /** `Checkout` was asked for and not withdrawn (CHAT-018). */
  wanted: z.boolean(),
  addressId: z.nullable(z.string()),
  deliveryOption: z.nullable(DeliveryOption),
  /** By product: a transporter's id or `none`; a product without an entry is not answered. */
  transporterSelections: z.record(z.string(), z.string()),
  paymentMethod: z.nullable(PaymentMethod),
  phone: z.nullable(z.string()),
  notes: z.nullable(z.string()),
})
export type Answers = z.infer<typeof Answers>

export const noAnswers: Answers = {
  wanted: false,
  addressId: null,
  deliveryOption: null,
  transporterSelections: {},
  paymentMethod: null,
  phone: null,
  notes: null,
}

export const KeptAnswers = z.object({ answers: Answers, at: z.number() })
export type KeptAnswers = z.infer<typeof KeptAnswers>

/** The draft at hand, whose it is, and those of others who use this device. */
export interface CheckoutDrafts extends Answers {
  owner: string | null
  at: number
  waiting: Readonly<Record<string, KeptAnswers>>
}

export const answersOf = ({ wanted, addressId, deliveryOption, transporterSelections, paymentMethod, phone, notes }: Answers): Answers => ({
  wanted,
  addressId,
  deliveryOption,
  transporterSelections,
  paymentMethod,
  phone,
  notes,
})

/** SEC-021. */
export const notesTooLong = (notes: string | null): boolean => (notes ?? '').trim().length > LIMITS.notes

/** After 3 days nothing counts as answered (CHAT-019). */
export const fresh = (kept: KeptAnswers | undefined, now: number): Answers =>
  kept && now - kept.at < DRAFT_KEPT_FOR ? kept.answers : noAnswers

/** A guest's answers go on as the person's; a person's wait for their return and are shown to nobody else (SEC-015). */
export function handOver(drafts: CheckoutDrafts, person: string | null, now: number): CheckoutDrafts {
  const { owner, at, waiting } = drafts
  if (owner === person) return drafts
  const mine = answersOf(drafts)
  const others = owner === null ? waiting : { ...waiting, [owner]: { answers: mine, at } }
  if (person === null) return { ...noAnswers, owner: null, at: now, waiting: others }
  const { [person]: kept, ...rest } = others
  const own = fresh(kept, now)
  return { ...(owner === null ? merge(own, mine) : own), owner: person, at: now, waiting: rest }
}

/** What the guest answered wins, for it is newer. */
const merge = (own: Answers, guest: Answers): Answers => ({
  wanted: own.wanted || guest.wanted,
  addressId: guest.addressId ?? own.addressId,
  deliveryOption: guest.deliveryOption ?? own.deliveryOption,
  transporterSelections: { ...own.transporterSelections, ...guest.transporterSelections },
  paymentMethod: guest.paymentMethod ?? own.paymentMethod,
  phone: guest.phone ?? own.phone,
  notes: guest.notes ?? own.notes,
})
