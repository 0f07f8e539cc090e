import type { Address } from '#contract/address.ts'
import type { Product } from '#contract/catalogue.ts'
import type { Order } from '#contract/order.ts'
import type { Transporter } from '#contract/transporter.ts'
import type { CheckoutChoices } from '#web/features/checkout/checkout.ts'

/** The shop and the buyer of the rows below a line `@` in a table of `talk`. */
export interface World {
  readonly market: readonly Product[]
  readonly addresses?: readonly Address[]
  readonly transporters?: readonly Transporter[]
  readonly orders?: readonly Order[]
  /** Choices that rows name by one word. */
  readonly named?: Readonly<Record<string, Partial<CheckoutChoices>>>
  /** The day of the rows, if they depend on it. */
  readonly now?: number
}
