import postcss, { type AtRule, type Declaration, type Rule } from 'postcss'
import { widths } from '#web/ui/widths.ts'
import { type Node, nodesOf, type Source } from './ast.ts'

export interface StyleSheet {
  /** The path from the project's root, with slashes. */
  readonly path: string
  readonly text: string
}

const SPACING = /^(margin|padding|gap|row-gap|column-gap|scroll-margin|scroll-padding)(-|$)/
/** Matches a length in px or rem other than 1px. Spacing may be 1px, for hairlines, a length in em, or a step of the scale. */
const RAW_LENGTH = /(?<![\w.-])-?(?!1px)\d*\.?\d+(px|rem)\b/

/** Finds margins, paddings and gaps that do not use the steps of the scale in tokens.css. */
export function rawSpacing(sheet: StyleSheet): string[] {
  const found: string[] = []
  postcss.parse(sheet.text).walkDecls(SPACING, (declaration) => {
    if (RAW_LENGTH.test(declaration.value)) found.push(`${place(sheet, declaration)} ${declaration.prop}: ${declaration.value}`)
  })
  return found
}

/** Finds media and container queries for a width that is not one of the named widths. */
export function unnamedWidths(sheet: StyleSheet): string[] {
  const named = Object.values(widths).join('|')
  const found: string[] = []
  postcss.parse(sheet.text).walkAtRules(/^(media|container)$/, (rule) => {
    const rest = rule.params.replaceAll(new RegExp(`\\(width (?:>=|<=|<) (?:${named})\\)`, 'g'), '')
    if (rest.includes('width')) found.push(`${place(sheet, rule)} ${rule.params}`)
  })
  return found
}

/** Returns whether a sheet is a CSS module: its classes belong to the component beside it, except those in `:global()`. */
const isModule = ({ path }: StyleSheet): boolean => path.endsWith('.module.css')

/** Finds classes of a CSS module that its component does not use, and `styles.name` without a class. */
export function moduleMismatches(sheet: StyleSheet, files: readonly Source[]): string[] {
  const component = files.find(({ path }) => path === sheet.path.replace('.module.css', '.tsx'))
  if (!component) return [`${sheet.path} has no component`]
  const members = [...nodesOf(component.tree)].filter(
    ({ type, object }) => type === 'MemberExpression' && (object as Node)['name'] === 'styles',
  )
  const used = new Set(members.map(({ property }) => String((property as Node)['name'])))
  const own = new Map(classesOf(sheet).map(({ name, at }) => [name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), at]))
  return [
    ...[...own].filter(([name]) => !used.has(name)).map(([, at]) => at),
    ...[...used].filter((name) => !own.has(name)).map((name) => `${component.path} styles.${name}`),
  ]
}

/** Finds global classes of a sheet that no source file uses. A name built from parts, such as `button-${kind}`, counts by its first part. */
export function deadClasses(sheet: StyleSheet, files: readonly Source[]): string[] {
  const { words, starts } = wordsOf(files)
  return classesOf(sheet, isModule(sheet) ? 'global' : 'own')
    .filter(({ name }) => !words.has(name) && !starts.some((start) => name.startsWith(start)))
    .map(({ at }) => at)
}

interface Words {
  readonly words: ReadonlySet<string>
  readonly starts: readonly string[]
}
/** Caches the words of the source files, which are the same for every sheet. */
const read = new WeakMap<readonly Source[], Words>()
function wordsOf(files: readonly Source[]): Words {
  const before = read.get(files)
  if (before) return before
  const texts = files.flatMap(({ tree }) => [...nodesOf(tree)].flatMap(textOf))
  const found = {
    words: new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? [])),
    starts: texts.flatMap((text) => /[a-z][\w-]*-$/.exec(text)?.[0] ?? []),
  }
  read.set(files, found)
  return found
}

function textOf(node: Node): string[] {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return [node['value']]
  if (node.type === 'TemplateElement') return [(node['value'] as { raw: string }).raw]
  return []
}

/** Finds class names that are too short to be understood. */
export const shortClasses = (sheet: StyleSheet): string[] =>
  classesOf(sheet)
    .filter(({ name }) => name.length < 4)
    .map(({ at }) => at)

function classesOf(sheet: StyleSheet, which: 'own' | 'global' = 'own'): { name: string; at: string }[] {
  const found = new Map<string, string>()
  postcss.parse(sheet.text).walkRules((rule) => {
    const globals = rule.selector.match(/:global\([^)]*\)/g) ?? []
    const selector = which === 'global' ? globals.join(' ') : rule.selector.replaceAll(/:global\([^)]*\)/g, '')
    for (const [, name = ''] of selector.matchAll(/\.([a-zA-Z][\w-]*)/g)) found.set(name, `${place(sheet, rule)} .${name}`)
  })
  return [...found].map(([name, at]) => ({ name, at }))
}

const place = ({ path }: StyleSheet, node: AtRule | Rule | Declaration): string => `${path}:${node.source?.start?.line ?? 0}`
