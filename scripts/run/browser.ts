import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { chromium } from '@playwright/test'

export interface Browser {
  readonly executablePath: string
  readonly env: Readonly<Record<string, string>>
}

/** Known to be quiet and the same everywhere; no sandbox, since tests run as root in containers. */
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
 * The first that starts: CHROMIUM_PATH, the one that npm installed, the machine's, one from Debian. Unpacked once; call it before workers start.
 * undefined leaves Playwright to its own.
 */
export async function findBrowser(): Promise<Browser | undefined> {
  const wish = process.env['CHROMIUM_PATH']
  const unpacked = process.platform === 'linux' && process.arch === 'x64' ? unpack : undefined
  const installed = ['chromium', 'google-chrome'].map((name) => `/usr/bin/${name}`).filter(existsSync)
  const why: string[] = []
  for (const candidate of wish ? [wish] : [unpacked, ...installed]) {
    if (!candidate) continue
    try {
      return await opened(typeof candidate === 'string' ? { executablePath: candidate, env: {} } : await candidate())
    } catch (error) {
      why.push(String(error))
    }
  }
  if (wish) throw new Error(`CHROMIUM_PATH: no browser starts at "${wish}"\n${why.join('\n')}`)
  return fromDebian(why)
}

/** With its own libraries (a bare Debian has no NSS) and fonts, so that nothing but a C library is asked of the machine. */
async function unpack(): Promise<Browser> {
  const pack = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')))
  const home = resolve(import.meta.dirname, '../../.cache/chromium')
  const executablePath = join(home, 'chromium')
  if (!existsSync(executablePath)) {
    const half = `${home}-${process.pid}`
    mkdirSync(half, { recursive: true })
    const before = process.env['TMPDIR']
    process.env['TMPDIR'] = half // where the package unpacks to
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

/** The package's own sans first, so that pages look alike on every machine; the machine's fonts for what it lacks. */
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

/** The last resort, and the only step that changes the machine: it says why. */
async function fromDebian(why: readonly string[]): Promise<Browser | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.warn(`No browser starts here, so chromium comes from Debian by apt-get. Tried:\n${why.join('\n')}`)
  const quiet = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  execFileSync('apt-get', ['update', '-qq'], quiet)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)
  return opened({ executablePath: '/usr/bin/chromium', env: {} })
}

/** Opens it as the tests do and throws if it does not start. `--dump-dom` is no probe: the shell that npm installs never returns from it. */
async function opened(browser: Browser): Promise<Browser> {
  const { executablePath, env } = browser
  const running = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: BROWSER_ARGS, timeout: 60_000 })
  await running.close()
  return browser
}
