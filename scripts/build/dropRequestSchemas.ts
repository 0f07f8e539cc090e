import type { Plugin } from 'vite'
import { isNode, type Node, nodesOf, source } from '../source/ast.ts'

/** Removes the query and body schemas of all calls from the web bundle. The app only parses replies; the mock and the types need the rest. */
export function dropRequestSchemas(): Plugin {
  return {
    name: 'drop-request-schemas',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/(rules\/)?\w+\.ts$/, code: 'zod/mini' },
      handler: (code, id) => ({ code: withPureChecks(id, stripRequestSchemas(id, code)), map: null }),
    },
  }
}

/** Returns the text of a contract file without the `query` and `body` of its calls. */
export function stripRequestSchemas(path: string, text: string): string {
  const cuts = [...nodesOf(source(path, text).tree)].filter((node) => node.type === 'ObjectExpression').flatMap(requestsOf)
  return cuts.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(rest[end] === ',' ? end + 1 : end), text)
}

/** Marks each `schema.check(…)` as pure. Otherwise the bundler keeps the call, and every schema it uses, because it may have side effects. */
export function withPureChecks(path: string, text: string): string {
  const calls = [...nodesOf(source(path, text).tree)].filter((node) => node.type === 'CallExpression' && isCheck(node['callee']))
  const starts = [...new Set(calls.map(({ start }) => start))].sort((a, b) => b - a)
  return starts.reduce((rest, start) => `${rest.slice(0, start)}/* @__PURE__ */ ${rest.slice(start)}`, text)
}

const isCheck = (callee: unknown): boolean => isNode(callee) && isNode(callee['property']) && callee['property']['name'] === 'check'

function requestsOf(object: Node): { start: number; end: number }[] {
  const fields = (object['properties'] as Node[]).filter((field) => field.type === 'Property')
  const named = (name: string) => fields.filter((field) => isNode(field['key']) && field['key']['name'] === name)
  if (['method', 'path', 'reply'].some((name) => named(name).length === 0)) return []
  return ['query', 'body']
    .flatMap(named)
    .map((field) => ({ start: field.start, end: Number(field['end']) }))
    .sort((a, b) => a.start - b.start)
}
