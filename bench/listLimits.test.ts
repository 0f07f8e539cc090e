import { beforeAll, expect, test } from 'vitest'
import { aDelivery, aSellerOrder } from '#fixtures/builders.ts'
import { seed } from '#fixtures/seed.ts'
import { browseDeliveries, deliveriesDefaults } from '#web/features/deliveries/browse.ts'
import { browseOrders, countByStatus, summaryOf } from '#web/features/sellerOrders/list/browseOrders.ts'
import { salesOf } from '#web/features/sellerReports/sales.ts'
import { sellerTexts } from '#web/i18n/sellerTexts.ts'
import { addBundles, loadBundle } from '#web/i18n/texts.ts'
import { transporterTexts } from '#web/i18n/transporterTexts.ts'
import { csvOf } from '#web/ui/area/downloadCsv.ts'

/** Returns the best time of three runs, in ms. A phone is four times slower, so each limit below is a quarter of the limit on a phone. */
function msOf(work: () => unknown): number {
  const runs = [1, 2, 3].map(() => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return Math.min(...runs)
}

const NOW = Date.parse('2026-11-20T06:00:00.000Z')
const statuses = ['pending', 'processing', 'shipping', 'delivered', 'cancelled']
const orders = Array.from({ length: 5_000 }, (_, n) =>
  aSellerOrder({
    id: `${n}`,
    orderNumber: `SMK-${n}`,
    status: statuses[n % 5] ?? '',
    createdAt: new Date(NOW - (n % 180) * 24 * 3_600_000).toISOString(),
  }),
)

// The search uses the texts of the rows, so load them as the page does.
beforeAll(async () => {
  addBundles({ ...sellerTexts, ...transporterTexts })
  await Promise.all([loadBundle('shell'), loadBundle('sellerOrders'), loadBundle('transporter')])
})

test('filtering, searching, counting and summing 5,000 orders takes at most 25 ms', () => {
  const query = { status: 'delivered', day: '', search: '49' }
  const work = () => [browseOrders(orders, query), countByStatus(orders, query), summaryOf(orders)]
  expect(msOf(work)).toBeLessThan(25)
})

test('[SELL-005][SDSH-019] a report on 90 days with 5,000 orders takes at most 50 ms', () => {
  expect(msOf(() => salesOf(orders, 90, NOW))).toBeLessThan(50)
})

test('[SELL-003] exporting 5,000 rows takes at most 250 ms', () => {
  const columns = Array.from({ length: 20 }, (_, n) => ({ header: `Column ${n}`, value: (row: { name: string }) => row.name }))
  const rows = Array.from({ length: 5_000 }, (_, n) => ({ name: `=Sato "${n}"` }))
  expect(msOf(() => csvOf(rows, columns))).toBeLessThan(250)
})

test('[TDEL-002][TDEL-003] searching, filtering and sorting 2,000 deliveries takes at most 25 ms', () => {
  const deliveries = Array.from({ length: 2_000 }, (_, n) => aDelivery({ id: `o${n}`, orderNumber: `SMK-${100_000 + n}` }))
  const query = { ...deliveriesDefaults, search: 'smk-1019', status: 'pending' as const }
  expect(browseDeliveries(deliveries, query)).toHaveLength(100)
  expect(msOf(() => browseDeliveries(deliveries, query))).toBeLessThan(25)
})

test('[QA-008] 100,000 products are created in less than 2 seconds', () => {
  expect(msOf(() => seed('large', { now: NOW, products: 100_000 }))).toBeLessThan(2_000)
})
