// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { corpus } from '#tools/understand/corpus/corpus.ts'
import { type Facts, noFacts } from '#web/chat/guide/facts.ts'
import { useSlipRow } from '#web/chat/guide/slipRow.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { isRow } from '#web/chat/kinds/kinds.ts'
import { useChecked } from '#web/features/cart/today/checked.ts'
import { OWN_PHONE, PHONE_TO_ASK } from '#web/features/checkout/checkout.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { useSession } from '#web/features/session/session.ts'
import { loadTexts, signInBuyer } from '../testing/buyer.ts'
import { serveProducts } from '../testing/market.ts'
import { ADDED, buying, cardsAfterLine, fillCart, firstCardAnswer, SLIP, say } from '../testing/talk.ts'

const sato = aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 9 })
const changu = aProduct({ id: 'b', name: 'Red snapper (Changu), 1 kg', availableQuantity: 9 })

beforeAll(loadTexts)
beforeEach(async () => {
  await signInBuyer()
  serveProducts(() => [sato, changu])
})

const guest: Facts = { ...buying, user: null }
const paying: Facts = { ...buying, payment: { id: 'p1', kind: 'waiting' } }
const questions: readonly (readonly [Card, Facts])[] = [
  [{ kind: 'welcome' }, noFacts],
  [{ kind: 'categories' }, noFacts],
  [{ kind: 'products', search: 'sato' }, noFacts],
  [{ kind: 'product', productId: 'a' }, noFacts],
  [ADDED, { ...noFacts, cartCount: 1 }],
  [SLIP, { ...noFacts, cartCount: 1 }],
  [{ kind: 'cartChanged' }, { ...buying, cartChanged: true }],
  [{ kind: 'phone' }, guest],
  [{ kind: 'register' }, { ...guest, registering: true }],
  [{ kind: 'code' }, { ...guest, codeSent: true }],
  [{ kind: 'address' }, buying],
  [{ kind: 'newAddress' }, buying],
  [{ kind: 'delivery' }, buying],
  [{ kind: 'transporters' }, buying],
  [{ kind: 'method' }, buying],
  [{ kind: 'payPhone' }, buying],
  [{ kind: 'slip' }, buying],
  [{ kind: 'waiting', paymentId: 'p1' }, paying],
  [
    { kind: 'stillChecking', paymentId: 'p1' },
    { ...paying, payment: { id: 'p1', kind: 'stillChecking' } },
  ],
  [
    { kind: 'recovery', paymentId: 'p1' },
    { ...buying, unfinished: 'p1' },
  ],
  [
    { kind: 'failure', paymentId: 'p1' },
    { ...buying, payment: { id: 'p1', kind: 'failed' } },
  ],
]
/** The row of the slip that is open at a question. */
const openAt = ({ kind }: Card) => (isRow(kind) ? kind : null)
/** Each question is tested with every 17th line of the corpus, each with different lines. */
const EVERY = 17
const NOTHING_CHOSEN = { addressId: null, deliveryOption: null, paymentMethod: null }

test.each(questions)(
  '[CHAT-128][CHAT-127] every line gets a response at $kind',
  async (card, facts) => {
    const silent: string[] = []
    const covered: string[] = []
    const asks = { kind: card.kind, answered: 0 }
    const part = questions.findIndex(([one]) => one === card) % EVERY
    for (const { line } of corpus.filter((_, at) => at % EVERY === part)) {
      fillCart([sato], { a: 1 })
      const chosen = card.kind === 'slip' || card.kind === 'failure'
      const choices = chosen ? ({ addressId: 'a1', deliveryOption: 'standard', paymentMethod: 'mobile_money' } as const) : NOTHING_CHOSEN
      setChoices({ checkoutRequested: facts.checkoutRequested, ...choices, phone: OWN_PHONE })
      useChecked.setState({ changes: [{ productId: 'a' } as never] })
      useSession.setState({ otpSent: true })
      await say(line, card, facts)
      const replies = cardsAfterLine()
      const isAnswered = firstCardAnswer() !== undefined
      const now = draftNow()
      const isAskedAnew = now.phone === PHONE_TO_ASK || (chosen && [now.addressId, now.deliveryOption, now.paymentMethod].includes(null))
      // True if the line changed what the guide asks next, or which row is in view: that is the response.
      const isReopened = [
        isAskedAnew,
        now.checkoutRequested !== facts.checkoutRequested,
        useSlipRow.getState().open !== openAt(card),
        useChecked.getState().changes.length === 0,
        !useSession.getState().otpSent,
      ].includes(true)
      if (isAnswered || isReopened) asks.answered += 1
      else if (replies.length === 0) silent.push(line)
      if (facts.checkoutRequested && replies.some((shown) => shown.kind === 'categories' && !shown.beside)) covered.push(line)
    }
    expect({ silent, covered }).toEqual({ silent: [], covered: [] })
  },
  60_000,
)
