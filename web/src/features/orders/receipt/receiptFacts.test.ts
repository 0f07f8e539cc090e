import { beforeAll, expect, test } from 'vitest'
import { anAddress, anOrder } from '#fixtures/builders.ts'
import { chooseLanguage, loadBundle, textsNow } from '#web/i18n/texts.ts'
import { READ_LATER, receiptFacts, receiptText } from './receiptFacts.ts'

const address = anAddress({ fullName: 'Asha Salum', addressLine2: 'near Shoppers', phoneNumber: '255712345678' })
const own = { address, receiver: null }
const placed = { createdAt: '2026-11-21T11:20:00Z', deliveryOption: 'express', carriers: [{ name: 'Pwani Express', phoneNumber: '' }] }
const NOW = Date.parse('2026-11-21T11:30:00Z')
const facts = (given: Parameters<typeof anOrder>[0] = {}) =>
  receiptFacts(anOrder({ ...placed, ...given }), own, NOW, textsNow('chat', 'checkout', 'placed'))

beforeAll(async () => {
  for (const bundle of ['shell', 'chat', 'checkout', 'placed'] as const) await loadBundle(bundle)
})

test('[CHAT-170][CHAT-187] a paid order shows status, time, place, seller, transporter and the amount for the driver', () => {
  expect(facts()).toMatchObject({
    heading: 'Order SMK-100001 is placed.',
    now: 'Paid. The seller prepares it.',
    answers: [
      ['When', 'Before 20:30 today'],
      ['Where', 'Asha Salum, Mtaa wa Chole 21, near Shoppers, Dar es Salaam'],
      ['Sold by', 'Ziwa Fresh'],
      ['Brought by', 'Pwani Express'],
      ['At the door', 'You give the driver TZS 5,000'],
    ],
  })
})

test('[CHAT-187] the first seller is named with the number of the others, and nobody where the server names none', () => {
  const of = (businessName?: string) => ({
    ...anOrder().items[0],
    id: 'x',
    quantity: 1,
    unitPrice: 1,
    product: { name: 'Sato', images: [] },
    ...(businessName !== undefined ? { seller: { businessName } } : { seller: undefined }),
  })
  const named = (items: ReturnType<typeof of>[]) => facts({ items }).answers.find(([name]) => name === 'Sold by')?.[1]
  expect([named([of('A'), of('B'), of('A')]), named([of()])]).toEqual(['A and 1 more', undefined])
})

test('[CHAT-170] a cash order is not called paid, and an unknown transporter is not named', () => {
  const { carriers: _, ...withoutTransporter } = placed
  const cash = receiptFacts(
    anOrder({ ...withoutTransporter, paymentMethod: 'cash_on_delivery', amountDue: 29_000 }),
    { address: undefined, receiver: null },
    NOW,
    textsNow('chat', 'checkout', 'placed'),
  )
  expect(cash.now).toBe('The seller has your order and will prepare it.')
  expect(cash.answers.slice(1)).toEqual([
    ['Sold by', 'Ziwa Fresh'],
    ['At the door', 'You give the driver TZS 29,000'],
  ])
  expect(cash.sums.map(([name]) => name)).toEqual(['Delivery fee, express', 'Total'])
})

test('[CHAT-170] a delivered or cancelled order shows no delivery time', () => {
  expect(facts({ status: 'delivered' })).toMatchObject({
    now: 'It has arrived.',
    answers: [
      ['Where', expect.anything()],
      ['Sold by', 'Ziwa Fresh'],
    ],
  })
})

test('[MON-042][CHAT-170] a delivered receipt owes nothing; a cancelled one names no transporter, but when, by whom and the refund', () => {
  const cash = { paymentMethod: 'cash_on_delivery', amountDue: 29_000 } as const
  expect(facts({ status: 'delivered' }).sums).toEqual([
    ['Paid', 'TZS 24,000'],
    ['Paid on delivery', 'TZS 5,000'],
  ])
  expect(facts({ ...cash, status: 'delivered' }).sums.at(-1)).toEqual(['Paid on delivery', 'TZS 29,000'])
  const history = [{ status: 'cancelled', at: '2026-11-21T12:00:00Z', by: 'buyer' }]
  const cancelled = facts({ status: 'cancelled', history, refund: { amount: 24_000, state: 'done' } })
  const ended = 'You cancelled this order on 21 Nov 2026, 15:00. Refunded TZS 24,000 to the number you paid from.'
  expect(cancelled).toMatchObject({
    now: 'This order is cancelled.',
    answers: [
      ['Where', expect.anything()],
      ['Sold by', 'Ziwa Fresh'],
      ['Cancelled', ended],
    ],
  })
  expect(receiptText(cancelled)).toContain(ended)
  expect(receiptText(cancelled)).not.toMatch(/Pwani|due|driver/i)
})

test('[CHAT-170][SEC-010] a shared receipt has number, lines, totals, place and dates, but no phone number, in both languages', async () => {
  for (const [language, ...parts] of [
    ['en', 'SMK-100001', '21 Nov 2026, 14:20', 'Paid: TZS 24,000', 'Transaction: QRX123', 'near Shoppers', 'When: Before 20:30 on 21 Nov'],
    [
      'sw',
      'SMK-100001',
      '21 Nov 2026, 14:20',
      'Umelipa: TZS 24,000',
      'Muamala: QRX123',
      'near Shoppers',
      'Lini: Kabla ya saa 20:30 tarehe 21 Nov',
    ],
  ] as const) {
    await chooseLanguage(language)
    const order = anOrder({ ...placed, transactionId: 'QRX123' })
    const text = receiptText(receiptFacts(order, own, READ_LATER, textsNow('chat', 'checkout', 'placed')))
    for (const part of parts) expect(text).toContain(part)
    expect(text.replace(/\D/g, '')).not.toContain('712345678')
  }
  await chooseLanguage('en')
})

test.each([
  ['en', 'For', 'Where', 'Delivered to Rehema.'],
  ['sw', 'Kwa', 'Wapi', 'Imefika kwa Rehema.'],
] as const)(
  '[CHAT-182] the receipt of an order for somebody else names her, without her phone, in %s',
  async (language, label, where, arrived) => {
    await chooseLanguage(language)
    const theirs = anAddress({ fullName: 'Rehema', addressLine1: 'Sokoni 5', city: 'Dar es Salaam', phoneNumber: '255765111222' })
    const of = (status: string) =>
      receiptFacts(anOrder({ ...placed, status }), { address: theirs, receiver: 'Rehema' }, NOW, textsNow('chat', 'checkout', 'placed'))
    expect(of('pending').answers.slice(1, 3)).toEqual([
      [label, 'Rehema'],
      [where, 'Sokoni 5, Dar es Salaam'],
    ])
    expect(of('delivered').now).toBe(arrived)
    expect(receiptText(of('delivered'))).toContain(`${label}: Rehema`)
    expect(receiptText(of('delivered')).replace(/\D/g, '')).not.toContain('765111222')
    await chooseLanguage('en')
  },
)
