import type { Product } from '#contract/catalogue.ts'
import { aProduct } from '#fixtures/builders.ts'
import { market as stall } from '#fixtures/stall.ts'

const fish = (id: string, name: string, unitPrice: number, more: Partial<Product> = {}): Product =>
  aProduct({ id, name, unitPrice, availableQuantity: 40, ...more })

/** The shops of `talk.tsv`: `stall` has several kinds of sea fish, `lake` small fish for frying, `tilapia` kinds of two fish at one price. */
export const shops = {
  stall,
  lake: [
    fish('perege', 'Rufiji tilapia (Perege), 1 kg', 10_500),
    fish('kibua', 'Indian mackerel (Kibua), 1 kg', 9_000),
    fish('salted', 'Salted mackerel (Kibua wa chumvi), 500 g', 7_000, { storageType: 'dried' }),
    fish('sato', 'Nile tilapia (Sato), 1 kg', 12_000),
    fish('large', 'Large Nile tilapia (Sato), 2 kg', 25_000),
    fish('dagaa', 'Dried lake sardine (Dagaa), 500 g', 7_500, { storageType: 'dried' }),
    fish('fried', 'Fried lake sardine (Dagaa wa kukaanga), 250 g', 5_500, { storageType: 'ambient' }),
    fish('mchele', 'Dried sea anchovy (Dagaa mchele), 500 g', 6_500, { storageType: 'dried' }),
  ],
  tilapia: [
    fish('sato', 'Nile tilapia (Sato), 1 kg', 10_000),
    fish('smoked', 'Smoked tilapia (Sato wa moshi), 1 kg', 10_000),
    fish('small', 'Smoked tilapia (Sato wa moshi), 500 g', 10_000),
    fish('perege', 'Rufiji tilapia (Perege), 1 kg', 10_000),
    fish('pweza', 'Octopus (Pweza), 1 kg', 10_000),
    fish('boiled', 'Boiled octopus (Pweza aliyechemshwa), 500 g', 10_000),
    fish('sangara', 'Nile perch (Sangara), 1 kg', 10_000),
    fish('kamba', 'Prawns (Kamba), 1 kg', 10_000, { availableQuantity: 0 }),
  ],
} as const satisfies Readonly<Record<string, readonly Product[]>>
