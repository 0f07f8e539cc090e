import { listCategories } from '#contract/catalogue.ts'
import { maskPhone } from '#contract/rules/phone.ts'
import { listTransporters } from '#contract/transporter.ts'
import { readCached } from '#web/api/useCall.ts'
import { startFresh } from '#web/chat/cards/asides/startFresh.ts'
import { answerArrived } from '#web/chat/cards/orders/answerArrived.ts'
import { answerCancelTyped } from '#web/chat/cards/orders/askCancel.ts'
import { answerComplaintTyped } from '#web/chat/cards/orders/askComplaint.ts'
import { addProduct } from '#web/chat/guide/addCommands.ts'
import * as command from '#web/chat/guide/commands.ts'
import { askAgain, reply } from '#web/chat/guide/reply.ts'
import { slipNow } from '#web/chat/guide/slip.ts'
import { askNewAddress, editCart } from '#web/chat/guide/stepCommands.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { type ChangeableKind, isChangeable, kinds } from '#web/chat/kinds/kinds.ts'
import { type Accepts } from '#web/chat/kinds/row.ts'
import { answerOpenQuestion } from '#web/chat/transcript/append.ts'
import { removeEntries, useTranscript } from '#web/chat/transcript/transcript.ts'
import { unfoldLive } from '#web/chat/transcript/unfolded.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { offeredAddresses } from '#web/features/addresses/oneLine/offeredAddresses.ts'
import { clearCart } from '#web/features/cart/cartStore.ts'
import { acceptCartChanges } from '#web/features/cart/today/checkCart.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { transportersFor } from '#web/features/checkout/transporters.ts'
import { dismissFailure } from '#web/features/payment/commands.ts'
import { useSession } from '#web/features/session/session.ts'
import { resendCode } from '#web/features/session/signIn/resendCode.ts'
import { forgetPendingCode } from '#web/features/session/signInCommands.ts'
import type { Option } from '../line.ts'
import { addressOptions, fixedAt, NEW_ADDRESS, productOptions } from '../moment.ts'
import { productsOf } from './goodsNow.ts'
import { lookAtPayment, tell } from './paymentActs.ts'
import { fillRow } from './storeChoices.ts'
import type { ThreadState } from './threadState.ts'

/** Until the buyer goes on, the slip asks whether to. */
export function acceptsOf({ asked, facts }: ThreadState): Accepts | null {
  if (asked?.kind === 'slip' && facts?.checkoutRequested !== true) return 'next'
  return asked === null ? null : kinds[asked.kind].accepts
}

export const categoriesNow = async (): Promise<readonly Option[]> =>
  (await readCached(listCategories, {})).data.map(({ id, name }) => ({ id, names: [name] }))

/** Returns the options of a question in the order of its buttons. */
export async function optionsAt(accepts: Accepts, { asked }: ThreadState): Promise<readonly Option[]> {
  if (accepts === 'list') return productOptions(await productsOf(asked))
  if (accepts === 'category') return categoriesNow()
  if (accepts === 'address') return addressOptions(offeredAddresses(addressesNow()))
  if (accepts !== 'transporters') return fixedAt(accepts)
  const transporters = transportersFor(slipNow().address?.region ?? null, await readCached(listTransporters, {}))
  return [...fixedAt(accepts), ...transporters.map(({ id, businessName }) => ({ id, names: [businessName] }))]
}

/** Performs the button of each answer. A typed answer stays as typed and is not echoed (CHAT-130). */
export const chooseOption: Readonly<Record<Accepts, (id: string, thread: ThreadState) => unknown>> = {
  /** Rows are picked by the act `pick`. */
  list: () => undefined,
  category: (categoryId) => command.showProducts({ categoryId }),
  /** A yes adds the quantity shown on the card. */
  amount: (_id, { asked, goodsBeside }) => {
    const card = goodsBeside ?? asked
    return card?.kind === 'product' ? addProduct(card.productId, card.quantity ?? 1) : undefined
  },
  /** `Yes` goes on by itself. */
  next: (id) => id !== 'yes' && command.keepShopping(),
  code: async (id) => {
    if (id !== 'resend') return forgetPendingCode()
    await resendCode()
    // The card may be out of sight, so the code's details are repeated.
    askAgain('code', codeFacts(), true)
  },
  person: () => undefined,
  address: (id) => {
    if (id === NEW_ADDRESS) askNewAddress()
    else answerWith(id, { addressId: id })
  },
  newAddress: (id) => answerWith(id, { addressId: id }),
  delivery: (id) => fillRow({ delivery: id === 'express' ? 'express' : 'standard' }),
  transporters: (id) => fillRow({ transporter: id }),
  method: (id) => fillRow({ method: id === 'cash_on_delivery' ? 'cash_on_delivery' : 'mobile_money' }),
  change: (id) => {
    if (!isChangeable(id as ChangeableKind)) return
    command.change(id as ChangeableKind)
    // The row opens on the slip, which may be folded.
    unfoldLive()
  },
  check: async (id, { asked }) => {
    if (id === 'help') return command.openHelp()
    if (asked === null || !('paymentId' in asked)) return
    await lookAtPayment(asked.paymentId)
    tell('looking', {}, 'call')
  },
  retry: (id, { asked }) => {
    if (id === 'other') setChoices({ paymentMethod: null })
    return asked && 'paymentId' in asked ? dismissFailure(asked.paymentId) : undefined
  },
  changes: (id) => (id === 'accept' ? acceptCartChanges() : editCart()),
  arrived: (id) => {
    const entry = useTranscript.getState().entries.findLast(({ card }) => card.kind === 'arrived')
    return entry && answerArrived(entry.id, id === 'right')
  },
  complaint: answerComplaintTyped,
  agree: (id, { asked }) => agree(id === 'yes', asked),
}

export const codeFacts = () => ({ phone: maskPhone(useSession.getState().tempPhoneNumber ?? '') })

function answerWith(value: string, choice: Parameters<typeof setChoices>[0]): void {
  answerOpenQuestion(value)
  setChoices(choice)
}

function agree(yes: boolean, asked: Card | null): unknown {
  const entry = useTranscript.getState().entries.findLast(({ card }) => card === asked)
  if (!entry) return
  if (asked?.kind === 'cancelOrder') return answerCancelTyped(entry.id, yes)
  if (asked?.kind !== 'confirm') return
  if (!yes) return removeEntries([entry.id])
  if (asked.question === 'startFresh') return startFresh()
  clearCart()
  removeEntries([entry.id])
  reply('cartEmpty', {}, 'browse')
}
