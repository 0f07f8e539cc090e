// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { aSellerOrder } from '#fixtures/builders.ts'
import { sellerOrders as english } from '#web/i18n/en/bundles/sellerOrders.ts'
import { common as englishCommon } from '#web/i18n/en/common.ts'
import { sellerOrders as swahili } from '#web/i18n/sw/bundles/sellerOrders.ts'
import { common as swahiliCommon } from '#web/i18n/sw/common.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { browseOrders, countByStatus, summaryOf } from './browseOrders.ts'

beforeAll(() => Promise.all([loadBundle('shell'), loadBundle('sellerOrders')]))

const statuses = ['pending', 'processing', 'shipping', 'shipped', 'delivered', 'cancelled', 'lost']
const orders = statuses.map((status, place) =>
  aSellerOrder({ id: status, status, orderNumber: `SMK-10${place}`, createdAt: `2026-11-2${place}T21:30:00Z` }),
)
const all = { status: 'all', day: '', search: '' }
const found = (query: Partial<typeof all>) => browseOrders(orders, { ...all, ...query }).map(({ id }) => id)

test('[SORD-002][ORD-007] a filter shows its status, shipped counts as shipping, and an unknown status appears only under all', () => {
  expect(found({})).toEqual(statuses)
  expect(found({ status: 'shipping' })).toEqual(['shipping', 'shipped'])
  expect(found({ status: 'cancelled' })).toEqual(['cancelled'])
  expect(countByStatus(orders, all)).toEqual({ all: 7, pending: 1, processing: 1, shipping: 2, delivered: 1, cancelled: 1 })
})

test('[SORD-003] the search by order number ignores case and spaces', () => {
  expect(found({ search: 'smk 103' })).toEqual(['shipped'])
  expect(found({ search: '9' })).toEqual([])
  expect(countByStatus(orders, { ...all, search: '103' })).toMatchObject({ all: 1, shipping: 1, pending: 0 })
})

test('[I18N-017] the search covers all that a row shows: buyer, items, delivery, status, date and amount', () => {
  const mine = aSellerOrder({
    id: 'mine',
    user: { name: "Neema Ng'wandu", phoneNumber: '+255712345678' },
    deliveryOption: 'express',
    createdAt: '2026-12-09T06:00:00Z',
  })
  const items = mine.items.map((item) => ({ ...item, quantity: 3, product: { ...item.product, name: 'Octopus (Pweza), 1 kg' } }))
  const list = [...orders, { ...mine, items }]
  for (const search of ['NEEMA', 'ng’wandu', 'pweza × 3', 'octopus.', 'express', '9 dec', '36,000', '36000']) {
    expect(
      browseOrders(list, { ...all, search }).map(({ id }) => id),
      search,
    ).toEqual(['mine'])
  }
  expect(browseOrders(list, { ...all, search: 'in transit' }).map(({ id }) => id)).toEqual(['shipping', 'shipped'])
})

test('[SDSH-011] the day filter uses Tanzanian time', () => {
  expect(found({ day: '2026-11-21' })).toEqual(['pending'])
})

test('[SORD-004][SORD-005] in progress counts processing and shipping; revenue excludes cancelled orders', () => {
  expect(summaryOf(orders)).toEqual({ inProgress: 3, revenue: 6 * 24_000 })
})

test.each([
  ['English', english, englishCommon],
  ['Swahili', swahili, swahiliCommon],
])(
  '[SORD-002][SORD-004] in %s the label for processing and shipping together differs from every filter’s name',
  (_, { sellerOrders }, { orderStatus }) => {
    const filters = Object.values(orderStatus).map((name) => name.toLowerCase())
    expect(filters).not.toContain(sellerOrders.inProgress.toLowerCase())
  },
)
