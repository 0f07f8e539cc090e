import { personNow } from '#web/features/session/person.ts'
import { ordersIfReadable } from '../../topics/orders/complaint.ts'

const SIX_DIGITS = /(?<![\d.,-]|smk *)\d{6}(?![\d.,]\d|\d)/i
/** Money, and codes. */
const NO_ORDER =
  /(?<![a-z])(?:tzs|tsh|sh|shs|shilingi|shillings?|bei|price|budget|nina|i have|code|msimbo|otp|pin|kwa sh)(?![a-z])|(?:tzs|tsh|sh)\d|\/=/i

/** A bare number that one of the buyer's orders has, written out: `ile ya SMK-104687`. Whatever it is else stays as it is. */
export async function withOrderNumber(line: string): Promise<string> {
  const number = SIX_DIGITS.exec(line)?.[0]
  if (number === undefined || NO_ORDER.test(line) || personNow() === null) return line
  const orderNumber = `SMK-${number}`
  const isTheirs = (await ordersIfReadable())?.some((order) => order.orderNumber === orderNumber)
  return isTheirs ? line.replace(SIX_DIGITS, orderNumber) : line
}
