import { expect, test } from 'vitest'
import { buy } from '../guide/journeys/buy.ts'
import { Card, type CardKind } from './card.ts'
import { allKinds, hasRole, isAddress, isChangeable, isKind, type KindRow, type KindTable, kinds } from './kinds.ts'

const all = Card.def.options.map((option) => option.shape.kind.def.values[0]).filter((kind) => kind !== undefined)
const where = (is: (kind: CardKind) => boolean): CardKind[] => all.filter(is)

test('[DX-006] a kind without a row, or a row without a column, does not compile', () => {
  const { help, ...withoutHelp } = kinds
  // @ts-expect-error -- a kind is missing
  const table: KindTable = withoutHelp
  const { urgency, ...withoutUrgency } = help
  // @ts-expect-error -- a column is missing
  const row: KindRow<'help'> = withoutUrgency
  // @ts-expect-error -- a question without a goal
  const question: KindRow<'method'> = { ...kinds.method, goal: null }
  expect([table, row, question, urgency]).toHaveLength(4)
})

test('[DX-006] the table has one row for every kind a stored thread may contain', () => {
  expect(Object.keys(kinds).toSorted()).toEqual([...all].toSorted())
  expect([isKind('slip'), isKind('unknown'), isKind('toString')]).toEqual([true, false, false])
})

test('[CHAT-012] every goal of the journey has a kind, and every goal of a kind is in the journey', () => {
  const goals = new Set(Object.values(kinds).flatMap(({ goal }) => goal ?? []))
  expect(buy.map(({ id }) => id).toSorted()).toEqual([...goals].toSorted())
})

test('[CHAT-012][CHAT-013] the kinds of each role', () => {
  const named = (kind: CardKind) => ({ kind }) as Card
  expect(where((kind) => hasRole(named(kind), 'browsing'))).toEqual(['welcome', 'categories', 'clarify', 'products', 'product'])
  expect(where((kind) => hasRole(named(kind), 'row'))).toEqual(['delivery', 'transporters', 'method', 'payPhone'])
  expect(where((kind) => hasRole(named(kind), 'aside')).toSorted()).toEqual(
    [
      'arrived',
      'basket',
      'cancelOrder',
      'complaint',
      'confirm',
      'connection',
      'help',
      'language',
      'orders',
      'payOrder',
      'people',
      'shortage',
      'signIn',
      'tracking',
      'wishlist',
    ].toSorted(),
  )
  expect(where((kind) => hasRole(named(kind), 'words', 'record')).toSorted()).toEqual(['chose', 'guideText', 'receipt', 'reply', 'said'])
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
