import { fishToFind } from '../../act.ts'
import type { Moves } from '../../move.ts'

/** Keeps fish for later, and shares links (CHAT-118, CHAT-121, CHAT-122). */
export const wishlist: Moves = {
  /** Fish are removed with the heart on the card. */
  'wishlist.keep': {
    to: 'statement',
    when: (clause) =>
      (clause.says('wish') || clause.sense === 'wishlist') && clause.says('keep', 'takeOff', 'takesOut') && !clause.says('cold'),
    acts: (clause) =>
      clause.says('takeOff', 'takesOut')
        ? [{ do: 'open', card: { kind: 'wishlist' } }]
        : [{ do: 'keepForLater', goods: fishToFind(clause) }],
  },
  'shop.share': {
    when: ({ sense, place, meant }) => sense === 'share' && place === null && meant.intent === 'share',
    acts: (clause) => [{ do: 'share', goods: fishToFind(clause), isCart: clause.goods.length === 0 && clause.says('basket', 'all') }],
  },
}
