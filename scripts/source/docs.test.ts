import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { brokenLinks, staleIn, unknownFiles } from './docs.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const commands = new Set(Object.keys(scripts))
const exists = (path: string) => existsSync(resolve(ROOT, path))
const files = globSync('{*,{contract,fixtures,mock-server,web,e2e,bench,scripts,tools}/**/*}.{ts,tsx}', { cwd: ROOT }).map((file) =>
  file.replaceAll('\\', '/'),
)

test.each(['README.md', 'e2e/README.md', ...globSync('docs/{*,{recipes,adr}/*}.md', { cwd: ROOT }).toSorted()])(
  '%s names only files, folders and commands that are there',
  (path) => {
    const text = readFileSync(resolve(ROOT, path), 'utf8')
    expect([...staleIn(text, exists, commands), ...unknownFiles(text, files)]).toEqual([])
  },
)

test('the check finds paths and commands that do not exist, but ignores patterns', () => {
  const stale = (text: string) => staleIn(text, exists, commands)
  expect(stale('`web/src/main.tsx`, `contract/`, `docs/recipes/`, `npm run check -- -g x`, `web/src/features/<x>/`')).toEqual([])
  expect(stale('`web/src/mian.tsx` and `npm run chekc`')).toEqual(['web/src/mian.tsx', 'npm run chekc'])
})

test('the check finds TypeScript files that do not exist, by their name or the end of their path', () => {
  expect(unknownFiles('`main.tsx`, `src/main.tsx`, `XPage.tsx`, `npm run x.ts`', files)).toEqual([])
  expect(unknownFiles('`mian.tsx` and `rc/main.tsx`', files)).toEqual(['mian.tsx', 'rc/main.tsx'])
})

test('the check finds links to missing files and headings, and does not follow web links', () => {
  const files: Record<string, string> = { 'a.md': '# Way in\n## By `call`' }
  const broken = (text: string) => brokenLinks(text, { exists: (file) => file in files, textOf: (file) => files[file] ?? '# Here' })
  expect(broken('[a](a.md) [b](a.md#by-call) [c](#here) [d](https://x.example) <img src="a.md">')).toEqual([])
  expect(broken('[a](b.md) [b](a.md#out) [c](#there) <img src="c.png">')).toEqual(['b.md', 'a.md#out', '#there', 'c.png'])
})
