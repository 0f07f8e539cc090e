import * as z from 'zod/mini'

/** An amount in whole Tanzanian shillings (MON-001). */
export const Shillings = z.int().check(z.minimum(0))
/** A price as the API sends it: a number or text (CAT-031). */
export const Price = z.union([z.number(), z.string()])
export type Price = z.infer<typeof Price>
