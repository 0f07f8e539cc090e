// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { type Facts, noFacts } from '#web/chat/guide/facts.ts'
import { useSlipRow } from '#web/chat/guide/slipRow.ts'
import type { Card, CardKind } from '#web/chat/kinds/card.ts'
import { hasRole, isOfJourney, isRow, kinds } from '#web/chat/kinds/kinds.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { isOpenQuestion } from '#web/chat/transcript/openQuestion.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { useUnfolded } from '#web/chat/transcript/unfolded.ts'
import { addressTextNow } from '#web/features/addresses/oneLine/addressDraft.ts'
import { OWN_PHONE } from '#web/features/checkout/checkout.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { loadTexts, signInBuyer } from '../testing/buyer.ts'
import { productPage } from '../testing/market.ts'
import { cardsAfterLine, fillCart, firstCardAnswer, lastCard, openCard, showAnswered, showThread } from '../testing/talk.ts'

const sato = aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 9 })

const withId = (kind: CardKind): Card => ({ kind, productId: 'a', paymentId: 'p1', quantity: 1 }) as never
const questions = Object.keys(kinds)
  .map((kind) => withId(kind as CardKind))
  .filter((card) => isOfJourney(card))

const guest: ReadonlySet<string> = new Set(['phone', 'register', 'code'])
const looking: ReadonlySet<string> = new Set(['welcome', 'categories', 'products', 'product'])
const paying: Readonly<Record<string, 'waiting' | 'stillChecking' | 'failed'>> = {
  waiting: 'waiting',
  stillChecking: 'stillChecking',
  failure: 'failed',
}

function factsAt({ kind }: Card): Facts {
  const payment = paying[kind]
  return {
    ...noFacts,
    cartCount: 1,
    checkoutRequested: !looking.has(kind),
    user: guest.has(kind) ? null : 'x',
    codeSent: kind === 'code',
    unfinished: kind === 'recovery' ? 'p1' : null,
    payment: payment ? { id: 'p1', kind: payment } : null,
  }
}

beforeAll(loadTexts)

/** Sends a line at an open question; returns the entries it added and whether the question is still open. */
async function interrupt(card: Card, line: string) {
  const facts = factsAt(card)
  await handleMessage(line, openCard(card), facts)
  const { entries } = useTranscript.getState()
  const came = entries.slice(1).map((entry) => entry.card)
  // The first Swahili line also adds an offer to change the language (CHAT-148).
  const shown = came.filter((one) => one.kind !== 'said' && !('offer' in one))
  return { shown, isOpen: entries[0]?.answer === undefined }
}

beforeEach(async () => {
  await signInBuyer()
  serve({
    'GET /orders': { body: [] },
    'GET /transporters': { body: [] },
    'GET /categories': { body: { data: [] } },
    'GET /products?skip=0&take=20&search=sangara': productPage(sato, { ...sato, id: 'b' }),
  })
})
const put = (card: Card) => {
  const facts = factsAt(card)
  if (facts.user === null) signInAs(null)
  fillCart([sato], { a: 1 })
  setChoices({
    checkoutRequested: facts.checkoutRequested,
    addressId: 'home',
    deliveryOption: 'express',
    paymentMethod: 'mobile_money',
    phone: OWN_PHONE,
  })
  showThread(openCard(card))
}
const unfoldedAtEnd = (): boolean => useUnfolded.getState().at === useTranscript.getState().entries.at(-1)?.id
const asStep = (card: Card): boolean => hasRole(card, 'question')

test.each(questions)(
  '[CHAT-030][CHAT-133] at $kind search, cart, help and language are shown, and a checkout step stays open',
  async (card) => {
    const isStep = asStep(openCard(card))
    // The slip takes the place of a card that looks for fish, because the cart has one.
    const slip = isStep ? [] : [{ kind: 'slip' }]
    const list = [...slip, { kind: 'products', search: 'sangara', beside: true }]
    const goods = isStep && openCard(card).kind !== 'slip' ? [expect.objectContaining({ kind: 'reply', text: 'cartNow' })] : slip
    for (const [line, shown] of [
      ['sangara', list],
      ['tafuta sangara', list],
      ['view cart', goods],
      ['onyesha kikapu', goods],
      ['help', [{ kind: 'help' }]],
      ['msaada', [{ kind: 'help' }]],
      ['language', [{ kind: 'language' }]],
      ['badilisha lugha', [{ kind: 'language' }]],
    ] as const) {
      put(card)
      const after = await interrupt(card, line)
      expect({ line, shown: after.shown }).toEqual({ line, shown })
      if (isStep) expect({ line, isOpen: after.isOpen }).toEqual({ line, isOpen: true })
      else if (goods === shown) expect({ line, row: useSlipRow.getState().open }).toEqual({ line, row: 'cart' })
    }
  },
)

test.each(questions)(
  '[CHAT-030][CHAT-032][CHAT-033] at $kind cancel leaves the checkout, but does not cancel a waiting payment',
  async (card) => {
    const waits = card.kind === 'waiting' || card.kind === 'stillChecking'
    for (const line of ['cancel', 'ghairi']) {
      put(card)
      const { shown, isOpen } = await interrupt(card, line)
      if (waits) expect([line, shown, isOpen]).toEqual([line, [{ kind: 'guideText', text: 'stillOpen' }], true])
      else if (looking.has(card.kind)) expect([line, shown.map(({ kind }) => kind)]).toEqual([line, ['slip', 'categories']])
      else {
        expect([line, shown, isOpen]).toEqual([line, [{ kind: 'guideText', text: 'stopped' }], false])
        expect(draftNow()).toMatchObject({ checkoutRequested: false, addressId: 'home', deliveryOption: 'express' })
      }
    }
  },
)

/** The choice that "back" reopens at each step. */
const before: Readonly<Record<string, object>> = {
  address: { checkoutRequested: false },
  newAddress: { checkoutRequested: false },
  phone: { checkoutRequested: false },
  slip: { addressId: null },
}

test.each(questions)(
  '[CHAT-030][CHAT-033][CHAT-034] at $kind 0, back and rudi return to the previous question, from a row to the slip, and from the first to the menu',
  async (card) => {
    for (const line of ['0', 'back', 'rudi']) {
      put(card)
      const { shown, isOpen } = await interrupt(card, line)
      if (card.kind === 'waiting' || card.kind === 'stillChecking')
        expect([line, shown, isOpen]).toEqual([line, [{ kind: 'guideText', text: 'stillOpen' }], true])
      else if (isRow(card.kind)) {
        expect([line, shown, isOpen, useSlipRow.getState().open, unfoldedAtEnd()]).toEqual([line, [], true, null, true])
        expect(draftNow()).toMatchObject({ addressId: 'home', deliveryOption: 'express', paymentMethod: 'mobile_money' })
      } else if (before[card.kind]) {
        expect([line, isOpen]).toEqual([line, false])
        expect(draftNow()).toMatchObject(before[card.kind] ?? {})
      } else if (looking.has(card.kind)) expect([line, shown]).toEqual([line, [{ kind: 'slip' }, { kind: 'categories', beside: true }]])
      else if (card.kind === 'recovery') expect([line, shown, isOpen]).toEqual([line, [{ kind: 'categories', beside: true }], true])
      else if (card.kind === 'cartChanged') expect([line, shown, draftNow().checkoutRequested]).toEqual([line, [], false])
      else expect([line, isOpen]).toEqual([line, false]) // code and register lead back to the phone card, a failure to the slip
    }
  },
)

test('[CHAT-034][CHAT-181] without a number that can pay, back leads from the row of the number to the choice of the method', async () => {
  const facts: Facts = { ...factsAt({ kind: 'slip' }), method: 'mobile_money', phone: null }
  for (const line of ['0', 'back', 'rudi']) {
    put({ kind: 'slip' })
    await handleMessage(line, openCard({ kind: 'slip' }), facts)
    expect([line, draftNow(), firstCardAnswer()]).toMatchObject([line, { addressId: 'home', paymentMethod: null }, undefined])
  }
})

test('[CHAT-034] while browsing, back retraces the way: quantity, fish, list, categories', async () => {
  const way: Card[] = [
    { kind: 'welcome' },
    { kind: 'categories' },
    { kind: 'products', categoryId: 'c' },
    { kind: 'product', productId: 'a' },
  ]
  put({ kind: 'welcome' })
  fillCart([], {})
  showAnswered(...way)
  for (const card of way.toReversed().slice(0, -1)) {
    const { entries } = useTranscript.getState()
    expect(entries.findLast((entry) => isOpenQuestion(entry))?.card).toEqual(card)
    await handleMessage('rudi', card, factsAt(card))
  }
  expect(lastCard()).toEqual({ kind: 'categories' })
})

test('[CHAT-053][CHAT-080] half a kilo of a fish: the chat says that packs are whole, and lists the fish', async () => {
  const card: Card = { kind: 'welcome' }
  put(card)
  fillCart([], {})
  const { shown } = await interrupt(card, 'naomba sangara nusu kilo')
  expect(shown).toEqual([
    { kind: 'guideText', text: 'wholeUnits', about: '0,1' },
    { kind: 'products', search: 'sangara' },
  ])
})

test('[CHAT-033][CHAT-141] while a payment waits neither address nor receiver can change, and the chat says so', async () => {
  for (const line of ['badilisha anwani', 'ni zawadi kwa mama yangu']) {
    const card: Card = { kind: 'waiting', paymentId: 'p1' }
    put(card)
    const { shown } = await interrupt(card, line)
    expect({ line, shown: shown.map((one) => ('text' in one ? one.text : one.kind)) }).toEqual({ line, shown: ['ordersWithin'] })
  }
})

test('[CHAT-141][CHAT-135] a question that contains a place and an hour is answered and fills in no address', async () => {
  put({ kind: 'newAddress' })
  const { shown, isOpen } = await interrupt({ kind: 'newAddress' }, 'can you bring it to Msasani Peninsula, house 4, by 6pm')
  expect([shown, isOpen]).toMatchObject([[{ kind: 'reply', text: 'pickTime' }], true])
  expect(addressTextNow()).toBe('')
})

test.each(['lipa', 'ndiyo', 'bla bla bla', 'iwe haraka', 'kwa cash'])(
  '[CHAT-044][CHAT-132] %s at the slip is answered with its button, and the slip stays open and unfolded',
  async (line) => {
    put(withId('slip'))
    const { shown, isOpen } = await interrupt(withId('slip'), line)
    expect(shown.map(({ kind }) => kind)).toEqual(['reply'])
    expect(isOpen).toBe(true)
    expect(unfoldedAtEnd()).toBe(true)
  },
)

test.each(['lipa', 'maliza', 'checkout', 'ndiyo'])(
  '[CHAT-044][CHAT-132] `%s` at a slip that lacks nothing goes on to its buttons, and orders nothing',
  async (line) => {
    put(withId('slip'))
    setChoices({ checkoutRequested: false, paymentMethod: null })
    const facts = { ...factsAt(withId('slip')), checkoutRequested: false, addressId: 'home' }
    await handleMessage(line, openCard(withId('slip')), facts)
    expect(cardsAfterLine()).toMatchObject([{ kind: 'reply', of: 'repairs', text: 'reviewBoth' }])
    expect([draftNow().checkoutRequested, firstCardAnswer(), unfoldedAtEnd()]).toEqual([true, undefined, true])
  },
)

test('[CHAT-024][CHAT-130] a typed `checkout` closes an open fish', async () => {
  put(withId('product'))
  await interrupt(withId('product'), 'checkout please')
  expect(firstCardAnswer()).toEqual({ superseded: true })
})

test.each([
  ['change it to express', 'express'],
  ['how long does express take?', 'standard'],
  ['haraka ni saa ngapi', 'standard'],
])('[CHAT-126] `%s` at the slip with standard delivery leaves %s', async (line, option) => {
  put(withId('slip'))
  setChoices({ deliveryOption: 'standard' })
  await interrupt(withId('slip'), line)
  expect(draftNow().deliveryOption).toBe(option)
})

test('[CHAT-127] `ndiyo` at the slip is understood; while the order is being placed the slip stays open', async () => {
  put(withId('slip'))
  const { shown } = await interrupt(withId('slip'), 'ndiyo')
  expect(shown[0]).not.toHaveProperty('how')
  put(withId('slip'))
  await handleMessage('lipa', withId('slip'), { ...factsAt(withId('slip')), placing: true })
  expect(firstCardAnswer()).toBeUndefined()
})
