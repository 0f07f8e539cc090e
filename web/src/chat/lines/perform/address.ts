import { askNewAddress, change, typeCheckout } from '#web/chat/guide/commands.ts'
import { askAgain, reply } from '#web/chat/guide/reply.ts'
import { answerOpenQuestion } from '#web/chat/transcript/append.ts'
import { working } from '#web/chat/transcript/working.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { NEW_ADDRESS as DRAFT } from '#web/features/addresses/form.ts'
import {
  addressDraftNow,
  addToAddressDraft,
  clearAddressDraft,
  missingPartsNow,
  saveAddressDraft,
} from '#web/features/addresses/oneLine/addressDraft.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { storeDraft } from '#web/features/session/useDraft.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { placeOf } from '../moves/orders/tellOrder.ts'
import { choose } from './choose.ts'
import { nameReceiver } from './notes.ts'
import { acceptsOf, chooseOption } from './question/questions.ts'
import { missingAddressParts, repair } from './question/repair.ts'
import { storeChoices } from './question/storeChoices.ts'
import type { ActHandlers, ThreadAndLine, ThreadState } from './threadState.ts'

export const address = {
  goTo: async ({ addressId, chosen }, thread) => {
    const accepts = acceptsOf(thread)
    beginCheckout(thread)
    storeChoices(chosen)
    if (accepts === 'address' || accepts === 'newAddress') return chooseOption[accepts](addressId, thread)
    setChoices({ addressId })
    if (thread.facts?.checkoutRequested !== true) return
    const place = addressesNow().find(({ id }) => id === addressId)
    if (place) reply('goesTo', { place: placeOf(place) })
    await (Object.keys(chosen).length > 0 ? choose(chosen, thread) : repair(thread, true))
  },
  newAddress: async ({ text, person, chosen }, thread) => {
    beginCheckout(thread)
    storeChoices(chosen)
    await working(() => addToAddressDraft(text, true))
    storeDraft(DRAFT, { ...addressDraftNow(), ...person })
    // Meanwhile the address of the last order may have been taken over (CHAT-181).
    if (draftNow().addressId !== null) change('address')
    if (missingPartsNow().length > 0) askAgain('newAddress', { missing: missingAddressParts() }, true)
    askNewAddress()
  },
  askNewAddress: (_, thread) => {
    if (!isAsked(thread)) change('address')
    askNewAddress()
  },
  newAddressIs: async ({ right, chosen }) => {
    storeChoices(chosen)
    if (!right) {
      clearAddressDraft()
      return askNewAddress()
    }
    const addressId = await working(saveAddressDraft)
    if (addressId === null) return
    answerOpenQuestion(addressId)
    setChoices({ addressId })
  },
  receiver: ({ who }) => nameReceiver(`${textsNow('topics').topics.receiverIs} ${who}`),
  receivedBy: async ({ person }, thread) => {
    storeDraft(DRAFT, { ...addressDraftNow(), ...person })
    await repair(thread, true)
  },
} satisfies Partial<ActHandlers>

const isAsked = (thread: ThreadState): boolean => acceptsOf(thread) === 'address' || acceptsOf(thread) === 'newAddress'

/** With fish in the cart, an address starts the checkout. */
function beginCheckout({ facts }: ThreadAndLine): void {
  if (facts?.checkoutRequested !== true) typeCheckout()
}
