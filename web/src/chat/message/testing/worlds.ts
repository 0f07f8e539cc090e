import type { Address } from '#contract/address.ts'
import type { Product } from '#contract/catalogue.ts'
import type { Transporter } from '#contract/transporter.ts'
import { anAddress, anOrder, aProduct, aTransporter } from '#fixtures/builders.ts'
import { market as stall } from '#fixtures/stall.ts'
import { changu, dagaa, neemasAddresses, reviewed } from './neema.ts'
import { orderItem } from './orders.ts'
import { orderWorlds } from './orderWorlds.ts'
import type { World } from './world.ts'

const nine = { availableQuantity: 9 } as const

const fish = (id: string, name: string, unitPrice = 12_000, more: Partial<Product> = {}): Product =>
  aProduct({ id, name, unitPrice, availableQuantity: 40, ...more })
const transporter = (id: string, businessName: string, more: Partial<Transporter> = {}): Transporter =>
  aTransporter({ id, businessName, ...more })
const address = (id: string, addressLine1: string, addressLine2: string, more: Partial<Address> = {}): Address =>
  anAddress({ id, addressLine1, addressLine2, isDefault: false, ...more })
const friedDagaa = fish('dagaa', 'Fried lake sardine (Dagaa wa kukaanga), 250 g', 12_000, nine)
const octopus = fish('octopus', 'Octopus (Pweza), 1 kg', 12_000, nine)
const tuna = fish('tuna', 'Yellowfin tuna (Jodari), 1 kg', 12_000, nine)

const neemasTransporters = [
  transporter('riders', 'Kariakoo Riders'),
  transporter('pwani', 'Pwani Express'),
  transporter('cold', 'Kanda ya Ziwa Cold Chain'),
  transporter('dodoma', 'Dodoma Link', { region: 'Dodoma' }),
]

/** The worlds of the tables in `talk`. */
export const worlds = {
  ...orderWorlds,
  /** Several kinds of sea fish. */
  stall: { market: stall },
  /** Small fish for frying. */
  lake: {
    market: [
      fish('perege', 'Rufiji tilapia (Perege), 1 kg', 10_500),
      fish('kibua', 'Indian mackerel (Kibua), 1 kg', 9_000),
      fish('salted', 'Salted mackerel (Kibua wa chumvi), 500 g', 7_000, { storageType: 'dried' }),
      fish('sato', 'Nile tilapia (Sato), 1 kg', 12_000),
      fish('large', 'Large Nile tilapia (Sato), 2 kg', 25_000),
      fish('dagaa', 'Dried lake sardine (Dagaa), 500 g', 7_500, { storageType: 'dried' }),
      fish('fried', 'Fried lake sardine (Dagaa wa kukaanga), 250 g', 5_500, { storageType: 'ambient' }),
      fish('mchele', 'Dried sea anchovy (Dagaa mchele), 500 g', 6_500, { storageType: 'dried' }),
    ],
  },
  /** Kinds of two fish at one price. */
  tilapia: {
    market: [
      fish('sato', 'Nile tilapia (Sato), 1 kg', 10_000),
      fish('smoked', 'Smoked tilapia (Sato wa moshi), 1 kg', 10_000),
      fish('small', 'Smoked tilapia (Sato wa moshi), 500 g', 10_000),
      fish('perege', 'Rufiji tilapia (Perege), 1 kg', 10_000),
      fish('pweza', 'Octopus (Pweza), 1 kg', 10_000),
      fish('boiled', 'Boiled octopus (Pweza aliyechemshwa), 500 g', 10_000),
      fish('sangara', 'Nile perch (Sangara), 1 kg', 10_000),
      fish('kamba', 'Prawns (Kamba), 1 kg', 10_000, { availableQuantity: 0 }),
    ],
  },
  /** Two kinds of one fish, and one that is out of stock. */
  prices: {
    market: [
      fish('a', 'Nile tilapia (Sato), 1 kg', 12_000, nine),
      fish('b', 'Red snapper (Changu), 1 kg', 18_500, nine),
      fish('c', 'Red snapper (Changu), 1 kg', 15_500, nine),
      fish('d', 'Yellowfin tuna (Jodari), 1 kg', 18_000, { availableQuantity: 0 }),
    ],
    transporters: [transporter('t1', 'Pwani Express', { isVerified: true })],
    orders: [anOrder({ status: 'delivered' })],
    named: { standard: { deliveryOption: 'standard', paymentMethod: 'mobile_money' } },
  },
  /** Many kinds, of which some are frozen. */
  counter: {
    market: [
      tuna,
      fish('jumbo', 'Jumbo prawns (Kamba wakubwa), 1 kg', 12_000, nine),
      fish('prawns', 'Prawns (Kamba), 1 kg', 12_000, nine),
      fish('large', 'Large red snapper (Changu mkubwa), 3 kg', 12_000, nine),
      fish('snapper', 'Red snapper (Changu), 1 kg', 12_000, nine),
      fish('icySnapper', 'Frozen red snapper (Changu wa barafu), 1 kg', 12_000, { ...nine, storageType: 'frozen' }),
      fish('kingfish', 'Kingfish (Nguru), 1 kg', 12_000, nine),
      octopus,
      fish('beaten', 'Beaten octopus (Pweza aliyepigwa), 1 kg', 12_000, nine),
      fish('heads', 'Nile perch heads (Vichwa vya sangara), 1 kg', 12_000, nine),
      fish('squid', 'Squid (Ngisi), 1 kg', 12_000, nine),
    ],
    transporters: [transporter('riders', 'Kariakoo Riders')],
    orders: [anOrder({ id: 'o1', status: 'delivered', items: [orderItem(tuna, 2)] })],
    addresses: [address('home', 'Mtaa wa Chole 21', 'Masaki', { isDefault: true }), address('office', 'Samora Ave 22', '')],
  },
  /** Parts of fish, and kinds of one fish. */
  parts: {
    market: [
      fish('heads', 'Nile perch heads (Vichwa vya sangara), 1 kg', 12_000, nine),
      friedDagaa,
      fish('loin', 'Tuna loin (Mnofu wa jodari), 1 kg', 12_000, nine),
      fish('tuna', 'Yellowfin tuna (Jodari), 1 kg', 12_000, nine),
      octopus,
      fish('beaten', 'Beaten octopus (Pweza aliyepigwa), 1 kg', 12_000, nine),
      fish('sato', 'Nile tilapia (Sato), 1 kg', 12_000, nine),
      fish('frozenSato', 'Frozen tilapia (Sato), 1 kg', 12_000, nine),
    ],
    transporters: [transporter('riders', 'Kariakoo Riders'), transporter('pwani', 'Pwani Express')],
    orders: [anOrder({ id: 'o1', status: 'delivered', items: [orderItem(octopus, 1), orderItem(friedDagaa, 2)] })],
    addresses: [
      address('masaki', 'Mtaa wa Chole 21', 'Masaki', { fullName: 'Asha Salum', isDefault: true }),
      address('office', 'Samora Ave 22', '', { fullName: 'Asha, office' }),
    ],
  },
  /** Neema is in the checkout with five saved addresses and four transporters. */
  neema: {
    market: [dagaa, changu],
    transporters: neemasTransporters,
    addresses: neemasAddresses,
    orders: [anOrder({ id: 'o1', addressId: 'mother', items: [orderItem(dagaa, 2, 'pwani')] })],
    named: { reviewed, standing: { addressId: 'masaki', paymentMethod: 'mobile_money' } },
  },
  /** A buyer with one saved address, who has not ordered yet. */
  firstOrder: {
    market: [dagaa, changu],
    transporters: neemasTransporters,
    addresses: [address('chole', 'Mtaa wa Chole 21', 'Masaki', { fullName: 'Asha', isDefault: true })],
  },
} as const satisfies Readonly<Record<string, World>>
