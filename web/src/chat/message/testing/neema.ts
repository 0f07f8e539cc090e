import type { Order } from '#contract/order.ts'
import { anAddress, aProduct, aTransporter } from '#fixtures/builders.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { serve } from '#web/features/payment/testing/testBench.ts'
import { saveAddresses, signInBuyer } from './buyer.ts'
import { marketResponses } from './market.ts'
import { fillCart } from './talk.ts'

export const dagaa = aProduct({ id: 'dagaa', name: 'Fried lake sardine (Dagaa wa kukaanga), 250 g', availableQuantity: 9 })
export const changu = aProduct({ id: 'changu', name: 'Red snapper (Changu), 1 kg', availableQuantity: 9 })

export const neemasAddresses = [
  anAddress({ id: 'masaki', addressLine2: 'Masaki, opposite the dispensary', isDefault: true }),
  anAddress({ id: 'msasani', fullName: 'Neema Mushi', addressLine1: 'Haile Selassie Rd 14', addressLine2: 'Msasani', isDefault: false }),
  anAddress({
    id: 'mother',
    fullName: 'Mama Neema',
    addressLine1: 'House 7, Boma Rd',
    city: 'Moshi',
    region: 'Kilimanjaro',
    district: 'Moshi Municipal',
    isDefault: false,
  }),
  anAddress({
    id: 'brother',
    fullName: 'Godfrey Mushi',
    addressLine1: 'Area C, Plot 118',
    addressLine2: '',
    city: 'Dodoma',
    region: 'Dodoma',
    district: 'Dodoma City',
    isDefault: false,
  }),
  anAddress({ id: 'office', fullName: 'Neema Mushi, office', addressLine1: 'Samora Ave 22', district: 'Ilala', isDefault: false }),
]

/** The choices of Neema at the review. */
export const reviewed = {
  addressId: 'masaki',
  deliveryOption: 'express',
  paymentMethod: 'mobile_money',
  transporterSelections: { dagaa: 'riders' },
} as const

/** Neema is in the checkout with one pack of dagaa, five saved addresses and these orders. She has chosen nothing. */
export async function startNeemasCheckout(...orders: readonly Order[]): Promise<void> {
  await signInBuyer()
  serve({
    ...marketResponses([dagaa, changu], { dagaa: [], changu: [changu] }),
    'GET /transporters': {
      body: [
        aTransporter({ id: 'riders', businessName: 'Kariakoo Riders' }),
        aTransporter({ id: 'pwani', businessName: 'Pwani Express' }),
        aTransporter({ id: 'cold', businessName: 'Kanda ya Ziwa Cold Chain' }),
        aTransporter({ id: 'dodoma', businessName: 'Dodoma Link', region: 'Dodoma' }),
      ],
    },
    'GET /orders': { body: orders },
  })
  saveAddresses(neemasAddresses)
  fillCart([dagaa], { dagaa: 1 })
  setChoices({ checkoutRequested: true })
}
