import { expect, test } from 'vitest'
import { hardPhrases } from './comments.ts'
import { found } from './testing.ts'

test.each([
  ['The sum stands at the button.', 1],
  ['The end of it. This is no card, and there are no others.', 3],
  ['Of the cart. What is paid; whoever asks. Where the fish is sold, we say so.', 3],
  ['What is paid? Where is it? The part of its price is not what is shown.', 0],
])('“%s” has %d phrases that are hard to read', (comment, count) => {
  expect(found(hardPhrases(0), { 'a.ts': `// ${comment}` })).toHaveLength(count)
})

test('comments are read from code and styles, over several lines, but not from texts', () => {
  const code = "/** Adds one.\n * What it returns. */\nconst a = '// stands' // This stands.\n\n// The end\n// of it."
  expect(found(hardPhrases(0), { 'a.ts': code })).toEqual(['a.ts:1', 'a.ts:3', 'a.ts:5'])
  expect(found(hardPhrases(0), { 'a.css': '.a { margin: 0 }\n/* It is\n   no card. */' })).toEqual(['a.css:2'])
  expect(found(hardPhrases(3), { 'a.ts': code })).toEqual([])
})
