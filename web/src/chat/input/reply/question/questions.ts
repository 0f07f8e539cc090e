import { listCategories } from '#contract/catalogue.ts'
import { CODE_LENGTH } from '#contract/rules/constants.ts'
import { maskPhone } from '#contract/rules/phone.ts'
import { listTransporters } from '#contract/transporter.ts'
import { readCached } from '#web/api/useCall.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { preselected } from '#web/features/addresses/choose.ts'
import { offeredAddresses } from '#web/features/addresses/oneLine/offeredAddresses.ts'
import { clearCart, useCart } from '#web/features/cart/cart.ts'
import { acceptCartChanges } from '#web/features/cart/today/checkCart.ts'
import { NO_PREFERENCE } from '#web/features/checkout/checkoutChoices.ts'
import { clearChoice, draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { carriersFor } from '#web/features/checkout/transporters.ts'
import { checkPayment, leaveFailure } from '#web/features/payment/commands.ts'
import { useSession } from '#web/features/session/session.ts'
import { resendCode } from '#web/features/session/signIn/resendCode.ts'
import { forgetPendingCode } from '#web/features/session/signInCommands.ts'
import type { Card } from '../../../cards/card.ts'
import { type Accepts, type ChangeableKind, isChangeable } from '../../../cards/kinds.ts'
import { answerCancelTyped } from '../../../cards/orders/askCancel.ts'
import * as command from '../../../guide/commands.ts'
import { lastOffered } from '../../../guide/usual/orderUsual.ts'
import { answerOpenQuestion } from '../../../transcript/append.ts'
import { startFresh } from '../../../transcript/startFresh.ts'
import { removeEntries, useTranscript } from '../../../transcript/transcript.ts'
import { unfoldLive } from '../../../transcript/unfolded.ts'
import type { Option } from '../../understand/matchOption.ts'
import { takeLastTime } from '../goods/again/usualLine.ts'
import { setLine } from '../goods/cartLines.ts'
import { setsNumber } from '../goods/changeWords.ts'
import { pick, pickSeveral } from '../goods/goods.ts'
import { replyWithTotal } from '../goods/replyWithTotal.ts'
import { askAgain, reply } from '../reply.ts'
import type { Talk } from '../Talk.ts'
import { AGAIN, canSave, confirmNewAddress, SAVE, takeDetailedAddress, takeNewAddress } from './address/addressLine.ts'
import { answerArrived } from './answerArrived.ts'
import { keepCount, narrowList } from './list/narrowList.ts'
import { agreesToAdd } from './list/openWish.ts'
import type { Pick } from './list/picks.ts'
import { productsOf } from './list/productsOf.ts'
import * as options from './options.ts'
import { takePerson } from './registerLine.ts'

export interface Question {
  readonly options: (talk: Talk) => readonly Option[] | Promise<readonly Option[]>
  readonly choose: (id: string, talk: Talk) => unknown
  /** The option that `yes` or `endelea` stands for: what its button would take. */
  readonly yes?: (talk: Talk) => string | null
  readonly no?: string
  /** Everyday topics whose words are its answers too, where nothing is asked. */
  readonly topics?: readonly string[]
  /** Its options have names of their own, which may hold words of any topic. */
  readonly named?: true
  /** The word of paying stands in an option of it that pays nothing. */
  readonly pays?: true
  /** Reads the line in its own way before its options do; true once it has taken it. */
  readonly takes?: (talk: Talk) => boolean | Promise<boolean>
  /** The same after its options, where none of them was meant. */
  readonly otherwise?: (talk: Talk) => boolean | Promise<boolean>
  /** What of a line with several answers is its own. */
  readonly own?: 'delivery' | 'transporter' | 'method'
  /** Whether a bare number is the place of an option. */
  readonly numbered?: true
}

/** What each kind of question takes a line for; a typed answer stays as typed and is not echoed (CHAT-130). */
export const questions: Readonly<Record<Accepts, Question>> = {
  list: {
    options: async ({ asked }) => options.productOptions(await productsOf(asked)),
    choose: async (id, talk) => {
      const product = (await productsOf(talk.asked)).find((one) => one.id === id)
      if (product) await pick(product, talk)
    },
    takes: async (talk) => (await narrowList(talk)) || (await agreesToAdd(talk)) || keepCount(talk),
    topics: ['cheapest'],
    numbered: true,
  },
  category: {
    options: async () => (await readCached(listCategories, {})).data.map(({ id, name }) => ({ id, names: [name] })),
    choose: (categoryId) => command.showProducts({ categoryId }),
    named: true,
    numbered: true,
  },
  amount: {
    options: () => [],
    choose: () => undefined,
  },
  next: {
    options: () => options.nextOptions,
    choose: (id) => (id === 'yes' ? command.typeCheckout() : command.keepShopping()),
    yes: () => 'yes',
    no: 'no',
  },
  code: {
    options: () => options.codeOptions,
    topics: ['wrongNumber'],
    choose: (id) => (id === 'resend' ? sendAgain() : forgetPendingCode()),
  },
  person: {
    options: () => [],
    choose: () => undefined,
    takes: takePerson,
  },
  address: {
    options: async () => [
      ...((await lastOffered()) ? [options.lastTimeOption] : []),
      ...options.addressOptions(offeredAddresses(addressesNow())),
    ],
    choose: async (id) => {
      if (id === options.LAST_TIME) await takeLastTime(await lastOffered(), true)
      else if (id === options.NEW_ADDRESS) command.askNewAddress()
      else typed(id, { addressId: id })
    },
    yes: () => preselected(addressesNow())?.id ?? null,
    takes: takeDetailedAddress,
    otherwise: takeNewAddress,
    named: true,
    numbered: true,
  },
  newAddress: {
    options: () => [
      ...(canSave() ? options.newAddressOptions : []),
      ...options.addressOptions(offeredAddresses(addressesNow())).slice(0, -1),
    ],
    choose: (id) => (id === SAVE || id === AGAIN ? confirmNewAddress(id) : typed(id, { addressId: id })),
    yes: () => (canSave() ? SAVE : null),
    no: AGAIN,
    takes: takeNewAddress,
    named: true,
  },
  delivery: {
    options: () => options.deliveryOptions,
    choose: (id) => typed(id, { deliveryOption: id === 'express' ? 'express' : 'standard' }),
    yes: () => draftNow().deliveryOption ?? 'standard',
    topics: ['deliveryTime'],
    own: 'delivery',
    numbered: true,
  },
  transporters: {
    options: async () => options.transporterOptions(carriersFor(regionNow(), await readCached(listTransporters, {}))),
    choose: (id) => {
      const transporterSelections = forAllLines(id)
      typed(Object.values(transporterSelections).join(','), { transporterSelections })
    },
    yes: () => NO_PREFERENCE,
    own: 'transporter',
    named: true,
    numbered: true,
  },
  method: {
    options: () => options.methodOptions,
    choose: (id) => typed(id, { paymentMethod: id === 'cash_on_delivery' ? 'cash_on_delivery' : 'mobile_money' }),
    yes: () => draftNow().paymentMethod ?? 'mobile_money',
    topics: ['payOnDelivery', 'networks'],
    own: 'method',
    numbered: true,
  },
  change: {
    options: () => options.reviewOptions,
    choose: (id) => changeAtReview(id),
    topics: ['changeAddress', 'wrongNumber', 'payOnDelivery', 'networks', 'deliveryTime'],
  },
  check: {
    options: () => options.checkOptions,
    pays: true,
    choose: (id, { asked }) => (id === 'help' ? command.openHelp() : check(asked)),
  },
  retry: {
    options: () => options.retryOptions,
    choose: (id, { asked }) => {
      if (id === 'other') clearChoice('paymentMethod')
      if (asked && 'paymentId' in asked) void leaveFailure(asked.paymentId)
    },
  },
  changes: {
    options: () => options.changesOptions,
    choose: (id) => (id === 'accept' ? acceptCartChanges() : command.showCart()),
    yes: () => 'accept',
  },
  arrived: {
    options: () => options.arrivedOptions,
    choose: (id) => {
      const entry = useTranscript.getState().entries.findLast(({ card }) => card.kind === 'arrived')
      return entry && answerArrived(entry.id, id === 'right')
    },
    yes: () => 'right',
    no: 'wrong',
    topics: ['badFish', 'complaint', 'praise', 'thanks'],
  },
  agree: {
    options: () => [],
    choose: (id, { asked }) => agree(id === 'yes', asked),
    yes: () => 'yes',
    no: 'no',
  },
}

/** The card may be out of sight by now: what was sent is said too. */
async function sendAgain(): Promise<void> {
  await resendCode()
  askAgain('code', { codeLength: String(CODE_LENGTH), phone: maskPhone(useSession.getState().tempPhoneNumber ?? '') }, true)
}

/** What else a line answered beside the question it was offered to: `haraka, yeyote, mpesa`. */
export function takeRest({ delivery, transporter, method }: Talk['meant']['choices'], own: Question['own']): void {
  setChoices({
    ...(delivery && own !== 'delivery' ? { deliveryOption: delivery } : {}),
    ...(transporter && own !== 'transporter' ? { transporterSelections: forAllLines(NO_PREFERENCE) } : {}),
    ...(method && own !== 'method' ? { paymentMethod: method } : {}),
  })
}

const forAllLines = (transporterId: string): Record<string, string> =>
  Object.fromEntries(useCart.getState().lines.map(({ productId }) => [productId, transporterId]))

function typed(value: string, choice: Parameters<typeof setChoices>[0]): void {
  answerOpenQuestion(value)
  setChoices(choice)
}

function changeAtReview(id: string): void {
  if (id === 'cart') command.showCart()
  else if (id === 'standard' || id === 'express') {
    setChoices({ deliveryOption: id })
    replyWithTotal()
    unfoldLive()
  } else if (id === 'mobile_money' || id === 'cash_on_delivery') {
    setChoices({ paymentMethod: id })
    reply(id === 'mobile_money' ? 'byPhone' : 'payOnDelivery')
    unfoldLive()
  } else if (isChangeable(id as ChangeableKind)) command.change(id as ChangeableKind)
}

async function check(asked: Card | null): Promise<void> {
  if (asked === null || !('paymentId' in asked)) return
  await checkPayment(asked.paymentId)
  reply('looking', {}, 'call')
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

/** Rows of a list named by their places, with a number or several at once; false where none is (CHAT-137). */
export async function takePicks(picks: readonly Pick[], talk: Talk): Promise<boolean> {
  const [only, ...others] = picks
  if (only === undefined) return false
  // `wa kwanza wawe wawili`
  if (others.length === 0 && only.quantity !== undefined && setsNumber(talk.line) && setLine(only.id, only.quantity)) return true
  if (others.length === 0 && only.quantity === undefined) await questions.list.choose(only.id, talk)
  else {
    const products = await productsOf(talk.asked)
    const rows = picks.flatMap(({ id, quantity }) => products.filter((one) => one.id === id).map((product) => ({ product, quantity })))
    await pickSeveral(rows, talk)
  }
  return true
}

const regionNow = (): string | null => addressesNow().find(({ id }) => id === draftNow().addressId)?.region ?? null
