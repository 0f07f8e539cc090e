import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { WEB } from '../../scripts/build/buildStamp.ts'
import { importMapOf } from '../../scripts/build/importMap.ts'

const OLD = /[\w-]+\.(?:json|js|css)/g
const NEXT = 'next-'
/** The heading of its About page. */
export const NEXT_ABOUT = 'About Samaki, the next release'

/** What a host answers for a file that it has no longer. */
export type Missing = '404' | 'page'

/**
 * From now on the server has the next release, and nothing of the one that the open pages are of: the same build, but each of its files
 * has another name, and its About page another heading. Two builds would take half a minute more.
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
  // A page that is answered here instead of by the host counts as one of another network.
  await context.grantPermissions(['local-network-access'])
  await context.route(isPage, async (route) => {
    const response = await route.fetch()
    const { 'content-encoding': _, 'content-length': __, 'content-security-policy': policy = '', ...headers } = response.headers()
    headers['content-security-policy'] = rename(policy)
    await route.fulfill({ status: response.status(), headers, body: rename(await response.text()) })
  })
}

/** The same release as a folder, its worker and lists too, for a host of its own: what a worker fetches for itself no route meets for certain. */
export function writeNextRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'samaki-release-'))
  const rename = renamer()
  for (const name of readdirSync(WEB, { recursive: true, encoding: 'utf8' })) {
    if (/\.(br|gz)$/.test(name) || name.startsWith('.vite')) continue
    const from = join(WEB, name)
    if (statSync(from).isDirectory()) mkdirSync(join(folder, name), { recursive: true })
    else if (!/\.(js|css|json|html)$/.test(name)) copyFileSync(from, join(folder, name))
    else {
      const text = rename(readFileSync(from, 'utf8'))
      // Another file is another revision.
      writeFileSync(join(folder, rename(name)), name === 'sw.js' ? text.replace(/(?<=revision:.)\w/g, 'n') : text)
    }
  }
  return folder
}

/** Another import map is another release, and has another hash in the policy. */
function renamer(): (text: string) => string {
  const names = new Set(readdirSync(`${WEB}/assets`))
  const rename = (text: string) =>
    text.replace(OLD, (name) => (names.has(name) ? NEXT + name : name)).replaceAll('About Samaki', NEXT_ABOUT)
  const page = readFileSync(`${WEB}/index.html`, 'utf8')
  const [ours, next] = [importMapOf(page), importMapOf(rename(page))]
  return (text) => rename(text).replaceAll(ours.release, next.release).replaceAll(ours.source, next.source)
}

const typeOf = (name: string): string => (name.endsWith('css') ? 'text/css' : 'text/javascript')
const isPage = ({ pathname }: URL): boolean => !/^\/(v1|uploads|realtime|assets|__mock)\//.test(pathname) && !/\.\w+$/.test(pathname)
