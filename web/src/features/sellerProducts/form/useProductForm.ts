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
import { type Asks, addProduct, ChangedMeanwhile, changedFields, inputOf, saveChange } from '../changes.ts'
import { confirmPrices } from '../confirmPrices.ts'
import { emptyFields, fieldsOf, inputOfFields, type ProductFields, photosOf, productErrors } from './productFields.ts'
import { usePhotos } from './usePhotos.ts'

export interface ProductFormOptions {
  /** One to edit; without it a new one. */
  product?: SellerProduct | undefined
  onSaved: () => void
}

/** The form of a product, kept on the device half typed (SELL-010). A change asks before it writes over another one. */
export function useProductForm({ product, onSaved }: ProductFormOptions) {
  const t = useTexts('sellerProducts')
  const start = { fields: product ? fieldsOf(product) : emptyFields, seen: product ? JSON.stringify(product) : '', sent: '' }
  const draft = useDraft(product ? `product ${product.id}` : 'product', start)
  const [opened] = useState(start.fields)
  const [isRestored] = useState(() => JSON.stringify(draft.value.fields) !== JSON.stringify(opened))
  /** What the product was when the draft began. */
  const [base] = useState(() => seenIn(draft.value.seen) ?? product)
  const { fields } = draft.value
  const setFields = (values: ProductFields) => draft.set({ ...draft.value, fields: values })
  const photos = usePhotos(photosOf(fields.photos))

  /** The same for the same product, also after a reload: an answer that was lost makes no second one. */
  const keyOf = (body: ProductInput): string => {
    const [key = '', ...sent] = draft.value.sent.split(' ')
    const text = JSON.stringify(body)
    if (sent.join(' ') === text) return key
    const next = randomId()
    draft.set({ ...draft.value, fields: { ...fields, photos: body.imageUrls.join('\n') }, sent: `${next} ${text}` })
    return next
  }

  const saving = useAction(async (input: ProductInput, seen: SellerProduct | undefined, asks: Asks) => {
    const isWaiting = photos.list.some(({ state }) => state.stage !== 'uploaded')
    const imageUrls = isWaiting ? await photos.finish() : input.imageUrls
    if (imageUrls === null) return
    try {
      if (seen && base) await saveChange(seen, changeOf(base, { ...input, imageUrls }), asks)
      else await addProduct({ ...input, imageUrls }, keyOf({ ...input, imageUrls }))
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) told.failure(() => errorText(error, textsNow()))
      throw error
    }
    draft.clear()
    told.success(() => textsNow('sellerProducts').sellerProducts.form[seen ? 'updated' : 'created'])
    onSaved()
  })
  const meanwhile = saving.error instanceof ChangedMeanwhile ? saving.error : null
  const form = useForm<ProductFields>({
    values: fields,
    set: (values) => {
      setFields(values)
      form.clearErrors()
      if (!meanwhile) saving.clearError()
    },
    validate: (values) => productErrors(values, t),
    onSubmit: async (values) => {
      const input = inputOfFields(values)
      if (base && !(await confirmPrices([{ product: base, unitPrice: input.unitPrice }]))) return
      await saving.run(input, base, asksAboutEdits)
    },
    onInvalid: (_, values) => told.failure(() => Object.values(productErrors(values, textsNow('sellerProducts')))[0] ?? ''),
    refused: refusedFields(fieldErrors(saving.error)),
  })
  const takePhotos = useEffectEvent((lines: string) => {
    if (lines === fields.photos) return
    setFields({ ...fields, photos: lines })
    form.clearErrors()
  })
  useEffect(() => takePhotos(photos.lines), [photos.lines])

  return {
    form,
    fields,
    photos,
    busy: saving.busy,
    isRestored,
    meanwhile,
    clear: draft.clear,
    /** Saves over what has changed meanwhile. */
    saveMine: () => void saving.run(inputOfFields(fields), meanwhile?.fresh, asksAboutEdits),
  }
}

const told = toastOf('product form')

const changeOf = (base: SellerProduct, input: ProductInput): Partial<ProductInput> =>
  Object.fromEntries(changedFields(inputOf(base), input).map((field) => [field, input[field]]))

/** A sale changes the stock all day long: only who has edited it, too, is asked. */
const asksAboutEdits: Asks = (field, isOurs) => isOurs || field !== 'availableQuantity'

function seenIn(text: string): SellerProduct | undefined {
  if (text === '') return undefined
  const read = z.safeParse(SellerProduct, JSON.parse(text))
  return read.success ? read.data : undefined
}

/** The server names fields of the body, the form has its own. */
const refusedFields = (refused: Readonly<Record<string, string>> | undefined) =>
  refused && Object.fromEntries(Object.entries(refused).map(([name, text]) => [name.startsWith('imageUrls') ? 'photos' : name, text]))
