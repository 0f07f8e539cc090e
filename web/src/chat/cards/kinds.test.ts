import { expect, test } from 'vitest'
import { buy } from '../guide/journeys/buy.ts'
import { Card, type CardKind } from './card.ts'
import { hasRole, isChangeable, isEchoed, isKind, type KindRow, type KindTable, kinds } from './kinds.ts'

const all = Card.def.options.map((option) => option.shape.kind.def.values[0]).filter((kind) => kind !== undefined)
const where = (is: (kind: CardKind) => boolean): CardKind[] => all.filter(is)

test('[DX-006] a kind without its row, or a row without one of its columns, does not compile', () => {
  const { help, ...withoutHelp } = kinds
  // @ts-expect-error -- a kind is missing
  const table: KindTable = withoutHelp
  const { urgency, ...withoutUrgency } = help
  // @ts-expect-error -- a column is missing
  const row: KindRow<'help'> = withoutUrgency
  // @ts-expect-error -- a question of the guide without its goal
  const question: KindRow<'method'> = { ...kinds.method, goal: null }
  // @ts-expect-error -- a choice which the buyer's message cannot name
  const echo: KindRow<'review'> = { ...kinds.review, echoed: true }
  expect([table, row, question, echo, urgency]).toHaveLength(5)
})

test('[DX-006] the table has a row for every kind that a stored thread may hold, and no other', () => {
  expect(Object.keys(kinds).toSorted()).toEqual([...all].toSorted())
  expect([isKind('cart'), isKind('unknown'), isKind('toString')]).toEqual([true, false, false])
})

test('[CHAT-012] every goal of the journey but none beside it is what some kind answers to', () => {
  const goals = new Set(Object.values(kinds).flatMap(({ goal }) => goal ?? []))
  expect(buy.map(({ id }) => id).toSorted()).toEqual([...goals].toSorted())
})

test('[CHAT-012][CHAT-013] the cards by their roles', () => {
  const named = (kind: CardKind) => ({ kind }) as Card
  expect(where((kind) => hasRole(named(kind), 'browsing'))).toEqual([
    'welcome',
    'categories',
    'clarify',
    'products',
    'wishes',
    'product',
    'quantity',
  ])
  expect(where((kind) => hasRole(named(kind), 'aside')).toSorted()).toEqual(
    [
      'arrived',
      'basket',
      'cancelOrder',
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

test('[CHAT-035][CHAT-041] what is echoed can be changed, and nothing else', () => {
  const echoed = ['added', 'cart', 'address', 'newAddress', 'delivery', 'transporters', 'method', 'payPhone']
  expect(where(isEchoed)).toEqual(echoed)
  expect(where(isChangeable)).toEqual(echoed)
})

test('[CHAT-072] only results of a payment and changes interrupt', () => {
  expect(where((kind) => kinds[kind].urgency === 'assertive').toSorted()).toEqual(
    ['cartChanged', 'failure', 'receipt', 'recovery', 'stillChecking'].toSorted(),
  )
})

test('[CHAT-007] a list has the page of its search, a card of something the page of that', () => {
  expect(kinds.products.page?.({ kind: 'products', search: 'sato', categoryId: 'c1' })).toBe('/products?search=sato&category=c1')
  expect(kinds.products.page?.({ kind: 'products' })).toBe('/products')
  expect(kinds.receipt.page?.({ kind: 'receipt', orderId: 'o1' })).toBe('/orders/o1')
})
