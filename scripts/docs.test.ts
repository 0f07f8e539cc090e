import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { scenarios } from '#fixtures/scenarios/catalogue.ts'
import { generated } from './docs.ts'
import { brokenLinks, linksOf } from './source/docs.ts'

const ROOT = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(resolve(ROOT, path), 'utf8')
const readme = read('README.md')
const { scripts, license } = JSON.parse(read('package.json')) as { scripts: Record<string, string>; license: string }

test('[DX-004][WAY-001] the README has at most 150 lines, three starting points, and the licence of the package', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(150)
  const entrances = [...readme.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
  expect(entrances.slice(0, 3)).toEqual(['See it', 'Test against it', 'Work on it'])
  expect(license).toBe('MIT')
  expect(read('LICENSE')).toMatch(/^MIT License/)
})

test.each(Object.entries(generated))('[DX-004] %s is up to date with `npm run docs`', (path, text) => {
  expect(text(read(path)), 'mend with npm run docs').toBe(read(path))
})

test('[QA-015] docs/scenarios.md lists every scenario of the catalogue, and the README lists eight', () => {
  const numbersIn = (text: string) => [...text.matchAll(/^\| `255700000(\d{3})`/gm)].map(([, id]) => id)
  expect(numbersIn(read('docs/scenarios.md'))).toEqual(scenarios.map(({ id }) => id))
  expect(numbersIn(readme)).toHaveLength(8)
})

test('[WAY-001] the pictures of the README are on its first screen and have at most 400 kB', () => {
  const pictures = [...readme.matchAll(/<img src="([^"]+)"/g)].map(([, path = '']) => path)
  expect(pictures).toHaveLength(3)
  expect(readme.slice(0, readme.indexOf('## ')).match(/<img /g)).toHaveLength(3)
  const bytes = pictures.reduce((sum, path) => sum + statSync(resolve(ROOT, path)).size, 0)
  expect(bytes).toBeLessThanOrEqual(400_000)
  expect(globSync('docs/pictures/*', { cwd: ROOT }).toSorted()).toEqual(pictures.toSorted())
})

test('[DX-004] every command in the README exists, and the quick ones run', () => {
  const named = [...readme.matchAll(/npm (?:run ([a-z0-9:]+)|(start|test)\b)/g)].map(([, run, short]) => run ?? short)
  expect(named.length).toBeGreaterThan(8)
  for (const name of new Set(named)) expect(Object.keys(scripts)).toContain(name)
  const output = (...command: string[]) => execFileSync('npm', command, { cwd: ROOT, encoding: 'utf8' })
  expect(output('run', 'spec', '--', 'MON')).toMatch(/^MON .* rows have a test$/m)
  expect(output('start', '--', '--help')).toContain('--port')
})

test('[WAY-001][DX-004] every file named in the README is a link', () => {
  const named = [...readme.matchAll(/`((?:contract|fixtures|mock-server|web|e2e|bench|scripts|tools|deploy|docs)\/[\w./-]*)`/g)]
  // Files in commands are examples and need no link.
  expect(named.map(([, path = '']) => path)).toEqual([])
  expect(linksOf(readme).filter((link) => !/^(https?:|#)/.test(link)).length).toBeGreaterThan(25)
})

test.each(['README.md', 'e2e/README.md', ...globSync('docs/{*,{recipes,adr}/*}.md', { cwd: ROOT }).toSorted()])(
  '[WAY-001] every link in %s leads to a file and a heading that are there',
  (path) => {
    const from = dirname(resolve(ROOT, path))
    const headingsOf = (file: string) => (file === '' ? read(path) : readFileSync(resolve(from, file), 'utf8'))
    expect(brokenLinks(read(path), { exists: (file) => existsSync(resolve(from, file)), textOf: headingsOf })).toEqual([])
  },
)
