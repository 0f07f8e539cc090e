import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { inputsHash } from './buildStamp.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const STAMP = resolve(ROOT, '.cache/real-build')

/** The folder of the build for a real API, shared by the tests. */
export const REAL = resolve(ROOT, 'dist/real')
/**
 * The API host of the build for a real API. A test serves the pages on this host or on another one, so that one build covers both ways of
 * hosting. Chromium resolves every name below localhost to this machine and treats it as secure.
 */
export const REAL_API = 'http://market.localhost'

/** Makes the build and returns the command's output. */
export function makeRealBuild(): string {
  const half = `${REAL}-${process.pid}`
  const command = [resolve(ROOT, 'scripts/build.ts'), '--mode', 'real', '--out', half]
  const output = execFileSync(process.execPath, command, { cwd: ROOT, env: { ...process.env, VITE_API_HOST: REAL_API }, encoding: 'utf8' })
  rmSync(REAL, { recursive: true, force: true })
  renameSync(half, REAL)
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, inputsHash('production'))
  return output.replace(half.slice(ROOT.length + 1), 'dist/real')
}

/** Makes the build unless the existing one is up to date. */
export function ensureRealBuild(): void {
  const last = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''
  if (!existsSync(REAL) || last !== inputsHash('production')) makeRealBuild()
}
