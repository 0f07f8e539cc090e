import { listAccounts, openSession } from '#contract/control/people.ts'
import type { World } from './world.ts'

/** Reports, as the seller of an order's first line, how many pieces of that line are available (SELL-016). */
export async function reportMissing({ control }: World, orderId: string, available: number): Promise<void> {
  const [item] = (await control.record('orders', orderId)).items
  const seller = (await control.send(listAccounts)).find(({ key }) => key === item?.sellerId)
  const { accessToken: token } = await control.send(openSession, { body: { phoneNumber: seller?.phone ?? '' } })
  await control.v1(`/orders/${orderId}/shortage`, { token, body: { lines: [{ itemId: item?.id, available }] } })
}
