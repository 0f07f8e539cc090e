import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { stepEnvironment, switchesIn } from './environment.ts'

const ROOT = resolve(import.meta.dirname, '../..')

export interface Count {
  readonly passed: number
  readonly failed: number
}

export interface Step {
  readonly name: string
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Whether the step also gets the machine's environment, because it uses the network: a proxy, a registry, certificates. */
  readonly usesNetwork?: boolean
  /** The file to which the step writes its test report. */
  readonly report?: string
}

/** Runs a step with its output shown, and returns its test counts. A step that fails without a failed test counts as one failure. */
export function runStep({ name, command, env, usesNetwork, report }: Step): Count {
  console.log(`\n── ${[name, ...Object.entries(switchesIn(process.env)).map((pair) => pair.join('='))].join(' ')}`)
  const since = Date.now()
  const path = report && resolve(ROOT, report)
  if (path) {
    mkdirSync(dirname(path), { recursive: true })
    rmSync(path, { force: true })
  }
  const given = { ...(usesNetwork && process.env), ...stepEnvironment(process.env), ...env }
  const { status, error } = spawnSync(command[0] ?? '', command.slice(1), { cwd: ROOT, stdio: 'inherit', env: given })
  if (error) console.error(`${error.message}. If a package for development is missing: npm ci --include=dev`)
  console.log(`── ${name}: ${status === 0 ? 'good' : 'FAILED'} after ${((Date.now() - since) / 1_000).toFixed(1)} s`)
  const count = path && existsSync(path) ? countIn(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: 0 }
  return status === 0 || count.failed > 0 ? count : { ...count, failed: 1 }
}

/** Reads the counts from a report. Vitest and Playwright use different field names. */
export function countIn(report: unknown): Count {
  const { numPassedTests, numFailedTests, stats } = report as {
    numPassedTests?: number
    numFailedTests?: number
    stats?: { expected: number; unexpected: number; flaky: number }
  }
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 }
}

export function sum(counts: readonly Count[]): Count {
  return { passed: counts.reduce((n, { passed }) => n + passed, 0), failed: counts.reduce((n, { failed }) => n + failed, 0) }
}
