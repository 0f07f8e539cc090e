import { expect, test } from 'vitest'
import { source, sources } from './ast.ts'
import { circles, importsOf } from './imports.ts'

// The linter's import/no-cycle ignores type imports and dynamic ones.
const files = sources('contract', 'fixtures', 'mock-server', 'web/src', 'scripts', 'tools', 'bench', 'e2e').filter(
  ({ path }) => !/\.test\.tsx?$/.test(path),
)
const imports = importsOf(files)

test('[DX-005] no files import each other in a circle', () => {
  expect(imports.size).toBeGreaterThan(500)
  expect(circles(imports)).toEqual([])
})

test('[DX-005] the check finds a circle of two folders or of one, also of type imports and dynamic ones', () => {
  const planted = importsOf([
    source('contract/a/a.ts', "export { b } from '../b/b.ts'"),
    source('contract/b/b.ts', "export const c = () => import('./c.ts')"),
    source('contract/b/c.ts', "import type { A } from '#contract/a/a.ts'"),
    source('contract/d/d.ts', "import { e } from './e.ts'\nimport { a } from '../a/a.ts'"),
    source('contract/d/e.ts', "export type D = typeof import('./d.ts')"),
  ])
  expect(circles(planted)).toEqual([
    ['contract/a/a.ts', 'contract/b/b.ts', 'contract/b/c.ts'],
    ['contract/d/d.ts', 'contract/d/e.ts'],
  ])
})

test('payments import only one file of orders', () => {
  const fromPayments = [...imports].filter(([file]) => file.startsWith('mock-server/src/payments/')).flatMap(([, targets]) => targets)
  expect([...new Set(fromPayments.filter((file) => file.startsWith('mock-server/src/orders/')))]).toEqual([
    'mock-server/src/orders/purchase.ts',
  ])
})
