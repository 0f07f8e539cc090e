import { wholeShillings } from '#contract/rules/money.ts'
import { createProduct, deleteProduct, listOwnProducts, type ProductInput, type SellerProduct, updateProduct } from '#contract/seller.ts'
import { ApiError, send } from '#web/api/client.ts'
import { config } from '#web/api/config.ts'
import { keyHeader } from '#web/api/http/request.ts'
import { changeCached, refresh } from '#web/api/useCall.ts'

export type ProductField = keyof ProductInput

/** Thrown instead of writing over what another tab or a sale has changed since `base` was read. */
export class ChangedMeanwhile extends Error {
  readonly fresh: SellerProduct
  readonly fields: readonly ProductField[]

  constructor(fresh: SellerProduct, fields: readonly ProductField[]) {
    super(`changed meanwhile: ${fields.join()}`)
    this.name = 'ChangedMeanwhile'
    this.fresh = fresh
    this.fields = fields
  }
}

/** A product as it is sent (SPRD-019). */
export const inputOf = (product: SellerProduct): ProductInput => ({
  name: product.name,
  unitPrice: wholeShillings(product.unitPrice),
  availableQuantity: product.availableQuantity,
  imageUrls: product.images.map(({ url }) => url),
  description: product.description,
  categoryId: product.categoryId,
  storageType: product.storageType,
  alertQuantity: product.alertQuantity,
})

/** The fields of `after` that are not what they were. */
export const changedFields = (before: ProductInput, after: Partial<ProductInput>): ProductField[] =>
  (Object.keys(after) as ProductField[]).filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))

/** Whether a field which has changed meanwhile is to be asked about; what is not takes its newer value. */
export type Asks = (field: ProductField, isOurs: boolean) => boolean
const MOST_READS = 3

/** Changes some fields of a product as `base` shows it; what others have changed since then stays, or is asked about. */
export async function saveChange(base: SellerProduct, change: Partial<ProductInput>, asks: Asks): Promise<SellerProduct> {
  let seen = base
  for (let reads = 0; ; reads++) {
    const expected = config.knowsExtensions ? { expectedUpdatedAt: seen.updatedAt } : {}
    try {
      return keep(await send(updateProduct, { params: { id: base.id }, body: { ...inputOf(seen), ...change, ...expected } }))
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'product_changed') || reads === MOST_READS) throw error
      seen = (await readOwn(base.id)) ?? fail(error)
      const theirs = inputOf(seen)
      const isSame = (field: ProductField) => field in change && changedFields(theirs, { [field]: change[field] }).length === 0
      const fields = changedFields(inputOf(base), theirs).filter((field) => asks(field, field in change) && !isSame(field))
      if (fields.length > 0) throw new ChangedMeanwhile(seen, fields)
    }
  }
}

export const setActive = async (id: string, isActive: boolean): Promise<SellerProduct> =>
  keep(await send(updateProduct, { params: { id }, body: { isActive } }))

/** Adds a product, once however often it is sent with this key. */
export async function addProduct(body: ProductInput, key: string): Promise<SellerProduct> {
  const product = await send(createProduct, { body, headers: keyHeader(key) })
  refresh('/products')
  return product
}

export async function removeProduct(id: string): Promise<void> {
  await send(deleteProduct, { params: { id } })
  changeCached(listOwnProducts, ({ data }) => ({ data: data.filter((one) => one.id !== id) }))
}

/** Shows a product as it now is, without fetching all of them again. */
function keep(product: SellerProduct): SellerProduct {
  changeCached(listOwnProducts, ({ data }) => ({ data: data.map((one) => (one.id === product.id ? product : one)) }))
  return product
}

async function readOwn(id: string): Promise<SellerProduct | undefined> {
  const { data } = await send(listOwnProducts)
  changeCached(listOwnProducts, () => ({ data }))
  return data.find((one) => one.id === id)
}

function fail(error: unknown): never {
  throw error
}
