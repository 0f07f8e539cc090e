import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { inputsHash, isBuilt, stampBuild } from './buildStamp.ts'

test('a build is reused until a source, a package or the mode changes; tests do not count', () => {
  const root = mkdtempSync(join(tmpdir(), 'build-stamp-'))
  const write = (path: string, text: string) => writeFileSync(join(root, path), text)
  mkdirSync(join(root, 'web/src'), { recursive: true })
  mkdirSync(join(root, 'dist/.vite'), { recursive: true })
  write('web/src/main.tsx', 'one')
  write('package-lock.json', '{}')
  const before = inputsHash('production', root)
  expect(isBuilt(join(root, 'dist'), before)).toBe(false)
  stampBuild(join(root, 'dist'), before)
  expect(isBuilt(join(root, 'dist'), before)).toBe(true)

  write('web/src/main.test.tsx', 'a test')
  expect(inputsHash('production', root)).toBe(before)
  expect(inputsHash('real', root)).not.toBe(before)
  vi.stubEnv('PORT', '5000')
  expect(inputsHash('production', root)).toBe(before)
  vi.stubEnv('VITE_SUPPORT_PLACE', 'Kivukoni')
  expect(inputsHash('production', root)).not.toBe(before)
  vi.unstubAllEnvs()
  write('web/src/main.tsx', 'two')
  expect(inputsHash('production', root)).not.toBe(before)
  write('web/src/main.tsx', 'one')
  write('package-lock.json', '{ }')
  expect(inputsHash('production', root)).not.toBe(before)
})
