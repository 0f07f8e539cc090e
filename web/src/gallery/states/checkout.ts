import type { StatesOf } from '../state.ts'
import { answered, read } from '../state.ts'

const address = { kind: 'address' } as const
const newAddress = { kind: 'newAddress' } as const
const delivery = { kind: 'delivery' } as const
const transporters = { kind: 'transporters' } as const
const method = { kind: 'method' } as const
const payPhone = { kind: 'payPhone' } as const
const slip = { kind: 'slip' } as const

/** The button that opens a row of the slip; `which` selects the row among its siblings. */
const change = (which: string): string => `.review-list > li:${which} .review-item > .link`

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
  delivery: [...answered(delivery, 'express')] satisfies StatesOf<'delivery'>,
  transporters: [...answered(transporters, 'pwani-express,none')] satisfies StatesOf<'transporters'>,
  method: [...answered(method, 'cash_on_delivery')] satisfies StatesOf<'method'>,
  payPhone: [...answered(payPhone, '255754110226')] satisfies StatesOf<'payPhone'>,
  slip: [
    { name: 'fresh', scene: 'paying', card: slip },
    { name: 'fresh: who and where are missing', scene: 'guest', card: slip },
    { name: 'fresh: where is missing', scene: 'shop', card: slip },
    { name: 'fresh: no method yet', scene: 'first', card: slip },
    { name: 'fresh: cash on delivery', scene: 'changed', card: slip },
    // The slips of a scene share the open row, so each scene opens one.
    { name: 'fresh: the products', scene: 'changed', card: slip, acts: [{ press: '.link' }], shows: '[role=group]' },
    { name: 'fresh: the delivery', scene: 'shop', card: slip, acts: [{ press: change('nth-child(2)') }], shows: '.choices' },
    { name: 'fresh: the method', scene: 'paying', card: slip, acts: [{ press: change('nth-last-child(2)') }], shows: '.choices' },
    { name: 'busy: prices of today', scene: 'slow', card: slip, acts: [{ press: '.link' }], shows: '[role=status]' },
    { name: 'busy', scene: 'review', card: slip, acts: [{ press: '.button-sun' }], shows: '[aria-disabled=true]' },
    { name: 'error', scene: 'failing', card: slip, shows: '[role=alert]' },
    ...answered(slip, 'confirmed'),
  ] satisfies StatesOf<'slip'>,
}
