import { fishToFind } from '../../act.ts'
import type { Moves } from '../../move.ts'

/** Keeps fish for later, and shares links (CHAT-118, CHAT-121, CHAT-122). */
export const wishlist: Moves = {
  /** Fish are removed with the heart on the card. */
  'wishlist.keep': {
    to: 'statement',
    when: (clause) => (clause.says('wish') || clause.sense === 'wishlist') && clause.says('keep', 'takesOut') && !clause.says('cold'),
    over: ['card.open', 'pay.ordersWithin', 'order.cancel'],
    acts: (clause) =>
      clause.says('takesOut') ? [{ do: 'open', card: { kind: 'wishlist' } }] : [{ do: 'keepForLater', goods: fishToFind(clause) }],
  },
  'shop.share': {
    to: 'any',
    senses: ['share'],
    when: ({ sense, place }) => sense === 'share' && place === null,
    acts: (clause) => [{ do: 'share', goods: fishToFind(clause), isCart: clause.goods.length === 0 && clause.says('basket') }],
  },
}
