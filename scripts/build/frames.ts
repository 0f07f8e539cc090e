import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cachedFile, isCached } from '#web/frame/frames.ts'
import { found as foundEn } from '#web/i18n/en/found.ts'
import { found as foundSw } from '#web/i18n/sw/found.ts'
import { LANGUAGES, type Manifest, staticFiles, staticKeys, textKeys } from '../sizes/routeSizes.ts'
import { type DeclaredPage, declaredPages } from './declaredPages.ts'
import { buildHead, drawFrames } from './drawFrames.ts'
import { firstStyles } from './firstStyles.ts'
import { type FrameParts, htmlOf, type PageScript } from './frameHtml.ts'
import { HEADS, type HeadName, headOf } from './headOf.ts'
import { withoutImportMap } from './importMap.ts'
import { writeForCrawlers } from './seo/crawlers.ts'
import { organization } from './seo/organization.ts'
import { readSettings } from './settings.ts'

/** The key of the app's entry in the bundler's manifest. */
const ENTRY = 'index.html'

/**
 * Writes the html files with their frames into the build, and frames.json, by which servers choose an html file for a path. For the worker,
 * it writes another version of the files that the worker keeps.
 */
export async function writeFrames(mode: string, outDir: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const template = readFileSync(join(outDir, 'index.html'), 'utf8')
  const heads = new Map(await Promise.all(HEADS.map(async (name) => [name, await writeHead(name, mode, outDir)] as const)))
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
    const files = filesOfPage(manifest, page)
    const parts: FrameParts = {
      ...titleAndDescription(frame.file),
      markup: frame.markup,
      at: frame.at,
      script: heads.get(headOf(page?.path ?? '')) as PageScript,
      site,
      more: page?.path === '/' ? [organization(site, settings)] : [],
      isListed: page !== null,
      path: page?.path?.includes(':') ? null : (page?.path ?? null),
      firstStyles: '',
      isCached: false,
      ...files,
    }
    const rules = await firstStyles(htmlOf(template, parts), files.styles, outDir)
    write(frame.file, htmlOf(template, { ...parts, firstStyles: rules }), outDir)
    if (isCached(frame.file)) write(cachedFile(frame.file), htmlOf(template, { ...parts, isListed: false, isCached: true }), outDir)
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

/** Returns the files that a page needs at first. */
function filesOfPage(manifest: Manifest, page: DeclaredPage | null): Pick<FrameParts, 'styles' | 'modules' | 'texts'> {
  const source = page ? [page.source] : []
  const styles = [...staticKeys(manifest, [ENTRY, ...source])].flatMap((key) => manifest[key]?.css ?? [])
  const texts = (language: (typeof LANGUAGES)[number]) =>
    staticFiles(manifest, textKeys(manifest, ['shell', ...(page?.bundles ?? [])], language))
  return {
    styles: [...new Set(styles)],
    modules: page ? [...staticFiles(manifest, source)] : [],
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, [...texts(language)]])),
  }
}

/** Builds a script of the head. Its file is for the cached pages; the others hold its code. */
async function writeHead(name: HeadName, mode: string, outDir: string): Promise<PageScript> {
  const code = await buildHead(mode, name)
  const file = `assets/${name}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
  writeFileSync(join(outDir, file), code)
  return { code, file }
}

function write(file: string, html: string, outDir: string): void {
  assertFilesExist(html, outDir)
  writeFileSync(join(outDir, file), html)
}

/** Returns the description of an html file, and the title if its frame has none, in both languages. */
function titleAndDescription(file: string): Pick<FrameParts, 'title' | 'description'> {
  const name = file.replace('.html', '') as keyof typeof foundEn
  const title = ({ areaTitle }: typeof foundEn | typeof foundSw) => (name === 'area' ? `${areaTitle} · Samaki` : 'Samaki')
  return { title: { en: title(foundEn), sw: title(foundSw) }, description: { en: foundEn[name], sw: foundSw[name] } }
}

/** Throws if a frame names a file that the app build does not have. Pictures match only while both builds give them the same hash. */
function assertFilesExist(html: string, outDir: string): void {
  const lost = [...withoutImportMap(html).matchAll(/\/assets\/[\w.-]+/g)]
    .map(([path]) => path)
    .filter((path) => !existsSync(join(outDir, path)))
  if (lost.length > 0) throw new Error(`frames name files which the app does not have: ${lost.join(', ')}`)
}
