import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from '@playwright/test'
import { fontEnvironment, unpackBrowser } from './browserPackage.ts'

/** Flags for the same behaviour on every machine and little output. The sandbox is off, because tests run as root in containers. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

/** The browser's own language and time zone, which its workers and date fields use. Pages have those of their context. */
const PLACE = { LANGUAGE: 'en', LC_ALL: 'C.UTF-8', TZ: 'Africa/Dar_es_Salaam' }

/**
 * Returns how to launch the first browser that starts: CHROMIUM_PATH, the npm package, one of the machine, one from Debian, or Playwright's
 * own. Call it before workers start, because it may unpack the package. On Linux, each of them only finds the fonts of the package.
 */
export async function findBrowser(): Promise<LaunchOptions> {
  const env = { ...process.env, ...PLACE, ...(await fontEnvironment()) }
  const wish = process.env['CHROMIUM_PATH']
  const isPacked = process.platform === 'linux' && process.arch === 'x64'
  const installed = ['chromium', 'google-chrome'].map((name) => `/usr/bin/${name}`).filter(existsSync)
  const why: string[] = []
  for (const candidate of wish ? [wish] : [...(isPacked ? [unpackBrowser] : []), ...installed]) {
    try {
      if (typeof candidate === 'string') return await checkStarts({ executablePath: candidate, env, args: ARGS })
      const { executablePath, libraries } = await candidate()
      return await checkStarts({ executablePath, env: { ...env, LD_LIBRARY_PATH: libraries }, args: ARGS })
    } catch (error) {
      why.push(String(error))
    }
  }
  if (wish) throw new Error(`CHROMIUM_PATH: no browser starts at "${wish}"\n${why.join('\n')}`)
  const debian = fromDebian(why)
  return debian ? checkStarts({ executablePath: debian, env, args: ARGS }) : { env, args: ARGS }
}

/** The last resort: installs a browser from Debian. Only this step changes the machine, so it prints why. */
function fromDebian(why: readonly string[]): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.warn(`No browser starts here, so chromium comes from Debian by apt-get. Tried:\n${why.join('\n')}`)
  const quiet = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  execFileSync('apt-get', ['update', '-qq'], quiet)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)
  return '/usr/bin/chromium'
}

/** Starts the browser like the tests do, and throws if that fails. `--dump-dom` can't be used, because the shell from npm never exits. */
async function checkStarts(options: LaunchOptions): Promise<LaunchOptions> {
  const running = await chromium.launch({ ...options, timeout: 60_000 })
  await running.close()
  return options
}
