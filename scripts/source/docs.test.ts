import { expect, test } from 'vitest'
import { brokenLinks, staleDocs } from './docs.ts'
import { found } from './testing.ts'

test('documents name only files, folders and commands that are there; patterns and files to add are ignored', () => {
  const stale = (text: string) =>
    found(staleDocs, { 'README.md': text, 'package.json': '{ "scripts": { "check": "" } }', 'web/src/main.tsx': '' })
  expect(stale('`web/src/main.tsx`, `web/`, `src/main.tsx`, `XPage.tsx`, `npm run check -- -g x`, `web/src/features/<x>/`')).toEqual([])
  expect(stale('`web/src/mian.tsx`\n`mian.tsx`\n`rc/main.tsx`\n`npm run chekc`')).toEqual([1, 2, 3, 4].map((line) => `README.md:${line}`))
})

test('the check finds links to missing files and headings, and does not follow web links', () => {
  const files: Record<string, string> = { 'a.md': '# Way in\n## By `call`' }
  const broken = (text: string) => brokenLinks(text, { exists: (file) => file in files, textOf: (file) => files[file] ?? '# Here' })
  expect(broken('[a](a.md) [b](a.md#by-call) [c](#here) [d](https://x.example) <img src="a.md">')).toEqual([])
  expect(broken('[a](b.md) [b](a.md#out) [c](#there) <img src="c.png">')).toEqual(['b.md', 'a.md#out', '#there', 'c.png'])
})
