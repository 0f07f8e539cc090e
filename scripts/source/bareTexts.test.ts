import { expect, test } from 'vitest'
import { bareTexts } from './bareTexts.ts'
import { found } from './testing.ts'

test('[A11Y-015] a conditional bare text is found, but not one in an element of its own or without siblings', () => {
  const count = (jsx: string) => found(bareTexts, { 'web/src/a.tsx': `export const a = ${jsx}` }).length
  expect(count('<p><b>{n}</b>{paid && t.cart.paid}</p>')).toBe(1)
  expect(count('<p><b>{n}</b>{paid ? <i>{n}</i> : fill(t.cart.due, { n })}</p>')).toBe(1)
  expect(count('<><b>{n}</b>{count !== undefined && ` × ${count}`}</>')).toBe(1)
  expect(count('<p>{paid && <i>{n}</i>}{t.cart.due}</p>')).toBe(1)
  expect(count('<p>{paid && <i>{n}</i>} · <b>{n}</b></p>')).toBe(1)
  expect(count('<p><b>{n}</b>{paid && <span>{t.cart.paid}</span>}</p>')).toBe(0)
  expect(count('<p>{paid ? t.cart.paid : t.cart.due}</p>')).toBe(0)
  expect(count("<p>{paid && <i>{n}</i>}{' '}<b>{n}</b></p>")).toBe(0)
  expect(count('<p>{t.cart.due} {paid && <i>{n}</i>}</p>')).toBe(0)
})
