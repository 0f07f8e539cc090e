import type { Plugin } from 'vite'
import { isNode, type Node, nodesOf, source } from '../source/ast.ts'

/** Patterns and their replacements. The build fails if one is not found, so that each new router version is reviewed. */
const CUTS: readonly (readonly [RegExp, string])[] = [
  // Assigning a displayName prevents tree shaking of unused forms, scroll restoration and contexts.
  [/^ *\w+\.displayName = "[^"]*";$/gm, ''],
  [/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'],
  // Links prefetch only in framework mode, which `<BrowserRouter>` does not use.
  [/= usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, '= [false, null, {}]'],
  [/return shouldPrefetch && !isAbsolute \? .* : link;/, 'return link;'],
  // `<BrowserRouter>` does not provide the data router contexts either, so their values are always null.
  [/let (\w+) = React\d*\.useContext\(DataRouter(?:State)?Context\);/g, 'const $1 = null;'],
  [/let dataRouterState = dataRouterOpts\?\.state;/, 'const dataRouterState = null;'],
  [/return isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\);/, 'return useNavigateUnstable();'],
]

/** Removes the code of framework mode and data routers from react-router, which saves 5.9 kB of gzip (docs/adr/010-room-for-code.md). */
export function trimRouter(): Plugin {
  return {
    name: 'trimmed-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\//, code: 'function usePrefetchBehavior(' },
      handler(code, id) {
        for (const [pattern] of CUTS) if (code.search(pattern) < 0) this.error(`react-router has changed: ${pattern} is not in it`)
        const trimmed = CUTS.reduce((text, [pattern, instead]) => text.replace(pattern, instead), code)
        return { code: stripWarnings(id, trimmed), map: null }
      },
    },
  }
}

/** Removes the router's developer warnings and the messages of its errors, which nobody reads on a phone. */
export function stripWarnings(path: string, text: string): string {
  const calls = [...nodesOf(source(path, text).tree)].flatMap((node) => {
    const call = node.type === 'ExpressionStatement' ? node['expression'] : null
    return isNode(call) && call.type === 'CallExpression' ? warningRanges(node, call) : []
  })
  return calls.sort((a, b) => b.start - a.start).reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
}

function warningRanges(statement: Node, call: Node): { start: number; end: number }[] {
  const name = isNode(call['callee']) ? call['callee']['name'] : ''
  if (name === 'warning') return [{ start: statement.start, end: Number(statement['end']) }]
  const [condition, sentence] = call['arguments'] as Node[]
  return name === 'invariant' && condition && sentence ? [{ start: Number(condition['end']), end: Number(sentence['end']) }] : []
}
