import * as z from 'zod/mini'
import { SellerProduct } from '#contract/seller.ts'
import { ProductFields } from './productFields.ts'

const Stored = z.object({
  fields: ProductFields,
  /** The product as it was when the draft was started; null for a new one. */
  seen: z.nullable(SellerProduct),
  /** The last request to add the product, with its idempotency key. */
  sent: z.nullable(z.object({ key: z.string(), body: z.unknown() })),
})

/** The stored draft of the product form. Drafts of earlier versions, which packed lists and objects into texts, are converted. */
export const ProductDraft = z.union([Stored, z.pipe(z.transform(unpacked), Stored)])
export type ProductDraft = z.infer<typeof Stored>

const Packed = z.object({ fields: z.looseObject({ photos: z.string() }), seen: z.string(), sent: z.string() })

/** Converts an earlier version's draft, `{ fields: { photos: 'a\nb' }, seen: '{…}', sent: 'key {…}' }`. Returns null for other values. */
function unpacked(value: unknown): unknown {
  const read = z.safeParse(Packed, value)
  if (!read.success) return null
  const { fields, seen, sent } = read.data
  const space = sent.indexOf(' ')
  return {
    fields: { ...fields, photos: fields.photos.split('\n').filter(Boolean) },
    seen: parsed(seen),
    sent: space < 0 ? null : { key: sent.slice(0, space), body: parsed(sent.slice(space + 1)) },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** True if two values of a draft are the same when stored. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
