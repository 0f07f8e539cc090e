import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { cleanStart } from './cleanStart.ts'

function leftIn(...paths: string[]): string[] {
  const root = mkdtempSync(join(tmpdir(), 'samaki-left-'))
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), 'old')
  }
  cleanStart(root)
  return paths.filter((path) => existsSync(join(root, path)))
}

test('a run starts without the reports and the stamp of an earlier one, and keeps the browser, the pictures and the last build', () => {
  const kept = [
    '.cache/chromium/chromium',
    '.cache/gallery/home.png',
    '.cache/dev-state.json',
    'dist/web/index.html',
    'dist/real/index.html',
  ]
  expect(leftIn('.cache/reports/unit.json', '.cache/frames/renderFrames.js', '.cache/real-build', ...kept)).toEqual(kept)
})

test('a file where a folder is expected is removed', () => {
  expect(leftIn('.cache', 'dist', 'test-results')).toEqual([])
  expect(leftIn('.cache/icons', '.cache/vite', 'dist/web', 'dist/real', 'README.md')).toEqual(['README.md'])
})
