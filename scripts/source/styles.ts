import postcss, { type AtRule, type Declaration, type Rule } from 'postcss'
import { widths } from '#web/ui/widths.ts'
import type { Node, Source } from './ast.ts'
import { type Check, type Finding, isTest, type StyleSheet } from './project.ts'

const SPACING = /^(margin|padding|gap|row-gap|column-gap|scroll-margin|scroll-padding)(-|$)/
/** Matches a length in px or rem other than 1px. Spacing may be 1px, for hairlines, a length in em, or a step of the scale. */
const RAW_LENGTH = /(?<![\w.-])-?(?!1px)\d*\.?\d+(px|rem)\b/

/** Finds margins, paddings and gaps that do not use the steps of the scale in tokens.css. */
export const rawSpacing: Check = ({ sheets }) =>
  // The sheet of a page without scripts does not load the tokens.
  sheets
    .filter(({ path }) => path !== 'web/public/no-script.css')
    .flatMap((sheet) => {
      const found: Finding[] = []
      postcss.parse(sheet.text).walkDecls(SPACING, (declaration) => {
        if (RAW_LENGTH.test(declaration.value)) found.push(findingAt(sheet, declaration, `use a step of the scale: ${declaration.value}`))
      })
      return found
    })

/** Finds media and container queries for a width that is not one of the named widths. */
export const unnamedWidths: Check = ({ sheets }) => {
  const named = new RegExp(`\\(width (?:>=|<=|<) (?:${Object.values(widths).join('|')})\\)`, 'g')
  return sheets.flatMap((sheet) => {
    const found: Finding[] = []
    postcss.parse(sheet.text).walkAtRules(/^(media|container)$/, (rule) => {
      if (rule.params.replaceAll(named, '').includes('width'))
        found.push(findingAt(sheet, rule, `use a width of web/src/ui/widths.ts: ${rule.params}`))
    })
    return found
  })
}

/** Finds CSS modules: all sheets are in `web/src/styles`, one a subject, with names that hold everywhere (ADR 024). */
export const sheetsElsewhere: Check = ({ sheets }) =>
  sheets
    .filter(({ path }) => path.startsWith('web/src/') && !path.startsWith('web/src/styles/'))
    .map(({ path }) => ({ path, message: 'put these rules into the sheet of their subject in web/src/styles' }))

/** Finds classes that no source file uses. A name built from parts, such as `button-${kind}`, counts by its first part. */
export const deadClasses: Check = ({ sheets, code }) => {
  const isUser = ({ path }: Source) => /^(web\/src|contract|scripts\/build)\/(?!i18n\/)/.test(path)
  const texts = code.filter((file) => isUser(file) && !isTest(file)).flatMap(({ nodes }) => nodes.flatMap(textOf))
  const words = new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []))
  const starts = texts.flatMap((text) => /[a-z][\w-]*-$/.exec(text)?.[0] ?? [])
  return sheets.flatMap((sheet) =>
    classesOf(sheet)
      // The chat kit renders elements with these classes (ADR 009).
      .filter(({ name }) => !name.startsWith('cs-') && !words.has(name) && !starts.some((start) => name.startsWith(start)))
      .map(({ name, rule }) => findingAt(sheet, rule, `no file uses the class ${name}`)),
  )
}

function textOf(node: Node): string[] {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return [node['value']]
  return node.type === 'TemplateElement' ? [(node['value'] as { raw: string }).raw] : []
}

/** Finds class names that are too short to be understood. */
export const shortClasses: Check = ({ sheets }) =>
  sheets.flatMap((sheet) =>
    classesOf(sheet)
      .filter(({ name }) => name.length < 4)
      .map(({ name, rule }) => findingAt(sheet, rule, `write a class name of at least four letters: ${name}`)),
  )

/** Finds style sheets that are too long for one feature. */
export const longSheets: Check = ({ sheets }) =>
  sheets
    .filter(({ text }) => text.split('\n').length > 420)
    .map(({ path }) => ({ path, message: 'split this style sheet: it has more than 420 lines' }))

function classesOf(sheet: StyleSheet): { name: string; rule: Rule }[] {
  const found = new Map<string, Rule>()
  postcss.parse(sheet.text).walkRules((rule) => {
    for (const [, name = ''] of rule.selector.matchAll(/\.([a-zA-Z][\w-]*)/g)) found.set(name, rule)
  })
  return [...found].map(([name, rule]) => ({ name, rule }))
}

function findingAt({ path }: StyleSheet, node: AtRule | Rule | Declaration, message: string): Finding {
  return { path, line: node.source?.start?.line ?? 1, message }
}
