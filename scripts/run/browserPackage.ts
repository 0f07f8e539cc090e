import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

const PACKAGE = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')))
const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string }
/** The folder into which the package is unpacked. The version is part of the name, so that an older `.cache` is never used. */
const UNPACKED = resolve(import.meta.dirname, `../../.cache/chromium-${version}`)

/** Unpacks the browser of the npm package with its libraries (a bare Debian has no NSS). This browser only needs a C library. */
export async function unpackBrowser(): Promise<{ executablePath: string; libraries: string }> {
  const folder = await unpack('browser', ['chromium.br', 'al2023.tar.br', 'swiftshader.tar.br'])
  const executablePath = join(folder, 'chromium')
  chmodSync(executablePath, 0o755)
  return { executablePath, libraries: join(folder, 'al2023/lib') }
}

/** The fonts of the package by their full names. A browser with `fontEnvironment` can find no others. */
export const FONTS: readonly string[] = ['Open Sans Bold', 'Open Sans Italic', 'Open Sans Regular']

/**
 * Returns the environment in which a browser on Linux only finds the fonts of the package. The machine's fonts are wider or narrower
 * on each machine. Other systems have no fontconfig; there, the tests give each page the font (e2e/letters.ts).
 */
export async function fontEnvironment(): Promise<Readonly<Record<string, string>>> {
  if (process.platform !== 'linux') return {}
  const config = fontConfig(await unpack('fonts', ['fonts.tar.br']))
  const path = join(UNPACKED, 'fonts.conf')
  if (!existsSync(path) || readFileSync(path, 'utf8') !== config) {
    writeFileSync(`${path}-${process.pid}`, config)
    renameSync(`${path}-${process.pid}`, path)
  }
  return { FONTCONFIG_FILE: path }
}

const GENERIC = ['system-ui', 'sans-serif', 'serif', 'monospace', 'ui-sans-serif', 'ui-serif', 'ui-monospace', 'cursive', 'fantasy']

function fontConfig(fonts: string): string {
  const alias = (family: string) => `<alias binding="strong"><family>${family}</family><prefer><family>Open Sans</family></prefer></alias>`
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${UNPACKED}/font-cache</cachedir>
${GENERIC.map(alias).join('\n')}
</fontconfig>
`
}

/** Unpacks files of the package into a folder, all or none, and returns the folder. */
async function unpack(name: string, files: readonly string[]): Promise<string> {
  const folder = join(UNPACKED, name)
  if (existsSync(folder)) return folder
  const half = `${folder}-${process.pid}`
  mkdirSync(half, { recursive: true })
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = half // the package unpacks into this folder
  const { inflate } = await import('@sparticuz/chromium')
  await Promise.all(files.map((file) => inflate(join(PACKAGE, 'bin', file))))
  if (before === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = before
  rmSync(folder, { recursive: true, force: true })
  renameSync(half, folder)
  return folder
}
