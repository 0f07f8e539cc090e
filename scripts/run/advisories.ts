import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const PATIENCE = 20_000

/** Returns the number of high and critical advisories in an npm audit report, or null if the registry did not respond (SEC-023). */
export function severeIn(report: string): number | null {
  try {
    const { metadata } = JSON.parse(report) as { metadata?: { vulnerabilities?: { high?: number; critical?: number } } }
    const found = metadata?.vulnerabilities
    return found ? (found.high ?? 0) + (found.critical ?? 0) : null
  } catch {
    return null
  }
}

if (import.meta.main) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: resolve(import.meta.dirname, '../..'),
    encoding: 'utf8',
    timeout: PATIENCE,
  })
  const severe = severeIn(stdout ?? '')
  if (severe === null) console.log('skipped: the registry tells no advisories here')
  else console.log(`${severe} high or critical advisories; npm audit --omit=dev names them`)
  process.exitCode = severe ? 1 : 0
}
