import { setChoices } from '#web/features/checkout/draft.ts'
import { answerOpenQuestion } from '../transcript/append.ts'
import { openNow, whenOnline } from './commands.ts'
import { openRow } from './slipRow.ts'

// Commands of the steps after the slip, which load with the cards of these steps or with the parser.

/** A typed `checkout`: goes on from the slip, and leaves any other card. */
export const typeCheckout = (): void =>
  whenOnline(() => {
    if (openNow()?.card.kind !== 'slip') answerOpenQuestion(null)
    setChoices({ checkoutRequested: true })
  })

/** Leaves a step of the checkout to change the goods; choices already made are kept. */
export function editCart(): void {
  setChoices({ checkoutRequested: false })
  openRow('cart')
}

/** Switches between the saved addresses and the form; both belong to the same goal. */
export const askNewAddress = (): void => answerOpenQuestion(null, { kind: 'newAddress' })
export const askSavedAddress = (): void => answerOpenQuestion(null, { kind: 'address' })
