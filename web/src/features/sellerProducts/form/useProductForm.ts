import { useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import { type ProductInput, SellerProduct } from '#contract/seller.ts'
import { fieldErrors } from '#web/api/ApiError.ts'
import { errorText } from '#web/api/errorText.ts'
import { randomId } from '#web/api/ids.ts'
import { useDraft } from '#web/features/session/useDraft.ts'
import { textsNow, useTexts } from '#web/i18n/texts.ts'
import { toastOf } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { useForm } from '#web/ui/useForm.ts'
import { addProduct, type ConflictRule, changedFields, EditConflict, inputOf, saveChange } from '../changes.ts'
import { confirmPrices } from '../confirmPrices.ts'
import { emptyFields, fieldsOf, inputOfFields, ProductFields, productErrors } from './productFields.ts'
import { uploadedUrls, usePhotos } from './usePhotos.ts'

interface ProductFormOptions {
  /** The product to edit; undefined for a new one. */
  product?: SellerProduct | undefined
  onSaved: () => void
}

/** The product form with a stored draft (SELL-010). If somebody else has changed the same fields meanwhile, the seller decides. */
export function useProductForm({ product, onSaved }: ProductFormOptions) {
  const t = useTexts('sellerProducts')
  const draft = useProductDraft(product)
  const { fields, setFields, base } = draft
  const photos = usePhotos(fields.photos)

  const saving = useAction(async (input: ProductInput, seen: SellerProduct | undefined) => {
    const imageUrls = await photos.finish()
    if (imageUrls === null) return
    const body = { ...input, imageUrls }
    try {
      if (seen && base) await saveChange(seen, changeOf(base, body), isConflict)
      else await addProduct(body, draft.keyOf(body))
    } catch (error) {
      if (!(error instanceof EditConflict)) formToast.failure(() => errorText(error, textsNow()))
      throw error
    }
    draft.clear()
    formToast.success(() => textsNow('sellerProducts').sellerProducts.form[seen ? 'updated' : 'created'])
    onSaved()
  })
  // A photo that is under way is a photo: saving waits for it (SELL-019).
  const errorsOf = (values: ProductFields, texts = t) => productErrors({ ...values, photos: photos.list.map(({ key }) => key) }, texts)
  const conflict = saving.error instanceof EditConflict ? saving.error : null
  const form = useForm<ProductFields>({
    values: fields,
    set: (values) => {
      setFields(values)
      form.clearErrors()
      if (!conflict) saving.clearError()
    },
    validate: (values) => errorsOf(values),
    onSubmit: async (values) => {
      const input = inputOfFields(values)
      if (base && !(await confirmPrices([{ product: base, unitPrice: input.unitPrice }]))) return
      await saving.run(input, base)
    },
    onInvalid: (values) => formToast.failure(() => Object.values(errorsOf(values, textsNow('sellerProducts')))[0] ?? ''),
    refused: refusedFields(fieldErrors(saving.error)),
  })
  const takePhotos = useEffectEvent((urls: string[]) => {
    if (isSame(urls, fields.photos)) return
    setFields({ ...fields, photos: urls })
    form.clearErrors()
  })
  useEffect(() => takePhotos(uploadedUrls(photos.list)), [photos.list])

  return {
    form,
    fields,
    photos,
    busy: saving.busy,
    isRestored: draft.isRestored,
    conflict,
    clear: draft.clear,
    /** Saves the seller's values over the conflicting ones. */
    saveMine: () => void saving.run(inputOfFields(fields), conflict?.fresh),
  }
}

const formToast = toastOf('product form')

const changeOf = (base: SellerProduct, input: ProductInput): Partial<ProductInput> =>
  Object.fromEntries(changedFields(inputOf(base), input).map((field) => [field, input[field]]))

/** Sales change the stock all day, so a changed stock is a conflict only if the seller edited it too. */
const isConflict: ConflictRule = (field, isOurs) => isOurs || field !== 'availableQuantity'

/** Maps the server's field names to those of the form. */
const refusedFields = (refused: Readonly<Record<string, string>> | undefined) =>
  refused && Object.fromEntries(Object.entries(refused).map(([name, text]) => [name.startsWith('imageUrls') ? 'photos' : name, text]))

/** The stored draft of the form for a product, or of the form for a new one. */
function useProductDraft(product: SellerProduct | undefined) {
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
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
