import type { FastifyInstance } from 'fastify'
import { calls } from '#contract/calls.ts'
import type { ProductInput } from '#contract/seller.ts'
import { asSellerProduct } from '../catalogue/products.ts'
import { refuse } from '../http/httpProblem.ts'
import { route } from '../http/route.ts'
import { recordStockSet } from '../orders/stock.ts'
import { newestFirst } from '../world/db.ts'
import type { World } from '../world/world.ts'

const ownProduct = {
  find: ({ world, params }: { world: World; params: { readonly id: string } }) => world.db.products.get(params.id),
  missing: 'product_unknown',
  owns: ({ user, found }: { user: { id: string }; found: { readonly sellerId: string } }) => found.sellerId === user.id,
} as const

/** Registers the calls for a seller's own products (API-039 to API-042). Orders store copies, so a product can be removed at any time. */
export async function sellerProducts(app: FastifyInstance): Promise<void> {
  route(app, calls.listOwnProducts, ({ world, user, language }) => ({
    data: newestFirst(world.db.products.where('sellerId', user.id)).map((product) => asSellerProduct(world, product, language)),
  }))

  route(app, calls.createProduct, { idempotent: true }, ({ world, user, body, language }) => {
    const now = world.clock.iso()
    const fields = fieldsOf(world, body)
    const id = world.random.id('product')
    const product = world.db.products.add({
      ...fields,
      id,
      sellerId: user.id,
      soldQuantity: 0,
      isActive: true,
      createdAt: now,
      updatedAt: now,
    })
    return asSellerProduct(world, product, language)
  })
  route(app, calls.updateProduct, ownProduct, ({ world, body, found, language }) => {
    if ('expectedUpdatedAt' in body && body.expectedUpdatedAt !== found.updatedAt) refuse(409, 'product_changed')
    const fields = 'name' in body ? fieldsOf(world, body) : { isActive: body.isActive }
    const product = world.db.products.change(found.id, { ...fields, updatedAt: world.clock.iso() })
    if ('availableQuantity' in fields) recordStockSet(world, product.id)
    return asSellerProduct(world, product, language)
  })
  route(app, calls.deleteProduct, ownProduct, ({ world, found }) => {
    world.db.products.remove(found.id)
  })
}

function fieldsOf(world: World, body: ProductInput & { expectedUpdatedAt?: string | undefined }) {
  const { imageUrls, expectedUpdatedAt: _, ...fields } = body
  if (!world.db.categories.get(fields.categoryId)) refuse(400, 'body_wrong', { fields: { categoryId: 'category_unknown' } })
  return { ...fields, images: imageUrls.map((url) => ({ id: world.random.id('image'), url })) }
}
