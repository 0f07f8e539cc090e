import { listAccounts, openSession } from '#contract/control/people.ts'
import type { World } from './world.ts'

/** As the seller of the first line of an order would: so many pieces of it are there (SELL-016). */
export async function reportMissing({ control }: World, orderId: string, available: number): Promise<void> {
  const [item] = (await control.record('orders', orderId)).items
  const seller = (await control.send(listAccounts)).find(({ key }) => key === item?.sellerId)
  const { accessToken: token } = await control.send(openSession, { body: { phoneNumber: seller?.phone ?? '' } })
  await control.v1(`/orders/${orderId}/shortage`, { token, body: { lines: [{ itemId: item?.id, available }] } })
}
