import { expect, test } from 'vitest'
import { regions } from './regions.ts'

test('there are 31 regions of Tanzania, five of them on the islands', () => {
  const islands = ['Kaskazini Pemba', 'Kaskazini Unguja', 'Kusini Pemba', 'Kusini Unguja', 'Mjini Magharibi']
  expect(Object.keys(regions)).toHaveLength(31)
  expect(Object.keys(regions).slice(-5)).toEqual(islands)
})

test('every region has sorted districts without duplicates', () => {
  for (const [region, districts] of Object.entries(regions)) {
    expect(districts.length, region).toBeGreaterThanOrEqual(2)
    expect(districts, region).toEqual([...new Set(districts)].sort((a, b) => a.localeCompare(b, 'en')))
  }
})
