import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { LIMITS } from './rules/constants.ts'
import { Id } from './rules/fields.ts'
import { Price } from './rules/moneySchemas.ts'

/** How a product is stored. The default is frozen (CONST-031). */
export const StorageType = z.enum(['frozen', 'refrigerated', 'ambient', 'dried'])
export type StorageType = z.infer<typeof StorageType>

/** A product category. The name is in the reader's language (CAT-032). */
export const Category = z.object({ id: z.string(), name: z.string(), image: z.optional(z.string()) })
export type Category = z.infer<typeof Category>

export const ProductImage = z.object({ id: z.string(), url: z.string() })

/** A product as buyers see it. Prices in TZS; quantities count units of the product as listed (CAT-030). */
export const Product = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  unitPrice: Price,
  availableQuantity: z.number(),
  categoryId: z.string(),
  category: z.optional(z.object({ id: z.string(), name: z.string() })),
  storageType: z.optional(StorageType),
  images: z.array(ProductImage),
  seller: z.optional(z.object({ name: z.string() })),
})
export type Product = z.infer<typeof Product>

/** The position of a page in a list: it starts after `skip` items and has at most `take` of the `total` items (CAT-033). */
export const PageMeta = z.object({ total: z.number(), skip: z.number(), take: z.number(), hasMore: z.boolean() })
export type PageMeta = z.infer<typeof PageMeta>
export const ProductPage = z.object({ data: z.array(Product), meta: PageMeta })
export type ProductPage = z.infer<typeof ProductPage>

const wholeText = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))
/** Paging and search of the product list. Numbers in the query string are parsed from text (API-018). */
export const ProductQuery = z.object({
  skip: z.optional(wholeText),
  take: z.optional(z.pipe(wholeText, z.int().check(z.minimum(1), z.maximum(100)))),
  search: z.optional(z.string().check(z.maxLength(LIMITS.search))),
  categoryId: z.optional(Id),
})

export const listCategories = {
  method: 'GET',
  path: '/categories',
  who: 'anyone',
  status: 200,
  reply: z.object({ data: z.array(Category) }),
  fails: 'fetchCategories',
} as const satisfies Call
export const getCategory = {
  method: 'GET',
  path: '/categories/:id',
  who: 'anyone',
  status: 200,
  reply: Category,
  fails: 'fetchCategories',
} as const satisfies Call
export const listProducts = {
  method: 'GET',
  path: '/products',
  who: 'anyone',
  status: 200,
  query: ProductQuery,
  reply: ProductPage,
  fails: 'fetchProducts',
} as const satisfies Call
export const getProduct = {
  method: 'GET',
  path: '/products/:id',
  who: 'anyone',
  status: 200,
  reply: Product,
  fails: 'fetchProduct',
} as const satisfies Call
export const listCategoryProducts = {
  method: 'GET',
  path: '/products/category/:id',
  who: 'anyone',
  status: 200,
  reply: z.object({ data: z.array(Product) }),
  fails: 'fetchCategoryProducts',
} as const satisfies Call
