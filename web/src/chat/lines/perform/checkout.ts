import { normalPhone } from '#contract/rules/phone.ts'
import { isKnown } from '#web/chat/cards/card.ts'
import { kinds } from '#web/chat/cards/kinds.ts'
import { goBack } from '#web/chat/guide/back/goBack.ts'
import * as command from '#web/chat/guide/commands.ts'
import { isOpenQuestion } from '#web/chat/guide/openQuestion.ts'
import { append } from '#web/chat/transcript/append.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { cartCount, useCart } from '#web/features/cart/cart.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { chooseLanguage } from '#web/i18n/texts.ts'
import { askWhich, tellMethod } from './choose.ts'
import { addByLine, listOf } from './goods/listInView.ts'
import type { Doers, Heard } from './heard.ts'
import { openHelpFor } from './helpFor.ts'
import { keep } from './question/keep.ts'
import { acceptsOf, choosing, optionsAt } from './question/questions.ts'
import { reply } from './reply.ts'

/** The same commands as the buttons. None of them pays or places an order. */
export const checkout = {
  openHelp: ({ about }) => openHelpFor(about),
  sayAgain: async (_, heard) => {
    const told = useTranscript.getState().entries.map(({ card }) => card)
    const last = told.filter(isKnown).findLast((card) => card.kind === 'reply' && card.of === 'topics')
    if (last) append(last)
    if (!last || (heard.asked !== null && kinds[heard.asked.kind].repair !== null)) await askWhich(heard)
  },
  goOn: async ({ chosen }, heard) => {
    // If the kind of a fish is still open, it is asked first.
    if (isKindOpen(heard)) return askWhich(heard)
    if (heard.asked?.kind === 'wishes') await addByLine()
    // A card asks for the kind of the goods first.
    if (cartCount(useCart.getState().lines) === 0) return asksKind() ? undefined : reply('cartEmpty', {}, 'browse')
    keep(chosen)
    command.typeCheckout()
  },
  stop: () => command.stopCheckout(),
  goBack: () => goBack(openNow()),
  change: ({ kind }) => {
    command.change(kind)
    if (kind === 'address') reply('changeAddress')
  },
  answer: ({ option }, heard) => answer(option, heard),
  answerAt: async ({ place }, heard) => {
    const accepts = acceptsOf(heard)
    const option = accepts && (await optionsAt(accepts, heard)).at(place < 0 ? place : place - 1)
    await (option ? answer(option.id, heard) : askWhich(heard))
  },
  speak: async ({ language }) => {
    await chooseLanguage(language)
    reply('language')
  },
  /** Closes the failed payment and shows the review again. This doesn't pay. */
  retry: ({ phone, method }, heard) => {
    if (phone !== null) setChoices({ phone: phone === '' ? '' : normalPhone(phone) })
    if (method !== null && method !== 'any') {
      keep({ method })
      tellMethod(method)
    }
    return choosing.retry(method === 'any' ? 'other' : '', heard)
  },
} satisfies Doers

const openNow = () => useTranscript.getState().entries.findLast(isOpenQuestion)?.card ?? null

const asksKind = (): boolean => /^(?:products|wishes|quantity)$/.test(openNow()?.kind ?? '')
const isKindOpen = ({ asked }: Heard): boolean => asked?.kind === 'wishes' && Boolean(listOf(asked))

async function answer(option: string, heard: Heard): Promise<void> {
  const accepts = acceptsOf(heard)
  if (isKindOpen(heard)) return askWhich(heard)
  if (accepts !== null) await choosing[accepts](option, heard)
}
