import { normalPhone } from '#contract/rules/phone.ts'
import { type DeliveryOrder } from '#contract/transporter.ts'

/** What of the customer is not the receiver's too; a receiver without a name or phone of their own has the customer's. */
export function ownOfCustomer({ user, address }: DeliveryOrder): { name: string | undefined; phone: string | undefined } {
  const isSamePhone = !address.phoneNumber || normalPhone(address.phoneNumber) === normalPhone(user.phoneNumber)
  return {
    name: !address.fullName || address.fullName.trim() === user.name.trim() ? undefined : user.name,
    phone: isSamePhone ? undefined : user.phoneNumber,
  }
}

/** Whether somebody else than the customer receives the parcel, or at another phone. */
export function differsFromReceiver(order: DeliveryOrder): boolean {
  const { name, phone } = ownOfCustomer(order)
  return name !== undefined || phone !== undefined
}
