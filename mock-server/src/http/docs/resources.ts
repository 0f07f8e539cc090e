import * as address from '#contract/address.ts'
import * as auth from '#contract/auth.ts'
import * as catalogue from '#contract/catalogue.ts'
import * as contact from '#contract/contact.ts'
import * as clock from '#contract/control/clock.ts'
import * as db from '#contract/control/db.ts'
import * as faults from '#contract/control/faults/faults.ts'
import * as realtimeFaults from '#contract/control/faults/realtimeFaults.ts'
import * as hosts from '#contract/control/hosts.ts'
import * as journal from '#contract/control/journal.ts'
import * as outcome from '#contract/control/outcome.ts'
import * as controlPayments from '#contract/control/payments.ts'
import * as people from '#contract/control/people.ts'
import * as phones from '#contract/control/phones.ts'
import * as scenarios from '#contract/control/scenarios.ts'
import * as shapes from '#contract/control/shapes.ts'
import * as violations from '#contract/control/violations.ts'
import * as webhooks from '#contract/control/webhooks.ts'
import * as worlds from '#contract/control/worlds.ts'
import * as order from '#contract/order.ts'
import * as payment from '#contract/payment.ts'
import * as payout from '#contract/payout.ts'
import * as seller from '#contract/seller.ts'
import * as session from '#contract/session.ts'
import * as transporter from '#contract/transporter.ts'
import * as upload from '#contract/upload.ts'

export interface Resource {
  readonly tag: string
  readonly about: string
  /** The contract modules that define its calls. */
  readonly modules: readonly Readonly<Record<string, unknown>>[]
}

/** The tags of the document in its order, for both APIs. */
export const resources: readonly Resource[] = [
  { tag: 'sign-in', about: 'One-time codes, registration, and the session of a user.', modules: [auth, session] },
  { tag: 'catalogue', about: 'Categories and products as buyers see them; no sign-in needed.', modules: [catalogue] },
  { tag: 'addresses', about: 'Saved delivery addresses of a user.', modules: [address] },
  {
    tag: 'payments',
    about:
      'Mobile money: start, status, the callback of the provider, and what was paid without an order. The path has the name of the provider, a setting of the API: here `mobile-money` (API-031).',
    modules: [payment],
  },
  { tag: 'orders', about: 'Orders of a buyer, and the same orders as their sellers handle them.', modules: [order] },
  { tag: 'sellers', about: 'Profile and products of a seller.', modules: [seller] },
  { tag: 'payouts', about: 'Earnings and payouts of a seller.', modules: [payout] },
  { tag: 'transporters', about: 'Transporters as offered at checkout, their own profile, and their deliveries.', modules: [transporter] },
  { tag: 'uploads', about: 'Images of products and papers.', modules: [upload] },
  { tag: 'contact', about: 'Messages to the market.', modules: [contact] },
  { tag: 'mock-worlds', about: 'Isolated markets: reset, snapshot, restore, fork.', modules: [worlds] },
  { tag: 'mock-clock', about: 'The virtual clock of a world.', modules: [clock] },
  { tag: 'mock-people', about: 'Test accounts, sign-in without a code, and verification of profiles.', modules: [people] },
  { tag: 'mock-phones', about: 'The handset of every phone number: messages, payment prompt, wallet.', modules: [phones] },
  {
    tag: 'mock-payments',
    about: 'What the provider does with payments and payouts, and what came of them.',
    modules: [controlPayments, outcome],
  },
  { tag: 'mock-scenarios', about: 'Timelines of provider behaviour, by number or posted.', modules: [scenarios] },
  { tag: 'mock-faults', about: 'Calls and realtime connections that fail on purpose.', modules: [faults, realtimeFaults] },
  { tag: 'mock-webhooks', about: 'Payment and order events, posted to an address of your own.', modules: [webhooks] },
  { tag: 'mock-shapes', about: 'Variants of a response that clients must bear.', modules: [shapes] },
  { tag: 'mock-records', about: 'Any record of a world.', modules: [db] },
  { tag: 'mock-journal', about: 'Everything that happened in a world, in order.', modules: [journal] },
  { tag: 'mock-violations', about: 'Broken invariants, with the lines of the journal that prove them.', modules: [violations] },
  { tag: 'mock-server', about: 'Whether the server is ready, and where other devices of the network reach it.', modules: [hosts] },
]

export const tagOf = (call: object): string | undefined =>
  resources.find(({ modules }) => modules.some((module) => Object.values(module).includes(call)))?.tag
