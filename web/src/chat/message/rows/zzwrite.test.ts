// @vitest-environment jsdom
import { writeFileSync } from 'node:fs'
import { beforeAll, test } from 'vitest'
import { loadTexts } from '../testing/buyer.ts'
import { resultOf, talkSections } from '../testing/talkTable.ts'
beforeAll(loadTexts)
test('write', async () => {
  const out: string[] = []
  for (const s of talkSections) for (const r of s.rows) {
    const got = await resultOf(r, s)
    if (got !== r.result) out.push([s.title.slice(0,60), r.after, r.line, `was ${r.result}`, `now ${got}`].join('\n   '))
  }
  writeFileSync('/tmp/diff.txt', out.join('\n'))
}, 300000)
