import type { StatesOf } from '../state.ts'
import { answered, read } from '../state.ts'

const address = { kind: 'address' } as const
const newAddress = { kind: 'newAddress' } as const
const delivery = { kind: 'delivery' } as const
const transporters = { kind: 'transporters' } as const
const method = { kind: 'method' } as const
const payPhone = { kind: 'payPhone' } as const
const review = { kind: 'review' } as const

export const checkout = {
  address: [
    ...read(address),
    { name: 'fresh: chosen before', scene: 'review', card: address },
    { name: 'fresh: none saved', scene: 'newcomer', card: address },
    ...answered(address, 'neema-home'),
  ] satisfies StatesOf<'address'>,
  newAddress: [
    { name: 'fresh', scene: 'newcomer', card: newAddress },
    { name: 'error', scene: 'newcomer', card: newAddress, acts: [{ press: '[type=submit]' }], shows: '[aria-invalid=true]' },
    answered(newAddress, 'neema-home')[0],
  ] satisfies StatesOf<'newAddress'>,
  delivery: [{ name: 'fresh', scene: 'shop', card: delivery }, ...answered(delivery, 'express')] satisfies StatesOf<'delivery'>,
  transporters: [
    ...read(transporters),
    { name: 'fresh: two serve the region', scene: 'review', card: transporters },
    { name: 'expired', scene: 'changed', card: transporters },
    ...answered(transporters, 'pwani-express,none'),
  ] satisfies StatesOf<'transporters'>,
  method: [{ name: 'fresh', scene: 'shop', card: method }, ...answered(method, 'cash_on_delivery')] satisfies StatesOf<'method'>,
  payPhone: [
    { name: 'fresh', scene: 'shop', card: payPhone },
    {
      name: 'error',
      scene: 'review',
      card: payPhone,
      acts: [{ fill: 'input[type=tel]', text: '12' }, { press: '[type=submit]' }],
      shows: '[aria-invalid=true]',
    },
    ...answered(payPhone, '255754110226'),
  ] satisfies StatesOf<'payPhone'>,
  review: [
    { name: 'fresh', scene: 'paying', card: review },
    { name: 'fresh: cash on delivery', scene: 'changed', card: review },
    {
      name: 'fresh: a note being written',
      scene: 'paying',
      card: review,
      acts: [{ press: '.review-item:last-child > .link' }],
      shows: 'textarea',
    },
    { name: 'busy', scene: 'review', card: review, acts: [{ press: '.button-sun' }], shows: '[aria-disabled=true]' },
    { name: 'error', scene: 'failing', card: review, acts: [{ press: '.button-sun' }], shows: '[role=alert]' },
    ...answered(review, 'confirmed'),
  ] satisfies StatesOf<'review'>,
}
