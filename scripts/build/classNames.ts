import type { Plugin } from 'vite'

/**
 * Inlines the class names of CSS modules into the components. Vite's default is an object with every name of a module, which lands in the
 * chunk of the style sheet, so that each page would load the names of all other pages too (PERF-002).
 */
export const classNames: Plugin[] = [
  {
    name: 'import-class-names',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('.tsx') ? code.replace(/^import styles from (?='.*\.module\.css')/m, 'import * as styles from ') : null,
  },
  {
    name: 'keep-inlined-modules',
    apply: 'build',
    enforce: 'post',
    // After inlining, nothing is imported from the module any more, so the bundler would drop it together with its rules.
    transform: (code, id) => (id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null),
  },
]
