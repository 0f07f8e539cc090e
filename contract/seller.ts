import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { Product, StorageType } from './catalogue.ts'
import { MOST_SHILLINGS } from './rules/constants.ts'
import { Description, Empty, filled, Id, IsoTime, Name, Notice, OptionalLine, someOf } from './rules/fields.ts'
import { Shillings } from './rules/moneySchemas.ts'
import { ImageAddress, ProductImageAddress } from './upload.ts'
import { SellerType } from './user.ts'

export const SellerProfileInput = z.object({
  businessName: Name,
  sellerType: SellerType,
  address: Name,
  region: Name,
  district: Name,
  city: Name,
  country: Name,
  nationalId: filled(40, 4),
  frontNationalId: ImageAddress,
  backNationalId: ImageAddress,
  companyRegistrationNumber: OptionalLine,
  associationRegistrationNumber: OptionalLine,
})
export type SellerProfileInput = z.infer<typeof SellerProfileInput>

/** The business profile of a seller. A new one starts unverified (SPRO-033, SPRO-042). */
export const SellerProfile = z.object({
  id: z.optional(Id),
  businessName: z.string(),
  sellerType: SellerType,
  address: z.string(),
  region: z.string(),
  district: z.string(),
  city: z.string(),
  country: z.string(),
  nationalId: z.string(),
  frontNationalId: z.string(),
  backNationalId: z.string(),
  companyRegistrationNumber: z.optional(z.string()),
  associationRegistrationNumber: z.optional(z.string()),
  isVerified: z.boolean(),
})
export type SellerProfile = z.infer<typeof SellerProfile>

/** The state of a seller's profile (SPRO-038). Changing the name or documents of a verified profile makes it pending again (SPRO-041). */
export type SellerProfileState = 'none' | 'pending' | 'verified'
/** Returns the state of a profile; pass null if it doesn't exist yet. */
export const sellerProfileState = (profile: SellerProfile | null): SellerProfileState =>
  profile ? (profile.isVerified ? 'verified' : 'pending') : 'none'

export const getSellerProfile = {
  method: 'GET',
  path: '/sellers/me',
  who: 'seller',
  status: 200,
  reply: SellerProfile,
  fails: 'fetchSellerProfile',
} as const satisfies Call
export const createSellerProfile = {
  method: 'POST',
  path: '/sellers',
  who: 'seller',
  status: 201,
  body: SellerProfileInput,
  reply: SellerProfile,
  fails: 'createSellerProfile',
} as const satisfies Call
export const updateSellerProfile = {
  method: 'PUT',
  path: '/sellers/me',
  who: 'seller',
  status: 200,
  body: SellerProfileInput,
  reply: z.extend(SellerProfile, Notice),
  fails: 'updateSellerProfile',
} as const satisfies Call

/** A product as its seller sees it (SPRD-037). */
export const SellerProduct = z.extend(Product, {
  storageType: StorageType,
  alertQuantity: z.number(),
  soldQuantity: z.number(),
  isActive: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type SellerProduct = z.infer<typeof SellerProduct>

/** The product form: a price in whole TZS and 1 to 12 images (SPRD-019). */
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
 * A change of a product: all its fields, or only `isActive` (API-041). If `expectedUpdatedAt` differs from the stored `updatedAt`,
 * a sale or another tab changed the product, and the server responds 409 `product_changed` (EXTENSION).
 */
export const ProductChange = z.union([
  z.extend(ProductInput, { expectedUpdatedAt: z.optional(IsoTime) }),
  z.object({ isActive: z.boolean() }),
])

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
