import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { WEB } from '../../scripts/build/buildStamp.ts'
import { importMapOf } from '../../scripts/build/importMap.ts'
import { sumOf, sumsOf } from '../../scripts/build/worker.ts'

const OLD = /[\w-]+\.(?:json|js|css)/g
const NEXT = 'next-'
/** The heading of the next release's About page. */
export const NEXT_ABOUT = 'About Samaki, the next release'

/** How a host responds to requests for a file that no longer exists: with a 404, or with a page. */
export type Missing = '404' | 'page'

/**
 * Simulates that the server has the next release, and no files of the current one. The next release is the same build with other file
 * names and another heading on the About page; a second build would take another 30 s.
 */
export async function releaseNext(context: BrowserContext, missing: Missing): Promise<void> {
  const rename = renamer()
  await context.route(/^[^?]*\/assets\/[\w-]+\.(?:js|css)$/, async (route) => {
    const name = new URL(route.request().url()).pathname.replace('/assets/', '')
    const body = (file: string) => rename(readFileSync(`${WEB}/${file}`, 'utf8'))
    if (name.startsWith(NEXT)) await route.fulfill({ contentType: typeOf(name), body: body(`assets/${name.slice(NEXT.length)}`) })
    else if (missing === 'page') await route.fulfill({ contentType: 'text/html', body: body('index.html') })
    else await route.fulfill({ status: 404, body: 'Not found' })
  })
  // Chromium treats pages fulfilled by Playwright as another network, which needs this permission.
  await context.grantPermissions(['local-network-access'])
  await context.route(isPage, async (route) => {
    const response = await route.fetch()
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers()
    await route.fulfill({ status: response.status(), headers, body: rename(await response.text()) })
  })
}

/** Writes the next release of a build, including its worker, to a folder for a separate host, because routes can't reliably intercept a worker's own requests. */
export function writeNextRelease(build = WEB): string {
  const folder = mkdtempSync(join(tmpdir(), 'samaki-release-'))
  const rename = renamer(build)
  for (const name of readdirSync(build, { recursive: true, encoding: 'utf8' })) {
    if (/\.(br|gz)$/.test(name) || name.startsWith('.vite')) continue
    const from = join(build, name)
    if (statSync(from).isDirectory()) mkdirSync(join(folder, name), { recursive: true })
    else if (!/\.(js|css|json|html)$/.test(name)) copyFileSync(from, join(folder, name))
    else {
      const text = rename(readFileSync(from, 'utf8'))
      // Changed files need new revisions.
      writeFileSync(join(folder, rename(name)), name === 'sw.js' ? text.replace(/(?<=revision:.)\w/g, 'n') : text)
    }
  }
  writeSums(folder, build)
  return folder
}

/** Computes the checksums of the renamed files, and that of the file with the checksums, which the worker contains. */
function writeSums(folder: string, build: string): void {
  const name = readdirSync(join(folder, 'assets')).find((file) => /sums-\w+\.json$/.test(file)) ?? ''
  const file = join(folder, 'assets', name)
  const worker = join(folder, 'sw.js')
  writeFileSync(file, JSON.stringify(sumsOf(folder, Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object))))
  const before = sumOf(readFileSync(join(build, 'assets', name.replace(NEXT, ''))))
  writeFileSync(worker, readFileSync(worker, 'utf8').replaceAll(before, sumOf(readFileSync(file))))
}

/** Returns a function that renames files in a text, and replaces the release id and the policy hash, which depend on the import map. */
function renamer(build = WEB): (text: string) => string {
  const names = new Set(readdirSync(`${build}/assets`))
  const rename = (text: string) =>
    text.replace(OLD, (name) => (names.has(name) ? NEXT + name : name)).replaceAll('About Samaki', NEXT_ABOUT)
  const page = readFileSync(`${build}/index.html`, 'utf8')
  const [ours, next] = [importMapOf(page), importMapOf(rename(page))]
  return (text) => rename(text).replaceAll(ours.release, next.release).replaceAll(ours.source, next.source)
}

const typeOf = (name: string): string => (name.endsWith('css') ? 'text/css' : 'text/javascript')
const isPage = ({ pathname }: URL): boolean => !/^\/(v1|uploads|realtime|assets|__mock)\//.test(pathname) && !/\.\w+$/.test(pathname)
