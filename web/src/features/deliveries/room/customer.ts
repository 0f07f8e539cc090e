import { normalPhone } from '#contract/rules/phone.ts'
import { type DeliveryOrder } from '#contract/transporter.ts'

/** Returns the customer's name and phone where they differ from the receiver's. A missing receiver name or phone counts as equal. */
export function ownOfCustomer({ user, address }: DeliveryOrder): { name: string | undefined; phone: string | undefined } {
  const isSamePhone = !address.phoneNumber || normalPhone(address.phoneNumber) === normalPhone(user.phoneNumber)
  return {
    name: !address.fullName || address.fullName.trim() === user.name.trim() ? undefined : user.name,
    phone: isSamePhone ? undefined : user.phoneNumber,
  }
}

/** True if the receiver has another name or phone than the customer. */
export function differsFromReceiver(order: DeliveryOrder): boolean {
  const { name, phone } = ownOfCustomer(order)
  return name !== undefined || phone !== undefined
}
