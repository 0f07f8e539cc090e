import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { commentsOf, tellTales } from './comments.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDERS = 'contract,fixtures,mock-server,web,e2e,bench,scripts,tools'

test('comments are plain English: they have at most 20 phrases that are hard to read', () => {
  const files = globSync(['*.ts', `{${FOLDERS}}/**/*.{ts,tsx,css}`], { cwd: ROOT })
  const found = files.flatMap((file) =>
    commentsOf(file, readFileSync(resolve(ROOT, file), 'utf8')).flatMap(({ line, text }) =>
      tellTales(text).map((phrase) => `${file}:${line} “${phrase}” ${text}`),
    ),
  )
  expect(files.length).toBeGreaterThan(1_000)
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(20)
})

test.each([
  ['The sum stands at the button.', ['stands']],
  ['The end of it. This is no card, and there are no others.', ['of it', 'is no', 'are no']],
  ['Of the cart. What is paid; whoever asks. Where the fish is sold, we say so.', ['Of', '. What', '. Where the fish is']],
  ['What is paid? Where is it? The part of its price is not what is shown.', []],
])('“%s” has the phrases %j', (comment, phrases) => {
  expect(tellTales(comment).sort()).toEqual([...phrases].sort())
})

test('comments are read from code and styles, but not from texts', () => {
  const code = "/** Adds one.\n * Returns it. */\nconst a = '// stands' // At the end.\n\n// First line\n// and second."
  expect(commentsOf('a.ts', code)).toEqual([
    { line: 1, text: 'Adds one. Returns it.' },
    { line: 3, text: 'At the end.' },
    { line: 5, text: 'First line and second.' },
  ])
  expect(commentsOf('a.css', '.a { margin: 0 }\n/* Two\n   lines. */')).toEqual([{ line: 2, text: 'Two lines.' }])
})
