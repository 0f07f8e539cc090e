import { expect, test } from 'vitest'
import { source, sources } from './ast.ts'
import { circles, importsOf } from './circles.ts'

// The linter's import/no-cycle sees no type-only imports, and none that stay within one folder may be refused.
const files = sources('contract', 'fixtures', 'mock-server', 'web/src', 'scripts', 'tools', 'bench', 'e2e').filter(
  ({ path }) => !/\.test\.tsx?$/.test(path),
)
const imports = importsOf(files)

test('[DX-005] no import circle but within one folder', () => {
  expect(imports.size).toBeGreaterThan(500)
  expect(circles(imports)).toEqual([])
})

test('[DX-005] a planted circle of two folders is found, also of types only; one within a folder is not', () => {
  const planted = importsOf([
    source('contract/a/a.ts', "import { b } from '../b/b.ts'"),
    source('contract/b/b.ts', "import { c } from './c.ts'"),
    source('contract/b/c.ts', "import type { A } from '#contract/a/a.ts'"),
    source('contract/d/d.ts', "import { e } from './e.ts'\nimport { a } from '../a/a.ts'"),
    source('contract/d/e.ts', "export { d } from './d.ts'"),
  ])
  expect(circles(planted)).toEqual([['contract/a/a.ts', 'contract/b/b.ts', 'contract/b/c.ts']])
})

test('payments know one file of orders', () => {
  const fromPayments = [...imports].filter(([file]) => file.startsWith('mock-server/src/payments/')).flatMap(([, targets]) => targets)
  expect([...new Set(fromPayments.filter((file) => file.startsWith('mock-server/src/orders/')))]).toEqual([
    'mock-server/src/orders/purchase.ts',
  ])
})
