import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Frame } from '#web/frame/renderFrames.tsx'
import { found as foundEn } from '#web/i18n/en/found.ts'
import { found as foundSw } from '#web/i18n/sw/found.ts'
import { LANGUAGES, type Manifest, staticFiles, staticKeys, textKeys } from '../sizes/routeSizes.ts'
import { type DeclaredPage, declaredPages } from './declaredPages.ts'
import { type FrameParts, htmlOf } from './frameHtml.ts'
import { withoutImportMap } from './importMap.ts'
import { writeForCrawlers } from './seo/crawlers.ts'
import { organization } from './seo/organization.ts'
import { readSettings } from './settings.ts'

const WEB_SOURCE = resolve(import.meta.dirname, '../../web/src')
const DRAWN = resolve(import.meta.dirname, '../../.cache/frames')

/** Writes the html files with their frames into the build, and frames.json, by which servers choose an html file for a path. */
export async function writeFrames(mode: string, outDir: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const template = readFileSync(join(outDir, 'index.html'), 'utf8')
  const script = await buildHead(mode, outDir)
  const pages = new Map(declaredPages().map((page) => [page.name, page]))
  const drawn = await drawFrames(
    mode,
    [...pages.values()].flatMap(({ area, bundles }) => (area === null ? bundles : [])),
  )
  const settings = readSettings(mode)
  const site = settings.VITE_SITE_URL.replace(/\/+$/, '')
  const listed: DeclaredPage[] = []
  for (const frame of drawn) {
    const page = frame.page === null ? null : pages.get(frame.page)
    if (page === undefined) throw new Error(`${frame.file}: no page is called ${frame.page}`)
    if (page) listed.push(page)
    const html = htmlOf(template, {
      ...titleAndDescription(frame.file),
      markup: frame.markup,
      at: frame.at,
      script,
      site,
      more: page?.path === '/' ? [organization(site, settings)] : [],
      isListed: page !== null,
      path: page?.path?.includes(':') ? null : (page?.path ?? null),
      styles: page ? [...staticKeys(manifest, [page.source])].flatMap((key) => manifest[key]?.css ?? []) : [],
      modules: page ? [...staticFiles(manifest, [page.source])] : [],
      texts: Object.fromEntries(
        LANGUAGES.map((language) => [
          language,
          [...staticFiles(manifest, textKeys(manifest, ['shell', ...(page?.bundles ?? [])], language))],
        ]),
      ),
    })
    assertFilesExist(html, outDir)
    writeFileSync(join(outDir, frame.file), html)
  }
  writeFileSync(
    join(outDir, 'frames.json'),
    `${JSON.stringify(
      drawn.map(({ file, at }) => ({ file, at })),
      null,
      2,
    )}\n`,
  )
  writeForCrawlers(outDir, listed, site)
}

/** Returns the description of an html file, and the title if its frame has none, in both languages. */
function titleAndDescription(file: string): Pick<FrameParts, 'title' | 'description'> {
  const name = file.replace('.html', '') as keyof typeof foundEn
  const title = ({ areaTitle }: typeof foundEn | typeof foundSw) => (name === 'area' ? `${areaTitle} · Samaki` : 'Samaki')
  return { title: { en: title(foundEn), sw: title(foundSw) }, description: { en: foundEn[name], sw: foundSw[name] } }
}

/** Builds the components for Node and renders each frame. */
async function drawFrames(mode: string, bundles: readonly string[]): Promise<Frame[]> {
  await build({
    configFile: resolve(import.meta.dirname, '../../vite.config.ts'),
    mode,
    logLevel: 'warn',
    build: {
      ssr: join(WEB_SOURCE, 'frame/renderFrames.tsx'),
      outDir: DRAWN,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      chunkSizeWarningLimit: 10_000,
    },
  })
  const file = readdirSync(DRAWN).find((name) => name.startsWith('renderFrames'))
  // Node caches imports by URL, so each build needs a new one.
  const address = pathToFileURL(join(DRAWN, file ?? 'renderFrames.js'))
  address.searchParams.set('build', String(performance.now()))
  const drawn = (await import(address.href)) as { renderFrames: (bundles: readonly string[]) => Promise<Frame[]> }
  return drawn.renderFrames(bundles)
}

/** Builds the classic script for the head. Returns its path below the app's root. */
async function buildHead(mode: string, outDir: string): Promise<string> {
  const defines = Object.entries(readSettings(mode)).filter(([name]) => name.startsWith('VITE_'))
  await build({
    configFile: false,
    root: resolve(WEB_SOURCE, '..'),
    envDir: false,
    mode,
    logLevel: 'warn',
    define: Object.fromEntries(defines.map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)])),
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      // Old browsers must be able to run it, because it tells them to update (head/oldBrowser.ts).
      target: 'es2018',
      modulePreload: false,
      rolldownOptions: {
        input: join(WEB_SOURCE, 'head/head.ts'),
        output: { format: 'iife', entryFileNames: 'assets/head-[hash].js' },
      },
    },
  })
  const file = readdirSync(join(outDir, 'assets')).find((name) => /^head-[\w-]+\.js$/.test(name))
  if (!file) throw new Error('the script of the head was not built')
  return `assets/${file}`
}

/** Throws if a frame names a file that the app build does not have. Pictures match only while both builds give them the same hash. */
function assertFilesExist(html: string, outDir: string): void {
  const lost = [...withoutImportMap(html).matchAll(/\/assets\/[\w.-]+/g)]
    .map(([path]) => path)
    .filter((path) => !existsSync(join(outDir, path)))
  if (lost.length > 0) throw new Error(`frames name files which the app does not have: ${lost.join(', ')}`)
}
