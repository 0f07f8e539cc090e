import { now } from '#web/api/time.ts'
import type { Facts } from '#web/chat/guide/facts.ts'
import { noFacts } from '#web/chat/guide/facts.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { understand } from '#web/chat/lines/lexicon/understand.ts'
import type { Understood } from '#web/chat/lines/lexicon/Understood.ts'
import { momentNow, offeredAt } from '#web/chat/lines/perform/momentNow.ts'
import { readLine } from '#web/chat/lines/read/read.ts'
import { traceOf } from '#web/chat/lines/testing/traceOf.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import type { Entry } from '#web/chat/transcript/entry.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { useCheckoutDraft } from '#web/features/checkout/draft.ts'
import { personNow } from '#web/features/session/person.ts'
import { setScene } from '../scenes.ts'

/** The open question and the scene for each choice of situation. */
export const situations = {
  welcome: { scene: 'shop', card: { kind: 'welcome' } },
  products: { scene: 'shop', card: { kind: 'products', search: 'sato' } },
  address: { scene: 'shop', card: { kind: 'address' } },
  slip: { scene: 'review', card: { kind: 'slip' } },
  waiting: { scene: 'paying', card: { kind: 'waiting', paymentId: 'waiting' } },
} as const satisfies Readonly<Record<string, { scene: string; card: Card }>>
export type Situation = keyof typeof situations

export interface BenchAnswer {
  readonly line: string
  readonly meant: Understood
  /** The trace of the moves in `chat/lines`. */
  readonly trace: string
  /** The entries added in reply, without the line itself. */
  readonly entries: readonly Entry[]
  /** True if the line answered the open question. */
  readonly isAnswer: boolean
}

/** Sends each line at the same open question; the stores are reset before each. */
export async function answerAll(lines: readonly string[], situation: Situation): Promise<BenchAnswer[]> {
  const { scene, card } = situations[situation]
  await setScene(scene)
  const cart = useCart.getState()
  const draft = useCheckoutDraft.getState()
  const answered: BenchAnswer[] = []
  for (const line of lines) {
    useCart.setState(cart, true)
    useCheckoutDraft.setState(draft, true)
    const open: Entry = { id: 'open', at: now(), run: 1, card, cartCountWhenShown: 99 }
    useTranscript.setState({ owner: 'guest', entries: [open], loaded: true, isStored: true })
    const facts = factsAt(situation)
    const shown = { asked: card, goodsBeside: null, facts, waiting: situation === 'waiting' }
    const trace = traceOf(line, momentNow(shown, await offeredAt(readLine(line), shown)))
    await handleMessage(line, card, facts)
    const { entries } = useTranscript.getState()
    answered.push({
      line,
      meant: understand(line),
      trace,
      entries: entries.filter(({ id, card: { kind } }) => id !== 'open' && kind !== 'said'),
      isAnswer: entries.some(({ id, answer }) => id === 'open' && answer !== undefined && 'value' in answer),
    })
  }
  return answered
}

function factsAt(situation: Situation): Facts {
  const shopping: Facts = { ...noFacts, cartCount: 3, user: personNow(), addresses: 5 }
  if (situation === 'welcome' || situation === 'products') return shopping
  const buying = { ...shopping, checkoutRequested: true }
  return situation === 'waiting' ? { ...buying, payment: { id: 'waiting', kind: 'waiting' } } : buying
}
