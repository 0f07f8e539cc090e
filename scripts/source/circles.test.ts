import { expect, test } from 'vitest'
import { source, sources } from './ast.ts'
import { circles, importsOf } from './circles.ts'

// The linter's import/no-cycle ignores type-only imports, and it can't allow circles within one folder.
const files = sources('contract', 'fixtures', 'mock-server', 'web/src', 'scripts', 'tools', 'bench', 'e2e').filter(
  ({ path }) => !/\.test\.tsx?$/.test(path),
)
const imports = importsOf(files)

test('[DX-005] import circles are only allowed within one folder', () => {
  expect(imports.size).toBeGreaterThan(500)
  expect(circles(imports)).toEqual([])
})

test('[DX-005] the check finds a circle between two folders, also of type imports, but not one within a folder', () => {
  const planted = importsOf([
    source('contract/a/a.ts', "import { b } from '../b/b.ts'"),
    source('contract/b/b.ts', "import { c } from './c.ts'"),
    source('contract/b/c.ts', "import type { A } from '#contract/a/a.ts'"),
    source('contract/d/d.ts', "import { e } from './e.ts'\nimport { a } from '../a/a.ts'"),
    source('contract/d/e.ts', "export { d } from './d.ts'"),
  ])
  expect(circles(planted)).toEqual([['contract/a/a.ts', 'contract/b/b.ts', 'contract/b/c.ts']])
})

test('payments import only one file of orders', () => {
  const fromPayments = [...imports].filter(([file]) => file.startsWith('mock-server/src/payments/')).flatMap(([, targets]) => targets)
  expect([...new Set(fromPayments.filter((file) => file.startsWith('mock-server/src/orders/')))]).toEqual([
    'mock-server/src/orders/purchase.ts',
  ])
})
