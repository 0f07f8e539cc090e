import { expect, test } from 'vitest'
import { found } from './testing.ts'
import { textsOutsideCatalogues, unusedTexts } from './texts.ts'

test('[I18N-004] text in markup, visible attributes and expressions is found, but not class names and values', () => {
  const seen = (jsx: string) => found(textsOutsideCatalogues, { 'web/src/a.tsx': `export const a = ${jsx}` }).length
  expect(seen('<p>Hello</p>')).toBe(1)
  expect(seen('<input placeholder="Your name" />')).toBe(1)
  expect(seen('<img alt={`Photo of ${name}`} />')).toBe(1)
  expect(seen("<p>{paid ? 'Paid' : t.due}</p>")).toBe(1)
  expect(seen("<p className={on ? 'is-on' : 'is-off'} id='total'>{t.total} × {n}</p>")).toBe(0)
})

test('[I18N-003] unused keys are found, but not those read by name, destructuring or computed key', () => {
  const catalogue = "export const cart = {\n  ...more,\n  title: 'Cart',\n  total: { one: '{n} fish' },\n} as const"
  const unused = (code: string) => found(unusedTexts, { 'web/src/i18n/en/cart.ts': catalogue, 'web/src/a.ts': code })
  expect(unused('show(t.cart.title)')).toEqual(['web/src/i18n/en/cart.ts:4'])
  expect(unused('const { title, total } = t.cart')).toEqual([])
  expect(unused('show(t.cart[key])')).toEqual([])
})
