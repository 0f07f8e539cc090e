import { answered, read, type StatesOf } from './galleryState.ts'
import { checkoutStep, kind, step } from './row.ts'

const addressStep = {
  ...checkoutStep,
  goal: 'address',
  question: 'addressQuestion',
  typed: 'names',
  place: 'placeAddress',
  namesTransporters: 'afterComma',
} as const
const address = kind('address', { ...addressStep, accepts: 'address', repair: 'address' })
const newAddress = kind('newAddress', { ...addressStep, accepts: 'newAddress', repair: 'newAddress' })

/** Rows of the slip. Older threads hold them as cards, settled to one line each. */
const row = { ...step, role: 'row', back: 'slip', goal: 'slip', place: null, page: null } as const

const delivery = kind('delivery', {
  ...row,
  question: 'deliveryQuestion',
  accepts: 'delivery',
  repair: 'delivery',
  namesTransporters: 'longLine',
})
const transporters = kind('transporters', {
  ...row,
  question: 'transporterQuestion',
  accepts: 'transporters',
  repair: 'transporters',
  namesTransporters: 'always',
})
const method = kind('method', {
  ...row,
  question: 'methodQuestion',
  accepts: 'method',
  repair: 'method',
  namesTransporters: 'longLine',
})
const payPhone = kind('payPhone', { ...row, question: 'payPhoneQuestion', repair: 'payPhone', typed: 'digits' })

const slip = kind('slip', {
  ...checkoutStep,
  goal: 'slip',
  question: 'slip',
  replies: ['shop', 'stop', 'help'],
  openedByUrl: 'never',
  back: 'own',
  accepts: 'change',
  repair: 'review',
  place: 'placeReview',
  namesTransporters: 'always',
})

export const checkoutKinds = [address, newAddress, delivery, transporters, method, payPhone, slip] as const

export const checkoutStates = () =>
  ({
    address: [
      ...read({ kind: 'address' }),
      { name: 'fresh: chosen before', scene: 'review', card: { kind: 'address' } },
      { name: 'fresh: none saved', scene: 'newcomer', card: { kind: 'address' } },
      ...answered({ kind: 'address' }, 'neema-home'),
    ],
    newAddress: [
      { name: 'fresh', scene: 'newcomer', card: { kind: 'newAddress' } },
      { name: 'error', scene: 'newcomer', card: { kind: 'newAddress' }, acts: [{ press: '[type=submit]' }], shows: '[aria-invalid=true]' },
      answered({ kind: 'newAddress' as const }, 'neema-home')[0],
    ],
    delivery: answered({ kind: 'delivery' }, 'express'),
    transporters: answered({ kind: 'transporters' }, 'pwani-express,none'),
    method: answered({ kind: 'method' }, 'cash_on_delivery'),
    payPhone: answered({ kind: 'payPhone' }, '255754110226'),
    slip: [
      { name: 'fresh', scene: 'paying', card: { kind: 'slip' } },
      { name: 'fresh: who and where are missing', scene: 'guest', card: { kind: 'slip' } },
      { name: 'fresh: where is missing', scene: 'shop', card: { kind: 'slip' } },
      { name: 'fresh: no method yet', scene: 'first', card: { kind: 'slip' } },
      { name: 'fresh: cash on delivery', scene: 'changed', card: { kind: 'slip' } },
      // The slips of a scene share the open row, so each scene opens one.
      { name: 'fresh: the products', scene: 'changed', card: { kind: 'slip' }, acts: [{ press: '.link' }], shows: '[role=group]' },
      { name: 'fresh: the delivery', scene: 'shop', card: { kind: 'slip' }, acts: [{ press: change('nth-child(2)') }], shows: '.choices' },
      {
        name: 'fresh: the method',
        scene: 'paying',
        card: { kind: 'slip' },
        acts: [{ press: change('nth-last-child(2)') }],
        shows: '.choices',
      },
      { name: 'busy: prices of today', scene: 'slow', card: { kind: 'slip' }, acts: [{ press: '.link' }], shows: '[role=status]' },
      { name: 'busy', scene: 'review', card: { kind: 'slip' }, acts: [{ press: '.button-sun' }], shows: '[aria-disabled=true]' },
      { name: 'error', scene: 'failing', card: { kind: 'slip' }, shows: '[role=alert]' },
      ...answered({ kind: 'slip' }, 'confirmed'),
    ],
  }) satisfies StatesOf<typeof checkoutKinds>

/** The button that opens a row of the slip; `which` selects the row among its siblings. */
const change = (which: string): string => `.review-list > li:${which} .review-item > .link`
