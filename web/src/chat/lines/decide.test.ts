import { describe, expect, test } from 'vitest'
import { anOrder } from '#fixtures/builders.ts'
import { corpus } from '#tools/understand/corpus/corpus.ts'
import type { Act } from './act.ts'
import { actsOf, decide, moves, type Taken, worries } from './decide.ts'
import type { Known } from './moves/move.ts'
import { readLine } from './read/read.ts'
import { type MomentName, moments } from './testing/moments.ts'
import { reached } from './testing/reached.ts'

const all = { ...moves, ...worries }
const order = anOrder({ status: 'processing', paymentMethod: 'mobile_money' })
const known: Known = { orders: [order], shown: undefined, carriers: [] }
const names = Object.keys(moments) as MomentName[]

interface Decided {
  readonly at: MomentName
  readonly line: string
  readonly taken: readonly Taken[]
}
const written = Object.values(reached).flat()
const decided: readonly Decided[] = [...corpus.map(({ line }) => line), ...written.map(([, line]) => line)].flatMap((line) => {
  const read = readLine(line)
  return names.map((at) => ({ at, line, taken: decide(read, moments[at]) }))
})
const acts = (at: MomentName, line: string, what: Known = known): readonly Act[] =>
  actsOf(decide(readLine(line), moments[at]), moments[at], what)
const did = (at: MomentName, line: string, what?: Known) => acts(at, line, what).map((act) => (act.do === 'tell' ? act.text : act.do))

describe('the table of moves, over all lines of the corpus at all moments', () => {
  test('[CHAT-048] no two moves fit one clause without saying which of them beats the other', () => {
    const conflicts = decided.flatMap(({ at, line, taken }) =>
      taken.flatMap(({ fitting, id }) => (fitting.length > 1 && id === null ? `${at}: ${line}: ${fitting.join(' and ')}` : [])),
    )
    expect(conflicts).toEqual([])
  })

  test('[CHAT-135] a question writes nothing', () => {
    const wrote = decided.flatMap(({ at, line, taken }) =>
      taken.flatMap(({ clause, move }) =>
        clause.mood === 'question' && move?.acts(clause, moments[at], known).some((act) => act.do === 'setNote') ? `${at}: ${line}` : [],
      ),
    )
    expect(wrote).toEqual([])
  })

  test('[CHAT-048] what no move takes writes nothing', () => {
    const wrote = decided.flatMap(({ at, line, taken }) =>
      taken.every(({ move }) => move === null) && actsOf(taken, moments[at], known).some((act) => act.do !== 'tell')
        ? `${at}: ${line}`
        : [],
    )
    expect(wrote).toEqual([])
  })

  test('every move is reached by its lines, and none of them by another move', () => {
    expect(Object.keys(reached).sort()).toEqual(Object.keys(all).sort())
    const missed = Object.entries(reached).flatMap(([id, lines]) =>
      lines.flatMap(([at, line]) => {
        const ids = decide(readLine(line), moments[at]).flatMap((one) => one.id ?? [])
        return ids.length > 0 && ids.every((one) => one === id) ? [] : `${at}: ${line}: ${ids.join(', ')}, not ${id}`
      }),
    )
    expect(missed).toEqual([])
  })

  test('every edge decides something', () => {
    const edges = Object.entries(all).flatMap(([id, { over = [] }]) => over.map((beaten) => `${id} over ${beaten}`))
    const used = new Set(decided.flatMap(({ taken }) => taken.flatMap(({ id, fitting }) => fitting.map((one) => `${id} over ${one}`))))
    expect(edges.filter((edge) => !used.has(edge))).toEqual([])
  })

  test('[CHAT-143] a worry for money is offered to the moves of money alone', () => {
    const others = decided.flatMap(({ line, taken }) =>
      taken.flatMap(({ clause, id }) => (clause.worries !== null && id !== null && !id.startsWith('money.') ? `${line}: ${id}` : [])),
    )
    expect(others).toEqual([])
  })
})

test('[CHAT-161] a wish becomes the note as it was said, without the little words around it', () => {
  expect(acts('review', 'and please leave it at the gate with the guard.')).toContainEqual({
    do: 'setNote',
    wishes: ['leave it at the gate with the guard'],
  })
})

test('[CHAT-161] two wishes around a question are one note, the question is answered, and the card comes into view last', () => {
  expect(did('review', 'Leave it with the guard. Do you deliver to Masaki? Clean it please.')).toEqual([
    'setNote',
    'areaNoCarrier',
    'askAgain',
  ])
  expect(acts('review', 'Leave it with the guard. Do you deliver to Masaki? Clean it please.')[0]).toEqual({
    do: 'setNote',
    wishes: ['Leave it with the guard', 'Clean it please'],
  })
})

test('[CHAT-128] of a clause that nobody takes beside one that is done it is said that it is not done', () => {
  expect(did('review', 'leave it with the guard. which church is it?')).toEqual(['setNote', 'notDone', 'askAgain'])
})

describe('money that was paid', () => {
  const two = [
    anOrder({ id: 'a', status: 'processing', paymentMethod: 'mobile_money' }),
    anOrder({ id: 'b', status: 'shipping', paymentMethod: 'mobile_money' }),
  ]
  const old = anOrder({ id: 'old', status: 'delivered', paymentMethod: 'mobile_money' })

  test('[CHAT-143] while a request is out that payment is looked at, whatever else is said', () => {
    expect(did('waiting', 'money is gone from my account but it still says waiting')).toEqual(['lookAtPayment', 'looking'])
  })

  test.each([
    ['the one paid order that is under way', [order, old], undefined, 'paidOrder'],
    ['none of two without asking which', two, undefined, 'whichPaid'],
    ['no order that came long ago', [old], undefined, 'notSeen'],
    ['the order spoken of last, whenever it came', [order, old], old, 'paidOrder'],
    ['nothing, where the orders are not known', null, undefined, 'notSeen'],
  ] as const)('[CHAT-143] it is %s', (_which, orders, shown, text) => {
    expect(did('welcome', 'pesa imekatwa lakini oda haionekani', { ...known, orders, shown })).toEqual([text])
  })

  test.each([
    ['one order that may be cancelled: its card asks', [order, old], undefined, ['refundIfCancelled', 'confirmCancel']],
    ['of two it is asked which', two, undefined, ['refund']],
    ['of one that came long ago nothing is said', [old], undefined, ['refund']],
    ['a guest signs in first', null, undefined, ['guestOrders']],
  ] as const)('[CHAT-160][CHAT-166] it shall come back: %s', (_which, orders, shown, texts) => {
    expect(did('welcome', 'rudisheni pesa yangu', { ...known, orders, shown })).toEqual(texts)
  })

  test('[CHAT-160][CHAT-166] whoever wants it instead of the goods gets the card that asks, and nothing is cancelled', () => {
    expect(acts('welcome', 'nimebadili mawazo sitaki tena oda nirudishie hela')).toEqual([{ do: 'confirmCancel', order }])
  })
})
