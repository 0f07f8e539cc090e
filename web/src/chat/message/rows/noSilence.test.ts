// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { corpus } from '#tools/understand/corpus/corpus.ts'
import { type Facts, noFacts } from '#web/chat/guide/facts.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { useChecked } from '#web/features/cart/today/checked.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { useSession } from '#web/features/session/session.ts'
import { loadBundle } from '#web/i18n/texts.ts'

const sato = aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 9 })
const changu = aProduct({ id: 'b', name: 'Red snapper (Changu), 1 kg', availableQuantity: 9 })
const page = { data: [sato, changu], meta: { total: 2, skip: 0, take: 8, hasMore: false } }

beforeAll(async () => {
  for (const bundle of ['shell', 'chat', 'topics', 'payment', 'shop'] as const) await loadBundle(bundle)
})
beforeEach(() => {
  signInAs('+255712345678')
  serve({ 'GET /orders': { body: [] }, 'GET /transporters': { body: [] }, 'GET /categories': { body: { data: [] } } })
  const fetched = globalThis.fetch
  globalThis.fetch = async (url, init) =>
    typeof url === 'string' && /\/products/.test(url) ? new Response(JSON.stringify(page), { status: 200 }) : fetched(url, init)
})

const buying: Facts = { ...noFacts, cartCount: 1, checkoutRequested: true, user: 'x', addresses: 1 }
const guest: Facts = { ...buying, user: null }
const paying: Facts = { ...buying, payment: { id: 'p1', kind: 'waiting' } }
const questions: readonly (readonly [Card, Facts])[] = [
  [{ kind: 'welcome' }, noFacts],
  [{ kind: 'categories' }, noFacts],
  [{ kind: 'products', search: 'sato' }, noFacts],
  [{ kind: 'product', productId: 'a' }, noFacts],
  [{ kind: 'quantity', productId: 'a' }, noFacts],
  [
    { kind: 'added', productId: 'a', quantity: 1 },
    { ...noFacts, cartCount: 1 },
  ],
  [{ kind: 'cart' }, { ...noFacts, cartCount: 1 }],
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
  [{ kind: 'review' }, buying],
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
/** Each question is tested with a different part of the corpus. */
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
      useCart.setState({ lines: [{ productId: 'a', quantity: 1, product: sato }], checkoutId: 'c1', owner: null, waiting: {} })
      const chosen = card.kind === 'review' || card.kind === 'failure'
      const choices = chosen ? ({ addressId: 'a1', deliveryOption: 'standard', paymentMethod: 'mobile_money' } as const) : NOTHING_CHOSEN
      setChoices({ checkoutRequested: facts.checkoutRequested, ...choices, phone: null })
      useChecked.setState({ changes: [{ productId: 'a' } as never] })
      useSession.setState({ otpSent: true })
      const open = { id: 'q', at: 1, run: 1, card, cartCountWhenShown: 1 }
      useTranscript.setState({ owner: 'guest', entries: [open], loaded: true })
      await handleMessage(line, card, facts)
      const after = useTranscript.getState().entries
      const isAnswered = after.find(({ id }) => id === 'q')?.answer !== undefined
      const now = draftNow()
      const isAskedAnew = now.phone === '' || (chosen && [now.addressId, now.deliveryOption, now.paymentMethod].includes(null))
      // The guide asks again, or goes on.
      const isReopened = isAskedAnew || useChecked.getState().changes.length === 0 || !useSession.getState().otpSent
      if (isAnswered || isReopened) asks.answered += 1
      else if (!after.some((entry) => entry.id !== 'q' && entry.card.kind !== 'said')) silent.push(line)
      if (facts.checkoutRequested && after.some(({ card: shown }) => shown.kind === 'categories' && !shown.beside)) covered.push(line)
    }
    expect({ silent, covered }).toEqual({ silent: [], covered: [] })
  },
  60_000,
)
