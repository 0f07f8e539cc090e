import { expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { closestProduct } from './SubstituteOffer.tsx'

const sato = aProduct({
  id: 'sato',
  name: 'Nile tilapia (Sato), 1 kg',
  unitPrice: 12_000,
  availableQuantity: 0,
  storageType: 'refrigerated',
})
const line = { productId: 'sato', quantity: 2, product: sato }
const fish = (id: string, name: string, unitPrice: number, more: Partial<typeof sato> = {}) =>
  aProduct({ id, name, unitPrice, availableQuantity: 5, storageType: 'refrigerated', ...more })
const smoked = fish('smoked', 'Smoked tilapia (Sato wa moshi), 1 kg', 13_000, { storageType: 'dried' })
const large = fish('large', 'Large tilapia (Sato mkubwa), 1 kg', 20_000)
const changu = fish('changu', 'Red snapper (Changu), 1 kg', 12_500)
const jodari = fish('jodari', 'Yellowfin tuna (Jodari), 1 kg', 19_000)
const kambale = fish('kambale', 'Catfish (Kambale), 1 kg', 9_000)

test.each([
  ['the same fish with the same storage', [changu, smoked, large], [line], 'large'],
  ['the same fish before another fish', [changu, smoked], [line], 'smoked'],
  ['else the nearest price', [jodari, changu], [line], 'changu'],
  ['another fish before the same at three times its price', [{ ...large, unitPrice: 36_000 }, changu], [line], 'changu'],
  ['no product that is sold out', [{ ...changu, availableQuantity: 0 }, jodari], [line], 'jodari'],
  ['no product that is in the cart', [changu, jodari], [line, { productId: 'changu', quantity: 1, product: changu }], 'jodari'],
  ['not the product itself', [{ ...sato, availableQuantity: 9 }], [line], undefined],
] as const)('[CHAT-090] the product offered for a sold-out one is %s', (_, products, lines, id) => {
  expect(closestProduct(line, products, lines)?.id).toBe(id)
})

test('[CHAT-090] kamba does not match kambale', () => {
  const kamba = { productId: 'k', quantity: 1, product: fish('k', 'Prawns (Kamba), 1 kg', 9_000) }
  const king = fish('king', 'Frozen prawns (Kamba wa barafu), 1 kg', 15_000, { storageType: 'frozen' })
  expect(closestProduct(kamba, [kambale, king], [kamba])?.id).toBe('king')
})
