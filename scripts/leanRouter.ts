import type { Plugin } from 'vite'

/** What is cut, and what stands there instead; each must be found, so that a new version of the router is looked at anew. */
const CUTS: readonly (readonly [RegExp, string])[] = [
  // Names for developer tools keep alive what nobody imports: forms, scroll restoration, contexts.
  [/^ *\w+\.displayName = "[^"]*";$/gm, ''],
  [/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'],
  // Links prefetch only below the context of the framework mode, which `<BrowserRouter>` does not make.
  [/= usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, '= [false, null, {}]'],
  [/return shouldPrefetch && !isAbsolute \? .* : link;/, 'return link;'],
]

/** Leaves out of react-router what an app without its framework mode never runs: 3 kB of gzip (docs/adr/004-room-for-code.md). */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\//, code: 'function usePrefetchBehavior(' },
      handler(code) {
        for (const [pattern] of CUTS) if (code.search(pattern) < 0) this.error(`react-router has changed: ${pattern} is not in it`)
        return { code: CUTS.reduce((text, [pattern, instead]) => text.replace(pattern, instead), code), map: null }
      },
    },
  }
}
