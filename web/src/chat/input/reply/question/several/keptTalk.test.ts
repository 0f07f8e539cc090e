// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anAddress, anOrder, aProduct, aTransporter } from '#fixtures/builders.ts'
import { type AddressFields, NEW_ADDRESS, startOfNew } from '#web/features/addresses/form.ts'
import { forgetAddressLine, takeAddressLine } from '#web/features/addresses/oneLine/takeAddressLine.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { PAYER, PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { draftNow as fieldsNow } from '#web/features/session/useDraft.ts'
import { chooseLanguage, loadArea } from '#web/i18n/texts.ts'
import type { Card } from '../../../../cards/card.ts'
import { type Facts, noFacts } from '../../../../guide/facts.ts'
import { useTranscript } from '../../../../transcript/transcript.ts'
import { handleMessage } from '../../../handleMessage.ts'

const dagaa = aProduct({ id: 'dagaa', name: 'Fried lake sardine (Dagaa wa kukaanga), 250 g', availableQuantity: 9 })
const changu = aProduct({ id: 'changu', name: 'Red snapper (Changu), 1 kg', availableQuantity: 9 })
const shopping: Facts = { ...noFacts, cartCount: 1, user: 'x', addresses: 4 }
const buying: Facts = { ...shopping, checkoutRequested: true }
const book = [
  anAddress({ id: 'masaki', addressLine2: 'Masaki, opposite the dispensary', isDefault: true }),
  anAddress({ id: 'msasani', fullName: 'Neema Mushi', addressLine1: 'Haile Selassie Rd 14', addressLine2: 'Msasani', isDefault: false }),
  anAddress({
    ...{ id: 'mother', fullName: 'Mama Neema', addressLine1: 'House 7, Boma Rd', isDefault: false },
    ...{ city: 'Moshi', region: 'Kilimanjaro', district: 'Moshi Municipal' },
  }),
  anAddress({ id: 'office', fullName: 'Neema Mushi, office', addressLine1: 'Samora Ave 22', district: 'Ilala', isDefault: false }),
]
const nothing = {
  ...({ addressId: null, deliveryOption: null, paymentMethod: null, phone: null, notes: null } as const),
  transporterSelections: {},
}
const riders = { dagaa: 'riders' }
const reviewed = {
  ...({ addressId: 'masaki', deliveryOption: 'express', paymentMethod: 'mobile_money', transporterSelections: riders } as const),
}

beforeAll(async () => {
  for (const area of ['shell', 'chat', 'topics', 'payment', 'shop', 'checkout'] as const) await loadArea(area)
})
beforeEach(async () => {
  localStorage.setItem('swahiliOffered', '1')
  await chooseLanguage('en')
  signInAs(PHONE)
  serve({
    'GET /products/dagaa': { body: dagaa },
    'GET /products/changu': { body: changu },
    'GET /products?skip=0&take=20&search=changu': { body: { data: [changu], meta: { total: 1, skip: 0, take: 20, hasMore: false } } },
    'GET /transporters': {
      body: [
        aTransporter({ id: 'riders', businessName: 'Kariakoo Riders' }),
        aTransporter({ id: 'pwani', businessName: 'Pwani Express' }),
        aTransporter({ id: 'cold', businessName: 'Kanda ya Ziwa Cold Chain' }),
      ],
    },
    'GET /orders': {
      body: [anOrder({ id: 'o1', addressId: 'mother', items: [{ id: 'l1', quantity: 2, unitPrice: 1_000, product: dagaa, transporterId: 'pwani' } as never] })],
    },
  })
  localStorage.setItem('addresses', JSON.stringify({ state: { owner: PAYER, addresses: book }, version: 1 }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'addresses' }))
  useCart.setState({ lines: [{ productId: 'dagaa', quantity: 1, product: dagaa }], checkoutId: 'c1', owner: null, waiting: {} })
  setChoices({ ...nothing, checkoutRequested: true })
  forgetAddressLine()
})

const texts = () => useTranscript.getState().entries.flatMap(({ card }) => (card.kind === 'reply' ? card.text : []))
const newAddress = (): AddressFields => fieldsNow(NEW_ADDRESS, startOfNew(null))

/** A line at an open question. */
async function say(line: string, card: Card, facts: Facts = buying): Promise<void> {
  useTranscript.setState({ owner: 'guest', entries: [{ id: 'q', at: 1, run: 1, card, cartCountWhenShown: 9 }], loaded: true })
  await handleMessage(line, card, facts)
}

test('explore', async () => {
  const rows: [string, Card, object, Facts?][] = [
    ['cash instead', { kind: 'transporters' }, { ...reviewed, transporterSelections: {} }],
    ['cash', { kind: 'transporters' }, { ...reviewed, transporterSelections: {} }],
    ['cash', { kind: 'address' }, {}],
    ['cash', { kind: 'newAddress' }, {}],
    ['cash', { kind: 'delivery' }, {}],
    ['mpesa', { kind: 'delivery' }, {}],
    ['no, cod', { kind: 'review' }, reviewed],
    ['change addr', { kind: 'review' }, reviewed],
    ['addr', { kind: 'review' }, reviewed],
    ['chg address', { kind: 'review' }, reviewed],
    ['mikocheni, shoppers plaza, mpesa', { kind: 'review' }, { ...reviewed, paymentMethod: 'cash_on_delivery' }],
    ['checkout. office, express, mpesa', { kind: 'cart' }, { checkoutRequested: false }, shopping],
    ['same', { kind: 'address' }, { deliveryOption: 'express', paymentMethod: 'mobile_money' }],
    ['same', { kind: 'address' }, {}],
    ['wrong, changu 2 not 1, checkout', { kind: 'cart' }, { checkoutRequested: false }, shopping],
    ['mama neema, pwani, cash', { kind: 'address' }, {}],
    ['no, moshi one', { kind: 'address' }, {}],
    ['no, moshi one', { kind: 'newAddress' }, {}],
    ['no, moshi one', { kind: 'review' }, reviewed],
    ['no, moshi one', { kind: 'delivery' }, reviewed],
    ['moshi one, cash', { kind: 'cart' }, { checkoutRequested: false }, shopping],
    ['All right, go ahead and take the payment', { kind: 'review' }, reviewed],
    ['Go on then, place it', { kind: 'review' }, reviewed],
    ['Claire Whitfield', { kind: 'newAddress' }, { ready: 1 }],
    ['No, the name should be Claire Whitfield, the rest is right', { kind: 'newAddress' }, { ready: 1 }],
    ['Oh never mind, deliver it here please', { kind: 'newAddress' }, { ready: 1 }],
    ['deliver it here', { kind: 'newAddress' }, { ready: 1 }],
    ['leta hapo hapo', { kind: 'newAddress' }, { ready: 1 }],
    ['The address I gave you, Chole Road in Masaki', { kind: 'newAddress' }, {}],
    ["It's Ruth Mollel, Mikocheni B, Warioba Street, next to the Puma station, 0765 443 221", { kind: 'newAddress' }, {}],
  ]
  for (const [line, card, choices, facts] of rows) {
    const { ready, ...rest } = choices as { ready?: number }
    const calls = serve({ 'POST /addresses': { body: anAddress({ id: 'fresh' }) }, 'GET /transporters': { body: [aTransporter({ id: 'riders', businessName: 'Kariakoo Riders' }), aTransporter({ id: 'pwani', businessName: 'Pwani Express' }), aTransporter({ id: 'cold', businessName: 'Kanda ya Ziwa Cold Chain' })] }, 'GET /products?skip=0&take=20&search=changu': { body: { data: [changu], meta: { total: 1, skip: 0, take: 20, hasMore: false } } }, 'GET /orders': { body: [anOrder({ id: 'o1', addressId: 'mother', items: [{ id: 'l1', quantity: 2, unitPrice: 1_000, product: dagaa, transporterId: 'pwani' } as never] })] } })
    setChoices({ ...nothing, checkoutRequested: true, ...rest })
    forgetAddressLine()
    useCart.setState({ lines: [{ productId: 'dagaa', quantity: 1, product: dagaa }], checkoutId: 'c1', owner: null, waiting: {} })
    if (ready) await takeAddressLine('Chole Road, Masaki', false)
    await say(line, card, facts)
    const { checkoutRequested, addressId, deliveryOption: d, paymentMethod: m, transporterSelections: t, notes } = draftNow()
    console.log(`${line} @${card.kind} -> ${JSON.stringify({ checkoutRequested, addressId, d, m, t, notes })}\n    ${useTranscript.getState().entries.map(({ card, answer }) => card.kind + ('text' in card && card.kind !== 'said' ? `:${card.text}` : '') + (answer ? '!' : '')).join(' | ')}  new=${JSON.stringify([newAddress().fullName, newAddress().phoneNumber, newAddress().addressLine1, newAddress().addressLine2, newAddress().region])} cart=${JSON.stringify(useCart.getState().lines.map((l) => [l.productId, l.quantity]))} posts=${calls.filter(({ call }) => call.startsWith('POST')).length}`)
  }
})
