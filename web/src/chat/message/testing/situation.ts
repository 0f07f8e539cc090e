import { now } from '#web/api/time.ts'
import { type Facts, noFacts } from '#web/chat/guide/facts.ts'
import { type Card, isKnown } from '#web/chat/kinds/card.ts'
import { addToAddressDraft } from '#web/features/addresses/oneLine/addressDraft.ts'
import { type CheckoutChoices, otherPhone } from '#web/features/checkout/checkout.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import type { PaymentFields } from '#web/features/payment/testing/aPayment.ts'
import { signInAs } from '#web/features/payment/testing/testBench.ts'
import { withPayment } from './buyer.ts'
import { ADDED, buying, list, productCard, shopping } from './talk.ts'
import type { World } from './world.ts'

/** The thread before the line: the cards above it, the open one last, and what is known about the buyer. */
export interface Situation {
  readonly cards: readonly Card[]
  readonly facts: Facts
}

const who = { stranger: noFacts, guest: { ...noFacts, cartCount: 1, checkoutRequested: true }, shopping, buying } as const
const payments = () =>
  ({
    asked: { stage: 'asked' },
    waiting: { deadline: now() + 60_000, reference: 'RF-1' },
    late: { deadline: now() - 60_000, reference: 'RF-1' },
    over: { deadline: now() - 60_000, reference: 'RF-1', checked: true },
    refused: { stage: 'refused', refusal: { by: 'callback' } },
    lowBalance: { stage: 'refused', refusal: { by: 'callback', message: 'Insufficient balance' } },
    unclear: { stage: 'refused', refusal: { by: 'callFailed' }, unclear: true },
    paid: { stage: 'paid', reference: 'RF-1', transactionId: 'QK7', charged: 12_000 },
  }) as const satisfies Readonly<Record<string, PaymentFields>>

/**
 * Puts the buyer into the situation of a row: `buying list changu > slip {payment=waiting; notes=call me}`.
 * First who writes, then the cards, then in braces what was chosen, given or paid before. Without a first word the buyer only looks around; `-` is an empty thread.
 */
export async function begin(text: string, world: World): Promise<Situation> {
  const [, name = '', shown = '', before = ''] = /^(?:(stranger|guest|shopping|buying)\b ?)?(.*?)(?: ?\{(.*)\})?$/.exec(text) ?? []
  if (name === 'guest' || name === 'stranger') signInAs(null)
  setChoices({ checkoutRequested: name === 'guest' || name === 'buying' })
  for (const part of before.split('; ')) await applyPart(part, world)
  const cards = shown === '-' ? [] : shown.split(' > ').filter(Boolean).map(cardIn)
  return { cards, facts: withPaymentOf(cards.at(-1), isOneOf(name, who) ? who[name] : noFacts) }
}

const isOneOf = <Of extends object>(name: string, of: Of): name is keyof Of & string => Object.hasOwn(of, name)

async function applyPart(part: string, { named = {} }: World): Promise<void> {
  const [, name = '', value = ''] = /^(\w+)=?(.*)$/.exec(part) ?? []
  if (isOneOf(name, named)) setChoices(named[name] ?? {})
  else if (name === 'payment' && isOneOf(value, payments())) withPayment(payments()[value])
  else if (name === 'place') await addToAddressDraft(value, false)
  else if (name !== '') setChoices({ [name]: choiceIn(name, value) } as Partial<CheckoutChoices>)
}

/** `transporters` are written as `sato:riders,dagaa:none`. */
function choiceIn(name: string, value: string): unknown {
  if (name === 'phone') return otherPhone(value)
  if (name === 'transporterSelections') return Object.fromEntries(value.split(',').map((one) => one.split(':')))
  return value === 'true' ? true : value === 'false' ? false : value === 'null' ? null : value
}

/** A card about a payment is about `p1`, which the facts then know. */
function withPaymentOf(card: Card | undefined, facts: Facts): Facts {
  if (card?.kind === 'recovery') return { ...facts, unfinished: 'p1' }
  const kind = card?.kind === 'failure' ? 'failed' : card?.kind
  return kind === 'waiting' || kind === 'stillChecking' || kind === 'failed' ? { ...facts, payment: { id: 'p1', kind } } : facts
}

/** `list changu 4`, `list nguru frozen`, `product large 2`, `added`, `told deliveryTime`, or the kind of a card with its fields. */
function cardIn(text: string): Card {
  const [kind = '', what = '', more] = text.split(' ')
  if (kind === 'added') return ADDED
  if (kind === 'product') return productCard(what, Number(more ?? 0))
  if (kind === 'list') return more === 'frozen' ? { kind: 'products', search: what, goods: more } : list(what, Number(more ?? 0))
  if (kind === 'told') return { kind: 'reply', of: 'topics', text: what, about: {}, replies: [] } as Card
  const fields = Array.from(text.matchAll(/(\w+)=(\S+)/g), ([, name = '', value = '']) => [
    name,
    /^\d+$/.test(value) ? Number(value) : value,
  ])
  const card = { kind, ...Object.fromEntries(fields), ...(ofPayment.has(kind) && { paymentId: 'p1' }) } as Card
  if (!isKnown(card)) throw new Error(`talk: no card is of the kind ${kind}`)
  return card
}
const ofPayment: ReadonlySet<string> = new Set(['waiting', 'stillChecking', 'failure', 'recovery'])
