import { addressText, PERSON_AND_PLACE } from '#contract/rules/addressText.ts'
import { hasOtherPhone } from '#contract/rules/receiver.ts'
import { ApiError } from '#web/api/ApiError.ts'
import { errorText } from '#web/api/errorText.ts'
import { change } from '#web/chat/guide/commands.ts'
import { reply } from '#web/chat/guide/reply.ts'
import { say } from '#web/chat/guide/say.ts'
import { slipNow } from '#web/chat/guide/slip.ts'
import { askNewAddress, typeCheckout } from '#web/chat/guide/stepCommands.ts'
import { saveOrStoreAddress } from '#web/chat/outbox/saveAddress.ts'
import { answerOpenQuestion } from '#web/chat/transcript/append.ts'
import { unfoldLive } from '#web/chat/transcript/unfolded.ts'
import { working } from '#web/chat/transcript/working.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { NEW_ADDRESS as DRAFT } from '#web/features/addresses/form.ts'
import {
  addressDraftNow,
  addressTextNow,
  addToAddressDraft,
  clearAddressDraft,
  missingPartsNow,
  saveAddressDraft,
  saveForPerson,
} from '#web/features/addresses/oneLine/addressDraft.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { storeDraft } from '#web/features/session/useDraft.ts'
import { textsNow } from '#web/i18n/texts.ts'
import type { Person } from '../act.ts'
import type { CheckoutAnswers } from '../line.ts'
import { choose } from './checkoutActs.ts'
import { acceptsOf, chooseOption } from './questions.ts'
import { askAddressPart, repair } from './repair.ts'
import { storeChoices } from './storeChoices.ts'
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
    if (place) reply('goesTo', { place: addressText(place, PERSON_AND_PLACE) })
    await (Object.keys(chosen).length > 0 ? choose(chosen, thread) : repair(thread, true))
  },
  newAddress: giveNewAddress,
  askNewAddress: (_, thread) => {
    if (!isAsked(thread)) change('address')
    askNewAddress()
  },
  newAddressIs: async ({ right, chosen }, thread) => {
    storeChoices(chosen)
    if (!right) clearAddressDraft()
    await takeNewAddress(thread)
  },
  receivedBy: async ({ person, chosen }, thread) => {
    const place = slipNow().address
    if (!place || acceptsOf(thread) === 'newAddress') return giveNewAddress({ text: '', person, chosen }, thread)
    storeChoices(chosen)
    const theirs = await working(() => saveForPerson(place, person))
    setChoices({ addressId: theirs.id })
    reply('goesTo', { place: addressText(theirs, PERSON_AND_PLACE) })
    unfoldLive()
  },
} satisfies Partial<ActHandlers>

interface NewPlace {
  /** The place; '' if the line only says who receives. */
  readonly text: string
  readonly person: Person
  readonly chosen: CheckoutAnswers
}

async function giveNewAddress({ text, person, chosen }: NewPlace, thread: ThreadAndLine): Promise<void> {
  beginCheckout(thread)
  storeChoices(chosen)
  if (text !== '') await working(() => addToAddressDraft(text, true, person.fullName !== undefined))
  storePerson(person)
  if (personNow() === null) return keepForSignIn()
  await takeNewAddress(thread)
}

/** A guest's address is saved after the guest has signed in (CHAT-180). */
function keepForSignIn(): void {
  setChoices({ addressGiven: true })
  reply('goesTo', { place: [addressDraftNow().fullName, addressTextNow()].filter(Boolean).join(', ') })
}

/** Chooses the new address, or asks for the part that it still needs. The slip shows it with `Change` (CHAT-151). */
async function takeNewAddress(thread: ThreadState): Promise<void> {
  if (missingPartsNow().length > 0) {
    askAddressPart()
    return askInstead()
  }
  const address = await working(() => saveAddressDraft(saveOrStoreAddress)).catch(tellNotSaved)
  if (address === null) return askInstead()
  // The card offers to save it again. An address that was chosen before stays (CHAT-179).
  if (address === 'failed') return draftNow().addressId === null ? askNewAddress() : undefined
  setChoices({ addressId: address.id })
  // The settled card says it too.
  if (isAsked(thread)) return answerOpenQuestion(address.id)
  reply('goesTo', { place: addressText(address, PERSON_AND_PLACE) })
  unfoldLive()
}

/** Asks for the new address instead of the chosen one, which the last order may have given meanwhile (CHAT-181). */
function askInstead(): void {
  if (draftNow().addressId !== null) change('address')
  askNewAddress()
}

/** Everything else in the line is still done. */
function tellNotSaved(error: unknown): 'failed' {
  if (!(error instanceof ApiError)) throw error
  say('problem', errorText(error, textsNow()))
  return 'failed'
}

/** Stores name and number in the draft. A number that is given before the name is that person's, not the buyer's (CHAT-182). */
function storePerson(person: Person): void {
  const before = addressDraftNow()
  const user = useSession.getState().user
  const isTheirs = person.phoneNumber === '' && user !== null && hasOtherPhone(before.phoneNumber, user)
  storeDraft(DRAFT, { ...before, ...person, ...(isTheirs && { phoneNumber: before.phoneNumber }) })
}

const isAsked = (thread: ThreadState): boolean => acceptsOf(thread) === 'address' || acceptsOf(thread) === 'newAddress'

/** With fish in the cart, an address starts the checkout. */
function beginCheckout({ facts }: ThreadAndLine): void {
  if (facts?.checkoutRequested !== true) typeCheckout()
}
