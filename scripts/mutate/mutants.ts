import { isNode, type Node, nodesOf, type Source } from '../source/ast.ts'

/** One small change of a source text: `text` replaces the characters from `start` to `end`. */
export interface Mutant {
  readonly start: number
  readonly end: number
  readonly text: string
}

const SWAPS = new Map<string, string>(
  Object.entries({
    '===': '!==',
    '!==': '===',
    '==': '!=',
    '!=': '==',
    '&&': '||',
    '||': '&&',
    '??': '&&',
    '*': '/',
    '/': '*',
    '%': '*',
    '-': '+',
    '+=': '-=',
    '-=': '+=',
    '++': '--',
    '--': '++',
  }),
)
/** The mutants of each comparison: one with a moved boundary, one reversed. */
const BOUNDS = new Map<string, readonly string[]>(
  Object.entries({
    '<': ['<=', '>='],
    '<=': ['<', '>'],
    '>': ['>=', '<='],
    '>=': ['>', '<'],
  }),
)
const METHODS = new Map<string, string>(
  Object.entries({
    some: 'every',
    every: 'some',
    min: 'max',
    max: 'min',
    floor: 'ceil',
    ceil: 'floor',
  }),
)
/** Method calls to remove: `list.filter(f)` becomes `list`. */
const DROPPED = new Set(['filter', 'trim', 'toSorted', 'toReversed', 'slice'])
/** Methods whose arguments are documentation only. */
const DESCRIBES = new Set(['describe', 'meta'])

export function mutantsOf(source: Source): Mutant[] {
  const mutants: Mutant[] = []
  walk(source.tree, undefined)
  return unique(mutants, source.text)

  function walk(node: Node, parent: Node | undefined): void {
    if (isOnlyTypes(node)) return
    mutants.push(...mutate(node, parent, source.text))
    for (const [field, value] of Object.entries(node)) {
      if (isName(node, field)) continue
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, node)
    }
  }
}

function mutate(node: Node, parent: Node | undefined, text: string): Mutant[] {
  return node.type.endsWith('Statement') ? statement(node) : expression(node, parent, text)
}

function statement(node: Node): Mutant[] {
  switch (node.type) {
    case 'IfStatement':
      return eitherWay(node)
    case 'WhileStatement':
    case 'ForStatement':
      return isNode(node['test']) ? [span(node['test'], 'false')] : []
    case 'ExpressionStatement':
      return typeof node['directive'] === 'string' ? [] : [span(node, ';')]
    case 'ThrowStatement':
      return [span(node, ';')]
    case 'ReturnStatement':
      if (!isNode(node['argument'])) return [span(node, ';')]
      return isNothing(node['argument']) ? [] : [span(node, 'return undefined')]
    default:
      return []
  }
}

function expression(node: Node, parent: Node | undefined, text: string): Mutant[] {
  switch (node.type) {
    case 'BinaryExpression':
      return isTest(node, parent) && !BOUNDS.has(String(node['operator'])) ? [] : operators(node, text)
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return operators(node, text)
    case 'UpdateExpression': {
      const swapped = SWAPS.get(String(node['operator']))
      return swapped === undefined ? [] : [span(node, textOf(node, text).replace(String(node['operator']), swapped))]
    }
    case 'UnaryExpression':
      return isTest(node, parent) ? [] : withoutSign(node, text)
    case 'Literal':
      return literals(node, parent).map((other) => span(node, other))
    case 'TemplateLiteral':
      return parent?.type === 'TaggedTemplateExpression' ? [] : [span(node, "''")]
    case 'ConditionalExpression':
      return eitherWay(node)
    case 'ArrowFunctionExpression': {
      const body = child(node, 'body')
      return body.type === 'BlockStatement' || isNothing(body) || body.type === 'Literal' ? [] : [span(body, 'undefined')]
    }
    case 'ArrayExpression':
      return (node['elements'] as unknown[]).length > 0 ? [span(node, '[]')] : []
    case 'SpreadElement':
      return parent?.type === 'ObjectExpression' ? [span(node, '...{}')] : []
    case 'MemberExpression':
      return member(node, text)
    case 'CallExpression':
      return call(node, text)
    default:
      return []
  }
}

const eitherWay = (node: Node): Mutant[] => ['true', 'false'].map((other) => span(child(node, 'test'), other))

/** Changes `!a` and `-a` to `(a)`. */
function withoutSign(node: Node, text: string): Mutant[] {
  const hasSign = node['operator'] === '!' || node['operator'] === '-'
  return hasSign ? [span(node, `(${textOf(child(node, 'argument'), text)})`)] : []
}

function operators(node: Node, text: string): Mutant[] {
  const operator = String(node['operator'])
  const [left, right] = [child(node, 'left'), child(node, 'right')]
  const others = operator === '+' ? (isText(left) || isText(right) ? [] : ['-']) : (BOUNDS.get(operator) ?? [SWAPS.get(operator)])
  const at = text.indexOf(operator, endOf(left))
  return others.filter((other) => other !== undefined).map((other) => ({ start: at, end: at + operator.length, text: other }))
}

function literals({ value }: Node, parent: Node | undefined): string[] {
  if (typeof value === 'boolean') return [String(!value)]
  if (typeof value === 'number') return [String(value + 1)]
  // Text in a comparison is not changed: the reversed comparison tests the same.
  if (typeof value !== 'string' || parent?.type === 'BinaryExpression') return []
  return [value === '' ? "'mutant'" : "''"]
}

/** Changes `a?.b` to `a.b`, and a method such as `Math.min` to its opposite. */
function member(node: Node, text: string): Mutant[] {
  const object = child(node, 'object')
  const property = child(node, 'property')
  const between = text.slice(endOf(object), property.start)
  const mutants: Mutant[] = []
  if (node['optional'] === true) {
    mutants.push({
      start: endOf(object),
      end: property.start,
      text: between.replace('?.', node['computed'] === true ? '' : '.'),
    })
  }
  const other = node['computed'] === true ? undefined : METHODS.get(textOf(property, text))
  if (other !== undefined) mutants.push(span(property, other))
  return mutants
}

function call(node: Node, text: string): Mutant[] {
  const callee = child(node, 'callee')
  if (callee.type !== 'MemberExpression' || callee['computed'] === true) return []
  if (!DROPPED.has(textOf(child(callee, 'property'), text))) return []
  return [{ start: endOf(child(callee, 'object')), end: endOf(node), text: '' }]
}

/** Returns whether a node is only types, which are removed before the tests run. Expressions inside a cast are code. */
function isOnlyTypes(node: Node): boolean {
  if (/^(Import|ExportAll)Declaration$/.test(node.type)) return true
  return node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)
}

/** Returns whether a field has no code to change: keys, import paths, and arguments of `.describe()`. */
function isName(node: Node, field: string): boolean {
  if (field === 'key' || field === 'source' || field === 'typeAnnotation') return true
  if (node.type !== 'CallExpression' || field !== 'arguments') return false
  const callee = child(node, 'callee')
  return callee.type === 'MemberExpression' && DESCRIBES.has(String(child(callee, 'property')['name']))
}

/** Returns whether a node is a condition. It is not negated, because making it always true and always false tests more. */
function isTest(node: Node, parent: Node | undefined): boolean {
  return /^(If|Conditional)/.test(parent?.type ?? '') && parent?.['test'] === node
}

function isNothing(node: Node): boolean {
  return (node.type === 'Identifier' && node['name'] === 'undefined') || (node.type === 'Literal' && node['value'] === null)
}

function isText(node: Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string')
}

/** Removes duplicates, and mutants that change nothing, and sorts the rest by position. */
function unique(mutants: readonly Mutant[], text: string): Mutant[] {
  const seen = new Map(mutants.map((mutant) => [`${mutant.start}-${mutant.end} ${mutant.text}`, mutant]))
  return [...seen.values()].filter((mutant) => text.slice(mutant.start, mutant.end) !== mutant.text).toSorted((a, b) => a.start - b.start)
}

function child(node: Node, field: string): Node {
  return node[field] as Node
}

function span(node: Node, text: string): Mutant {
  return { start: node.start, end: endOf(node), text }
}

function textOf(node: Node, text: string): string {
  return text.slice(node.start, endOf(node))
}

export function endOf(node: Node): number {
  return node['end'] as number
}

export function apply(text: string, mutant: Mutant): string {
  return text.slice(0, mutant.start) + mutant.text + text.slice(mutant.end)
}

/** Returns all statements and bodies of arrow functions. A test can only detect a mutant if it runs the statement around it. */
export function sitesOf({ tree }: Source): Node[] {
  const sites: Node[] = []
  for (const node of nodesOf(tree)) {
    if (node.type === 'ArrowFunctionExpression' && child(node, 'body').type !== 'BlockStatement') {
      sites.push(child(node, 'body'))
    }
    for (const field of ['body', 'consequent', 'alternate']) {
      const value = node[field]
      const statements = node.type === 'Program' ? [] : Array.isArray(value) ? value : [value]
      for (const one of statements) if (isNode(one) && isStatement(one)) sites.push(one)
    }
  }
  return sites
}

function isStatement({ type }: Node): boolean {
  return (type.endsWith('Statement') && type !== 'BlockStatement') || type === 'VariableDeclaration'
}

/** Adds code that puts the mark of each site into `globalThis.sitesHit` when the site runs. The mark of the file itself is `first`. */
export function marked(source: Source, first: number): string {
  const edits: { readonly at: number; readonly text: string; readonly order: number }[] = []
  sitesOf(source).forEach((site, index) => {
    const mark = `(globalThis.sitesHit ??= new Set()).add(${first + 1 + index})`
    const [open, close] = isStatement(site) ? [`{${mark};`, '}'] : [`(${mark},(`, '))']
    if (site.type === 'VariableDeclaration') {
      edits.push({ at: site.start, text: `;${mark};`, order: site.start })
      return
    }
    edits.push({ at: site.start, text: open, order: site.start - endOf(site) })
    edits.push({ at: endOf(site), text: close, order: -site.start - 1e9 })
  })
  edits.sort((a, b) => a.at - b.at || a.order - b.order)
  let text = `(globalThis.sitesHit ??= new Set()).add(${first});`
  let from = 0
  for (const edit of edits) {
    text += source.text.slice(from, edit.at) + edit.text
    from = edit.at
  }
  return text + source.text.slice(from)
}

/** Returns the mark of the smallest site around a mutant. */
export function markOf(mutant: Mutant, sites: readonly Node[], first: number): number {
  let [best, size] = [first, Number.POSITIVE_INFINITY]
  sites.forEach((site, index) => {
    const length = endOf(site) - site.start
    if (site.start <= mutant.start && mutant.end <= endOf(site) && length < size) {
      best = first + 1 + index
      size = length
    }
  })
  return best
}
