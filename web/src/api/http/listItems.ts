import * as z from 'zod/mini'
import { StorageType } from '#contract/catalogue.ts'
import { wholeShillings } from '#contract/rules/money.ts'

type Item = Readonly<Record<string, unknown>>
export const isObject = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a product of its seller, completed. Its storage type is the form's default, if the server sent none (CONST-031). */
export function completeOwnProduct(product: unknown): unknown {
  const complete = completeProduct(product)
  if (!isObject(product) || !isObject(complete)) return product
  const { availableQuantity = 0 } = product
  return { storageType: 'frozen', ...complete, availableQuantity }
}

/**
 * Returns a product with neutral values for what the server left out, so that the app shows the rest. A product without a readable price
 * or quantity counts as sold out, because then it cannot be bought anywhere in the app.
 */
export function completeProduct(product: unknown): unknown {
  if (!isObject(product)) return product
  const { description, unitPrice, availableQuantity, categoryId, storageType, images, ...rest } = product
  const price = typeof unitPrice === 'string' || typeof unitPrice === 'number' ? unitPrice : ''
  return {
    ...rest,
    description: typeof description === 'string' ? description : '',
    unitPrice: price,
    availableQuantity: typeof availableQuantity === 'number' && wholeShillings(price) > 0 ? availableQuantity : 0,
    categoryId: typeof categoryId === 'string' ? categoryId : '',
    images: Array.isArray(images) ? images.filter((image) => isObject(image) && typeof image['url'] === 'string') : [],
    ...(z.safeParse(StorageType, storageType).success && { storageType }),
  }
}
