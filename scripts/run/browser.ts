import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { chromium } from '@playwright/test'

export interface Browser {
  readonly executablePath: string
  readonly env: Readonly<Record<string, string>>
}

/** Flags for the same behaviour on every machine and little output. The sandbox is off, because tests run as root in containers. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

/**
 * Returns the first browser that starts: CHROMIUM_PATH, the npm package, one of the machine, or one from Debian. Call it before
 * workers start, because it may unpack the package. Returns undefined if Playwright should use its own browser.
 */
export async function findBrowser(): Promise<Browser | undefined> {
  const wish = process.env['CHROMIUM_PATH']
  const unpacked = process.platform === 'linux' && process.arch === 'x64' ? unpack : undefined
  const installed = ['chromium', 'google-chrome'].map((name) => `/usr/bin/${name}`).filter(existsSync)
  const why: string[] = []
  for (const candidate of wish ? [wish] : [unpacked, ...installed]) {
    if (!candidate) continue
    try {
      return await checkStarts(typeof candidate === 'string' ? { executablePath: candidate, env: {} } : await candidate())
    } catch (error) {
      why.push(String(error))
    }
  }
  if (wish) throw new Error(`CHROMIUM_PATH: no browser starts at "${wish}"\n${why.join('\n')}`)
  return fromDebian(why)
}

/** Unpacks the browser of the npm package with its libraries (a bare Debian has no NSS) and fonts. This browser only needs a C library. */
async function unpack(): Promise<Browser> {
  const pack = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')))
  const home = resolve(import.meta.dirname, '../../.cache/chromium')
  const executablePath = join(home, 'chromium')
  if (!existsSync(executablePath)) {
    const half = `${home}-${process.pid}`
    mkdirSync(half, { recursive: true })
    const before = process.env['TMPDIR']
    process.env['TMPDIR'] = half // the package unpacks into this folder
    const { inflate } = await import('@sparticuz/chromium')
    await Promise.all(
      ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'].map((file) => inflate(join(pack, 'bin', file))),
    )
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    chmodSync(join(half, 'chromium'), 0o755)
    writeFileSync(join(half, 'fonts.conf'), fontConfig(home))
    rmSync(home, { recursive: true, force: true })
    renameSync(half, home)
  }
  return { executablePath, env: { LD_LIBRARY_PATH: join(home, 'al2023/lib'), FONTCONFIG_FILE: join(home, 'fonts.conf') } }
}

/** Prefers the package's own sans font, so that pages look the same on every machine. The machine's fonts are the fallback. */
function fontConfig(home: string): string {
  const first = (family: string) =>
    `<alias binding="strong"><family>${family}</family><prefer><family>Open Sans</family><family>DejaVu Sans</family></prefer></alias>`
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${home}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${home}/font-cache</cachedir>
${['sans-serif', 'system-ui', 'serif'].map(first).join('\n')}
</fontconfig>
`
}

/** The last resort: installs a browser from Debian. Only this step changes the machine, so it prints why. */
async function fromDebian(why: readonly string[]): Promise<Browser | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.warn(`No browser starts here, so chromium comes from Debian by apt-get. Tried:\n${why.join('\n')}`)
  const quiet = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  execFileSync('apt-get', ['update', '-qq'], quiet)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)
  return checkStarts({ executablePath: '/usr/bin/chromium', env: {} })
}

/** Starts the browser like the tests do, and throws if that fails. `--dump-dom` can't be used, because the shell from npm never exits. */
async function checkStarts(browser: Browser): Promise<Browser> {
  const { executablePath, env } = browser
  const running = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: BROWSER_ARGS, timeout: 60_000 })
  await running.close()
  return browser
}
