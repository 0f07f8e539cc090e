import { expect, test } from 'vitest'
import { source, sources } from './ast.ts'
import { bareTexts } from './bareTexts.ts'

const app = sources('web/src').filter(({ path }) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))

test('[A11Y-015] no component has a bare text that React moves or removes among other children', () => {
  expect(app.length).toBeGreaterThan(300)
  expect(app.flatMap(bareTexts)).toEqual([])
})

test('[A11Y-015] the check finds a conditional bare text, but not one in an element of its own or without siblings', () => {
  const found = (jsx: string) => bareTexts(source('a.tsx', `export const a = ${jsx}`)).length
  expect(found('<p><b>{n}</b>{paid && t.cart.paid}</p>')).toBe(1)
  expect(found('<p><b>{n}</b>{paid ? <i>{n}</i> : fill(t.cart.due, { n })}</p>')).toBe(1)
  expect(found('<><b>{n}</b>{count !== undefined && ` × ${count}`}</>')).toBe(1)
  expect(found('<p>{paid && <i>{n}</i>}{t.cart.due}</p>')).toBe(1)
  expect(found('<p>{paid && <i>{n}</i>} · <b>{n}</b></p>')).toBe(1)
  expect(found('<p><b>{n}</b>{paid && <span>{t.cart.paid}</span>}</p>')).toBe(0)
  expect(found('<p>{paid ? t.cart.paid : t.cart.due}</p>')).toBe(0)
  expect(found("<p>{paid && <i>{n}</i>}{' '}<b>{n}</b></p>")).toBe(0)
  expect(found('<p>{t.cart.due} {paid && <i>{n}</i>}</p>')).toBe(0)
})
