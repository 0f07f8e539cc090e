import { expect, test } from 'vitest'
import { sellerProducts } from '#web/i18n/en/bundles/sellerProducts.ts'
import { aSellerProduct } from '../aSellerProduct.ts'
import { changeOf, type Edits, refusalOf, withEdit } from './edits.ts'

const product = aSellerProduct({ unitPrice: 12_500, availableQuantity: 20 })

test('[SELL-014] only values that differ count as changed', () => {
  expect(changeOf(product, undefined)).toEqual({})
  expect(changeOf(product, { price: '13,000' })).toEqual({ unitPrice: 13_000 })
  expect(changeOf(product, { price: '12500', stock: '0' })).toEqual({ availableQuantity: 0 })
})

test('[SELL-014] typing the original value again removes the edit', () => {
  const edits: Edits = withEdit(withEdit({}, product, { price: '13000' }), product, { stock: '4' })
  expect(edits).toEqual({ sato: { price: '13000', stock: '4' } })
  expect(withEdit(withEdit(edits, product, { price: '12,500' }), product, { stock: '20' })).toEqual({})
})

test.each([
  [{ price: '0' }, 'Price must be greater than zero'],
  [{ price: '-1' }, 'Price must be greater than zero'],
  [{ price: '12.5' }, 'Whole shillings only.'],
  [{ price: '5000000000' }, 'At most TZS 1,000,000,000.'],
  [{ stock: '' }, 'Available quantity must be greater than zero'],
  [{ stock: '1o' }, 'Digits only, for example 12,500.'],
  [{ stock: '2,5' }, 'Whole numbers only.'],
  [{ stock: '-3' }, 'Available quantity must be greater than zero'],
  [{ stock: '0' }, null],
  [{ price: '1' }, null],
  [{ price: '13.000' }, null],
])('[SELL-014][SPRD-027][I18N-015] %j is refused as %s', (edit, refusal) => {
  expect(refusalOf(product, edit, sellerProducts)).toBe(refusal)
})
