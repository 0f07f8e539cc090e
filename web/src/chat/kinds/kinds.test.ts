import { expect, test } from 'vitest'
import { buy } from '../guide/journeys/buy.ts'
import { Card, type CardKind } from './card.ts'
import { allKinds, hasRole, isAddress, isChangeable, isKind, kinds } from './kinds.ts'
import { aside, kind, step } from './row.ts'

const where = (is: (kind: CardKind) => boolean): CardKind[] => allKinds.filter(is)

test('[DX-006] a kind with a column missing, or a question without a goal, does not compile', () => {
  const { urgency, ...withoutUrgency } = aside
  const columns = { question: 'deliveryQuestion', page: null, openedByUrl: 'never', place: null, repair: null } as const
  const kindsOfTest = [
    kind('weather', { ...aside, ...columns }),
    kind('weather', { ...step, ...columns, goal: 'slip' }),
    // @ts-expect-error -- a column is missing
    kind('weather', { ...withoutUrgency, ...columns }),
    // @ts-expect-error -- a question without a goal
    kind('weather', { ...step, ...columns, goal: null }),
  ]
  expect([kindsOfTest.length, urgency]).toEqual([4, 'polite'])
})

test('[DX-006] a stored card is read if this version has its kind', () => {
  expect([isKind('slip'), isKind('unknown'), isKind('toString')]).toEqual([true, false, false])
  expect(Card.safeParse({ kind: 'delivery' }).success).toBe(true)
  expect(Card.safeParse({ kind: 'weather' }).success).toBe(false)
})

test('[CHAT-012] every goal of the journey has a kind, and every goal of a kind is in the journey', () => {
  const goals = new Set(Object.values(kinds).flatMap(({ goal }) => goal ?? []))
  expect(buy.map(({ id }) => id).toSorted()).toEqual([...goals].toSorted())
})

test('[CHAT-012][CHAT-013] a kind has a goal exactly if it is on the way to an order, and an unknown card has no role', () => {
  const onTheWay = where((name) => ['browsing', 'question', 'row'].includes(kinds[name].role))
  expect(where((name) => kinds[name].goal !== null)).toEqual(onTheWay)
  expect(where((name) => kinds[name].goal === 'product')).toEqual(['welcome', 'categories', 'clarify', 'products', 'product'])
  expect(hasRole({ kind: 'unknown' }, 'words', 'aside', 'browsing', 'question', 'record')).toBe(false)
})

test('[CHAT-035][CHAT-041] addresses and the rows of the slip can be changed, and a tapped address is a message of the buyer', () => {
  expect(where(isAddress)).toEqual(['address', 'newAddress'])
  expect(where(isChangeable)).toEqual(['address', 'newAddress', 'delivery', 'transporters', 'method', 'payPhone'])
})

test('[CHAT-034] the rows of the steps are in the order in which the journey asks them, since back follows the rows', () => {
  const steps = allKinds.filter(isChangeable).flatMap((kind) => kinds[kind].goal ?? [])
  const goals = buy.map(({ id }) => id)
  expect(steps).toEqual(steps.toSorted((a, b) => goals.indexOf(a) - goals.indexOf(b)))
})

test('[CHAT-072] only payment results and changes interrupt a screen reader', () => {
  expect(where((kind) => kinds[kind].urgency === 'assertive').toSorted()).toEqual(
    ['cartChanged', 'failure', 'receipt', 'recovery', 'stillChecking'].toSorted(),
  )
})

test('[CHAT-007] a list links to its search page, other cards to the page of their product or order', () => {
  expect(kinds.products.page?.({ kind: 'products', search: 'sato', categoryId: 'c1' })).toBe('/products?search=sato&category=c1')
  expect(kinds.products.page?.({ kind: 'products' })).toBe('/products')
  expect(kinds.receipt.page?.({ kind: 'receipt', orderId: 'o1' })).toBe('/orders/o1')
})
