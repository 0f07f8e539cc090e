import { normalPhone } from '#contract/rules/phone.ts'
import { transporterName } from '#contract/rules/transporterName.ts'
import { listTransporters, type Transporter } from '#contract/transporter.ts'
import { readCached } from '#web/api/useCall.ts'
import { reply } from '#web/chat/guide/reply.ts'
import { openRow, useSlipRow } from '#web/chat/guide/slipRow.ts'
import { unfoldLive } from '#web/chat/transcript/unfolded.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { NO_PREFERENCE, otherPhone } from '#web/features/checkout/checkout.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { type CheckoutAnswers } from '../line.ts'
import { replyWithTotal } from './cartActs.ts'

/** Returns the transporters that can be chosen. */
export const transportersNow = async (): Promise<readonly Transporter[]> =>
  (await readCached(listTransporters, {})).filter(({ isVerified }) => isVerified)

/** Chooses the same transporter for every fish in the cart. */
const sameTransporterForAll = (transporterId: string): Record<string, string> =>
  Object.fromEntries(useCart.getState().lines.map(({ productId }) => [productId, transporterId]))

/** Stores choices in the draft, whichever question is open. */
export function storeChoices({ delivery, method, transporter, phone }: CheckoutAnswers): void {
  setChoices({
    ...(delivery && { deliveryOption: delivery }),
    ...(method && { paymentMethod: method }),
    ...(phone && { phone: otherPhone(normalPhone(phone)) }),
    ...(transporter && { transporterSelections: sameTransporterForAll(transporter) }),
  })
}

export const tellMethod = (method: NonNullable<CheckoutAnswers['method']>): void =>
  reply(method === 'cash_on_delivery' ? 'payOnDelivery' : 'byPhone')

/** The field that answers each row. */
const FIELD_OF: ReadonlyMap<string | null, keyof CheckoutAnswers> = new Map([
  ['delivery', 'delivery'],
  ['transporters', 'transporter'],
  ['method', 'method'],
  ['payPhone', 'method'],
])

/** Stores choices on the slip and closes the open row if it is answered. The reply says what the order comes to. */
export async function fillRow(chosen: CheckoutAnswers): Promise<void> {
  storeChoices(chosen)
  const field = FIELD_OF.get(useSlipRow.getState().open)
  if (field && chosen[field] !== undefined) openRow(null)
  const transporter = chosen.transporter && transporterName(await transportersNow(), chosen.transporter)
  if (transporter) reply('transporterChosen', { transporter })
  if (chosen.method) tellMethod(chosen.method)
  if (chosen.delivery || chosen.transporter === NO_PREFERENCE) replyWithTotal()
  unfoldLive()
}
