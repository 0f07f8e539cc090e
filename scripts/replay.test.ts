import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const example = join(root, 'mock-server/replays/late-callback.jsonl')
function replay(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/replay.ts'), ...args], { encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

test('[DX-010] npm run replay replays an exported journal, and fails with the line of the first difference', () => {
  expect(replay(example)).toMatchObject({ status: 0, output: expect.stringContaining('all as before') })
  const changed = join(mkdtempSync(join(tmpdir(), 'samaki-replay-')), 'changed.jsonl')
  writeFileSync(changed, readFileSync(example, 'utf8').replace('"status":201', '"status":409'))
  expect(replay(changed)).toMatchObject({ status: 1, output: expect.stringMatching(/answer: line \d+ .*409.*201/) })
})

test('a missing file, no file and a wrong flag each print an error message', () => {
  expect(replay('/nowhere.jsonl')).toMatchObject({ status: 2, output: 'There is no file /nowhere.jsonl.\n' })
  expect(replay()).toMatchObject({ status: 2, output: expect.stringContaining('Usage: npm run replay') })
  expect(replay(example, '--colour')).toMatchObject({ status: 2, output: expect.stringContaining('--colour') })
})
