import * as z from 'zod/mini'
import { formatTzs } from '#contract/rules/money.ts'
import { fill } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { answered, type State, type StatesOf } from './galleryState.ts'
import { kind, step } from './row.ts'

const paying = {
  ...step,
  back: 'own',
  place: null,
  goal: 'paid',
  page: () => paths.checkoutPayment,
  replies: ['orders'],
  openedByUrl: 'payment',
} as const
const fields = { paymentId: z.string() }

const waiting = kind(
  'waiting',
  {
    ...paying,
    question: 'paying',
    says: ({ paymentId }, t, names) => fill(t.chat.waiting, { amount: formatTzs(names.amount(paymentId)) }),
    staysAtFreshStart: 'yes',
    accepts: 'check',
    repair: 'waiting',
  },
  fields,
)

const stillChecking = kind(
  'stillChecking',
  {
    ...paying,
    question: 'stillProcessing',
    says: (_, { chat: t }) => `${t.stillProcessing} ${t.doNotPayAgain}`,
    urgency: 'assertive',
    staysAtFreshStart: 'yes',
    accepts: 'check',
    repair: 'stillChecking',
  },
  fields,
)

const failure = kind(
  'failure',
  {
    ...paying,
    question: 'failure',
    urgency: 'assertive',
    accepts: 'retry',
    repair: 'failure',
  },
  fields,
)

const recovery = kind(
  'recovery',
  {
    ...paying,
    goal: 'settle',
    question: 'finish',
    says: ({ paymentId }, t, names) => fill(t.chat.recovery, { amount: formatTzs(names.amount(paymentId)) }),
    page: null,
    urgency: 'assertive',
    staysAtFreshStart: 'yes',
    repair: 'recovery',
    back: 'menu',
  },
  fields,
)

export const paymentKinds = [waiting, stillChecking, failure, recovery] as const

export const paymentStates = () =>
  ({
    waiting: [
      during('waiting', 'waiting', 'fresh'),
      during('waiting', 'starting', 'fresh: being sent'),
      during('waiting', 'checking', 'busy'),
      during('waiting', 'creating', 'busy: paid, the order is made'),
      ...over('waiting'),
    ],
    stillChecking: [
      during('stillChecking', 'late', 'fresh'),
      during('stillChecking', 'payAgain', 'fresh: may be paid again'),
      during('stillChecking', 'lateChecking', 'busy'),
      over('stillChecking')[0],
    ],
    failure: [during('failure', 'cancelled', 'fresh'), during('failure', 'notStarted', 'fresh: could not be started'), ...over('failure')],
    recovery: [
      during('recovery', 'unfinished', 'fresh'),
      during('recovery', 'unfinishedChecking', 'busy'),
      during('recovery', 'needsAddress', 'error: another address is needed'),
      during('recovery', 'needsStock', 'error: sold out meanwhile'),
      during('recovery', 'second', 'error: paid twice'),
      over('recovery')[0],
    ],
  }) satisfies StatesOf<typeof paymentKinds>

interface PaymentCard<Kind> {
  kind: Kind
  paymentId: string
}
const during = <Kind extends string>(kind: Kind, paymentId: string, name: State['name']): State<PaymentCard<Kind>> => ({
  name,
  scene: 'paying',
  card: { kind, paymentId },
})
const over = <Kind extends string>(kind: Kind) => answered<PaymentCard<Kind>>({ kind, paymentId: 'waiting' }, 'done')
