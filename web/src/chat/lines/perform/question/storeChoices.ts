import { normalPhone } from '#contract/rules/phone.ts'
import { listTransporters, type Transporter } from '#contract/transporter.ts'
import { readCached } from '#web/api/useCall.ts'
import { reply } from '#web/chat/guide/reply.ts'
import { openRow } from '#web/chat/guide/slipRow.ts'
import { unfoldLive } from '#web/chat/transcript/unfolded.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import type { Chosen } from '../../line.ts'
import { replyWithTotal } from '../cart/cartLines.ts'

/** Returns the transporters that can be chosen. */
export const carriersNow = async (): Promise<readonly Transporter[]> =>
  (await readCached(listTransporters, {})).filter(({ isVerified }) => isVerified)

/** Chooses the same transporter for every fish in the cart. */
export const sameTransporterForAll = (transporterId: string): Record<string, string> =>
  Object.fromEntries(useCart.getState().lines.map(({ productId }) => [productId, transporterId]))

/** Stores choices in the draft, whichever question is open. */
export function storeChoices({ delivery, method, carrier, phone }: Chosen): void {
  setChoices({
    ...(delivery && { deliveryOption: delivery }),
    ...(method && { paymentMethod: method }),
    ...(phone && { phone: normalPhone(phone) }),
    ...(carrier && { transporterSelections: sameTransporterForAll(carrier) }),
  })
}

export const tellMethod = (method: NonNullable<Chosen['method']>): void =>
  reply(method === 'cash_on_delivery' ? 'payOnDelivery' : 'byPhone')

/** Answers the open row of the slip and closes it. The reply says what the order comes to. */
export function fillRow(chosen: Chosen): void {
  storeChoices(chosen)
  openRow(null)
  if (chosen.method) tellMethod(chosen.method)
  if (chosen.delivery) replyWithTotal()
  unfoldLive()
}
