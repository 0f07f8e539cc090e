import { searchKey, searchWords } from '#contract/rules/searchKey.ts'
import type { Language } from '../http/messages.ts'
import type { World } from '../world/world.ts'
import { categoryName } from './categories.ts'

type Listed = ReturnType<World['db']['products']['list']>[number]

/** Returns a product as buyers see it (CAT-030). */
export function asProduct({ db }: World, product: Listed, language: Language) {
  const { id, name, description, unitPrice, availableQuantity, categoryId, storageType, images, sellerId } = product
  const category = db.categories.get(categoryId)
  const seller = db.sellers.where('userId', sellerId)[0]?.businessName ?? db.users.get(sellerId)?.name
  return {
    id,
    name,
    description,
    unitPrice,
    availableQuantity,
    categoryId,
    ...(category && { category: { id: category.id, name: categoryName(category, language) } }),
    storageType,
    images,
    ...(seller !== undefined && { seller: { name: seller } }),
  }
}

/** Returns a product as its own seller sees it (SPRD-037). */
export function asSellerProduct(world: World, product: Listed, language: Language) {
  const { alertQuantity, soldQuantity, isActive, createdAt, updatedAt } = product
  return { ...asProduct(world, product, language), alertQuantity, soldQuantity, isActive, createdAt, updatedAt }
}

/** Returns a predicate for products that buyers can see and order: active, from a seller with a verified profile (API-068). */
export function onSale({ db }: World): (product: Listed) => boolean {
  const verified = new Set(db.sellers.list().flatMap(({ userId, isVerified }) => (isVerified ? [userId] : [])))
  return (product) => product.isActive && verified.has(product.sellerId)
}

/** Returns a lookup of products for an order, in which products that are not on sale are inactive (API-068). */
export function productsForOrder(world: World): (id: string) => Listed | undefined {
  const isOnSale = onSale(world)
  return (id) => {
    const product = world.db.products.get(id)
    return product && { ...product, isActive: isOnSale(product) }
  }
}

/**
 * Returns the products on sale whose name or description contains every word of `search`, normalised as in the client (I18N-017). A
 * product's name contains the fish in both languages, so both find it.
 */
export function findProducts(
  world: World,
  { search = '', categoryId }: { search?: string | undefined; categoryId?: string | undefined },
): Listed[] {
  const words = searchWords(search)
  const isOnSale = onSale(world)
  return world.db.products
    .list()
    .filter(
      (product) =>
        isOnSale(product) &&
        (categoryId === undefined || product.categoryId === categoryId) &&
        words.every((word) => textOf(product).includes(word)),
    )
}

const texts = new WeakMap<Listed, string>()

/** Returns the normalised search text of a product. It is cached, because a market can have 100,000 products and records are immutable. */
function textOf(product: Listed): string {
  const known = texts.get(product)
  if (known !== undefined) return known
  const text = searchKey(`${product.name}\n${product.description}`)
  texts.set(product, text)
  return text
}
