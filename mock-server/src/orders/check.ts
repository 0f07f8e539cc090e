import type { OrderDraft } from '#contract/order.ts'
import { type FieldText, refuse } from '../http/httpProblem.ts'
import type { World } from '../world/world.ts'

/** Throws 400 with the wrong fields unless the address is the user's own (CHK-022) and the transporters are verified (CHK-020). */
export function checkDraft(world: World, userId: string, { addressId, items }: Pick<OrderDraft, 'addressId' | 'items'>): void {
  const fields: Record<string, FieldText> = {}
  if (!ownAddress(world, userId, addressId)) fields['addressId'] = 'address_needed'
  for (const [index, { transporterId }] of items.entries()) {
    const problem = transporterId === undefined ? null : transporterProblem(world, transporterId)
    if (problem) fields[`items.${index}.transporterId`] = problem
  }
  if (fields['addressId']) refuse(400, 'address_needed', { fields })
  if (Object.keys(fields).length > 0) refuse(400, 'body_wrong', { fields })
}

/** Returns the address if it belongs to this user, otherwise undefined. */
export function ownAddress(world: World, userId: string, addressId: string) {
  const address = world.db.addresses.get(addressId)
  return address?.userId === userId ? address : undefined
}

function transporterProblem(world: World, id: string): FieldText | null {
  const transporter = world.db.transporters.get(id)
  if (!transporter) return 'transporter_unknown'
  return transporter.isVerified ? null : 'transporter_unverified'
}
