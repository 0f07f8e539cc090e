import { expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { fishOf, otherKinds } from './otherKinds.ts'

const fish = (name: string, unitPrice: number, availableQuantity = 5) => aProduct({ id: name, name, unitPrice, availableQuantity })
const prawns = fish('Prawns (Kamba), 1 kg', 32_000)
const frozen = fish('Frozen prawns (Kamba), 1 kg', 28_000)
const jumbo = fish('Jumbo prawns (Kamba wakubwa), 1 kg', 42_000)
const gone = fish('Peeled prawns (Kamba waliomenywa), 500 g', 18_000, 0.5)
const catfish = fish('Catfish (Kambale), 1 kg', 9_000)
const fillet = fish('Catfish fillet (Minofu ya kambale), 500 g', 7_000)

test('[CHAT-177] the other kinds are those of the same fish that are in stock, the cheapest first', () => {
  const all = [prawns, jumbo, gone, catfish, frozen, fillet]
  expect(otherKinds(prawns.name, all)).toEqual([frozen, jumbo])
  expect(otherKinds(catfish.name, all)).toEqual([fillet])
  expect(otherKinds(fillet.name, all)).toEqual([catfish])
})

test('[CHAT-177] the fish of a product is known by its Swahili name, also for a part of it', () => {
  expect([prawns, jumbo, fillet, fish('Ocean box', 1)].map(({ name }) => fishOf(name))).toEqual(['Kamba', 'Kamba', 'Kambale', 'Ocean'])
})
