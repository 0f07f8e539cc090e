// @vitest-environment jsdom

import { beforeAll, expect, test } from 'vitest'
import { type DeliveryOrder } from '#contract/transporter.ts'
import { aDelivery } from '#fixtures/builders.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { browseDeliveries, countByFilter, deliveriesDefaults } from './browse.ts'

beforeAll(() => Promise.all([loadBundle('shell'), loadBundle('transporter')]))

const { user, address } = aDelivery()
const orders = [
  aDelivery({ id: 'p', orderNumber: 'SMK-100001', createdAt: '2026-11-20T06:00:00Z', user: { ...user, name: 'Asha Salum' } }),
  aDelivery({ id: 's', orderNumber: 'SMK-100002', createdAt: '2026-11-20T07:00:00Z', status: 'shipping', user: { ...user, name: 'Juma' } }),
  aDelivery({ id: 'd', createdAt: '2026-11-20T08:00:00Z', status: 'delivered', address: { ...address, city: 'Bagamoyo' } }),
  aDelivery({ id: 'c', createdAt: '2026-11-20T09:00:00Z', status: 'cancelled' }),
  aDelivery({ id: 'q', createdAt: '2026-11-20T10:00:00Z', status: 'processing' }),
]
const found = (query: Partial<typeof deliveriesDefaults>) =>
  browseDeliveries(orders, { ...deliveriesDefaults, ...query })
    .map(({ id }: DeliveryOrder) => id)
    .join(' ')

test('[TDEL-002] the search matches part of the number, name or city and ignores case', () => {
  expect(found({ search: '100002' })).toBe('s')
  expect(found({ search: 'aSHA sal' })).toContain('p')
  expect(found({ search: 'bagaMOYO' })).toBe('d')
  expect(found({ search: 'nowhere' })).toBe('')
})

test('[I18N-017] the search covers all that a row shows: phone, street, district, time, items and status', () => {
  const row = { ...address, addressLine1: "Mtaa wa Ng'ombe 7", addressLine2: 'near Shell', district: 'Kigamboni', city: 'Dar es Salaam' }
  const mine = aDelivery({ id: 'mine', createdAt: '2026-12-03T06:00:00Z', user: { ...user, phoneNumber: '+255754000111' }, address: row })
  const all = [...orders, { ...mine, status: 'shipping', items: mine.items.map((item) => ({ ...item, quantity: 98 })) }]
  const searches = [
    '0754 000 111',
    '+255 754 000 111',
    '754000',
    'mtaa wa ng’ombe',
    'shell,',
    'KIGAMBONI.',
    '3 dec',
    '98 item',
    'kigam\u00ADboni',
  ]
  for (const search of searches) {
    expect(
      browseDeliveries(all, { ...deliveriesDefaults, search }).map(({ id }) => id),
      search,
    ).toEqual(['mine'])
  }
  expect(browseDeliveries(all, { ...deliveriesDefaults, search: 'in transit' }).map(({ id }) => id)).toEqual(['mine', 's'])
})

test('[TDEL-003][TDEL-009] each filter shows its own deliveries; a cancelled one appears only under All', () => {
  expect(['all', 'pending', 'in_transit', 'delivered', 'odd'].map((status) => found({ status }))).toEqual([
    'q c d s p',
    'q p',
    's',
    'd',
    'q c d s p',
  ])
  expect(countByFilter(orders)).toEqual({ all: 5, pending: 2, in_transit: 1, delivered: 1 })
})

test('[TDEL-006][TDEL-007][CONST-035] sorted by date the newest is first; sorted by status cancelled ones are last in both directions', () => {
  expect(found({ order: 'asc' })).toBe('p s d c q')
  expect(found({ sort: 'status', order: 'asc' })).toBe('p q s d c')
  expect(found({ sort: 'status', order: 'desc' })).toBe('d s q p c')
})
