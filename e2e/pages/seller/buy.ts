import { openSession } from '#contract/control/people.ts'
import type { World } from '../../world/world.ts'

let bought = 0

/** Places a cash order by Asha for one piece of each product, by a call. Returns its id and number. */
export async function buy(world: World, ...productIds: string[]): Promise<{ id: string; orderNumber: string }> {
  const { accessToken: token } = await world.control.send(openSession, { body: { phoneNumber: '+255712345678' } })
  const transactionId = `COD-1763704800000-SALE${++bought}`
  const body = {
    items: productIds.map((productId) => ({ productId, quantity: 1 })),
    deliveryOption: 'standard',
    addressId: 'asha-home',
    paymentMethod: 'cash_on_delivery',
    transactionId,
    paymentDetails: { provider: 'Cash', phoneNumber: '255712345678', transactionId },
  }
  let made = { id: '', orderNumber: '' }
  await world.settled(async () => {
    made = await world.control.v1('/orders', { body, token })
  })
  return made
}
