import { photo } from '../pages/seller/photo.ts'
import { noPhotos } from '../pages/seller/photos.ts'
import { clicks, fills, open, sees, sequence, withFailingCalls } from './reach.ts'
import type { PageState } from './types.ts'

const SNAPPER = 'red-snapper-changu-1-kg'
const form = open('/seller/products/new', 'mwanaidi')
const prices = sequence(open('/seller/prices', 'mwanaidi'), sees('12 active products'))

export const sellerProducts: readonly PageState[] = [
  { name: 'seller-products', reach: sequence(open('/seller/products', 'mwanaidi'), sees('Inventory value')) },
  { name: 'seller-products-none', reach: sequence(open('/seller/products?filter=outOfStock', 'mwanaidi'), sees(/No products match/)) },
  { name: 'seller-products-error', reach: withFailingCalls('/seller/products', ['/products/me'], 'mwanaidi') },
  { name: 'seller-product', reach: sequence(open(`/seller/products/view/${SNAPPER}`, 'mwanaidi'), sees('Sold so far')) },
  {
    name: 'seller-product-new',
    reach: sequence(
      form,
      ({ page }) => page.locator('input[type=file]').setInputFiles([photo(), photo()]),
      fills({ Name: 'Kambakochi, 1 kg' }),
      sees('2 images uploaded successfully'),
      ({ page }) => page.locator('input[type=file]').setInputFiles(noPhotos.slice(0, 1)),
      sees(/^This file is not a photo/),
    ),
  },
  { name: 'seller-product-wrong', reach: sequence(form, clicks('Add product'), sees('Product name is required')) },
  {
    name: 'seller-prices',
    reach: sequence(prices, clicks(/^Sold out: Prawns/), ({ page }) =>
      page.getByRole('textbox', { name: 'Price of' }).first().fill('19,500'),
    ),
  },
  {
    name: 'seller-prices-failed',
    reach: sequence(prices, ({ page }) => page.getByRole('textbox', { name: 'Price of' }).first().fill('0'), clicks('1 change · Save')),
  },
]
