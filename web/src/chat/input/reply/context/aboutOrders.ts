import type { Understood } from '../../understand/Understood.ts'
import { intent, type Moment, type Rule, topic, track, words } from './rule.ts'

export const CANCELS = words('cancel\\p{L}*|kucancel|\\p{L}*ghairi\\p{L}*|\\p{L}*kansel\\p{L}*|\\p{L}*sitish\\p{L}*')
export const ORDER = words('order|oda|\\p{L}*agiz\\p{L}*')
/** Without one of these nothing is bought again: `nataka oda yangu ya juzi` asks where it is. */
const ONCE_MORE = words(
  'again|tena|regular|nipe|niwekee|niletee|same|kama|usual|kawaida|repeat\\p{L}*|re-?order\\p{L}*|\\p{L}*rudi\\p{L}*|ile ?ile|vile ?vile|zile ?zile|last|previous|iliyopita|ya mwisho|always|ya kila|once more|another round|as before',
)
const intents = ['buyAgain'] as const
const namesFish = false
const sameMeaning = (meant: Understood): Understood => meant

/** An order is put in again by words that say so; beside a way to pay or a cancellation they say something else. */
export const buyingAgain: readonly Rule[] = [
  { intents, says: new RegExp(`(?=.*${CANCELS.source}).*${ORDER.source}`, 'iu'), means: topic('cancelOrder') },
  { intents, namesFish, unless: ONCE_MORE, means: track },
  {
    intents,
    namesFish,
    unless: new RegExp(`${ORDER.source}|last time|iliyopita|kawaida`, 'iu'),
    when: (_moment, { choices }) => choices.method !== undefined,
    means: intent('unknown'),
  },
  { intents, means: sameMeaning },
]

const isAfterOrder = ({ isAboutOrder, isCheckingOut }: Moment): boolean => isAboutOrder && !isCheckingOut

/** The newest card is about an order: `where is it` and `cancel it` mean that one. */
export const afterOrder: readonly Rule[] = [
  {
    says: /^(?:so |and |na |sasa )?(?:where(?:['’]s| is) (?:it|my fish)|iko wapi|ipo wapi|imefika wapi|wako wapi)(?!\p{L})/iu,
    when: isAfterOrder,
    means: track,
  },
  { intents: ['cancel'], when: (moment) => isAfterOrder(moment) && !moment.isHeld, means: topic('cancelOrder') },
]
