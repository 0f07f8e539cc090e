import { afterEach, beforeAll, expect, expectTypeOf, test } from 'vitest'
import { fillCount } from './fillCount.ts'
import type { CountForms } from './placeholders.ts'
import { chooseLanguage, loadBundle, textsNow } from './texts.ts'

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document
  await Promise.all([loadBundle('shop'), loadBundle('checkout')])
})
afterEach(() => chooseLanguage('en'))

const ofMany = [0, 1, 2, 11, 21, 101]

test('[I18N-010][GEN-048] an English count is 1 item, and 0, 2 or 21 items', () => {
  const { wishlist } = textsNow('shop')
  expect(ofMany.map((n) => fillCount(wishlist.count, { n }).replace(' in your wishlist', ''))).toEqual([
    '0 items',
    '1 item',
    '2 items',
    '11 items',
    '21 items',
    '101 items',
  ])
})

test('[I18N-010] a Swahili count takes the form of its number', async () => {
  await chooseLanguage('sw')
  const { orders } = textsNow('checkout')
  expect([1, 2].map((n) => fillCount(orders.boughtAgain, { n }))).toEqual(['Bidhaa 1 imewekwa kikapuni.', 'Bidhaa 2 zimewekwa kikapuni.'])
})

test('[I18N-010] none has a form of its own if the text has one', () => {
  const forms = { zero: 'No changes', one: '{n} change', other: '{n} changes' }
  expect([0, 1, 2].map((n) => fillCount(forms, { n }, 'sw'))).toEqual(['No changes', '1 change', '2 changes'])
})

test('[I18N-010] a text with a count that lacks a form does not compile', () => {
  expectTypeOf<{ other: string }>().not.toExtend<CountForms>()
  expectTypeOf<{ one: string }>().not.toExtend<CountForms>()
})
