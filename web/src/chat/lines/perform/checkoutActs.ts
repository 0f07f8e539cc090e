import { LIMITS } from '#contract/rules/constants.ts'
import { normalPhone } from '#contract/rules/phone.ts'
import { addProduct } from '#web/chat/guide/addCommands.ts'
import { goBack } from '#web/chat/guide/back/goBack.ts'
import * as command from '#web/chat/guide/commands.ts'
import { lastReplyText, reply } from '#web/chat/guide/reply.ts'
import { openRow, rowAsked } from '#web/chat/guide/slipRow.ts'
import { typeCheckout } from '#web/chat/guide/stepCommands.ts'
import { isKnown } from '#web/chat/kinds/card.ts'
import { isRow, kinds } from '#web/chat/kinds/kinds.ts'
import { append } from '#web/chat/transcript/append.ts'
import { isOpenQuestion } from '#web/chat/transcript/openQuestion.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { unfoldLive } from '#web/chat/transcript/unfolded.ts'
import { cartCount } from '#web/features/cart/cart.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { linesToday } from '#web/features/cart/today/checked.ts'
import { otherPhone, PHONE_TO_ASK } from '#web/features/checkout/checkout.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { notesOf, wishesOf } from '#web/features/checkout/notes.ts'
import { chooseLanguage } from '#web/i18n/texts.ts'
import type { CheckoutAnswers } from '../line.ts'
import { replyWithTotal } from './cartActs.ts'
import { fishIn } from './momentNow.ts'
import { acceptsOf, chooseOption, optionsAt } from './questions.ts'
import { openHelpFor, repair } from './repair.ts'
import { fillRow, storeChoices, tellMethod } from './storeChoices.ts'
import { type ActHandlers, isBuying, type ThreadAndLine, type ThreadState } from './threadState.ts'

/** Performs checkout acts with the same commands as the buttons. None of them pays or places an order. */
export const checkout = {
  openHelp: ({ about }) => openHelpFor(about),
  sayAgain: async (_, thread) => {
    const told = useTranscript.getState().entries.map(({ card }) => card)
    const last = told.filter(isKnown).findLast((card) => card.kind === 'reply' && card.of === 'topics')
    if (last) append(last)
    const asks = thread.asked !== null && kinds[thread.asked.kind].repair !== null && acceptsOf(thread) !== 'next'
    if (!last || asks) await askWhich(thread)
  },
  goOn: ({ chosen }, thread) => {
    // With an empty cart, an open list or fish already asks what to add.
    if (cartCount(useCart.getState().lines) === 0)
      return /^products?$/.test(openNow()?.kind ?? '') ? undefined : reply('cartEmpty', {}, 'browse')
    storeChoices(chosen)
    return goOn(thread)
  },
  stop: () => command.stopCheckout(),
  goBack: (_, { facts }) => goBack(rowAsked(openNow(), facts)),
  change: ({ kind }, thread) => {
    command.change(kind)
    unfoldLive()
    if (kind === 'address') reply('changeAddress')
    // A row opens with the slip; until then the question before it is repeated.
    else if (isRow(kind) && openNow()?.kind !== 'slip') return askWhich(thread)
  },
  answer: ({ option }, thread) => answer(option, thread),
  answerAt: async ({ place }, thread) => {
    const accepts = acceptsOf(thread)
    const option = accepts && (await optionsAt(accepts, thread)).at(place < 0 ? place : place - 1)
    await (option ? answer(option.id, thread) : askWhich(thread))
  },
  speak: async ({ language }) => {
    await chooseLanguage(language)
    reply('language')
  },
  /** Closes the failed payment and shows the review again. This doesn't pay. */
  retry: ({ phone, method }, thread) => {
    if (phone !== null) setChoices({ phone: phone === '' ? PHONE_TO_ASK : otherPhone(normalPhone(phone)) })
    if (method !== null && method !== 'any') {
      storeChoices({ method })
      tellMethod(method)
    }
    return chooseOption.retry(method === 'any' ? 'other' : '', thread)
  },
} satisfies Partial<ActHandlers>

const openNow = () => useTranscript.getState().entries.findLast(isOpenQuestion)?.card ?? null

const ADDS = /wek|ongez|chuk|(?<![a-z])(?:add|put|take)(?![a-z])/i

/** Goes on to what is missing. A slip that lacks nothing names its buttons, because no line orders (CHAT-044). */
async function goOn(thread: ThreadState): Promise<void> {
  const { facts } = thread
  typeCheckout()
  openRow(null)
  const slip = openNow()
  if (facts && slip?.kind === 'slip' && (facts.checkoutRequested || (facts.user !== null && facts.addressId !== null)))
    await askWhich({ ...thread, asked: rowAsked(slip, facts), facts: { ...facts, checkoutRequested: true } })
}

async function answer(option: string, thread: ThreadAndLine): Promise<void> {
  const accepts = acceptsOf(thread)
  // `sawa` to a fish that is shown does not say that it should be added, nor how many (CHAT-048).
  const isVague = accepts === 'amount' && fishIn(thread)?.quantity === undefined && !ADDS.test(thread.line)
  if (isVague) return askWhich(thread)
  if (accepts === 'next' && option === 'yes') return goOn(thread)
  if (accepts !== null) await chooseOption[accepts](option, thread)
}

/** The order's note, changed sentence by sentence (CHK-009). */
export const notes = {
  setNote: ({ wishes, replaces }) => addToNote(wishes, replaces ? [] : wishesNow()),
  dropNote: ({ of }) => dropNote(of),
} satisfies Partial<ActHandlers>

const wishesNow = (): readonly string[] => wishesOf(draftNow().notes)
const noteOf = (wishes: readonly string[]): string => (notesOf(wishes) ?? '').slice(0, LIMITS.notes)
const FOR_ALL = /^(?:riders?|driver|seller|dereva|muuzaji|boda|order|oda|delivery|mzigo)$/

/** Removes the sentences with these words from the note, or the whole note if only a person or the delivery is named. */
function dropNote(of: string): void {
  const all = wishesNow()
  const named = of === '' || FOR_ALL.test(of) ? all : all.filter((one) => one.toLowerCase().includes(of))
  if (named.length === 0) return reply('nothingToUndo')
  setChoices({ notes: noteOf(all.filter((one) => !named.includes(one))) || null })
  reply('noteGone', { note: noteOf(named) })
}

function addToNote(wishes: readonly string[], before: readonly string[]): void {
  const notes = noteOf([...before, ...wishes.filter((wish) => !before.includes(wish))])
  setChoices({ notes })
  reply('noted', { note: notes })
}

/** Stores the answers of a line. On the slip, what they come to is told; any other open question is repeated with its choices (CHAT-054). */
export async function choose(chosen: CheckoutAnswers, thread: ThreadState): Promise<void> {
  const { method, amount } = chosen
  const { asked } = thread
  const fish = fishIn(thread)
  if (asked !== null && (asked.kind === 'slip' || isRow(asked.kind))) return fillRow(chosen)
  storeChoices(chosen)
  if (fish !== null && amount !== undefined) return void (await addProduct(fish.productId, amount))
  if (!isBuying(thread)) return confirm(chosen)
  if (method && lastReplyText() !== 'payOnDelivery') tellMethod(method)
  return repair(thread, true)
}

/** Confirms a choice that is made before the checkout has begun to ask. */
function confirm({ delivery, method }: CheckoutAnswers): void {
  if (delivery && linesToday().length > 0) replyWithTotal()
  if (method) tellMethod(method)
}

/** Sends the open question with its choices. It stays open. */
export const askWhich = (thread: ThreadState): Promise<void> => repair(thread, true)
