import type { Card } from '../../kinds/card.ts'
import { hasRole, kinds } from '../../kinds/kinds.ts'
import type { Facts } from '../facts.ts'
import type { Goal } from './goal.ts'

/**
 * The goals of buying in order; the guide asks for the first unmet one (CHAT-012). The slip is open from the first fish on. Who and where
 * are asked once the buyer goes on (CHAT-176).
 */
export const buy: readonly Goal[] = [
  {
    id: 'settle',
    done: (f) => f.unfinished === null,
    ask: (f) => ({ kind: 'recovery', paymentId: f.unfinished ?? '' }),
    answer: () => null,
  },
  {
    id: 'product',
    done: (f, live) => !looks(live) && (f.cartCount > 0 || signsIn(f, live)),
    ask: (_, live) => (live && looks(live) ? live : { kind: 'welcome' }),
    answer: () => null,
  },
  {
    id: 'signIn',
    done: (f, live) => f.user !== null || !(f.checkoutRequested || signsIn(f, live)),
    ask: (f) => ({ kind: f.registering ? 'register' : f.codeSent ? 'code' : 'phone' }),
    answer: (f) => f.user ?? (f.codeSent ? 'sent' : null),
  },
  {
    id: 'cartChanged',
    done: (f) => !f.checkoutRequested || !f.cartChanged,
    ask: () => ({ kind: 'cartChanged' }),
    answer: () => 'accepted',
  },
  {
    id: 'address',
    done: (f) => !f.checkoutRequested || f.addressId !== null,
    ask: (f, live) => ({ kind: f.addresses === 0 || live?.kind === 'newAddress' ? 'newAddress' : 'address' }),
    answer: (f) => f.addressId,
  },
  {
    id: 'slip',
    done: (f) => f.payment !== null,
    ask: () => ({ kind: 'slip' }),
    answer: (f) => (f.payment ? (f.method ?? 'mobile_money') : null),
  },
  {
    id: 'paid',
    done: (f) => f.payment === null, // this goal is only reached during a payment; the order ends the payment
    ask: (f) => paymentCard(f.payment?.kind ?? 'waiting', f.payment?.id ?? ''),
    answer: (f) => f.payment?.kind ?? null,
  },
]

/** During a payment the earlier goals are not asked again, even if the cart changes. */
export const firstUnmet = (facts: Facts, live: Card | null): Goal | null => {
  const open = facts.payment !== null && facts.unfinished === null
  return (open ? paid : buy.find((goal) => !goal.done(facts, live))) ?? null
}

const paid = buy.find((goal) => goal.id === 'paid')

const looks = (live: Card | null): boolean => live !== null && hasRole(live, 'browsing')

/** Returns whether a guest has started to sign in: that question stays open, e.g. after the session ended. */
const signsIn = (f: Facts, live: Card | null): boolean => f.user === null && live !== null && kinds[live.kind].goal === 'signIn'

function paymentCard(kind: 'waiting' | 'stillChecking' | 'failed', paymentId: string): Card {
  return kind === 'failed' ? { kind: 'failure', paymentId } : { kind: kind === 'stillChecking' ? 'stillChecking' : 'waiting', paymentId }
}
