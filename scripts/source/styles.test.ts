import { expect, test } from 'vitest'
import { deadClasses, longSheets, rawSpacing, sheetsElsewhere, shortClasses, unnamedWidths } from './styles.ts'
import { found } from './testing.ts'

test('raw margins, paddings and gaps are found, but not steps, hairlines and other lengths', () => {
  const raw = (text: string) => found(rawSpacing, { 'a.css': text })
  expect(raw('.card {\n  margin: 0 12px; top: 5px }')).toEqual(['a.css:2'])
  expect(raw('@media (min-width: 640px) { .card { gap: .5rem } }')).toHaveLength(1)
  expect(raw('.card { padding: calc(-1 * var(--s3)) }')).toEqual([])
  expect(raw('.card { margin: 1px auto 0; padding: var(--s2) 5%; border-width: 2px }')).toEqual([])
})

test('the layout of a window or a container changes at the named widths only', () => {
  const unnamed = (text: string) => found(unnamedWidths, { 'a.css': text })
  expect(unnamed('@media (width >= 700px) { .card { gap: 0 } }')).toEqual(['a.css:1'])
  expect(unnamed('@container page (min-width: 40rem) { .card { gap: 0 } }')).toHaveLength(1)
  expect(unnamed('@container page (width < 460px) { .card { gap: 0 } }')).toEqual([])
  expect(unnamed('@media (max-height: 300px) { .card { width: 700px } }')).toEqual([])
})

test('an unused class is found, but not one that is written out or built from parts', () => {
  const css = '.button-act { color: red }\n.card .note { color: red }\n.cs-message { color: red }'
  const dead = (jsx: string) => found(deadClasses, { 'a.css': css, 'web/src/a.tsx': `export const a = ${jsx}` })
  expect(dead('<p className="card note" />')).toEqual(['a.css:1'])
  expect(dead("<p className={classes('card', `button-${kind}`)} />")).toEqual(['a.css:2'])
})

test('a sheet outside web/src/styles is found', () => {
  const files = { 'web/src/pages/Bar.module.css': '.bar-head { color: red }', 'web/src/styles/bars.css': '.bar-foot { color: red }' }
  expect(found(sheetsElsewhere, files)).toEqual(['web/src/pages/Bar.module.css'])
})

test('no class name has fewer than four letters', () => {
  expect(found(shortClasses, { 'a.css': '.btn { color: red }\n.btn-sold .is-on { color: red }' })).toEqual(['a.css:1'])
})

test('a style sheet covers one feature and has at most 420 lines', () => {
  expect(found(longSheets, { 'a.css': '\n'.repeat(420), 'b.css': '\n'.repeat(419) })).toEqual(['a.css'])
})
