import { expect, expectTypeOf, test } from 'vitest'
import { loadBundle, type Texts, textsNow } from './texts.ts'

test('reading a bundle that is not loaded throws an error with its name', async () => {
  await loadBundle('shell')
  expect(textsNow().common.yes).toBe('Yes')
  expect(() => textsNow('payment')).toThrow('The texts of payment are not loaded')
  await Promise.all([loadBundle('payment'), loadBundle('shop')])
  expect(textsNow('payment', 'shop').payment.finish).toBe('Finish my order')
})

test('the type has the texts of the shell and of the named bundles only', () => {
  expectTypeOf<keyof Texts>().toEqualTypeOf<'common' | 'errors' | 'header'>()
  expectTypeOf<keyof Texts<'payment' | 'checkout'>>().toEqualTypeOf<
    'common' | 'errors' | 'header' | 'payment' | 'addresses' | 'checkout' | 'orders'
  >()
})
