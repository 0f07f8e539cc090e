import { expect, test } from 'vitest'
import { products } from '#fixtures/market/products.ts'
import { nameParts, subtitle } from './nameParts.ts'

test('[CAT-024] a name is split into title, local name and unit', () => {
  expect(nameParts('Nile tilapia (Sato), 1 kg')).toEqual({ title: 'Nile tilapia', local: 'Sato', unit: '1 kg' })
  expect(nameParts('Spiny lobster (Kambakochi), each')).toEqual({ title: 'Spiny lobster', local: 'Kambakochi', unit: 'each' })
  expect(nameParts('Dagaa, dried (Mwanza), 500 g')).toEqual({ title: 'Dagaa, dried', local: 'Mwanza', unit: '500 g' })
  expect(subtitle(nameParts('Prawns (Kamba), 2 kg'))).toBe('Kamba, 2\u00A0kg')
})

test('[SEC-003] a name in another format is kept unchanged as the title', () => {
  for (const name of ['Samaki', 'Fish <b>(big)', '(Sato)', '', 'A (b) c (d), 1 kg']) {
    const { title, local, unit } = nameParts(name)
    expect([title, local, unit].join('')).toContain(name.trim() === '' ? '' : title)
    if (local === null && unit === null) expect(title).toBe(name.trim())
  }
})

test('[CAT-024] the parts of every seeded product name add up to the full name', () => {
  for (const { name } of products(0)) {
    const { title, local, unit } = nameParts(name)
    expect(`${title}${local === null ? '' : ` (${local})`}${unit === null ? '' : `, ${unit}`}`).toBe(name)
  }
})
