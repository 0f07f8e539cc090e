import type { CardOf } from '#web/chat/kinds/card.ts'
import type { State, StatesOf } from '../state.ts'
import { answered } from '../state.ts'

type SignInKind = 'phone' | 'register' | 'code'
const phone = { kind: 'phone' } as const
const register = { kind: 'register' } as const
const code = { kind: 'code' } as const

/** All three cards share one session, so a busy or failed session shows on each of them. */
const sessionStates = <Kind extends SignInKind>(card: CardOf<Kind>): [State<Kind>, State<Kind>, State<Kind>] => [
  { name: 'fresh', scene: 'guest', card },
  { name: 'busy', scene: 'signingIn', card, shows: '[aria-disabled=true]' },
  { name: 'error', scene: 'refused', card, shows: '[role=alert]' },
]

export const signInStates = {
  phone: [
    ...sessionStates(phone),
    {
      name: 'error: no phone number',
      scene: 'guest',
      card: phone,
      acts: [{ fill: 'input', text: '12' }, { press: '[type=submit]' }],
      shows: '[aria-invalid=true]',
    },
    {
      name: 'fresh: asks about a number of another country',
      scene: 'guest',
      card: phone,
      acts: [{ fill: 'input', text: '+254 712 345 678' }, { press: '[type=submit]' }],
      shows: '[role=alert]',
    },
    answered(phone, '+255754110226')[0],
  ] satisfies StatesOf<'phone'>,
  register: [
    ...sessionStates(register),
    { name: 'error: nothing filled in', scene: 'guest', card: register, acts: [{ press: '[type=submit]' }], shows: '[aria-invalid=true]' },
    { name: 'fresh: its code is on the way', scene: 'registering', card: register, shows: '[autocomplete=one-time-code]' },
    {
      name: 'error: its code is too short',
      scene: 'registering',
      card: register,
      acts: [{ press: '[type=submit]' }],
      shows: '[aria-invalid=true]',
    },
    answered(register, '+255754110226')[0],
  ] satisfies StatesOf<'register'>,
  code: [
    ...sessionStates(code),
    { name: 'expired', scene: 'refused', card: code, shows: '.note' },
    { name: 'error: too short', scene: 'guest', card: code, acts: [{ press: '[type=submit]' }], shows: '[aria-invalid=true]' },
    ...answered(code, '+255754110226'),
  ] satisfies StatesOf<'code'>,
  signIn: [
    { name: 'fresh', scene: 'guest', card: { kind: 'signIn', why: 'link' } },
    { name: 'fresh: for the orders', scene: 'guest', card: { kind: 'signIn', why: 'orders', shows: { kind: 'orders' } } },
    { name: 'fresh: for the usual', scene: 'guest', card: { kind: 'signIn', why: 'usual' } },
    {
      name: 'fresh: for the orders, its code is on the way',
      scene: 'registering',
      card: { kind: 'signIn', why: 'orders', shows: { kind: 'orders' } },
      shows: '[autocomplete=one-time-code]',
    },
    {
      name: 'fresh: for the usual, its code is on the way',
      scene: 'registering',
      card: { kind: 'signIn', why: 'usual' },
      shows: '[autocomplete=one-time-code]',
    },
    { name: 'done: for the orders', scene: 'shop', card: { kind: 'signIn', why: 'orders' }, answer: { value: '255 712 ••• 678' } },
    { name: 'fresh: for the wishlist', scene: 'guest', card: { kind: 'signIn', why: 'wishlist' } },
    { name: 'done', scene: 'shop', card: { kind: 'signIn', why: 'link' }, isOver: true },
  ] satisfies StatesOf<'signIn'>,
}
