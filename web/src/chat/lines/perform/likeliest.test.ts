import { expect, test } from 'vitest'
import type { Product } from '#contract/catalogue.ts'
import type { Order } from '#contract/order.ts'
import { anOrder, aProduct } from '#fixtures/builders.ts'
import { type FishWords, likeliest } from './likeliest.ts'

const one = (id: string, name: string, unitPrice: number, more: Partial<Product> = {}) =>
  aProduct({ id, name, unitPrice, availableQuantity: 9, storageType: 'refrigerated', ...more })
const sato = one('sato', 'Nile tilapia (Sato), 1 kg', 12_000)
const large = one('large', 'Large Nile tilapia (Sato), 2 kg', 25_000)
const frozen = one('frozen', 'Frozen tilapia (Sato), 1 kg', 9_000, { storageType: 'frozen' })
const smoked = one('smoked', 'Smoked tilapia (Sato wa moshi), 1 kg', 16_000, { storageType: 'dried' })
const smallSmoked = one('small', 'Smoked tilapia (Sato wa moshi), 500 g', 9_000, { storageType: 'dried' })
const dried = one('dried', 'Dried tilapia (Sato mkavu), 500 g', 8_000, { storageType: 'dried' })
const fillet = one('fillet', 'Tilapia fillet (Minofu ya sato), 1 kg', 7_000)
const ofMwanza = one('mwanza', 'Lake tilapia (Sato), 1 kg', 11_000, { availableQuantity: 2 })
const all = [fillet, dried, smallSmoked, smoked, frozen, large, sato]
const without = (...ids: readonly string[]) => all.filter(({ id }) => !ids.includes(id))

const ordered = (...products: readonly Product[]): Order =>
  anOrder({ items: products.map((product) => ({ ...anOrder({}).items[0], product, productId: product.id })) as Order['items'] })
const says = (more: Partial<FishWords> = {}): FishWords => ({ search: 'sato', text: 'sato', quantity: 1, ...more })

test.each([
  ['its kind', all, says({ kind: 'smoked' }), [], 'smoked', true],
  ['its cut', all, says({ cut: 'fillet' }), [], 'fillet', false],
  ['its size', all, says({ size: 'large' }), [], 'large', false],
  ['its pack', all, says({ kind: 'smoked', pack: 500 }), [], 'small', false],
  ['its price', all, says({ price: { exact: 16_000 } }), [], 'smoked', false],
  ['the most that it may cost', all, says({ price: { most: 8_500 } }), [], 'dried', true],
  [
    'another word of its name',
    [sato, one('beaten', 'Beaten tilapia (Sato), 1 kg', 9_000)],
    says({ text: 'beaten tilapia' }),
    [],
    'beaten',
    false,
  ],
  ['the plain kind, whatever was bought', all, says({ text: 'sato wa kawaida' }), [ordered(frozen)], 'sato', true],
] as const)('[CHAT-177] the words say %s', (_, products, words, history, id, isChosen) => {
  const found = likeliest(products, words, history)
  expect([found?.product.id, found?.isChosen]).toEqual([id, isChosen])
})

test.each([
  ['what the buyer bought last of that fish', all, [ordered(smoked), ordered(frozen)], 'smoked'],
  [
    'what an earlier order had, if the last one had other fish',
    all,
    [ordered(one('x', 'Octopus (Pweza), 1 kg', 1)), ordered(frozen)],
    'frozen',
  ],
  ['fresh fish of 1 kg before anything else', all, [], 'sato'],
  ['frozen before smoked', without('sato', 'large'), [], 'frozen'],
  ['smoked before dried, 1 kg before other packs', without('sato', 'large', 'frozen'), [], 'smoked'],
  ['dried before fillet', [fillet, dried], [], 'dried'],
  ['fish in stock before what was bought last', [{ ...smoked, availableQuantity: 0 }, sato], [ordered(smoked)], 'sato'],
  ['the cheaper of two that are alike', [sato, one('other', 'Lake tilapia (Sato), 1 kg', 11_000)], [], 'other'],
  ['the dearer if the cheaper has too few', [sato, ofMwanza], [], 'sato'],
] as const)('[CHAT-177] without such words the likeliest is %s', (_, products, history, id) => {
  expect(likeliest(products, says({ quantity: 3 }), history)?.product.id).toBe(id)
})

test.each([
  ['another fish', [one('x', 'Octopus (Pweza), 1 kg', 9_000)], says()],
  ['another kind', all, says({ kind: 'boiled' })],
  ['another pack', all, says({ pack: 5_000 })],
  ['another price', all, says({ price: { exact: 1_000 } })],
  ['sold-out fish', [{ ...sato, availableQuantity: 0.4 }], says()],
  ['nothing at all', [], says()],
] as const)('[CHAT-177] nothing fits where there is only %s', (_, products, words) => {
  expect(likeliest(products, words, [])).toBeNull()
})
