// @vitest-environment jsdom
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { corpus } from '#tools/understand/corpus/corpus.ts'
import { type Facts, noFacts } from '#web/chat/guide/facts.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { asksOnly } from '../../lines/read/read.ts'

const sato = aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 9 })
const changu = aProduct({ id: 'changu', name: 'Large red snapper (Changu), 3 kg', availableQuantity: 9 })
const frozen = aProduct({ id: 'frozen', name: 'Frozen red snapper (Changu), 500 g', storageType: 'frozen', availableQuantity: 9 })
const page = { data: [changu, frozen], meta: { total: 2, skip: 0, take: 8, hasMore: false } }
const cartContents = [
  { productId: 'sato', quantity: 2, product: sato },
  { productId: 'changu', quantity: 3, product: changu },
]

beforeAll(async () => {
  for (const bundle of ['shell', 'chat', 'topics', 'payment', 'shop', 'faq'] as const) await loadBundle(bundle)
})
beforeEach(() => {
  signInAs('+255712345678')
  serve({ 'GET /orders': { body: [] }, 'GET /transporters': { body: [] }, 'GET /categories': { body: { data: [] } } })
  const fetched = globalThis.fetch
  globalThis.fetch = async (url, init) =>
    typeof url === 'string' && /\/products/.test(url) ? new Response(JSON.stringify(page), { status: 200 }) : fetched(url, init)
})

const buying: Facts = { ...noFacts, cartCount: 2, checkoutRequested: true, user: 'x', addresses: 1 }
const looking: Facts = { ...noFacts, cartCount: 2, user: 'x' }
const questions: readonly (readonly [Card, Facts])[] = [
  [{ kind: 'products', search: 'changu' }, looking],
  [{ kind: 'added', productId: 'changu', quantity: 1 }, looking],
  [{ kind: 'cart' }, looking],
  [{ kind: 'quantity', productId: 'changu' }, looking],
  [{ kind: 'welcome' }, looking],
  [{ kind: 'transporters' }, buying],
  [{ kind: 'review' }, buying],
]
/** Intents that may change the cart; no other line may. */
const WRITES = new Set(['add', 'setQuantity', 'remove', 'undo', 'buyAgain', 'startFresh', 'yes', 'no', 'cancel', 'back', 'unknown'])
/** Topics whose lines may contain a wish for the rider or seller; the note then contains the buyer's words. */
const MAY_WISH = new Set(['cleaning', 'pickTime'])
/** Topic of lines that name the receiver; the note then contains that name. */
const MAY_NAME = 'gift'
const RECEIVER = /^(?:Mpokeaji|Receiver): /
/** Each question is tested with a different part of the corpus; `EVERY=1` tests all of it. */
const EVERY = Number(process.env['EVERY'] ?? 12)

test.each(questions)(
  '[CHAT-048][CHAT-135] no line about something else changes the cart at $kind',
  async (card, facts) => {
    const changed: string[] = []
    const part = questions.findIndex(([one]) => one === card)
    const lines = corpus.filter(({ intent }) => !WRITES.has(intent))
    for (const { line, topic } of lines.filter((_, at) => at % EVERY === part % EVERY)) {
      useCart.setState({ lines: cartContents, checkoutId: 'c1', owner: null, waiting: {} })
      setChoices({
        checkoutRequested: facts.checkoutRequested,
        addressId: 'a1',
        deliveryOption: 'standard',
        paymentMethod: 'mobile_money',
        phone: null,
        notes: null,
      })
      const seen: Card = { kind: 'products', search: 'changu' }
      const entries = [seen, card].map((one, at) => ({
        id: `q${at}`,
        at,
        run: 1,
        card: one,
        cartCountWhenShown: 9,
        ...(at === 0 ? { answer: { value: 'x' } } : {}),
      }))
      useTranscript.setState({ owner: 'guest', entries, loaded: true })
      await handleMessage(line, card, facts)
      const now = useCart
        .getState()
        .lines.map(({ productId, quantity }) => `${productId} ${quantity}`)
        .join(', ')
      if (now !== 'sato 2, changu 3') changed.push(`${line}: ${now}`)
      const note = draftNow().notes
      const isOfThem = topic === MAY_NAME && RECEIVER.test(note ?? '')
      if (note && !((isOfThem || MAY_WISH.has(topic ?? '')) && line.includes(note.replace(RECEIVER, ''))))
        changed.push(`${line}: note ${note}`)
      if (draftNow().phone) changed.push(`${line}: payer ${draftNow().phone}`)
    }
    expect(changed).toEqual([])
  },
  120_000,
)

const AT_CHOICE = ['address', 'delivery', 'transporters', 'method', 'review'] as const
const open = { addressId: null, deliveryOption: null, paymentMethod: null, phone: null, notes: null, transporterSelections: {} } as const

test.each(AT_CHOICE)(
  '[CHAT-135] a question neither chooses nor stops anything at %s',
  async (kind) => {
    const changed: string[] = []
    const lines = corpus.filter(({ line, intent }) => asksOnly(line) && !WRITES.has(intent))
    for (const { line } of lines.filter((_, at) => at % EVERY === AT_CHOICE.indexOf(kind) % EVERY)) {
      setChoices({ ...open, checkoutRequested: true })
      useTranscript.setState({ owner: 'guest', entries: [{ id: 'q', at: 1, run: 1, card: { kind }, cartCountWhenShown: 9 }], loaded: true })
      await handleMessage(line, { kind }, buying)
      const now = draftNow()
      const differs = Object.entries({ ...open, checkoutRequested: true }).filter(
        ([key, value]) => !isDeepStrictEqual(now[key as keyof typeof now], value),
      )
      if (differs.length > 0) changed.push(`${line}: ${differs.map(([key]) => key).join(', ')}`)
    }
    expect(changed).toEqual([])
  },
  120_000,
)

test.each([
  'sikubali kabisa',
  'hatukubali',
  'siafiki',
  'I disagree',
  'show my saved fish',
  'I want to bookmark this fish',
  'hifadhi huyu samaki',
])('[CHAT-135] `%s` agrees to nothing: whatever the open question, it chooses and adds nothing', async (line) => {
  for (const kind of [...AT_CHOICE, 'cart', 'quantity'] as const) {
    const isChoice = kind !== 'cart' && kind !== 'quantity'
    const card: Card = kind === 'quantity' ? { kind, productId: 'changu' } : { kind }
    useCart.setState({ lines: cartContents, checkoutId: 'c1', owner: null, waiting: {} })
    setChoices({ ...open, checkoutRequested: isChoice })
    useTranscript.setState({ owner: 'guest', entries: [{ id: 'q', at: 1, run: 1, card, cartCountWhenShown: 9 }], loaded: true })
    await handleMessage(line, card, isChoice ? buying : looking)
    expect([kind, draftNow()]).toMatchObject([kind, { ...open, checkoutRequested: isChoice }])
    expect([kind, useCart.getState().lines]).toMatchObject([kind, cartContents])
  }
})
