import { cartCount, useCart } from '#web/features/cart/cart.ts'
import { kinds } from '../../cards/kinds.ts'
import * as command from '../../guide/commands.ts'
import { asksOnly } from '../../lines/read/read.ts'
import { openOrderNamed, orders } from '../topics/orders/orders.ts'
import { replyToTopic } from '../topics/replyToTopic.ts'
import { orderAgain } from './goods/again/orderAgain.ts'
import { remove } from './goods/cartLines.ts'
import { tellWhole } from './goods/fractions.ts'
import { addMore, findWords, takeGoods, takeSameFish } from './goods/goods.ts'
import { changePart } from './goods/parts.ts'
import { shareMeant } from './goods/shareMeant.ts'
import { swap } from './goods/swap.ts'
import { WISHLIST, wish } from './goods/wish.ts'
import { openHelpFor } from './helpFor.ts'
import { checkout, goBackFrom, speak, undo, withdraw } from './journey.ts'
import { waitForNetwork } from './mayWait.ts'
import { changeCarrier } from './question/atReview.ts'
import { questions, takeRest } from './question/questions.ts'
import { repair } from './repair.ts'
import { reply } from './reply.ts'
import { isBuying, type Talk } from './Talk.ts'

const LEAST_SEARCH = 3

/** Commands, topics and goods; false where the line is none of them. */
export async function obey(talk: Talk): Promise<boolean> {
  const { meant, facts, waiting } = talk
  waitForNetwork(meant)
  const { intent, topic, items, filters, quantity, fraction } = meant
  if (intent === 'wishlist' || WISHLIST.test(talk.line)) return done(wish(talk))
  if (intent === 'share') return done(shareMeant(talk))
  if (intent === 'buyAgain') return done(orderAgain(talk))
  if (!waiting && (await swap(talk))) return true
  if (meant.orderNumber) return done(openOrderNamed(meant.orderNumber, talk))
  if (topic === 'waitABit' && PUTS.test(talk.line) && items.length > 0 && !waiting) return done(takeGoods(asAdd(talk)))
  if (topic === 'changedMind' && isBuying(talk) && !waiting && Object.keys(meant.choices).length > 0 && !asksOnly(talk.line))
    return done(takeOtherChoice(talk))
  if (topic?.startsWith('area') && isBuying(talk) && !waiting && (await changeCarrier(talk))) return true
  if (topic !== undefined && (intent === 'topic' || intent === 'greeting')) return replyToTopic(topic, talk)
  if (fraction) return done(tellWhole(talk))
  switch (intent) {
    case 'remove':
      return waiting ? done(reply('ordersWithin')) : done(items.length > 0 ? takeGoods(talk) : remove(talk))
    case 'add':
    case 'setQuantity':
    case 'search':
      if (waiting && intent !== 'search') return done(reply('ordersWithin'))
      if (intent !== 'search') takeRest(meant.choices, undefined)
      if (items.length === 0 && (changePart(talk) || (await takeSameFish(talk)))) return true
      if (items.length === 0 && (filters.goods || filters.cut))
        return findWords(filters.goods ?? filters.cut ?? '', typeof quantity === 'number' ? quantity : undefined)
      if (items.length > 0 || intent === 'setQuantity') return done(takeGoods(talk))
      if (typeof quantity === 'number' && (await addMore(quantity))) return true
      if (filters.words && filters.words.length >= LEAST_SEARCH && (await findWords(filters.words))) return true
      return intent === 'search' ? done(command.browse()) : false
    case 'showCart':
      return cartCount(useCart.getState().lines) === 0 ? replyToTopic('inCart', talk) : done(command.showCart())
    case 'checkout':
    case 'pay':
      return done(checkout(talk))
    case 'trackOrder':
      return done(orders.track(talk))
    case 'help':
      return done(openHelpFor(talk.line))
    case 'language':
      return done(meant.choices.language ? speak(meant.choices.language) : command.openLanguage())
    case 'undo':
      return done(undo(talk))
    case 'back':
      return done(goBackFrom(talk))
    case 'cancel':
      return done(withdraw(talk))
    case 'startFresh':
      return done(command.askStartFresh())
    case 'yes':
      if (talk.asked?.kind === 'review') return done(repair(talk, true))
      return topic === undefined ? acknowledge(talk) : replyToTopic(topic, talk)
    case 'no':
      return isBuying(talk) && !waiting && changeCarrier(talk)
    default:
      if (items.length === 0 && !waiting && (changePart(talk) || (!isBuying(talk) && (await takeSameFish(talk))))) return true
      if (isBuying(talk) && !waiting && (await changeCarrier(talk))) return true
      if (isBuying(talk) && !waiting && Object.keys(meant.choices).length > 0 && !talk.line.includes('?') && !asksOnly(talk.line))
        return done(takeOtherChoice(talk))
      if (items.some(({ not }) => !not) || isBuying(talk) || facts === null) return false
      if (items.length === 0 && typeof quantity === 'number' && (filters.goods || filters.cut))
        return findWords(filters.goods ?? filters.cut ?? '', quantity)
      return filters.words !== undefined && filters.words.length >= LEAST_SEARCH ? findWords(filters.words) : false
  }
}

const LONGEST_YES = 3
/** `sawa` that answers nothing: the open question, or a word in return. */
async function acknowledge(talk: Talk): Promise<boolean> {
  const { line, asked, meant } = talk
  if (line.trim().split(/\s+/).length > LONGEST_YES || typeof meant.quantity === 'number') return false
  if (asked !== null && kinds[asked.kind].repair !== null) await repair(talk, true)
  else reply('acknowledged')
  return true
}

/** `subiri kwanza niongeze changu mmoja`: what is waited for. */
const PUTS = /(?<![a-z])(?:ni|tu)?(?:ongez|wek|chuku)[a-z]*|(?<![a-z])(?:add|put|take)(?![a-z])/i
const asAdd = (talk: Talk): Talk => ({ ...talk, meant: { ...talk.meant, intent: 'add' } })

/** `basi kawaida`, said at another question: the answer is kept, and the open question asked again. */
async function takeOtherChoice(talk: Talk): Promise<void> {
  const { method } = talk.meant.choices
  // `I'll pay the driver when he comes` sounds like a question, and is none.
  if (talk.asked?.kind === 'method' && method) return void (await questions.method.choose(method, talk))
  takeRest(talk.meant.choices, undefined)
  await repair(talk, true)
}

/** What was called has said what came of it. */
async function done(said: unknown): Promise<true> {
  await said
  return true
}
