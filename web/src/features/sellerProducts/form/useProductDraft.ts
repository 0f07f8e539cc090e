import { useState } from 'react'
import type { ProductInput, SellerProduct } from '#contract/seller.ts'
import { randomId } from '#web/api/ids.ts'
import { useDraft } from '#web/features/session/useDraft.ts'
import { isSame, ProductDraft } from './productDraft.ts'
import { emptyFields, fieldsOf, type ProductFields } from './productFields.ts'

/** The stored draft of the form for a product, or of the form for a new one. */
export function useProductDraft(product: SellerProduct | undefined) {
  const start: ProductDraft = { fields: product ? fieldsOf(product) : emptyFields, seen: product ?? null, sent: null }
  const draft = useDraft(product ? `product ${product.id}` : 'product', ProductDraft, start)
  const { fields, seen, sent } = draft.value
  const [isRestored] = useState(() => !isSame(fields, start.fields))
  /** The product as it was when the draft was started. */
  const [base] = useState(() => seen ?? product)

  const setFields = (values: ProductFields) => draft.set({ ...draft.value, fields: values })
  /** Returns the idempotency key of a request body. It is stored, so that a retry after a lost response creates no second product. */
  const keyOf = (body: ProductInput): string => {
    if (sent && isSame(sent.body, body)) return sent.key
    const key = randomId()
    draft.set({ ...draft.value, fields: { ...fields, photos: body.imageUrls }, sent: { key, body } })
    return key
  }
  return { fields, isRestored, base, setFields, keyOf, clear: draft.clear }
}
