import type { Language } from '../messages.ts'
import type { World } from '../world.ts'
import { categoryName } from './categories.ts'

type Listed = ReturnType<World['db']['products']['list']>[number]

/** As buyers see a product (CAT-030). */
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

/** As its own seller sees it (SPRD-037). */
export function asSellerProduct(world: World, product: Listed, language: Language) {
  const { alertQuantity, soldQuantity, isActive, createdAt, updatedAt } = product
  return { ...asProduct(world, product, language), alertQuantity, soldQuantity, isActive, createdAt, updatedAt }
}

/** Found by every word of `search` in name or description, in any case; names carry the fish in both languages. */
export function findProducts(
  products: readonly Listed[],
  { search = '', categoryId }: { search?: string | undefined; categoryId?: string | undefined },
): Listed[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return products.filter(
    (product) =>
      product.isActive &&
      (categoryId === undefined || product.categoryId === categoryId) &&
      words.every((word) => textOf(product).includes(word)),
  )
}

const texts = new WeakMap<Listed, string>()

/** Written small once: records never change, and a search through 100,000 must not do it anew. */
function textOf(product: Listed): string {
  const known = texts.get(product)
  if (known !== undefined) return known
  const text = `${product.name}\n${product.description}`.toLowerCase()
  texts.set(product, text)
  return text
}
