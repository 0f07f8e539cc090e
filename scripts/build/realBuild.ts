import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { inputsHash } from './buildStamp.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const STAMP = resolve(ROOT, '.cache/real-build')

/** The build for a real API that the tests share. */
export const REAL = resolve(ROOT, 'dist/real')
/**
 * The host of its API. A test serves the pages there or at another one, so that one build shows both ways of hosting. Chromium takes
 * every name below localhost for this machine, and for as safe as https.
 */
export const REAL_API = 'http://market.localhost'

/** Builds it and returns what the command printed. */
export function makeRealBuild(): string {
  const half = `${REAL}-${process.pid}`
  const command = [resolve(ROOT, 'scripts/build.ts'), '--mode', 'real', '--out', half]
  const said = execFileSync(process.execPath, command, { cwd: ROOT, env: { ...process.env, VITE_API_HOST: REAL_API }, encoding: 'utf8' })
  rmSync(REAL, { recursive: true, force: true })
  renameSync(half, REAL)
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, inputsHash('production'))
  return said.replace(half.slice(ROOT.length + 1), 'dist/real')
}

/** Builds it unless the last one is of what lies in the checkout now. */
export function ensureRealBuild(): void {
  const last = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''
  if (!existsSync(REAL) || last !== inputsHash('production')) makeRealBuild()
}
