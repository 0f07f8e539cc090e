import { wholeShillings } from '#contract/rules/money.ts'
import { createProduct, deleteProduct, listOwnProducts, type ProductInput, type SellerProduct, updateProduct } from '#contract/seller.ts'
import { ApiError, send } from '#web/api/client.ts'
import { config } from '#web/api/config.ts'
import { keyHeader } from '#web/api/http/request.ts'
import { changeCached, refresh } from '#web/api/useCall.ts'

export type ProductField = keyof ProductInput

/** Thrown instead of overwriting a field that another tab or a sale has changed since `base` was loaded. */
export class EditConflict extends Error {
  readonly fresh: SellerProduct
  readonly fields: readonly ProductField[]

  constructor(fresh: SellerProduct, fields: readonly ProductField[]) {
    super(`changed meanwhile: ${fields.join()}`)
    this.name = 'EditConflict'
    this.fresh = fresh
    this.fields = fields
  }
}

/** Returns a product's fields as a request body (SPRD-019). */
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

/** Returns the names of the fields whose values differ. */
export const changedFields = (before: ProductInput, after: Partial<ProductInput>): ProductField[] =>
  (Object.keys(after) as ProductField[]).filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))

/** Decides whether a field that changed on the server meanwhile is a conflict. Otherwise our value wins if we changed the field, else the server's. */
export type ConflictRule = (field: ProductField, isOurs: boolean) => boolean
const MOST_READS = 3

/**
 * Sends some changed fields of a product that was loaded as `base`. Fields that only others have changed meanwhile retain
 * their new value. Throws EditConflict if a changed field is a conflict, otherwise ApiError.
 */
export async function saveChange(base: SellerProduct, change: Partial<ProductInput>, isConflict: ConflictRule): Promise<SellerProduct> {
  let seen = base
  for (let reads = 0; ; reads++) {
    const expected = config.supportsExtensions ? { expectedUpdatedAt: seen.updatedAt } : {}
    try {
      return cacheProduct(await send(updateProduct, { params: { id: base.id }, body: { ...inputOf(seen), ...change, ...expected } }))
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'product_changed') || reads === MOST_READS) throw error
      seen = (await refetchOwn(base.id)) ?? fail(error)
      const theirs = inputOf(seen)
      const isSame = (field: ProductField) => field in change && changedFields(theirs, { [field]: change[field] }).length === 0
      const fields = changedFields(inputOf(base), theirs).filter((field) => isConflict(field, field in change) && !isSame(field))
      if (fields.length > 0) throw new EditConflict(seen, fields)
    }
  }
}

export const setActive = async (id: string, isActive: boolean): Promise<SellerProduct> =>
  cacheProduct(await send(updateProduct, { params: { id }, body: { isActive } }))

/** Creates a product. Repeated calls with the same key create only one. */
export async function addProduct(body: ProductInput, key: string): Promise<SellerProduct> {
  const product = await send(createProduct, { body, headers: keyHeader(key) })
  refresh('/products')
  return product
}

export async function removeProduct(id: string): Promise<void> {
  await send(deleteProduct, { params: { id } })
  changeCached(listOwnProducts, ({ data }) => ({ data: data.filter((one) => one.id !== id) }))
}

/** Updates one product in the cached list, without refetching the list. */
function cacheProduct(product: SellerProduct): SellerProduct {
  changeCached(listOwnProducts, ({ data }) => ({ data: data.map((one) => (one.id === product.id ? product : one)) }))
  return product
}

async function refetchOwn(id: string): Promise<SellerProduct | undefined> {
  const { data } = await send(listOwnProducts)
  changeCached(listOwnProducts, () => ({ data }))
  return data.find((one) => one.id === id)
}

function fail(error: unknown): never {
  throw error
}
