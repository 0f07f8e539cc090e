import { expect, expectTypeOf, test } from 'vitest'
import { loadArea, type Texts, textsNow } from './texts.ts'

test('an area that nobody has loaded is an error by its name', async () => {
  await loadArea('shell')
  expect(textsNow().common.yes).toBe('Yes')
  expect(() => textsNow('payment')).toThrow('The texts of payment are not loaded')
  await Promise.all([loadArea('payment'), loadArea('shop')])
  expect(textsNow('payment', 'shop').payment.finish).toBe('Finish my order')
})

test('only the areas asked for are typed, beside the shell', () => {
  expectTypeOf<keyof Texts>().toEqualTypeOf<'common' | 'errors' | 'header'>()
  expectTypeOf<keyof Texts<'payment' | 'checkout'>>().toEqualTypeOf<
    'common' | 'errors' | 'header' | 'payment' | 'addresses' | 'checkout' | 'orders'
  >()
})
