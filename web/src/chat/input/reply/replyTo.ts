import { ApiError } from '#web/api/ApiError.ts'
import { errorText } from '#web/api/errorText.ts'
import { cartCount, useCart } from '#web/features/cart/cart.ts'
import { chooseLanguage, languageNow, textsNow } from '#web/i18n/texts.ts'
import { kinds } from '../../cards/kinds.ts'
import * as command from '../../guide/commands.ts'
import { say } from '../../transcript/append.ts'
import { takeBack } from '../takenOut.ts'
import { openOrderNamed } from '../topics/orders.ts'
import { replyToTopic } from '../topics/replyToTopic.ts'
import type { Understood } from '../understand/Understood.ts'
import { understand } from '../understand/understand.ts'
import { answer } from './answer.ts'
import { addMore, findWords, remove, takeGoods, tellCart } from './goods.ts'
import { goOn } from './questions.ts'
import { repair, understoodAgain } from './repair.ts'
import { isBuying, type Talk } from './Talk.ts'
import { tell } from './tell.ts'

export { chipsOf, withoutChip } from '../typing/chipsOf.ts'
export { continueWith } from './goods.ts'

/**
 * The one place that decides who reads a line, once secrets are out of it (CHAT-126): a withdrawal, the open question, commands and
 * everyday topics, goods. What nobody takes leads to the open question said again; no line is without a reply (CHAT-128).
 */
export async function replyTo(line: string, context: Omit<Talk, 'line' | 'meant'>): Promise<void> {
  const asks = context.asked !== null && kinds[context.asked.kind].accepts === 'amount' ? ({ asks: 'quantity' } as const) : {}
  const meant = understand(line, { ...asks, language: languageNow() })
  const talk: Talk = { ...context, line, meant: meant.isGuess ? withoutGuess(meant) : meant }
  if (talk.meant.topic === 'cancelPayment') return withdraw(talk)
  try {
    if ((await answer(talk)) || (await obey(talk))) return understoodAgain()
    // A guess comes last, and never beside an open question, whose options say more.
    if (meant.isGuess && meant.topic !== undefined && context.asked === null && (await replyToTopic(meant.topic, talk)))
      return understoodAgain()
    await repair(talk)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    say('problem', errorText(error, textsNow()))
  }
}

const withoutGuess = ({ topic: _guess, ...meant }: Understood): Understood => ({ ...meant, intent: 'unknown' })

const LEAST_SEARCH = 3

/** Commands, topics and goods; false where the line is none of them. */
async function obey(talk: Talk): Promise<boolean> {
  const { meant, facts, waiting } = talk
  const { intent, topic, items, filters, quantity, fraction } = meant
  if (meant.orderNumber) return done(openOrderNamed(meant.orderNumber, talk))
  if (topic !== undefined && (intent === 'topic' || intent === 'greeting')) return replyToTopic(topic, talk)
  if (fraction) return done(say('wholeUnits', `${fraction.below},${fraction.above}`))
  switch (intent) {
    case 'remove':
      return waiting ? done(tell('ordersWithin')) : done(items.length > 0 ? takeGoods(talk) : remove(talk))
    case 'add':
    case 'setQuantity':
    case 'search':
    case 'wishlist':
    case 'share':
      if (waiting) return done(tell('ordersWithin'))
      if (items.length > 0 || intent === 'setQuantity') return done(takeGoods(talk))
      if (typeof quantity === 'number' && (await addMore(quantity))) return true
      if (filters.goods || filters.cut) return findWords(filters.goods ?? filters.cut ?? '')
      if (filters.words && filters.words.length >= LEAST_SEARCH && (await findWords(filters.words))) return true
      return intent === 'search' && !isBuying(talk) ? done(command.browse()) : false
    case 'showCart':
      return done(isBuying(talk) || cartCount(useCart.getState().lines) === 0 ? tellCart() : command.showCart())
    case 'checkout':
    case 'pay':
      return done(checkout(talk))
    case 'trackOrder':
    case 'buyAgain':
      return done(command.openOrders())
    case 'help':
      return done(command.openHelp())
    case 'language':
      return done(meant.choices.language ? speak(meant.choices.language) : command.openLanguage())
    case 'undo':
      return takeBack() ? done(tellCart()) : done(tell('nothingToUndo'))
    case 'back':
    case 'cancel':
      return done(withdraw(talk))
    case 'startFresh':
      return done(command.askStartFresh())
    case 'yes':
      return topic === undefined ? false : replyToTopic(topic, talk)
    case 'no':
      return false
    default:
      if (items.some(({ not }) => !not) || isBuying(talk) || facts === null) return false
      return filters.words !== undefined && filters.words.length >= LEAST_SEARCH ? findWords(filters.words) : false
  }
}

/** What was called has said what came of it. */
async function done(said: unknown): Promise<true> {
  await said
  return true
}

/** Free text alone never pays or orders: it brings the next question, at last the review (CHAT-044). */
async function checkout(talk: Talk): Promise<void> {
  const { facts } = talk
  if (talk.waiting || facts?.payment) return repair(talk, true)
  if (cartCount(useCart.getState().lines) === 0 && !facts?.storedAdd) return tell('cartEmpty', {}, 'browse')
  if (facts?.checkoutRequested) return repair(talk, true)
  goOn()
}

/** Never means pay (CHAT-135). */
function withdraw({ waiting, meant, facts }: Talk): void {
  if (waiting) return meant.topic === 'cancelPayment' ? tell('cancelPayment') : say('stillOpen')
  if (facts?.checkoutRequested) return command.stopCheckout()
  if (meant.topic === 'cancelPayment') return tell('nonePending')
  command.browse()
}

async function speak(language: 'en' | 'sw'): Promise<void> {
  await chooseLanguage(language)
  tell('language')
}
