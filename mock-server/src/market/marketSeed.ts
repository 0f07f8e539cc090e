import type { Account } from '#contract/control/people.ts'
import type { ProductRecord, Seed, SellerRecord, TransporterRecord, UserRecord } from '#contract/control/records.ts'
import { normalPhone } from '#contract/rules/phone.ts'
import { drawingUrl } from '#fixtures/market/offer.ts'
import { imagesOf } from '#fixtures/market/products.ts'
import { slug } from '#fixtures/slug.ts'
import { ago, DAY } from '#fixtures/time.ts'
import type { Market } from './market.ts'

type MarketUser = Market['users'][number]

/** Returns the records of a new world with this market, all dated one day before `now` (ms since epoch). */
export function marketSeed({ users, categories, products }: Market, now: number): Seed {
  const createdAt = ago(now, DAY)
  const ids = productIds(products)
  return {
    users: users.map((user) => userRecord(user, createdAt)),
    sellers: users.flatMap((user) => sellerRecord(user, createdAt)),
    transporters: users.flatMap((user) => transporterRecord(user, createdAt)),
    categories: categories.map(({ picture, nameSw, ...category }) => ({
      ...category,
      ...(nameSw !== undefined && { nameSw }),
      ...(picture !== undefined && { image: drawingUrl(picture) }),
    })),
    products: products.map((product, place) => productRecord(product, ids[place] ?? '', createdAt)),
    addresses: [],
    orders: [],
    charges: [],
    payouts: [],
    contacts: [],
  }
}

/** Returns the users of a market as test accounts, for the console and the banner (QA-009). */
export const marketAccounts = ({ users }: Market): Account[] =>
  users.map((user) => ({
    key: userId(user),
    name: user.name,
    phone: user.phone,
    roles: ['buyer', ...rolesOf(user)],
    note: user.note ?? user.seller?.businessName ?? user.transporter?.businessName ?? '',
  }))

/** Returns the ids of the products, in their order: the slug of the name or, if it has no Latin letters, a number. */
export const productIds = (products: readonly { readonly name: string }[]): string[] =>
  products.map(({ name }, place) => slug(name).slice(0, 64) || `product-${place + 1}`)

const userId = ({ phone }: MarketUser): string => normalPhone(phone)
const rolesOf = ({ seller, transporter }: MarketUser): string[] => [...(seller ? ['seller'] : []), ...(transporter ? ['transporter'] : [])]

function userRecord(user: MarketUser, createdAt: string): UserRecord {
  const id = userId(user)
  return {
    id,
    name: user.name,
    email: user.email ?? `${id}@samaki.example`,
    phoneNumber: user.phone,
    roles: rolesOf(user),
    createdAt,
    isVerified: true,
  }
}

function sellerRecord(user: MarketUser, createdAt: string): SellerRecord[] {
  if (!user.seller) return []
  const { address, city, ...profile } = user.seller
  return [
    {
      id: `seller-${userId(user)}`,
      userId: userId(user),
      ...profile,
      address: address ?? profile.district,
      city: city ?? profile.district,
      country: 'Tanzania',
      nationalId: '19900101-11101-00001-21',
      frontNationalId: '/uploads/seller-documents/id-front.svg',
      backNationalId: '/uploads/seller-documents/id-back.svg',
      createdAt,
      updatedAt: createdAt,
    },
  ]
}

function transporterRecord(user: MarketUser, createdAt: string): TransporterRecord[] {
  if (!user.transporter) return []
  const { address, description, ...profile } = user.transporter
  return [
    {
      id: `transporter-${userId(user)}`,
      userId: userId(user),
      ...profile,
      address: address ?? profile.district,
      country: 'Tanzania',
      ...(description !== undefined && { description }),
      createdAt,
      updatedAt: createdAt,
    },
  ]
}

function productRecord(product: Market['products'][number], id: string, createdAt: string): ProductRecord {
  return {
    id,
    name: product.name,
    description: product.description,
    unitPrice: product.price,
    availableQuantity: product.stock,
    categoryId: product.category,
    storageType: product.storage,
    images: imagesOf(id, product.pictures),
    sellerId: normalPhone(product.seller),
    alertQuantity: product.lowStockAt,
    soldQuantity: 0,
    isActive: true,
    createdAt,
    updatedAt: createdAt,
  }
}
