import { importFiles } from '#web/api/lazyImport.ts'
import { storesEverything } from '#web/api/storage/device.ts'
import { now } from '#web/api/time.ts'
import { lastReplyText } from '#web/chat/guide/reply.ts'
import type { Card, CardOf } from '#web/chat/kinds/card.ts'
import { isRow, kinds, questionText } from '#web/chat/kinds/kinds.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { addressTextNow, missingPartsNow, needsPhoneNow } from '#web/features/addresses/oneLine/addressDraft.ts'
import { cartCount } from '#web/features/cart/cart.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { linesToday } from '#web/features/cart/today/checked.ts'
import { draftNow } from '#web/features/checkout/draft.ts'
import { withDefaults } from '#web/features/checkout/slip.ts'
import { recordsOf } from '#web/features/payment/device/records.ts'
import { payAgainAt } from '#web/features/payment/record/nextEffect.ts'
import { paymentView } from '#web/features/payment/record/paymentView.ts'
import type { PaymentRecord } from '#web/features/payment/record/record.ts'
import { useUnfinished } from '#web/features/payment/runner/unfinished.ts'
import { personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { textsNow } from '#web/i18n/texts.ts'
import type { Line } from '../line.ts'
import type { LastPayment, Moment, Stage } from '../moment.ts'
import { isForSomebody } from '../place/receiver.ts'
import { emptyIfFailed, hasJustPut, lastPutNow, rowsInView } from './goodsNow.ts'
import { shownLast } from './ordersNow.ts'
import { categoriesNow } from './questions.ts'
import { paymentFacts } from './repair.ts'
import { transportersNow } from './storeChoices.ts'
import type { ThreadState } from './threadState.ts'

export function momentNow(thread: ThreadState, offered: MomentOptions): Moment {
  const { asked, goodsBeside, facts, waiting } = thread
  const stage = stageOf(thread)
  return {
    stage,
    question: asked?.kind ?? null,
    asked,
    beside: goodsBeside,
    cart: linesToday(),
    lastPut: lastPutNow(),
    hasJustPut: hasJustPut(),
    draft: draftSeen(stage, asked),
    places: addressesNow(),
    asking: asked === null || stage === 'looking' ? '' : questionText(asked.kind, textsNow('chat')),
    newAddress: { text: addressTextNow(), isComplete: missingPartsNow().length === 0, needsPhone: needsPhoneNow() },
    lastReply: lastReplyText(),
    asksAmount: fishIn({ asked, goodsBeside }) !== null,
    ...offered,
    attempt: attemptNow(waiting),
    hasCart: cartCount(useCart.getState().lines) > 0,
    isUnpaid: !waiting && facts?.checkoutRequested === true && facts.payment === null && facts.unfinished === null,
    ...ordersInView(),
    hasJustOrdered: now() - (facts?.ordered?.at ?? 0) < 3_600_000,
    second: useUnfinished.getState().payments.find(({ kind }) => kind === 'second')?.amount ?? null,
    ...buyerNow(),
    now: now(),
  }
}

/** The choices as the buyer sees them: what the slip takes by default counts only from the slip on. */
function draftSeen(stage: Stage, asked: Card | null): Moment['draft'] {
  const isOnSlip = stage === 'review' || stage === 'paying' || (asked !== null && isRow(asked.kind))
  return isOnSlip ? withDefaults(draftNow()) : draftNow()
}

function ordersInView(): Pick<Moment, 'showsOrder' | 'showsList'> {
  const shown = shownLast()
  return { showsOrder: shown !== null && shown !== 'list', showsList: shown === 'list' }
}

function buyerNow(): Pick<Moment, 'isGuest' | 'phone' | 'name'> {
  const { user } = useSession.getState()
  return { isGuest: personNow() === null, phone: user?.phoneNumber ?? '', name: user?.name.split(' ')[0] ?? '' }
}

/** Returns the card of one fish, so that a number is its quantity. */
export function fishIn({ asked, goodsBeside }: Pick<ThreadState, 'asked' | 'goodsBeside'>): CardOf<'product'> | null {
  const card = goodsBeside ?? asked
  return card?.kind === 'product' ? card : null
}

/** The number of words from which a line loads the transporters even if another question is open. */
const LONG = 3

type MomentOptions = Pick<Moment, 'transporters' | 'categories' | 'readPlace' | 'rows'>

/** Loads the options that a line may name at this question. Without a network they are unknown. */
export const offeredAt = async (line: Line, thread: ThreadState): Promise<MomentOptions> => ({
  transporters: namesTransporters(line.text, thread) ? await emptyIfFailed(transportersNow()) : [],
  categories: thread.asked?.kind === 'categories' ? await emptyIfFailed(categoriesNow()) : [],
  rows: await rowsInView(thread),
  readPlace: await placesFor(line, thread),
})

function namesTransporters(text: string, { asked, facts }: ThreadState): boolean {
  const isShopping = asked?.kind === 'slip' && facts?.checkoutRequested !== true
  switch (asked === null ? 'never' : isShopping ? 'afterComma' : kinds[asked.kind].namesTransporters) {
    case 'always':
      return true
    case 'afterComma':
      return text.includes(',')
    case 'longLine':
      return text.trim().split(/\s+/).length >= LONG
    case 'never':
      return false
  }
}

/** Loads the parser of addresses only if the line may name a place. */
async function placesFor({ clauses, text }: Line, { asked, facts }: ThreadState): Promise<Moment['readPlace']> {
  const isAsked = asked !== null && kinds[asked.kind].goal === 'address'
  const hasGoods = facts !== null && (facts.cartCount > 0 || clauses.some(({ goods }) => goods.length > 0))
  const mayName = hasGoods && (isForSomebody(text) || clauses.some(({ place, says }) => place !== null || says('house')))
  if (!isAsked && !mayName) return null
  const { readAddressLine } = await importFiles(() => import('#web/features/addresses/oneLine/readAddressLine.ts'))
  return readAddressLine
}

function stageOf({ asked, facts, waiting }: ThreadState): Stage {
  if (waiting || (facts !== null && facts.payment !== null) || asked?.kind === 'recovery') return 'paying'
  if (facts?.checkoutRequested !== true) return 'looking'
  return asked !== null && kinds[asked.kind].goal === 'slip' ? 'review' : 'buying'
}

function attemptNow(waiting: boolean): LastPayment | null {
  const records = recordsOf(personNow())
  const out = records.findLast(({ stage, dismissed }) => stage === 'waiting' && !dismissed)
  if (waiting) return { kind: 'waiting', id: out?.id ?? '', amount: out?.amount ?? 0, ...(out && { request: requestOf(out) }) }
  const paid = records.findLast(({ stage, method }) => stage === 'paid' && method === 'mobile_money')
  if (paid) return attempt('paid', paid)
  const newest = records.at(-1)
  if (newest?.stage !== 'refused' || newest.method !== 'mobile_money') return null
  const view = paymentView({ ...newest, dismissed: false }, now())
  const reason = newest.refusal?.message
  return {
    ...attempt('refused', newest),
    isUnclear: view.kind !== 'failed' || view.unclear || !storesEverything(),
    ...(reason !== undefined && { reason }),
  }
}

const MINUTE = 60_000

function requestOf(record: PaymentRecord): NonNullable<LastPayment['request']> {
  const { phone, amount: money, time } = paymentFacts({ kind: 'waiting', paymentId: record.id })
  const isOver = record.checked || now() >= (record.deadline ?? 0)
  return { phone, money, time, againIn: isOver ? Math.max(0, Math.ceil((payAgainAt(record) - now()) / MINUTE)) : null }
}

const attempt = (kind: LastPayment['kind'], { id, charged, amount }: PaymentRecord): LastPayment => ({
  kind,
  id,
  amount: charged ?? amount,
})
