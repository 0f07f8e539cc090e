import { expect, test } from 'vitest'
import { sellerProducts } from '#web/i18n/en/bundles/sellerProducts.ts'
import { aSellerProduct } from '../aSellerProduct.ts'
import { inputOf } from '../changes.ts'
import { emptyFields, fieldsOf, inputOfFields, type ProductFields, productErrors } from './productFields.ts'

const good: ProductFields = {
  name: 'Sato',
  categoryId: 'lake-fish',
  photos: ['/uploads/product-images/a.jpg', '/uploads/product-images/b.jpg'],
  unitPrice: '12,500',
  availableQuantity: '20',
  alertQuantity: '',
  storageType: 'frozen',
  description: 'On ice.',
}
const errorsOf = (patch: Partial<ProductFields>) => productErrors({ ...good, ...patch }, sellerProducts)

test('[SPRD-019][SPRD-027] the typed texts become the request body; an empty alert quantity is 0', () => {
  expect(inputOfFields({ ...good, name: '  Sato ', alertQuantity: '' })).toEqual({
    name: 'Sato',
    unitPrice: 12_500,
    availableQuantity: 20,
    imageUrls: ['/uploads/product-images/a.jpg', '/uploads/product-images/b.jpg'],
    description: 'On ice.',
    categoryId: 'lake-fish',
    storageType: 'frozen',
    alertQuantity: 0,
  })
})

test('[SPRD-010] converting a product to form fields and back changes nothing', () => {
  const product = aSellerProduct({ unitPrice: '12,500.00' })
  expect(inputOfFields(fieldsOf(product))).toEqual(inputOf(product))
})

test('[SPRD-020] one error is reported at a time, in the register’s order', () => {
  const order: [Partial<ProductFields>, string][] = [
    [{ name: ' ' }, 'Product name is required'],
    [{ categoryId: '' }, 'Please select a category'],
    [{ photos: [] }, 'Please upload at least one product image'],
    [{ unitPrice: '0' }, 'Price must be greater than zero'],
    [{ availableQuantity: '0' }, 'Available quantity must be greater than zero'],
    [{ description: ' ' }, 'Description is required'],
  ]
  for (const place of order.keys()) {
    const wrong = Object.assign({}, ...order.slice(place).map(([patch]) => patch)) as Partial<ProductFields>
    expect(Object.values(errorsOf(wrong))).toEqual([order[place]?.[1]])
  }
  expect(errorsOf({})).toEqual({})
})

test.each([
  [{ unitPrice: '12.5' }, 'Whole shillings only.'],
  [{ unitPrice: '12,5' }, 'Whole shillings only.'],
  [{ unitPrice: '2000000000' }, 'At most TZS 1,000,000,000.'],
  [{ unitPrice: 'ten' }, 'Digits only, for example 12,500.'],
  [{ availableQuantity: '1.5' }, 'Whole numbers only.'],
  [{ availableQuantity: '9999999999' }, 'At most 1,000,000.'],
  [{ availableQuantity: 'x' }, 'Digits only, for example 12,500.'],
  [{ alertQuantity: 'x' }, 'Digits only, for example 12,500.'],
  [{ alertQuantity: '½' }, 'Whole numbers only.'],
])('[I18N-015][SPRD-027] %j is refused with its own reason', (patch, reason) => {
  expect(errorsOf(patch)).toEqual({ [Object.keys(patch)[0] ?? '']: reason })
})

test('[I18N-015] a dot before three digits of a price separates thousands', () => {
  expect(inputOfFields({ ...good, unitPrice: '12.000', availableQuantity: '1.200' })).toMatchObject({
    unitPrice: 12_000,
    availableQuantity: 1_200,
  })
})

test.each(['-5', '0', ''])('[SPRD-024][SPRD-027] a price of %j is refused', (unitPrice) => {
  expect(errorsOf({ unitPrice })).toEqual({ unitPrice: 'Price must be greater than zero' })
})

test.each(['-1', '0', ''])('[SPRD-025][SPRD-027] a quantity of %j is refused', (availableQuantity) => {
  expect(errorsOf({ availableQuantity })).toEqual({ availableQuantity: 'Available quantity must be greater than zero' })
})

test('[SPRD-013][SEC-021] a new product is frozen; a text that is too long shows an error', () => {
  expect(inputOfFields(emptyFields).storageType).toBe('frozen')
  expect(errorsOf({ name: 'x'.repeat(101) })).toEqual({ name: 'At most 100 characters, please.' })
})
