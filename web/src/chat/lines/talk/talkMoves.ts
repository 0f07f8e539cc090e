import { cartTotal, formatTzs } from '#contract/rules/money.ts'
import type { ReplyId } from '#web/chat/kinds/row.ts'
import { keys, type Sense, topicRows } from '#web/chat/lines/lexicon/words/table.ts'
import { isUnderWay } from '#web/features/orders/orders.ts'
import { formatTime } from '#web/i18n/dates.ts'
import { type PlainText, type ReplyAct, tell } from '../act.ts'
import type { Meaning } from '../lexicon/words/table.ts'
import type { Clause } from '../line.ts'
import type { Moment } from '../moment.ts'
import { type Moves, type NeededData, type ReplyMove, WISHING } from '../move.ts'
import { isSure, plainTopic, topic } from './topic.ts'

const NOON = '12:00'
const EVENING = '17:00'

/** Returns the greeting by the time in Dar es Salaam. The buyer's own greeting is never corrected. */
export function greetingAt(time: string): 'greetMorning' | 'greetAfternoon' | 'greetEvening' {
  if (time < NOON) return 'greetMorning'
  return time < EVENING ? 'greetAfternoon' : 'greetEvening'
}

/** The replies to religious greetings. */
const RESPONSES: ReadonlyArray<readonly [Meaning, string]> = [
  ['salaam', 'Waalaikum salaam'],
  ['tumsifu', 'Milele amina'],
  ['shalom', 'Shalom'],
]

const angry: readonly ReplyAct[] = [tell('anger', {}, 'call', 'orders')]

/** The thanks of a buyer who is paying aren't about an older order. */
function welcome({ stage, name }: Moment, { orders }: NeededData): readonly ReplyAct[] {
  const order = stage === 'paying' ? undefined : orders?.find(isUnderWay)
  return [order ? tell('thanksOrder', { name, orderNumber: order.orderNumber }, 'orders') : tell('thanks', {}, 'browse')]
}

/** False for a question, which needs more than a polite reply. */
const isTold = ({ mood }: Clause): boolean => mood !== 'question'

/** Greetings, thanks, trust and questions about the shop. */
export const talk: Moves = {
  'talk.greetFormal': topic('greetFormal', ({ says }) => [tell(says('jambo') ? 'greetHujambo' : 'greetFormal', {}, 'browse')]),
  'talk.greetTime': topic('greetTime', (_clause, { now }) => [tell(greetingAt(formatTime(now)), {}, 'browse')]),
  'talk.greetFaith': topic('greetFaith', ({ says }) => {
    const response = RESPONSES.find(([greeting]) => says(greeting))?.[1] ?? 'Amina'
    return [tell('greetFaith', { response }, 'browse')]
  }),
  'talk.areYouThere': topic('areYouThere', (_clause, { asking }) => [
    asking === '' ? tell('areYouThere', {}, 'browse') : tell('areYouThereOpen', { question: asking }),
  ]),
  'talk.thanks': topic('thanks', ({ says }, moment, known) => (says('later') ? bye(moment) : welcome(moment, known)), {
    needs: ['orders'],
    when: isTold,
  }),
  'talk.praise': plainTopic('praise', [], isTold),
  'talk.goodbye': topic('goodbye', (_clause, moment) => bye(moment), { when: isTold }),
  'talk.waitABit': topic(
    'waitABit',
    (_clause, { asking }) => [asking === '' ? tell('waitABit', {}) : tell('waitABitOpen', { question: asking })],
    { when: (clause) => isTold(clause) && !clause.says('changeVerb', 'rider') },
  ),
  // `duka la kweli au matapeli` (a real shop or crooks?) is a question about safety, not anger.
  'talk.anger': topic('anger', ({ says }) => (says('safeWord') && says('orWord') ? [tell('isItSafe', {}, 'checkout', 'help')] : angry)),
  // The name of a street isn't a question about our name.
  'talk.yourName': plainTopic(
    'yourName',
    ['browse', 'help'],
    ({ mood, says, place }) => place === null && (mood === 'question' || says('yours')),
  ),
  'talk.phoneNumber': topic(
    'phoneNumber',
    ({ ask }) => [ask === 'why' ? tell('whyNumber', {}) : tell('phoneNumber', {}, 'call', 'write')],
    // A line with a number doesn't ask for ours.
    { when: ({ meant }) => meant.phone === undefined },
  ),
  'talk.whereAreYou': {
    senses: ['whereAreYou'],
    when: ({ sense, ask, says }) =>
      sense === 'whereAreYou' || (ask === 'where' && says('youAre') && sense !== 'pickUp' && !says('order', 'myOrder', 'rider')),
    acts: () => [tell('whereAreYou', {}, 'browse', 'call')],
  },
  'talk.account': topic('account', ({ says }) => [says('email') ? tell('noEmail', {}, 'help') : tell('account', {}, 'help')]),
  'talk.noCode': topic('noCode', () => [tell('noCodeAsked', {})], { when: ({ says }) => !says('rider') }),
  'talk.howItWorks': plainTopic('howItWorks', ['browse', 'help']),
  // A line that only signs in deletes nothing.
  'talk.deleteData': plainTopic('deleteData', ['fresh', 'write'], ({ says }) => !says('signInWord') || says('takesOut', 'cancelVerb')),
  'talk.returnAfterHours': topic(
    'returnAfterHours',
    (_clause, { cart }) => [
      cart.length > 0
        ? tell('returnAfterHours', { total: formatTzs(cartTotal(cart)) }, 'checkout', 'cart')
        : tell('returnEmpty', {}, 'browse'),
    ],
    { when: ({ says }) => !says('choose') },
  ),
  'talk.emojiOnly': {
    needs: ['orders'],
    when: ({ meant }) => meant.topic === 'emojiOnly' && meant.intent === 'topic',
    acts: ({ says }, moment, known) =>
      says('angryFace') ? angry : says('kindFace') ? welcome(moment, known) : [tell('emojiOnly', {}, 'browse')],
  },
}

const bye = ({ hasCart }: Moment): readonly ReplyAct[] => [tell(hasCart ? 'goodbyeCart' : 'goodbye', {})]

/** The topics with a plain answer (`tools/understand/topics/topics.txt`). */
export const topics: Moves = Object.fromEntries(
  topicRows.map(([first, ...buttons]) => {
    const [id, ...notWith] = first.split('!') as [string, ...Meaning[]]
    const [group, name] = id.split('.') as [string, Sense & PlainText & Meaning]
    const ofSense = plainTopic(name, buttons as ReplyId[])
    const when: ReplyMove['when'] = (clause, moment) =>
      !clause.says(...notWith) &&
      // A topic without a sense is told by its phrases, unless the clause has a certain sense.
      (keys.includes(name) ? ofSense.when(clause, moment) : clause.says(name) && !isSure(clause))
    return [id, { ...ofSense, when, ...(group === 'shop' && { at: WISHING }) }]
  }),
)
