import * as z from 'zod/mini'
import { StorageType } from '#contract/catalogue.ts'
import { LIMITS, MOST_SHILLINGS } from '#contract/rules/constants.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import type { ProductInput, SellerProduct } from '#contract/seller.ts'
import { fill, type Texts } from '#web/i18n/texts.ts'
import type { FieldErrors } from '#web/ui/useForm.ts'
import { MOST_STOCK, typedNumber, unreadableNumber, wholeNumber } from '../wholeNumber.ts'

/** The values of the form, as typed; stored as a draft. */
export const ProductFields = z.object({
  name: z.string(),
  categoryId: z.string(),
  /** URLs of the uploaded photos, the cover first. */
  photos: z.array(z.string()),
  unitPrice: z.string(),
  availableQuantity: z.string(),
  alertQuantity: z.string(),
  storageType: z.string(),
  description: z.string(),
})
export type ProductFields = z.infer<typeof ProductFields>

/** A new product's values; its storage type starts as frozen (SPRD-013, CONST-031). */
export const emptyFields: ProductFields = {
  name: '',
  categoryId: '',
  photos: [],
  unitPrice: '',
  availableQuantity: '',
  alertQuantity: '',
  storageType: 'frozen',
  description: '',
}

/** Form values of an existing product (SPRD-010). */
export const fieldsOf = (product: SellerProduct): ProductFields => ({
  name: product.name,
  categoryId: product.categoryId,
  photos: product.images.map(({ url }) => url),
  unitPrice: typedNumber(wholeShillings(product.unitPrice)),
  availableQuantity: typedNumber(product.availableQuantity),
  alertQuantity: typedNumber(product.alertQuantity),
  storageType: product.storageType,
  description: product.description,
})

/** Returns the request body; numbers that can't be read become 0 (SPRD-019, SPRD-027). */
export const inputOfFields = (fields: ProductFields): ProductInput => ({
  name: fields.name.trim(),
  unitPrice: wholeNumber(fields.unitPrice, MOST_SHILLINGS),
  availableQuantity: wholeNumber(fields.availableQuantity, MOST_STOCK),
  imageUrls: fields.photos,
  description: fields.description.trim(),
  categoryId: fields.categoryId,
  storageType: StorageType.options.find((type) => type === fields.storageType) ?? 'frozen',
  alertQuantity: Math.max(0, wholeNumber(fields.alertQuantity, MOST_STOCK)),
})

/** Returns the first error, in the order of the requirements (SPRD-020 to SPRD-026); texts that are too long come last. */
export function productErrors(fields: ProductFields, texts: Pick<Texts<'sellerProducts'>, 'sellerProducts'>): FieldErrors {
  const { form: t } = texts.sellerProducts
  const input = inputOfFields(fields)
  const price = unreadableNumber(fields.unitPrice, 'shillings', texts)
  const stock = unreadableNumber(fields.availableQuantity, 'pieces', texts)
  const alert = unreadableNumber(fields.alertQuantity, 'pieces', texts)
  const checks: [field: keyof ProductFields, isWrong: boolean, text: string][] = [
    ['name', input.name === '', t.nameRequired],
    ['categoryId', input.categoryId === '', t.categoryRequired],
    ['photos', input.imageUrls.length === 0, t.imageRequired],
    ['unitPrice', input.unitPrice <= 0, price ?? t.priceWrong],
    ['availableQuantity', input.availableQuantity <= 0, stock ?? t.quantityWrong],
    ['description', input.description === '', t.descriptionRequired],
    ['alertQuantity', alert !== null, alert ?? ''],
    ['name', input.name.length > LIMITS.name, fill(t.tooLong, { n: LIMITS.name })],
    ['description', input.description.length > LIMITS.description, fill(t.tooLong, { n: typedNumber(LIMITS.description) })],
  ]
  const first = checks.find(([, isWrong]) => isWrong)
  return first ? { [first[0]]: first[2] } : {}
}
