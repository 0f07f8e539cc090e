import { now } from '#web/api/time.ts'
import { cartCount, useCart } from '#web/features/cart/cart.ts'
import { kinds } from '../../../cards/kinds.ts'
import { asksWhichOrder, hasPutIn, lastTold, putInLast, shownLast } from '../../topics/orders/orderShown.ts'
import type { Understood } from '../../understand/Understood.ts'
import { briefLines } from '../brief/briefLines.ts'
import { inCartAsked } from '../brief/inCartAsked.ts'
import type { Talk } from '../Talk.ts'
import { aboutCarriers } from './aboutCarriers.ts'
import { buyingAgain } from './aboutOrders.ts'
import { aboutPaying } from './aboutPaying.ts'
import { afterOrder, carriedBy, complaining, notCancelled, onTheWay } from './afterOrders.ts'
import { answeredUs } from './answeredUs.ts'
import { afterFailure, atGoods, atQuestions } from './atQuestions.ts'
import { doubts } from './doubts/doubts.ts'
import { meanings } from './meanings.ts'
import { namedOrders, pointedAt } from './namedOrders.ts'
import { otherTopics, whoIsIt } from './otherTopics.ts'
import { fits, type Moment, type Rule, topic, words } from './rule.ts'
import { whereabouts } from './whereabouts.ts'
import { aboutItsNumber, whilePaying, whoseRequest } from './whilePaying.ts'
import { whoseMoney } from './whoseMoney.ts'

type Context = Pick<Talk, 'asked' | 'facts' | 'waiting'>

/** The first that fits decides. */
const RULES: readonly Rule[] = [
  ...answeredUs,
  ...inCartAsked,
  ...doubts,
  ...briefLines,
  ...whoseRequest,
  ...whoseMoney,
  ...whilePaying,
  ...aboutPaying,
  ...meanings,
  ...whereabouts,
  ...atQuestions,
  ...carriedBy,
  ...aboutCarriers,
  ...complaining,
  ...notCancelled,
  ...onTheWay,
  ...namedOrders,
  ...buyingAgain,
  ...afterFailure,
  ...afterOrder,
  ...pointedAt,
  ...whoIsIt,
  ...aboutItsNumber,
  ...atGoods,
  ...otherTopics,
]

/**
 * What a line can mean where the buyer is now; the parser knows the words alone. `cash` while a request is out asks to withdraw it,
 * a fee that is asked about is no budget, and nothing is bought again by a line that only asks for an order.
 */
export function inContext(understood: Understood, line: string, context: Context): Understood {
  const meant = withoutCash(understood, line)
  const moment = momentOf(context)
  return RULES.find((rule) => fits(rule, line, meant, moment))?.means(meant) ?? meant
}

const JUST_NOW = 3_600_000

const momentOf = ({ asked, facts, waiting }: Context): Moment => ({
  isWaiting: waiting,
  accepts: asked === null ? null : kinds[asked.kind].accepts,
  isCheckingOut: facts?.checkoutRequested === true,
  hasCart: cartCount(useCart.getState().lines) > 0,
  hasJustOrdered: now() - (facts?.ordered?.at ?? 0) < JUST_NOW,
  hasPutIn: hasPutIn(),
  ...ordersTold(),
})

function ordersTold(): Pick<Moment, 'isAboutOrder' | 'isOrderList' | 'isComplaint' | 'told' | 'mayTakeBack'> {
  const shown = shownLast()
  const told = lastTold()?.text ?? null
  return {
    isAboutOrder: shown !== null && shown !== 'list',
    isOrderList: shown === 'list',
    isComplaint: asksWhichOrder(),
    told,
    mayTakeBack: putInLast(),
  }
}

const NOT_CASH = words(
  '(?:si|sio|siyo|not|badala ya|instead of|rather than) (?:kwa |na |ya |in |by |kulipa |paying )?(?:cash|taslimu|keshi|kash|mkononi|pesa (?:mkononi|taslimu)|on delivery|nikipokea|ukipokea)',
)

/** `si pesa mkononi`, `badala ya cash`: the other way to pay. */
function withoutCash(meant: Understood, line: string): Understood {
  if (meant.choices.method !== 'cash_on_delivery' || !NOT_CASH.test(line)) return meant
  const other = meant.topic === 'payOnDelivery' ? topic('networks')(meant) : meant
  return { ...other, choices: { ...meant.choices, method: 'mobile_money' } }
}
