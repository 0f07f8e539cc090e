import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { aSellerProduct } from '../aSellerProduct.ts'
import { emptyFields } from './productFields.ts'
import { ProductDraft } from './useProductForm.ts'

const photos = ['/uploads/product-images/a.jpg', '/uploads/product-images/b.jpg']
const fields = { ...emptyFields, name: 'Sato', photos }
const read = (value: unknown) => z.safeParse(ProductDraft, value)

test('[SELL-010] a stored product draft is read as it was written', () => {
  const draft = { fields, seen: aSellerProduct(), sent: { key: 'k1', body: { name: 'Sato fish' } } }
  expect(read(JSON.parse(JSON.stringify(draft)))).toMatchObject({ success: true, data: draft })
})

test('[SELL-010] a product draft stored by an earlier version, which packed it into texts, is converted', () => {
  const packed = { ...fields, photos: photos.join('\n') }
  const body = { name: 'Sato fish' }
  expect([
    read({ fields: packed, seen: JSON.stringify(aSellerProduct()), sent: `k1 ${JSON.stringify(body)}` }).data,
    read({ fields: { ...packed, photos: '' }, seen: '', sent: '' }).data,
  ]).toEqual([
    { fields, seen: aSellerProduct(), sent: { key: 'k1', body } },
    { fields: { ...fields, photos: [] }, seen: null, sent: null },
  ])
})

test('[SELL-010] a value of another shape is not read as a product draft', () => {
  for (const value of [undefined, null, 'text', { fields }, { fields: { ...fields, name: 1 }, seen: null, sent: null }])
    expect(read(value).success).toBe(false)
})
