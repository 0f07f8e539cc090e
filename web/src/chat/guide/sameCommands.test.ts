// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Address } from '#contract/address.ts'
import { listTransporters } from '#contract/transporter.ts'
import { aProduct } from '#fixtures/builders.ts'
import { setCached } from '#web/api/useCall.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { addToCart, removeLine, setQuantity, useCart } from '#web/features/cart/cartStore.ts'
import { NO_PREFERENCE } from '#web/features/checkout/checkout.ts'
import { clearDraft, draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { PAYER, PHONE, signInAs } from '#web/features/payment/testing/testBench.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { kinds, type RowKind } from '../kinds/kinds.ts'
import { handleMessage } from '../message/handleMessage.ts'
import { showCart } from '../message/showCart.ts'
import { openQuestion } from '../transcript/openQuestion.ts'
import { putEntries, useTranscript } from '../transcript/transcript.ts'
import { addProduct } from './addCommands.ts'
import { advance } from './advance.ts'
import { change, openHelp, openLanguage, openOrders, requestCheckout, stopCheckout } from './commands.ts'
import type { Facts } from './facts.ts'
import { useSlipRow } from './slipRow.ts'
import { factsOf } from './useFacts.ts'

const fish = {
  sato: aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 99 }),
  mzia: aProduct({ id: 'mzia', name: 'Barracuda (Mzia), 1 kg', availableQuantity: 99 }),
}
const address = (id: string, addressLine1: string): Address => ({
  id,
  fullName: 'Asha Salum',
  phoneNumber: PHONE,
  addressLine1,
  city: 'Dar es Salaam',
  district: 'Kinondoni',
  region: 'Dar es Salaam',
  country: 'Tanzania',
  isDefault: id === 'home',
  createdAt: '2026-01-01T00:00:00Z',
})
const addresses = [address('home', 'Mikocheni B 12'), address('work', 'Sinza Kijiweni 4')]

beforeEach(async () => {
  for (const bundle of ['shell', 'chat', 'topics', 'payment', 'shop'] as const) await loadBundle(bundle)
  signInAs(PHONE)
  Object.defineProperty(navigator, 'locks', { value: { request: async (_: string, work: () => unknown) => work() }, configurable: true })
  localStorage.setItem('addresses', JSON.stringify({ state: { owner: PAYER, addresses }, version: 1 }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'addresses' }))
  expect(addressesNow()).toHaveLength(2)
  setCached(listTransporters, {}, [])
  vi.stubGlobal('fetch', async (url: string) => {
    const one = Object.entries(fish).find(([id]) => url.includes(id))?.[1]
    if (/\/products\?/.test(url))
      return Response.json({ data: one ? [one] : [], meta: { total: one ? 1 : 0, skip: 0, take: 8, hasMore: false } })
    if (/\/products\//.test(url)) return Response.json(one)
    return Response.json(/\/addresses/.test(url) ? addresses : [])
  })
})

const factsNow = (): Facts => {
  const facts = factsOf({
    now: 1_000,
    token: 'token',
    payer: PAYER,
    ownPhone: PHONE,
    codeSent: false,
    registering: false,
    hasStoredAdd: false,
    replaying: false,
    lines: useCart.getState().lines,
    cartChanges: [],
    draft: draftNow(),
    addresses,
    addressesFailed: false,
    records: [],
    cartRecord: null,
    charges: [],
    supportsExtensions: true,
  })
  if (!facts) throw new Error('all facts are known')
  return facts
}

const thread = () => useTranscript.getState().entries
/** Runs the guide until it has nothing to write, as the open thread does. */
function guide(): void {
  for (let writes = advance(thread(), factsNow()); writes.length > 0; writes = advance(thread(), factsNow())) putEntries(writes)
}
const live = () => openQuestion(thread(), factsNow())?.card ?? null
const type = (line: string) => handleMessage(line, live(), factsNow())
const allLines = (id: string) => Object.fromEntries(useCart.getState().lines.map(({ productId }) => [productId, id]))

interface Command {
  /** The goal of the question that the command answers. On a card or by a line it can answer only the question of this goal. */
  readonly goal: string | null
  readonly page: () => unknown
  readonly card: () => unknown
  readonly typed: readonly string[]
  /** The row of the slip that the command answers. Digits, `yeyote` and `haraka` need it open; other words do not. */
  readonly row?: RowKind
}
const adding = (id: keyof typeof fish, n: number): Command => ({
  goal: null,
  page: () => addToCart(fish[id], n),
  card: () => addProduct(id, n),
  typed: [`nataka ${id} ${n}`, `add ${n} ${id}`],
})
const choosing = (goal: string, choice: () => Parameters<typeof setChoices>[0], ...typed: string[]): Command => ({
  goal,
  page: () => useCart.getState().lines.length > 0 && setChoices(choice()),
  card: () => setChoices(choice()),
  typed,
})
const onSlip = (row: RowKind, choice: () => Parameters<typeof setChoices>[0], ...typed: string[]): Command => ({
  ...choosing('slip', choice, ...typed),
  row,
})
const commands = {
  addSato: adding('sato', 2),
  addMzia: adding('mzia', 1),
  fewerSato: {
    goal: null,
    page: () => useCart.getState().lines.some(({ productId }) => productId === 'sato') && setQuantity('sato', 1),
    card: () => useCart.getState().lines.some(({ productId }) => productId === 'sato') && setQuantity('sato', 1),
    typed: [],
  },
  dropMzia: { goal: null, page: () => removeLine('mzia'), card: () => removeLine('mzia'), typed: [] },
  checkout: { goal: 'checkout', page: requestCheckout, card: requestCheckout, typed: ['maliza', 'checkout'] },
  home: choosing('address', () => ({ addressId: 'home' }), 'Mikocheni', 'la kwanza', '1'),
  work: choosing('address', () => ({ addressId: 'work' }), 'sinza', 'ya pili'),
  standard: onSlip('delivery', () => ({ deliveryOption: 'standard' }), 'kawaida', '1'),
  express: onSlip('delivery', () => ({ deliveryOption: 'express' }), 'haraka', 'express'),
  anyone: onSlip('transporters', () => ({ transporterSelections: allLines(NO_PREFERENCE) }), 'yeyote', '1'),
  mobile: onSlip('method', () => ({ paymentMethod: 'mobile_money' }), 'mpesa', '1'),
  cash: onSlip('method', () => ({ paymentMethod: 'cash_on_delivery' }), 'cash', '2'),
  changeAddress: { goal: 'slip', page: () => change('address'), card: () => change('address'), typed: ['badilisha anwani'] },
  stop: { goal: null, page: () => setChoices({ checkoutRequested: false }), card: stopCheckout, typed: [] },
} satisfies Record<string, Command>
type Name = keyof typeof commands

/** Cards and lines between two commands, which must not change the outcome. */
const looks = [
  openHelp,
  openLanguage,
  openOrders,
  () => type('asante'),
  () => type('help'),
  () => isAtStep() && showCart(),
  () => isAtStep() && type('view cart'),
]
const isAtStep = () => draftNow().checkoutRequested && ['address', 'slip'].includes(kinds[live()?.kind ?? 'help'].goal ?? '')

interface Act {
  readonly name: Name
  readonly by: 'page' | 'card' | 'typed'
  readonly words: number
  readonly look: number | null
  /** True if the thread is not open: its guide runs later. */
  readonly away: boolean
}

function begin(): void {
  useCart.setState({ lines: [], checkoutId: 'c1', owner: PAYER, waiting: {} })
  clearDraft()
  setChoices({ usualRead: true })
  useTranscript.setState({ owner: PAYER, entries: [], loaded: true })
  guide()
}

/** Short answers are understood only while their row is open. */
function openRowFor({ row }: Command, words: number, line: string | undefined): void {
  if (row && (words > 1 || /\d|yeyote|haraka/.test(line ?? ''))) change(row)
}

async function perform({ name, by, words, look, away }: Act): Promise<void> {
  const command: Command = commands[name]
  if (by === 'page' || away) await command.page()
  else {
    guide()
    if (look !== null) await Promise.resolve(looks[look % looks.length]?.())
    const card = live()
    const fits = command.goal === null || (card !== null && kinds[card.kind].goal === command.goal)
    const line = command.typed[words % Math.max(1, command.typed.length)]
    if (fits && by === 'typed') openRowFor(command, words, line)
    await (!fits ? command.page() : by === 'typed' && line !== undefined ? type(line) : command.card())
  }
  if (!away) guide()
}

function outcome() {
  guide()
  const { checkoutRequested, addressId, deliveryOption, transporterSelections, paymentMethod, phone } = draftNow()
  const question = openQuestion(thread(), factsNow())?.card.kind
  const row = useSlipRow.getState().open
  return {
    cart: useCart.getState().lines.map(({ productId, quantity }) => [productId, quantity]),
    choices: { checkoutRequested, addressId, deliveryOption, transporterSelections, paymentMethod, phone },
    question: question === undefined ? null : kinds[question].goal,
    // A look at the cart opens its row.
    row: row === 'cart' ? null : row,
  }
}

const act = fc.record<Act>({
  name: fc.constantFrom(...(Object.keys(commands) as Name[])),
  by: fc.constantFrom('page', 'card', 'typed'),
  words: fc.nat(3),
  look: fc.option(fc.nat(6)),
  away: fc.boolean(),
})
/** Most walks go through a checkout: its steps in order, with others in between. */
const walk = fc
  .tuple(
    fc.array(act, { maxLength: 2 }),
    fc.subarray<Name>(['addSato', 'checkout', 'home', 'express', 'anyone', 'mobile']),
    fc.array(act, { minLength: 6, maxLength: 6 }),
    fc.array(act, { maxLength: 2 }),
  )
  .map(([first, names, how, last]) => [...first, ...names.map((name, at): Act => ({ ...(how[at] as Act), name })), ...last]) // prettier-ignore

test('[CHAT-015] the same commands by card, page or typed line end in the same stores and the same open question', async () => {
  await fc.assert(
    fc.asyncProperty(walk, async (acts) => {
      begin()
      for (const one of acts) await perform({ ...one, by: 'page', look: null, away: true })
      const inOrder = outcome()
      begin()
      for (const one of acts) await perform(one)

      expect(outcome()).toEqual(inOrder)
    }),
    { numRuns: 1_000, seed: 15 },
  )
})
