import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { withTables } from './readme.ts'

const ROOT = resolve(import.meta.dirname, '..')
const readme = readFileSync(resolve(ROOT, 'README.md'), 'utf8')
const { scripts } = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

test('[DX-004] the README has at most 150 lines, and its accounts and magic numbers are those of the fixtures', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(150)
  expect(withTables(readme), 'mend with npm run readme').toBe(readme)
})

test('[DX-004] every command of the README exists, and the quick ones run', () => {
  const named = [...readme.matchAll(/npm (?:run ([a-z0-9]+)|(start|test)\b)/g)].map(([, run, short]) => run ?? short)
  expect(named.length).toBeGreaterThan(8)
  for (const name of new Set(named)) expect(Object.keys(scripts)).toContain(name)
  const output = (...command: string[]) => execFileSync('npm', command, { cwd: ROOT, encoding: 'utf8' })
  expect(output('run', 'spec', '--', 'MON')).toMatch(/^MON .* rows have a test$/m)
  expect(output('start', '--', '--help')).toContain('--port')
})

test('[DX-004] every file and folder that the README names is there', () => {
  const named = [...readme.matchAll(/`((?:contract|fixtures|mock-server|web|e2e|bench|scripts|deploy|docs)\/[\w./-]*)`/g)].map(
    ([, path = '']) => path,
  )
  expect(named.length).toBeGreaterThan(12)
  expect(named.filter((path) => !path.includes('/x/') && !existsSync(resolve(ROOT, path)))).toEqual([])
})
