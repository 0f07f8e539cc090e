import { expect, test } from 'vitest'
import { aCashOrder, order } from '../testing/money.ts'
import { testMock } from '../testing/testing.ts'

test('[SELL-006][API-029] a seller’s order for own goods is marked as own purchase, other orders are not', async () => {
  const mock = await testMock()
  const sold = mock.world.db.products
    .where('sellerId', 'fatma')
    .find(({ isActive, availableQuantity }) => isActive && availableQuantity > 2)
  const buy = async (as: string) => {
    const body = aCashOrder(
      { items: [{ productId: sold?.id ?? '', quantity: 1 }], addressId: `${as}-home`, checkoutId: as },
      `COD-1-A${as.length}`,
    )
    return (await order(mock, body, { as })).body.id as string
  }
  const [own, other] = [await buy('fatma'), await buy('asha')]
  const { orders } = (await mock.call('GET', '/orders/seller', { as: 'fatma' })).body
  const isOwnPurchase = (id: string) => orders.find((one: { id: string }) => one.id === id).isOwnPurchase
  expect([isOwnPurchase(own), isOwnPurchase(other)]).toEqual([true, undefined])

  // A single order is returned in the buyer's view, unless the query asks for the seller's (SORD-010).
  const read = (id: string, as: string, query = '') => mock.call('GET', `/orders/${id}${query}`, { as })
  expect((await read(own, 'fatma')).body).not.toHaveProperty('user')
  expect((await read(own, 'fatma', '?as=seller')).body).toEqual(orders.find((one: { id: string }) => one.id === own))
  expect((await read(other, 'fatma')).body).toEqual(orders.find((one: { id: string }) => one.id === other))
  expect((await read(other, 'asha', '?as=seller')).status).toBe(403)
  expect((await read(own, 'fatma', '?as=buyer')).status).toBe(400)
})

test('[CHAT-116][MON-042] a buyer sees each status with its time and who set it, and the transporters; their phone numbers once the order is processing', async () => {
  const mock = await testMock()
  const read = async () => (await mock.call('GET', '/orders/order-104695', { as: 'neema' })).body
  mock.world.db.orders.change('order-104695', { status: 'pending' })
  expect((await read()).carriers).toEqual([{ name: 'Pwani Express', phoneNumber: '' }])
  mock.world.db.orders.change('order-104695', { status: 'processing' })
  const order = await read()
  expect(order.carriers).toEqual([{ name: 'Pwani Express', phoneNumber: expect.stringMatching(/^\+255\d{9}$/) }])
  expect(order.history[0]).toEqual({ status: 'pending', at: order.createdAt, by: 'buyer' })
})

test('[CHAT-187] a buyer sees who sells each line; the seller’s own view does not name them', async () => {
  const mock = await testMock()
  const { items } = (await mock.call('GET', '/orders/order-104695', { as: 'neema' })).body
  const stored = mock.world.db.orders.get('order-104695')?.items ?? []
  const names = stored.map(({ sellerId }) => mock.world.db.sellers.where('userId', sellerId)[0]?.businessName)
  expect(items.map(({ seller }: { seller: unknown }) => seller)).toEqual(names.map((businessName) => ({ businessName })))
  const list = (await mock.call('GET', '/orders', { as: 'neema' })).body as { id: string; items: unknown }[]
  expect(list.find(({ id }) => id === 'order-104695')?.items).toEqual(items)
  const sold = (await mock.call('GET', '/orders/seller', { as: stored[0]?.sellerId ?? '' })).body.orders as { items: object[] }[]
  expect(sold.flatMap((order) => order.items).filter((item) => 'seller' in item)).toEqual([])
})
