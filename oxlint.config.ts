import { defineConfig } from 'oxlint'
import { DEPTHS, refusals, type Zone, zones } from './scripts/source/boundaries.ts'

/** Built-ins that Chrome 105 lacks. The build does not polyfill them. */
const tooNew = [
  ...['toSorted', 'toReversed', 'toSpliced', 'groupBy', 'withResolvers', 'fromAsync', 'isSubsetOf', 'symmetricDifference'],
].map((property) => ({ property, message: 'Chrome 105 lacks this' }))

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['dist', '.cache', 'node_modules', 'test-results', 'playwright-report'],
  rules: {
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'react/react-in-jsx-scope': 'off',
    'react/jsx-no-target-blank': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'import/no-default-export': 'error',
    'import/no-cycle': 'error',
    'max-lines-per-function': ['error', 60],
    // A switch counts as one branch, because switch-exhaustiveness-check makes it list every case.
    complexity: ['error', { max: 15, variant: 'modified' }],
    'max-params': ['error', 4],
    'no-warning-comments': 'error',
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    // Style sheets are imported without a name.
    'import/no-unassigned-import': 'off',
    // fast-check documents `fc.record()`, which this rule would report.
    'import/no-named-as-default-member': 'off',
    // Helpers are below the code that uses them, often inside the same function.
    'no-shadow': 'off',
    'no-use-before-define': 'off',
    'unicorn/consistent-function-scoping': 'off',
    // tsc checks that a switch returns in every case.
    'typescript/consistent-return': 'off',
    // Values from JSON.parse and the mock's database get their type by `as`.
    'typescript/no-unsafe-type-assertion': 'off',
    // Few classes exist outside e2e, so functions taken out of an object don't use `this`.
    'typescript/unbound-method': 'off',
    // This rule reports the `as` of some literals, but tsc needs it.
    'typescript/no-unnecessary-type-assertion': 'off',
    // A group of texts may still be empty, as `{}`.
    'typescript/no-generated-empty-object-type': 'off',
    // `for (… of [...list])` copies a list that the loop changes.
    'unicorn/no-useless-spread': 'off',
    // toSorted is newer than the phones we serve (Chrome 105).
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/prefer-add-event-listener': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'no-unmodified-loop-condition': 'off',
    // `role="status"` keeps the element that the design styles; the rule asks for `<output>`.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // An effect may read a value from outside React into its state as it starts.
    'react/set-state-in-effect': 'off',
    'promise/always-return': 'off',
  },
  overrides: [
    // Much of a component is markup, which is long without being hard to read.
    { files: ['web/src/**/*.tsx'], rules: { 'max-lines-per-function': ['error', 120] } },
    // Tests and measurements may be long: they are read from top to bottom, and no code calls them.
    {
      files: ['**/*.{test,spec}.{ts,tsx}', 'mock-server/soak/**', 'bench/**'],
      rules: { 'max-lines-per-function': 'off', 'max-params': 'off' },
    },
    { files: ['*.config.ts', 'e2e/startMock.ts', 'e2e/scenarioReport.ts'], rules: { 'import/no-default-export': 'off' } },
    // Playwright's fixtures call `use`, which isn't a hook.
    { files: ['e2e/**'], rules: { 'react/rules-of-hooks': 'off' } },
    // Playwright reads the names of fixtures from the pattern. Testers copy the kit, so it has no comments for our linter.
    { files: ['e2e/kit/**'], rules: { 'no-empty-pattern': 'off' } },
    {
      files: ['web/src/**/*.{ts,tsx}'],
      rules: {
        'no-console': ['error', { allow: ['warn'] }],
        'no-restricted-globals': ['error', ...['setTimeout', 'setInterval', 'requestIdleCallback'].map(readTheClock)],
        'no-restricted-properties': ['error', { object: 'Date', property: 'now', message: 'ask web/src/api/time.ts' }, ...tooNew],
      },
    },
    {
      files: ['web/src/api/time.ts'],
      rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': ['error', ...tooNew] },
    },
    {
      files: ['web/src/testing/**', 'web/src/**/*.test.{ts,tsx}'],
      rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
    },
    ...zones(import.meta.dirname).flatMap(boundary),
    { files: ['**/*.test.{ts,tsx}'], rules: { 'no-restricted-imports': 'off' } },
  ],
})

function boundary(zone: Zone) {
  return DEPTHS.map((depth) => ({
    files: [`${zone.folder}/${'*/'.repeat(depth)}*.{ts,tsx}`],
    rules: { 'no-restricted-imports': ['error' as const, { patterns: refusals(zone, depth) }] satisfies [string, object] },
  }))
}

function readTheClock(name: string) {
  return { name, message: 'timers live in web/src/api/time.ts' }
}
