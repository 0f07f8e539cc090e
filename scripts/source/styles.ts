import postcss, { type AtRule, type Declaration, type Rule } from 'postcss'
import { widths } from '#web/ui/widths.ts'
import { type Node, nameOf, type Source } from './ast.ts'
import { fileOf } from './imports.ts'
import { at, type Check, type Finding, isTest, type StyleSheet } from './project.ts'

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

/** Finds classes of a CSS module that no file which imports it uses, and `styles.name` without a class. */
export const moduleClasses: Check = ({ sheets, code }) => {
  const users = code.flatMap((file) => modulesOf(file).map((module) => ({ file, ...module })))
  return sheets.filter(isModule).flatMap((sheet) => {
    const uses = users.filter(({ path }) => path === sheet.path).flatMap(({ file, name }) => membersOf(file, name))
    const classes = classesOf(sheet).map(({ name, rule }) => ({
      name: name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      rule,
    }))
    return [
      ...classes
        .filter(({ name }) => !uses.some((use) => use.name === name))
        .map(({ name, rule }) => findingAt(sheet, rule, `no component uses the class ${name}`)),
      ...uses
        .filter(({ name }) => !classes.some((own) => own.name === name))
        .map(({ file, start, name }) => at(file, start, `${sheet.path} has no class ${name}`)),
    ]
  })
}

function modulesOf(file: Source): { path: string; name: string }[] {
  const imports = file.nodes.filter(
    ({ type, source }) => type === 'ImportDeclaration' && String((source as Node)['value']).endsWith('.module.css'),
  )
  return imports.flatMap(({ source, specifiers }) =>
    (specifiers as Node[]).map(({ local }) => ({ path: fileOf(file.path, String((source as Node)['value'])), name: nameOf(local) })),
  )
}

function membersOf(file: Source, object: string): { file: Source; start: number; name: string }[] {
  const members = file.nodes.filter((node) => node.type === 'MemberExpression' && nameOf(node['object']) === object)
  return members.map(({ start, property }) => ({ file, start, name: nameOf(property) }))
}

/** Finds global classes that no source file uses. A name built from parts, such as `button-${kind}`, counts by its first part. */
export const deadClasses: Check = ({ sheets, code }) => {
  const isUser = ({ path }: Source) => /^(web\/src|contract|scripts\/build)\/(?!i18n\/)/.test(path)
  const texts = code.filter((file) => isUser(file) && !isTest(file)).flatMap(({ nodes }) => nodes.flatMap(textOf))
  const words = new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []))
  const starts = texts.flatMap((text) => /[a-z][\w-]*-$/.exec(text)?.[0] ?? [])
  return sheets.flatMap((sheet) =>
    classesOf(sheet, isModule(sheet) ? 'global' : 'own')
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
    .filter(({ text }) => text.split('\n').length > 260)
    .map(({ path }) => ({ path, message: 'split this style sheet: it has more than 260 lines' }))

/** Returns whether a sheet is a CSS module: only files that import it see its classes, except those in `:global()`. */
const isModule = ({ path }: StyleSheet): boolean => path.endsWith('.module.css')

function classesOf(sheet: StyleSheet, which: 'own' | 'global' = 'own'): { name: string; rule: Rule }[] {
  const found = new Map<string, Rule>()
  postcss.parse(sheet.text).walkRules((rule) => {
    const globals = rule.selector.match(/:global\([^)]*\)/g) ?? []
    const selector = which === 'global' ? globals.join(' ') : rule.selector.replaceAll(/:global\([^)]*\)/g, '')
    for (const [, name = ''] of selector.matchAll(/\.([a-zA-Z][\w-]*)/g)) found.set(name, rule)
  })
  return [...found].map(([name, rule]) => ({ name, rule }))
}

function findingAt({ path }: StyleSheet, node: AtRule | Rule | Declaration, message: string): Finding {
  return { path, line: node.source?.start?.line ?? 1, message }
}
