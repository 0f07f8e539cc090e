import {
  Category,
  listCategories,
  listCategoryProducts,
  PageMeta,
  Product,
  ProductImage,
  ProductPage,
  ProductQuery,
  StorageType,
} from '../catalogue.ts'
import { describeFields, describeSchema } from './describe.ts'

describeSchema(StorageType, 'How a product is kept. Use `frozen` if it is missing (CONST-031).')
describeFields(Category, {
  id: 'The id of the category, such as `lake-fish`.',
  name: 'The name in the language of `Accept-Language` (CAT-032).',
  image: 'The URL path of a picture. Missing if the category has none.',
})
describeFields(listCategories.reply, { data: 'All categories (API-016).' })
describeFields(ProductImage, {
  id: 'The id of the picture.',
  url: 'The URL path of the picture on the host of the API, such as `/uploads/product-images/sato.svg`.',
})

describeSchema(Product, 'A product as buyers see it (CAT-030).')
export const productFields = describeFields(Product, {
  id: 'The id of the product.',
  name: 'The name with the size of one piece, such as `Nile tilapia (Sato), 1 kg`. It is the same in both languages.',
  description: 'A text of at most 2,000 characters, in the words of the seller.',
  unitPrice: 'The price of one piece in TZS, as a number or as text (CAT-031).',
  availableQuantity:
    'How many pieces can be ordered now, a whole number from 0. An order lowers it, a cancellation gives it back (API-027).',
  categoryId: 'The id of its category.',
  category: 'Its category. Missing if the category no longer exists.',
  storageType: 'How it is kept. Use `frozen` if it is missing (CONST-031).',
  images: 'The pictures; the first one is shown in lists.',
  seller: 'Who sells it.',
})
describeFields(Product.shape.category, {
  id: 'The id of the category.',
  name: 'The name in the language of `Accept-Language` (CAT-032).',
})
describeFields(Product.shape.seller, { name: 'The name of the business, or of the seller if there is no profile.' })

describeFields(PageMeta, {
  total: 'How many products match in all, from 0 (CAT-033).',
  skip: 'How many products come before this page, from 0.',
  take: 'The most products that a page has, 1 to 100.',
  hasMore: 'Whether a page follows.',
})
describeFields(ProductPage, { data: 'The products of this page (API-019).', meta: 'The position of this page in the list (API-019).' })
describeFields(ProductQuery, {
  skip: 'How many products to leave out at the start: 0 to 999,999,999, by default 0 (API-018).',
  take: 'The most products to return: 1 to 100, by default 10 (API-018).',
  search: 'Words that must all be in name or description, in any letter case; at most 200 characters (I18N-017).',
  categoryId: 'Only products of this category.',
})
describeFields(listCategoryProducts.reply, { data: 'All products of the category that are on sale (API-023).' })
