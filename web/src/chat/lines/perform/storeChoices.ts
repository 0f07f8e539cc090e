import { normalPhone } from '#contract/rules/phone.ts'
import { listTransporters, type Transporter } from '#contract/transporter.ts'
import { readCached } from '#web/api/useCall.ts'
import { reply } from '#web/chat/guide/reply.ts'
import { openRow, useSlipRow } from '#web/chat/guide/slipRow.ts'
import { unfoldLive } from '#web/chat/transcript/unfolded.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { NO_PREFERENCE } from '#web/features/checkout/checkoutChoices.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { type Chosen } from '../line.ts'
import { replyWithTotal } from './cartActs.ts'

/** Returns the transporters that can be chosen. */
export const carriersNow = async (): Promise<readonly Transporter[]> =>
  (await readCached(listTransporters, {})).filter(({ isVerified }) => isVerified)

/** Chooses the same transporter for every fish in the cart. */
const sameTransporterForAll = (transporterId: string): Record<string, string> =>
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

/** The field that answers each row. */
const FIELD_OF: ReadonlyMap<string | null, keyof Chosen> = new Map([
  ['delivery', 'delivery'],
  ['transporters', 'carrier'],
  ['method', 'method'],
  ['payPhone', 'method'],
])

/** Stores choices on the slip and closes the open row if it is answered. The reply says what the order comes to. */
export async function fillRow(chosen: Chosen): Promise<void> {
  storeChoices(chosen)
  const field = FIELD_OF.get(useSlipRow.getState().open)
  if (field && chosen[field] !== undefined) openRow(null)
  const carrier = chosen.carrier && (await carriersNow()).find(({ id }) => id === chosen.carrier)
  if (carrier) reply('carrierChosen', { transporter: carrier.businessName })
  if (chosen.method) tellMethod(chosen.method)
  if (chosen.delivery || chosen.carrier === NO_PREFERENCE) replyWithTotal()
  unfoldLive()
}
