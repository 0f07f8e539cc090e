import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tableText } from '#tools/understand/tableText.ts'
import { readWeights, textOf } from '#tools/understand/weights.ts'
import { WEB } from '../build/buildStamp.ts'

test('[CHAT-048] the build has the word table of typed lines as one text, without its sources', () => {
  const assets = join(WEB, 'assets')
  const scripts = readdirSync(assets).flatMap((name) => (name.endsWith('.js') ? readFileSync(join(assets, name), 'utf8') : []))
  expect(scripts.some((script) => script.includes(tableText))).toBe(true)
  const [, weights = ''] = textOf(readWeights()).split(/: |\n/)
  expect(weights).toMatch(/\w+ \d/)
  expect(scripts.some((script) => script.includes(weights))).toBe(false)
})
