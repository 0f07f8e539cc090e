import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { source, sources } from './ast.ts'
import { deadClasses, moduleMismatches, rawSpacing, type StyleSheet, shortClasses, unnamedWidths } from './styles.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const sheetAt = (path: string): StyleSheet => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })
const sheets = readdirSync(join(ROOT, 'web/src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => sheetAt(`web/src/${name}`))
/** Returns whether a rule is for elements that the chat kit renders (ADR 009). */
const ofTheKit = (at: string) => at.includes('.cs-')

const sheet = (text: string): StyleSheet => ({ path: 'a.css', text })

test('all spacing uses the steps of the scale', () => {
  expect(sheets.flatMap(rawSpacing)).toEqual([])
})

test('the check finds raw margins, paddings and gaps, but not steps, hairlines and other lengths', () => {
  expect(rawSpacing(sheet('.card { margin: 0 12px; top: 5px }'))).toEqual(['a.css:1 margin: 0 12px'])
  expect(rawSpacing(sheet('@media (min-width: 640px) { .card { gap: .5rem } }'))).toHaveLength(1)
  expect(rawSpacing(sheet('.card { padding: calc(-1 * var(--s3)) }'))).toEqual([])
  expect(rawSpacing(sheet('.card { margin: 1px auto 0; padding: var(--s2) 5%; border-width: 2px }'))).toEqual([])
})

test('the layout changes at the five named widths only', () => {
  expect(sheets.flatMap(unnamedWidths)).toEqual([])
})

test('the check finds another width, in px or rem, of a window or a container', () => {
  expect(unnamedWidths(sheet('@media (width >= 700px) { .card { gap: 0 } }'))).toEqual(['a.css:1 (width >= 700px)'])
  expect(unnamedWidths(sheet('@container page (min-width: 40rem) { .card { gap: 0 } }'))).toHaveLength(1)
  expect(unnamedWidths(sheet('@container page (width < 460px) { .card { gap: 0 } }'))).toEqual([])
  expect(unnamedWidths(sheet('@media (max-height: 300px) { .card { width: 700px } }'))).toEqual([])
})

test('every class of the styles is used somewhere', () => {
  const files = sources('web/src', 'contract', 'scripts/build').filter(({ path }) => !/\.test\.|^web\/src\/i18n\//.test(path))
  const served = [...sheets, sheetAt('web/public/no-script.css')]
  expect(served.flatMap((one) => deadClasses(one, files)).filter((at) => !ofTheKit(at))).toEqual([])
})

test('the check finds an unused class, but not one that is written out or built from parts', () => {
  const dead = (jsx: string) =>
    deadClasses(sheet('.button-act { color: red } .card .note { color: red }'), [source('a.tsx', `export const a = ${jsx}`)])
  expect(dead('<p className="card note" />')).toEqual(['a.css:1 .button-act'])
  expect(dead("<p className={classes('card', `button-${kind}`)} />")).toEqual(['a.css:1 .note'])
})

test('a CSS module and its component have the same classes', () => {
  const files = sources('web/src')
  expect(sheets.filter(({ path }) => path.endsWith('.module.css')).flatMap((one) => moduleMismatches(one, files))).toEqual([])
})

test('the check finds an unused class of a module and a class that a module lacks, and ignores global ones', () => {
  const module = { path: 'Bar.module.css', text: '.bar-head :global(.note) { color: red } .gone { color: red }' }
  expect(moduleMismatches(module, [source('Bar.tsx', 'export const a = [styles.barHead, styles.typo]')])).toEqual([
    'Bar.module.css:1 .gone',
    'Bar.tsx styles.typo',
  ])
  expect(deadClasses(module, [source('a.tsx', "export const a = 'gone'")])).toEqual(['Bar.module.css:1 .note'])
})

test('no class name has fewer than four letters', () => {
  expect(sheets.flatMap(shortClasses)).toEqual([])
  expect(shortClasses(sheet('.btn { color: red } .btn-sold .is-on { color: red }'))).toEqual(['a.css:1 .btn'])
})

test('a style sheet covers one feature and has at most 260 lines', () => {
  const long = sheets.map(({ path, text }) => [path, text.split('\n').length] as const).filter(([, lines]) => lines > 260)
  expect(long).toEqual([])
})
