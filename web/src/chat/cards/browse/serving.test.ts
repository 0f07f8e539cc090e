import { expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { servingOf } from './PeopleCard.tsx'

const fish = (
  id: string,
  name: string,
  unitPrice: number,
  availableQuantity = 20,
  storageType: 'refrigerated' | 'frozen' | 'dried' = 'refrigerated',
) => aProduct({ id, name, unitPrice, availableQuantity, storageType })
const market = [
  fish('sato', 'Nile tilapia (Sato), 1 kg', 12_000),
  fish('large', 'Large Nile tilapia (Sato), 2 kg', 25_000),
  fish('minofu', 'Tilapia fillet (Minofu ya sato), 1 kg', 19_000, 20, 'frozen'),
  fish('half', 'Catfish fillet (Minofu ya kambale), 500 g', 8_000),
  fish('smoked', 'Smoked tilapia (Sato wa moshi), 1 kg', 9_000),
  fish('dagaa', 'Dried lake sardine (Dagaa), 500 g', 6_000, 20, 'dried'),
  fish('flour', 'Sardine flour (Unga wa dagaa), 1 kg', 1_000, 20, 'dried'),
]
const room = ({ availableQuantity }: { availableQuantity: number }) => Math.min(10, availableQuantity)

test.each([
  ['whole', 10, 'sato', 4, 4_000, 48_000, false],
  ['whole', 1, 'sato', 1, 1_000, 12_000, false],
  ['whole', 11, 'sato', 5, 5_000, 60_000, false],
  ['whole', 30, 'large', 6, 12_000, 150_000, false],
  ['whole', 50, 'large', 10, 20_000, 250_000, false],
  ['fillet', 2, 'half', 1, 500, 8_000, false],
  ['fillet', 10, 'half', 4, 2_000, 32_000, false],
  ['fillet', 50, 'minofu', 10, 10_000, 190_000, false],
  ['dagaa', 10, 'dagaa', 1, 500, 6_000, false],
  ['dagaa', 11, 'dagaa', 2, 1_000, 12_000, false],
] as const)(
  '[CHAT-172] %s for %i people: whole packs of the cheapest product that is enough',
  (kind, people, id, packs, grams, price, isShort) => {
    expect(servingOf(market, { people, kind, room })).toEqual({
      product: market.find((one) => one.id === id),
      packs,
      grams,
      price,
      isShort,
    })
  },
)

test('[CHAT-172] if no product is enough, the one with the most grams is marked as short; without stock there is none', () => {
  const few = [fish('sato', 'Nile tilapia (Sato), 1 kg', 12_000, 2), fish('large', 'Large Nile tilapia (Sato), 2 kg', 25_000, 0)]
  expect(servingOf(few, { people: 10, kind: 'whole', room })).toMatchObject({ packs: 2, grams: 2_000, isShort: true })
  expect(servingOf([], { people: 10, kind: 'whole', room })).toBeNull()
})
