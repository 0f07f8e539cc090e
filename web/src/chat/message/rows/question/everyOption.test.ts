// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listTransporters } from '#contract/transporter.ts'
import { aCategory, anAddress, anOrder, aProduct, aTransporter } from '#fixtures/builders.ts'
import { setCached } from '#web/api/useCall.ts'
import { type Facts, noFacts } from '#web/chat/guide/facts.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { kinds } from '#web/chat/kinds/kinds.ts'
import { type Accepts } from '#web/chat/kinds/row.ts'
import type { Option } from '#web/chat/lines/line.ts'
import { chooseOption, optionsAt } from '#web/chat/lines/perform/questions.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { loadTexts, saveAddresses, signInBuyer } from '#web/chat/message/testing/buyer.ts'
import { serveProducts } from '#web/chat/message/testing/market.ts'
import { buying, fillCart, SLIP, say, showThread } from '#web/chat/message/testing/talk.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { clearDraft, draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { PHONE } from '#web/features/payment/testing/testBench.ts'
import { useSession } from '#web/features/session/session.ts'
import { chooseLanguage, type Language, loadBundle, textsNow } from '#web/i18n/texts.ts'

const sato = aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 9 })
const changu = aProduct({ id: 'b', name: 'Red snapper (Changu), 1 kg', availableQuantity: 9 })
const addresses = [
  anAddress({ id: 'home', addressLine1: 'Mikocheni B 12', isDefault: true }),
  anAddress({ id: 'work', addressLine1: 'Sinza Kijiweni 4', district: 'Ubungo', isDefault: false }),
]
const transporters = [
  aTransporter({ id: 'pwani', businessName: 'Pwani Express' }),
  aTransporter({ id: 'bahari', businessName: 'Bahari Cargo' }),
]
const waiting: Facts = { ...buying, payment: { id: 'p1', kind: 'waiting' } }

const cards: Readonly<Partial<Record<Accepts, readonly [Card, Facts]>>> = {
  list: [{ kind: 'products' }, noFacts],
  category: [{ kind: 'categories' }, noFacts],
  next: [SLIP, { ...noFacts, cartCount: 1 }],
  code: [{ kind: 'code' }, { ...buying, user: null, codeSent: true }],
  address: [{ kind: 'address' }, buying],
  delivery: [{ kind: 'delivery' }, buying],
  transporters: [{ kind: 'transporters' }, buying],
  method: [{ kind: 'method' }, buying],
  change: [{ kind: 'slip' }, buying],
  check: [{ kind: 'waiting', paymentId: 'p1' }, waiting],
  retry: [
    { kind: 'failure', paymentId: 'p1' },
    { ...buying, payment: { id: 'p1', kind: 'failed' } },
  ],
  changes: [{ kind: 'cartChanged' }, { ...buying, cartChanged: true }],
  arrived: [{ kind: 'arrived', orderId: 'order-1', orderNumber: 'SMK-100001' }, noFacts],
  complaint: [{ kind: 'complaint' }, noFacts],
}
/** Questions whose buttons have numbers. */
const NUMBERED: readonly Accepts[] = ['list', 'category', 'address', 'delivery', 'transporters', 'method']
const listed = Object.keys(cards) as Accepts[]

beforeAll(async () => {
  await loadTexts()
  for (const bundle of ['signIn', 'complaint'] as const) await loadBundle(bundle)
})
beforeEach(async () => {
  await signInBuyer()
  saveAddresses(addresses)
  expect(addressesNow()).toHaveLength(2)
  setCached(listTransporters, {}, transporters)
  serveProducts(() => [sato, changu], {
    'GET /orders': { body: [anOrder({ addressId: 'home', items: [{ ...anOrder().items[0], transporterId: 'pwani' }] as never })] },
    'GET /categories': { body: { data: [aCategory(), aCategory({ id: 'reef', name: 'Reef fish' })] } },
  })
  fillCart([sato], { a: 1 })
})
afterEach(() => vi.restoreAllMocks())

/** Returns what the line chose at the open question, handled as in the thread. */
async function chosenBy(line: string, accepts: Accepts, language: Language): Promise<string | null> {
  const [card, facts] = cards[accepts] ?? [{ kind: 'welcome' }, noFacts]
  await chooseLanguage(language)
  clearDraft()
  fillCart([sato], { a: 1 })
  setPlace(accepts)
  useSession.setState({ otpSent: accepts === 'code', tempPhoneNumber: accepts === 'code' ? PHONE : null })
  const choose = vi.spyOn(chooseOption, accepts).mockReturnValue(undefined)
  await say(line, card, facts)
  const chosen = choose.mock.calls.map(([id]) => id)
  choose.mockRestore()
  // A row of a list is chosen by adding it.
  if (accepts === 'list')
    return useCart.getState().lines.find(({ productId, quantity }) => productId !== 'a' || quantity > 1)?.productId ?? null
  // A row of the slip stores the choice that its name says, and the option that its number says.
  const stored = ROWS[accepts]?.() ?? null
  if (chosen.length === 0) return stored
  return chosen.length === 1 && stored === null ? (chosen[0] ?? null) : null
}

/** Returns what is stored for each row of the slip, and whether the buyer goes on. */
const ROWS: Readonly<Partial<Record<Accepts, () => string | null>>> = {
  next: () => (draftNow().checkoutRequested ? 'yes' : null),
  delivery: () => draftNow().deliveryOption,
  transporters: () => Object.values(draftNow().transporterSelections)[0] ?? null,
  method: () => draftNow().paymentMethod,
}

/** Sets the address, because only transporters of its region are offered. */
const setPlace = (accepts: Accepts): void => setChoices({ addressId: accepts === 'transporters' ? 'home' : null })

async function optionsOf(accepts: Accepts): Promise<readonly Option[]> {
  const [asked, facts] = cards[accepts] ?? [{ kind: 'welcome' }, noFacts]
  setPlace(accepts)
  const talk = { asked, live: asked, facts, line: '', beside: null, waiting: false, meant: {} as never }
  return optionsAt(accepts, talk as never)
}

/** The texts on the buttons, by option id. */
function labelsOf(accepts: Accepts): Readonly<Record<string, string>> {
  const t = textsNow('chat', 'checkout', 'complaint', 'payment', 'shop', 'signIn')
  const labels: Readonly<Partial<Record<Accepts, Record<string, string>>>> = {
    next: { yes: t.chat.checkout, no: t.chat.keepShopping },
    code: { resend: t.session.resend, number: t.session.changeNumber },
    address: { new: t.chat.newAddress },
    delivery: { standard: t.checkout.standard, express: t.checkout.express },
    transporters: { none: t.checkout.noPreference, pwani: 'Pwani Express, Dar es Salaam', bahari: 'Bahari Cargo, Dar es Salaam' },
    method: { mobile_money: t.checkout.mobileMoney, cash_on_delivery: t.checkout.cash },
    check: { check: t.payment.checkStatus, help: t.chat.help },
    retry: { again: t.payment.tryAgain, other: t.payment.otherMethod },
    changes: { accept: t.cart.accept, edit: t.cart.edit },
    arrived: { right: t.chat.yes, wrong: t.chat.fishProblem },
    complaint: { send: t.complaint.send, leave: t.complaint.leave, ...t.complaint.wrongs, ...t.complaint.wishes },
  }
  return labels[accepts] ?? {}
}

const ORDINALS: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['the first one', 'number one'],
    ['the second one', 'second', 'number two'],
    ['the third one', 'third', 'number three'],
  ],
  sw: [
    ['la kwanza', 'ya kwanza', 'namba moja'],
    ['la pili', 'ya pili', 'namba mbili'],
    ['la tatu', 'ya tatu', 'namba tatu'],
  ],
}
const LAST: Readonly<Record<Language, string>> = { en: 'the last one', sw: 'la mwisho' }

/** Drops a letter from the longest word if it has five or more letters and no digit, else returns null (CHAT-055). */
function misspelt(name: string): string | null {
  const [longest = ''] = name.split(' ').toSorted((a, b) => b.length - a.length)
  if (longest.length < 5 || /\d/.test(longest)) return null
  return name.replace(longest, longest.slice(0, 3) + longest.slice(4))
}

test.each(listed.flatMap((accepts) => (['en', 'sw'] as const).map((language) => [accepts, language] as const)))(
  '[CHAT-126] %s in %s: every option is chosen by its names, button text, number and position',
  async (accepts, language) => {
    await chooseLanguage(language)
    const labels = labelsOf(accepts)
    const options = await optionsOf(accepts)
    expect(options.length).toBeGreaterThan(1)
    expect(Object.keys(labels).filter((id) => !options.some((option) => option.id === id))).toEqual([])
    const isNumbered = NUMBERED.includes(accepts)
    const cases = options.flatMap(({ id, names }, at) => {
      const texts = [...names, ...(labels[id] ? [labels[id]] : [])]
      return [
        ...texts.flatMap((name) => [name, name.toUpperCase(), `${name}.`]),
        ...(isNumbered ? [String(at + 1), `namba ${at + 1}`, `${at + 1}.`, ...(ORDINALS[language][at] ?? [])] : []),
        // `the last one` at a list may also mean the last order.
        ...(isNumbered && at === options.length - 1 && accepts !== 'list' ? [LAST[language]] : []),
      ].map((line) => [line, id] as const)
    })
    const wrong: string[] = []
    for (const [line, id] of cases) {
      const chosen = await chosenBy(line, accepts, language)
      if (chosen !== id) wrong.push(`${line}: ${chosen}, not ${id}`)
    }
    expect(wrong).toEqual([])
  },
)

test.each(listed)('[CHAT-126][CHAT-055] %s: each name is understood with one letter missing', async (accepts) => {
  const wrong: string[] = []
  for (const { id, names } of await optionsOf(accepts))
    for (const line of names.flatMap((name) => misspelt(name) ?? [])) {
      const chosen = await chosenBy(line, accepts, 'sw')
      if (chosen !== id) wrong.push(`${line}: ${chosen}, not ${id}`)
    }
  expect(wrong).toEqual([])
})

test('[CHAT-126] every question with options is in this table', () => {
  const accepted = new Set(Object.values(kinds).flatMap(({ accepts }) => accepts ?? []))
  const others = ['amount', 'person', 'newAddress', 'agree'] // expect a number, a person, a place, yes or no
  expect([...accepted].filter((accepts) => !listed.includes(accepts)).toSorted()).toEqual(others.toSorted())
})

test.each([
  ['ndiyo', 'yes'],
  ['Ndio', 'yes'],
  ['yes', 'yes'],
  ['sawa', 'yes'],
  ['hapana', 'no'],
  ['no', 'no'],
  ['sitaki', 'no'],
])('[CHAT-126] yes or no: “%s”', async (line, id) => {
  const card = { kind: 'confirm', question: 'startFresh' } as const
  showThread(card)
  const choose = vi.spyOn(chooseOption, 'agree').mockReturnValue(undefined)
  await handleMessage(line, null, noFacts)
  expect(choose.mock.calls.map(([chosen]) => chosen)).toEqual([id])
})
