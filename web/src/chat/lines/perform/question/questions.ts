import { listCategories } from '#contract/catalogue.ts'
import { maskPhone } from '#contract/rules/phone.ts'
import { listTransporters } from '#contract/transporter.ts'
import { readCached } from '#web/api/useCall.ts'
import { startFresh } from '#web/chat/cards/asides/startFresh.ts'
import { answerArrived } from '#web/chat/cards/orders/answerArrived.ts'
import { answerCancelTyped } from '#web/chat/cards/orders/askCancel.ts'
import { addProduct } from '#web/chat/guide/addCommands.ts'
import * as command from '#web/chat/guide/commands.ts'
import { askAgain, reply } from '#web/chat/guide/reply.ts'
import { lastOffered } from '#web/chat/guide/usual/orderUsual.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { type Accepts, type ChangeableKind, isChangeable, kinds } from '#web/chat/kinds/kinds.ts'
import { answerOpenQuestion } from '#web/chat/transcript/append.ts'
import { removeEntries, useTranscript } from '#web/chat/transcript/transcript.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { offeredAddresses } from '#web/features/addresses/oneLine/offeredAddresses.ts'
import { clearCart } from '#web/features/cart/cart.ts'
import { acceptCartChanges } from '#web/features/cart/today/checkCart.ts'
import { clearChoice, draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { carriersFor } from '#web/features/checkout/transporters.ts'
import { dismissFailure } from '#web/features/payment/commands.ts'
import { useSession } from '#web/features/session/session.ts'
import { resendCode } from '#web/features/session/signIn/resendCode.ts'
import { forgetPendingCode } from '#web/features/session/signInCommands.ts'
import type { Option } from '../../line.ts'
import { addressOptions, fixedAt, LAST_TIME, NEW_ADDRESS, productOptions } from '../../options.ts'
import { answerAsOrdered } from '../cart/again.ts'
import { addByLine, productsOf } from '../goods/listInView.ts'
import { lookAtPayment, tell } from '../payment.ts'
import type { ThreadState } from '../threadState.ts'
import { sameTransporterForAll } from './storeChoices.ts'

export const acceptsOf = ({ asked }: ThreadState): Accepts | null => (asked === null ? null : kinds[asked.kind].accepts)

export const categoriesNow = async (): Promise<readonly Option[]> =>
  (await readCached(listCategories, {})).data.map(({ id, name }) => ({ id, names: [name] }))

/** Returns the options of a question in the order of its buttons. */
export async function optionsAt(accepts: Accepts, { asked }: ThreadState): Promise<readonly Option[]> {
  if (accepts === 'list') return productOptions(await productsOf(asked))
  if (accepts === 'category') return categoriesNow()
  if (accepts === 'address')
    return [...((await lastOffered()) ? [{ id: LAST_TIME, names: [] }] : []), ...addressOptions(offeredAddresses(addressesNow()))]
  if (accepts !== 'transporters') return fixedAt(accepts)
  const region = addressesNow().find(({ id }) => id === draftNow().addressId)?.region ?? null
  const carriers = carriersFor(region, await readCached(listTransporters, {}))
  return [...fixedAt(accepts), ...carriers.map(({ id, businessName }) => ({ id, names: [businessName] }))]
}

/** Performs the button of each answer. A typed answer stays as typed and is not echoed (CHAT-130). */
export const chooseOption: Readonly<Record<Accepts, (id: string, thread: ThreadState) => unknown>> = {
  /** A yes adds the fish of a list if all are decided. Rows are picked by the act `pick`. */
  list: (id) => (id === 'yes' ? addByLine() : undefined),
  category: (categoryId) => command.showProducts({ categoryId }),
  /** A yes adds the quantity shown on the card. A card that only shows the fish is followed by the question for the quantity (CHAT-048). */
  amount: (_id, { asked, goodsBeside }) => {
    const card = goodsBeside ?? asked
    if (card?.kind === 'product') command.askQuantity(card.productId, command.wantedOf(card))
    else if (card?.kind === 'quantity') return addProduct(card.productId, card.quantity ?? 1)
  },
  next: (id) => (id === 'yes' ? command.typeCheckout() : command.keepShopping()),
  code: async (id) => {
    if (id !== 'resend') return forgetPendingCode()
    await resendCode()
    // The card may be out of sight, so the code's details are repeated.
    askAgain('code', codeFacts(), true)
  },
  person: () => undefined,
  address: async (id) => {
    if (id === LAST_TIME) await answerAsOrdered(await lastOffered(), true)
    else if (id === NEW_ADDRESS) command.askNewAddress()
    else answerWith(id, { addressId: id })
  },
  newAddress: (id) => answerWith(id, { addressId: id }),
  delivery: (id) => answerWith(id, { deliveryOption: id === 'express' ? 'express' : 'standard' }),
  transporters: (id) => {
    const transporterSelections = sameTransporterForAll(id)
    answerWith(Object.values(transporterSelections).join(','), { transporterSelections })
  },
  method: (id) => answerWith(id, { paymentMethod: id === 'cash_on_delivery' ? 'cash_on_delivery' : 'mobile_money' }),
  change: (id) => {
    if (id === 'cart') command.showCart()
    else if (isChangeable(id as ChangeableKind)) command.change(id as ChangeableKind)
  },
  check: async (id, { asked }) => {
    if (id === 'help') return command.openHelp()
    if (asked === null || !('paymentId' in asked)) return
    await lookAtPayment(asked.paymentId)
    tell('looking', {}, 'call')
  },
  retry: (id, { asked }) => {
    if (id === 'other') clearChoice('paymentMethod')
    return asked && 'paymentId' in asked ? dismissFailure(asked.paymentId) : undefined
  },
  changes: (id) => (id === 'accept' ? acceptCartChanges() : command.showCart()),
  arrived: (id) => {
    const entry = useTranscript.getState().entries.findLast(({ card }) => card.kind === 'arrived')
    return entry && answerArrived(entry.id, id === 'right')
  },
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
