import { expect, test } from 'vitest'
import { stripWarnings } from './trimRouter.ts'

test('warnings and error messages are removed from the router, but its errors are still thrown', () => {
  const text = `
function warning(cond, message) { if (!cond) console.warn(message) }
if (!ok) {
  warning(
    false,
    \`The path "\${path.replace(/;$/, ")")}" is wrong; see warning(2).\`
  );
}
invariant(
  // Types know better.
  useInRouterContext(),
  "Only in a <Router>; not elsewhere"
);
const checked = invariant(path, sentence);`
  expect(stripWarnings('router.js', text).replace(/\s+/g, ' ').trim()).toBe(
    'function warning(cond, message) { if (!cond) console.warn(message) } if (!ok) { } invariant( // Types know better. useInRouterContext() ); const checked = invariant(path, sentence);',
  )
})
