import type { CardOf } from '#web/chat/kinds/card.ts'
import type { Course } from '../payments.ts'
import type { AnyState, State, StateName, StatesOf } from '../state.ts'
import { answered } from '../state.ts'

type PaymentKind = 'waiting' | 'stillChecking' | 'failure' | 'recovery'

const during = <Kind extends PaymentKind>(kind: Kind, paymentId: Course, name: AnyState['name']): State<Kind> => ({
  name,
  scene: 'paying',
  card: { kind, paymentId } as CardOf<Kind>,
})
const over = <Kind extends PaymentKind>(kind: Kind, value: StateName): [State<Kind>, State<Kind>] =>
  answered({ kind, paymentId: 'waiting' } as CardOf<Kind>, value)
const receipt = { kind: 'receipt', orderId: 'order-104698' } as const

export const payment = {
  waiting: [
    during('waiting', 'waiting', 'fresh'),
    during('waiting', 'starting', 'fresh: being sent'),
    during('waiting', 'checking', 'busy'),
    during('waiting', 'creating', 'busy: paid, the order is made'),
    ...over('waiting', 'done'),
  ] satisfies StatesOf<'waiting'>,
  stillChecking: [
    during('stillChecking', 'late', 'fresh'),
    during('stillChecking', 'payAgain', 'fresh: may be paid again'),
    during('stillChecking', 'lateChecking', 'busy'),
    over('stillChecking', 'done')[0],
  ] satisfies StatesOf<'stillChecking'>,
  failure: [
    during('failure', 'cancelled', 'fresh'),
    during('failure', 'notStarted', 'fresh: could not be started'),
    ...over('failure', 'done'),
  ] satisfies StatesOf<'failure'>,
  recovery: [
    during('recovery', 'unfinished', 'fresh'),
    during('recovery', 'unfinishedChecking', 'busy'),
    during('recovery', 'needsAddress', 'error: another address is needed'),
    during('recovery', 'needsStock', 'error: sold out meanwhile'),
    during('recovery', 'second', 'error: paid twice'),
    over('recovery', 'done')[0],
  ] satisfies StatesOf<'recovery'>,
  receipt: [
    { name: 'fresh', scene: 'shop', card: receipt },
    { name: 'done', scene: 'shop', card: receipt, isOver: true },
    { name: 'fresh: cash on delivery', scene: 'review', card: { kind: 'receipt', orderId: 'order-104695' } },
    { name: 'busy', scene: 'slow', card: receipt },
    { name: 'error', scene: 'failing', card: receipt, shows: '[role=alert]' },
  ] satisfies StatesOf<'receipt'>,
}
