import * as z from 'zod/mini'
import { paths } from '#web/paths.ts'
import { answered, type State, type StatesOf } from './galleryState.ts'
import { orders, payOrder, tracking } from './orders.ts'
import { aside, kind, step } from './row.ts'

const signInStep = { ...step, back: 'own', goal: 'signIn', openedByUrl: 'signIn' } as const

const phone = kind('phone', {
  ...signInStep,
  question: 'phoneQuestion',
  page: () => paths.login(paths.chat()),
  repair: 'phone',
  typed: 'digits',
  place: 'placeSignIn',
})

const register = kind('register', {
  ...signInStep,
  question: 'registerTitle',
  page: () => paths.register,
  accepts: 'person',
  repair: 'register',
  typed: 'names',
  place: 'placeSignIn',
})

const code = kind('code', {
  ...signInStep,
  question: 'code',
  page: () => paths.verify,
  accepts: 'code',
  repair: 'code',
  typed: 'digits',
  place: 'placeCode',
})

/** Text keys that tell a guest why the phone number is needed. */
export const signInQuestions = {
  wishlist: 'signInToSave',
  link: 'phoneQuestion',
  orders: 'signInForOrders',
  usual: 'signInForUsual',
} as const

/** Signs a guest in outside the journey, then shows the card in `shows` (CHAT-171). */
const signIn = kind(
  'signIn',
  {
    ...aside,
    question: 'phoneQuestion',
    says: ({ why }, t) => t.chat[signInQuestions[why]],
    page: () => paths.login(paths.chat()),
    openedByUrl: 'signIn',
  },
  {
    why: z.enum(['wishlist', 'link', 'orders', 'usual']),
    shows: z.optional(z.discriminatedUnion('kind', [orders.schema, tracking.schema, payOrder.schema])),
  },
)

export const signInKinds = [phone, register, code, signIn] as const

export const signInStates = () =>
  ({
    phone: [
      ...sessionStates({ kind: 'phone' }),
      { ...filledIn({ kind: 'phone' }, '12'), name: 'error: no phone number', shows: '[aria-invalid=true]' },
      { ...filledIn({ kind: 'phone' }, '+254 712 345 678'), name: 'fresh: asks about a number of another country', shows: '[role=alert]' },
      answered({ kind: 'phone' }, '+255754110226')[0],
    ],
    register: [
      ...sessionStates({ kind: 'register' }),
      { ...sent({ kind: 'register' }), name: 'error: nothing filled in', scene: 'guest' },
      { name: 'fresh: its code is on the way', scene: 'registering', card: { kind: 'register' }, shows: CODE },
      { ...sent({ kind: 'register' }), name: 'error: its code is too short', scene: 'registering' },
      answered({ kind: 'register' }, '+255754110226')[0],
    ],
    code: [
      ...sessionStates({ kind: 'code' }),
      { name: 'expired', scene: 'refused', card: { kind: 'code' }, shows: '.note' },
      { ...sent({ kind: 'code' }), name: 'error: too short', scene: 'guest' },
      ...answered({ kind: 'code' }, '+255754110226'),
    ],
    signIn: [
      { name: 'fresh', scene: 'guest', card: { kind: 'signIn', why: 'link' } },
      { name: 'fresh: for the orders', scene: 'guest', card: forOrders },
      { name: 'fresh: for the usual', scene: 'guest', card: { kind: 'signIn', why: 'usual' } },
      { name: 'fresh: for the orders, its code is on the way', scene: 'registering', card: forOrders, shows: CODE },
      { name: 'fresh: for the usual, its code is on the way', scene: 'registering', card: { kind: 'signIn', why: 'usual' }, shows: CODE },
      { name: 'done: for the orders', scene: 'shop', card: { kind: 'signIn', why: 'orders' }, answer: { value: '255 712 ••• 678' } },
      { name: 'fresh: for the wishlist', scene: 'guest', card: { kind: 'signIn', why: 'wishlist' } },
      { name: 'done', scene: 'shop', card: { kind: 'signIn', why: 'link' }, isOver: true },
    ],
  }) satisfies StatesOf<typeof signInKinds>
const forOrders = { kind: 'signIn', why: 'orders', shows: { kind: 'orders' } } as const
const CODE = '[autocomplete=one-time-code]'

const SUBMIT = { press: '[type=submit]' }
const sent = <const Card>(card: Card) => ({ card, acts: [SUBMIT], shows: '[aria-invalid=true]' })
const filledIn = <const Card>(card: Card, text: string) => ({ scene: 'guest', card, acts: [{ fill: 'input', text }, SUBMIT] }) as const

/** The sign-in cards share one session, so a busy or failed session shows on each of them. */
const sessionStates = <const Card extends { kind: string }>(card: Card): [State<Card>, State<Card>, State<Card>] => [
  { name: 'fresh', scene: 'guest', card },
  { name: 'busy', scene: 'signingIn', card, shows: '[aria-disabled=true]' },
  { name: 'error', scene: 'refused', card, shows: '[role=alert]' },
]
