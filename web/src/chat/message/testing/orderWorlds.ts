import type { Address } from '#contract/address.ts'
import type { Product } from '#contract/catalogue.ts'
import type { Order } from '#contract/order.ts'
import { anAddress, anOrder, aProduct, aTransporter } from '#fixtures/builders.ts'
import { orderItem } from './orders.ts'
import type { World } from './world.ts'

const fish = (id: string, name: string, unitPrice = 12_000): Product => aProduct({ id, name, unitPrice, availableQuantity: 9 })
const sato = fish('sato', 'Nile tilapia (Sato), 1 kg')
const smoked = fish('smoked', 'Smoked tilapia (Sato wa moshi), 1 kg', 14_000)
const changu = fish('changu', 'Red snapper (Changu), 1 kg', 18_500)
const pweza = fish('pweza', 'Octopus (Pweza), 500 g', 9_000)
const steak = fish('steak', 'Kingfish steaks (Nguru), 1 kg', 20_000)
const jodari = fish('jodari', 'Yellowfin tuna (Jodari), 1 kg', 24_000)
const boiled = fish('boiled', 'Boiled octopus (Pweza wa kuchemsha), 500 g')
const wholePweza = fish('pweza', 'Octopus (Pweza), 1 kg')
const nguru = fish('nguru', 'Kingfish steaks (Nguru), 1 kg')
const kibua = fish('kibua', 'Indian mackerel (Kibua), 1 kg')
const tinned = fish('tinned', 'Smoked mackerel (Kibua wa moshi), 1 kg')
const lobster = fish('lobster', 'Small spiny lobster (Kambakochi), 500 g')
const fillet = fish('fillet', 'Nile perch fillet (Minofu ya sangara), 1 kg')
const prawns = fish('prawns', 'Prawns (Kamba), 1 kg')
const dagaa = fish('dagaa', 'Dried Kigoma sardine (Dagaa wa Kigoma), 500 g')

/** `4697 11-21 pending` is the order SMK-104697 of 21 November 2026. */
function order(text: string, items: Order['items'], more: object = {}): Order {
  const [number = '', day = '', status = ''] = text.split(' ')
  return anOrder({
    ...{ id: `o${Number(number.slice(-2))}`, orderNumber: `SMK-10${number}`, createdAt: `2026-${day}T09:00:00Z`, status },
    items,
    ...more,
  } as Partial<Order>)
}
const place = (id: string, addressLine1: string, addressLine2: string, more: Partial<Address> = {}): Address =>
  anAddress({ id, addressLine1, addressLine2, isDefault: false, ...more })

const pwani = aTransporter({ id: 't1', businessName: 'Pwani Express' })
const ashasPlaces = [place('office', 'Samora Ave 22', '', { fullName: 'Neema, office' }), anAddress({ id: 'asha-home' })]
const neemasPlaces = [
  place('home', 'Haile Selassie Rd 14', 'Msasani', { fullName: 'Neema Mushi', isDefault: true }),
  place('mother', 'House 7, Boma Rd', '', {
    ...{ fullName: 'Mama Neema', city: 'Moshi', region: 'Kilimanjaro', district: 'Moshi Municipal' },
  }),
  place('office', 'Samora Ave 22', '', { fullName: 'Neema, office' }),
]
const cashOf = (total: number): object => ({ paymentMethod: 'cash_on_delivery', amountDue: total, totalAmount: total })
const saturday = Date.parse('2026-11-21T12:00:00Z')
const again = {
  market: [changu, boiled, wholePweza, nguru, kibua, tinned, lobster, fillet, smoked, jodari, prawns, dagaa],
  addresses: neemasPlaces,
  now: saturday,
}

/** Buyers with several orders. */
export const orderWorlds = {
  /** Five orders in five states; the newest is cancelled. It is Monday. */
  monday: {
    market: [sato, smoked, changu, pweza, steak],
    transporters: [pwani],
    addresses: ashasPlaces,
    now: Date.parse('2026-11-23T12:00:00Z'),
    orders: [
      order('0005 11-23 cancelled', [orderItem(smoked, 1)], { refund: { amount: 19_000, state: 'done' }, amountDue: 0 }),
      order('0004 11-23 pending', [orderItem(changu, 3, 't1')]),
      order('0003 11-21 shipping', [orderItem(sato, 2, 't1')]),
      order('0002 11-18 processing', [orderItem(pweza, 1)], { ...cashOf(24_000), addressId: 'office' }),
      order('0001 11-02 delivered', [orderItem(sato, 2), orderItem(smoked, 1), orderItem(pweza, 3), orderItem(steak, 1)], {
        totalAmount: 90_000,
        amountDue: 0,
      }),
    ],
  },
  /** Two orders under way, one whose refund is pending, and two that have arrived. */
  saturday: {
    market: [sato, jodari, changu, pweza],
    transporters: [pwani],
    addresses: ashasPlaces,
    now: saturday,
    orders: [
      order('4697 11-21 pending', [orderItem(pweza, 1)], cashOf(14_000)),
      order('4690 11-20 shipping', [orderItem(sato, 3, 't1')], { totalAmount: 41_000, amountDue: 5_000 }),
      order('4658 11-12 cancelled', [orderItem(jodari, 1)], {
        ...{ totalAmount: 34_000, amountDue: 0, deliveryOption: 'express', refund: { amount: 24_000, state: 'pending' } },
      }),
      order('4640 11-05 delivered', [orderItem(pweza, 2)], { totalAmount: 23_000, amountDue: 0 }),
      order('4612 10-28 delivered', [orderItem(changu, 2)], { totalAmount: 42_000, amountDue: 0 }),
    ],
  },
  neemasOrders: {
    ...again,
    orders: [
      order('4698 11-21 pending', [orderItem(changu, 3)], { addressId: 'home' }),
      order('4695 11-21 processing', [orderItem(boiled, 2)], { addressId: 'home' }),
      order('4687 11-20 shipping', [orderItem(kibua, 4)], { addressId: 'home' }),
      order('4679 11-18 cancelled', [orderItem(lobster, 1)], { addressId: 'home' }),
      order('4649 11-09 delivered', [orderItem(fillet, 2), orderItem(smoked, 1)], { addressId: 'home' }),
    ],
  },
  ashasOrders: {
    ...again,
    orders: [
      order('4697 11-21 pending', [orderItem(nguru, 1), orderItem(boiled, 1)], { addressId: 'home' }),
      order('4690 11-20 shipping', [orderItem(dagaa, 1)], { addressId: 'home' }),
      order('4658 11-12 cancelled', [orderItem(jodari, 1)], { addressId: 'home' }),
      order('4640 11-05 delivered', [orderItem(dagaa, 2)], { addressId: 'home' }),
      order('4612 10-28 delivered', [orderItem(changu, 2), orderItem(prawns, 1)], { addressId: 'home' }),
    ],
  },
  /** One order with every fish of the stall, delivered three weeks ago. */
  wholeStall: {
    market: [sato, smoked, changu, pweza, steak],
    transporters: [pwani],
    addresses: ashasPlaces,
    now: Date.parse('2026-11-23T12:00:00Z'),
    orders: [
      order('0001 11-02 delivered', [
        orderItem(sato, 2),
        orderItem(smoked, 1),
        orderItem(pweza, 3),
        orderItem(steak, 1),
        orderItem(changu, 1),
      ]),
    ],
  },
  /** The newest order has arrived, one is on its way, and the oldest is cancelled. */
  arrived: {
    market: [sato, changu, fish('frozen', 'Red snapper fillet (Changu), 1 kg', 18_500)],
    orders: [
      order('0003 01-03 delivered', [orderItem(changu, 1)]),
      order('0002 01-02 shipping', [orderItem(sato, 2)]),
      order('0001 01-01 cancelled', [orderItem(sato, 2)]),
    ],
  },
  /** One order is paid and not yet confirmed, one has arrived. */
  polite: {
    market: [sato, fillet],
    transporters: [aTransporter({ id: 'pwani', businessName: 'Pwani Express', isVerified: true })],
    orders: [
      order('0002 11-23 pending', [orderItem(sato, 2)], { paymentMethod: 'mobile_money' }),
      order('0001 11-22 delivered', [orderItem(sato, 2)]),
    ],
  },
} as const satisfies Readonly<Record<string, World>>
