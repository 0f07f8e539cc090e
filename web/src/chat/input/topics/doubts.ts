import { EXPRESS_HOURS, NETWORKS, PAYMENT_TIMEOUT } from '#contract/rules/constants.ts'
import { findWords } from '../reply/goods/goods.ts'
import { deliveryFacts, repair } from '../reply/repair.ts'
import { type About, reply, type TopicText } from '../reply/reply.ts'
import { isBuying, type Talk } from '../reply/Talk.ts'
import { shopPhone } from './facts.ts'

/** What holds, and the open question again: a doubt has answered nothing. */
const thenAsk =
  (text: TopicText, about: About = {}) =>
  async (talk: Talk): Promise<void> => {
    reply(text, about)
    if (isBuying(talk) && talk.asked !== null) await repair(talk, true)
  }

/** What a buyer fears or wonders before the fish is there. */
export const doubts = {
  ifSpoilt: thenAsk('ifSpoilt', shopPhone),
  coldOnWay: thenAsk('coldOnWay', { expressHours: EXPRESS_HOURS }),
  payByPhone: thenAsk('payByPhone', { minutes: String(PAYMENT_TIMEOUT / 60_000), networks: NETWORKS.join(', ') }),
  howKnow: thenAsk('howKnow'),
  noteHow: thenAsk('noteHow'),
  sellerNumber: thenAsk('sellerNumber', shopPhone),
  forDay: () => reply('forDay', deliveryFacts(), 'browse'),
  bones: async (talk: Talk) => {
    reply('bones')
    if (!isBuying(talk)) await findWords('fillet')
  },
}
