import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, resolve } from 'node:path'

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

/** The home folder of the steps if the user's cannot be written: below /proc, Vitest tries to make a folder for ever. */
const HOME = resolve(ROOT, '.cache/home')

/** The variables that programs need to start, to find their files and to open a window (`npm run e2e -- --headed`). */
const NEEDED = [
  ...['HOME', 'USER', 'LOGNAME', 'SHELL', 'TERM', 'LD_LIBRARY_PATH', 'NIX_LD', 'NIX_LD_LIBRARY_PATH'],
  ...['DISPLAY', 'WAYLAND_DISPLAY', 'XAUTHORITY', 'XDG_RUNTIME_DIR'],
]
/** The variables that choose the browser or what Playwright does. A step prints those that are set. */
const SWITCHES = /^(CHROMIUM_PATH|PLAYWRIGHT_BROWSERS_PATH|PWDEBUG|E2E_\w+)$/

type Environment = Readonly<Record<string, string | undefined>>

/** Returns the variables with which a developer changes what the steps do. */
export function switchesIn(env: Environment): Record<string, string> {
  return chosen(
    Object.keys(env).filter((name) => SWITCHES.test(name) && env[name] !== ''),
    env,
  )
}

/**
 * Returns the environment of a step. A step gets no other variable of the machine, because it could change the result: NODE_ENV, a
 * proxy or a setting. Nor does a step read `.env`.
 */
export function stepEnvironment(env: Environment): Record<string, string> {
  return {
    ...chosen(NEEDED, env),
    ...switchesIn(env),
    // The installation puts a Node here if the machine's own is too old.
    PATH: [resolve(ROOT, 'node_modules/.bin'), env['PATH']].filter(Boolean).join(delimiter),
    ...(!isWritable(env['HOME']) && { HOME: ownHome() }),
    ...(isWritable(tmpdir()) && { TMPDIR: resolve(tmpdir()) }),
    TZ: 'UTC',
    LC_ALL: 'C.UTF-8',
    ENV_FILE: '',
  }
}

function chosen(names: readonly string[], env: Environment): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])))
}

function ownHome(): string {
  mkdirSync(HOME, { recursive: true })
  return HOME
}

function isWritable(folder = ''): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return statSync(folder).isDirectory()
  } catch {
    return false
  }
}
