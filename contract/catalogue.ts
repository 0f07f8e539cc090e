import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { LIMITS, MOST_SHILLINGS } from './rules/constants.ts'
import { Description, Empty, Id, IsoTime, Name, someOf } from './rules/fields.ts'
import { Price, Shillings } from './rules/money.ts'
import { ProductImageAddress } from './upload.ts'

/** How a product is stored; frozen is the default (CONST-031). */
export const StorageType = z.enum(['frozen', 'refrigerated', 'ambient', 'dried'])
export type StorageType = z.infer<typeof StorageType>

/** A category of the market, named in the reader's language (CAT-032). */
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
  storageType: StorageType,
  images: z.array(ProductImage),
  seller: z.optional(z.object({ name: z.string() })),
})
export type Product = z.infer<typeof Product>

/** A product as its own seller sees it (SPRD-037). */
export const SellerProduct = z.extend(Product, {
  alertQuantity: z.number(),
  soldQuantity: z.number(),
  isActive: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type SellerProduct = z.infer<typeof SellerProduct>

/** Where a page of a list stands: `skip` items before it, `take` at most in it, `total` in all (CAT-033). */
export const PageMeta = z.object({ total: z.number(), skip: z.number(), take: z.number(), hasMore: z.boolean() })
export type PageMeta = z.infer<typeof PageMeta>
export const ProductPage = z.object({ data: z.array(Product), meta: PageMeta })
export type ProductPage = z.infer<typeof ProductPage>

const wholeText = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))
/** Paging and search of the product list. Numbers come as text in the address and are read as numbers (API-018). */
export const ProductQuery = z.object({
  skip: z.optional(wholeText),
  take: z.optional(z.pipe(wholeText, z.int().check(z.minimum(1), z.maximum(100)))),
  search: z.optional(z.string().check(z.maxLength(LIMITS.search))),
  categoryId: z.optional(Id),
})

/** What a seller enters for a product: price in whole TZS, 1 to 12 images (SPRD-019). */
export const ProductInput = z.object({
  name: Name,
  unitPrice: Shillings.check(z.positive(), z.maximum(MOST_SHILLINGS)),
  availableQuantity: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  imageUrls: someOf(ProductImageAddress, 12),
  description: Description,
  categoryId: Id,
  storageType: StorageType,
  alertQuantity: z.int().check(z.minimum(0), z.maximum(1_000_000)),
})
export type ProductInput = z.infer<typeof ProductInput>
/**
 * A change of a product: all its fields, or `isActive` alone (API-041). With `expectedUpdatedAt` it holds only for the product as
 * last seen: one that has changed since, by a sale or in another tab, is 409 `product_changed` (EXTENSION).
 */
export const ProductChange = z.union([
  z.extend(ProductInput, { expectedUpdatedAt: z.optional(IsoTime) }),
  z.object({ isActive: z.boolean() }),
])

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
export const listOwnProducts = {
  method: 'GET',
  path: '/products/me',
  who: 'seller',
  status: 200,
  reply: z.object({ data: z.array(SellerProduct) }),
  fails: 'fetchOwnProducts',
} as const satisfies Call
export const createProduct = {
  method: 'POST',
  path: '/products',
  who: 'seller',
  verified: true,
  status: 201,
  body: ProductInput,
  reply: SellerProduct,
  fails: 'createProduct',
} as const satisfies Call
export const updateProduct = {
  method: 'PATCH',
  path: '/products/:id',
  who: 'seller',
  verified: true,
  status: 200,
  body: ProductChange,
  reply: SellerProduct,
  fails: 'updateProduct',
} as const satisfies Call
export const deleteProduct = {
  method: 'DELETE',
  path: '/products/:id',
  who: 'seller',
  verified: true,
  status: 204,
  reply: Empty,
  fails: 'deleteProduct',
} as const satisfies Call
