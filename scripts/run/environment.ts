import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
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
    // The packages bring their own Node.
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
