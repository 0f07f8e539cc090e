import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Frame } from '#web/frame/renderFrames.tsx'
import { errors as errorsEn } from '#web/i18n/en/errors.ts'
import { found as foundEn } from '#web/i18n/en/found.ts'
import { oldBrowser as oldEn } from '#web/i18n/en/oldBrowser.ts'
import { errors as errorsSw } from '#web/i18n/sw/errors.ts'
import { found as foundSw } from '#web/i18n/sw/found.ts'
import { oldBrowser as oldSw } from '#web/i18n/sw/oldBrowser.ts'
import { LANGUAGES, type Manifest, staticFiles, staticKeys, textKeys } from '../sizes/routeSizes.ts'
import { type DeclaredPage, declaredPages } from './declaredPages.ts'
import { importMapOf, withoutImportMap } from './importMap.ts'
import { writeForCrawlers } from './seo/crawlers.ts'
import { attribute, headTags } from './seo/headTags.ts'
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

interface FrameParts {
  readonly markup: Readonly<Record<string, string>>
  /** The pattern of the paths that use this html file. */
  readonly at: string
  /** The path of the head script below the app's root. `modules` and `texts` are relative to the root too. */
  readonly script: string
  readonly modules: readonly string[]
  readonly texts: Readonly<Record<string, readonly string[]>>
  readonly styles: readonly string[]
  /** The title, if the markup has none. */
  readonly title: Readonly<Record<string, string>>
  readonly description: Readonly<Record<string, string>>
  readonly path: string | null
  readonly isListed: boolean
  readonly site: string
  readonly more: readonly string[]
}

const STYLES = /<link rel="stylesheet"[^>]*>/g
const MODULES = /\n *<link rel="modulepreload"[^>]*>/g
const ENTRY = /<script type="module" crossorigin src="([^"]+)"/

/**
 * Returns the html file of a page: the built index.html with the frame, the title, and preloads of the page's modules. The Swahili
 * frame is in a <template>. If the buyer reads Swahili, the script after it replaces the English frame.
 */
function htmlOf(template: string, { markup, at, script, modules, texts, styles, title, description, ...facts }: FrameParts): string {
  const [en, sw] = (['en', 'sw'] as const).map((language) => ({
    ...splitMarkup(markup[language] ?? '', title[language]),
    description: attribute(description[language] ?? ''),
  }))
  if (!en || !sw) throw new Error('a frame has both languages')
  const known = withoutImportMap(template)
  const sheets = styles.filter((file) => !known.includes(file)).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
  const head = [
    // Block rendering until the whole frame is parsed: a partly rendered frame would shift.
    '<link rel="expect" href="#framed" blocking="render">',
    '<noscript><link rel="stylesheet" href="/no-script.css"></noscript>',
    // Browsers don't look ahead for files past a policy in the page, so these links request all before the first script blocks the parser.
    `<link rel="preload" as="script" href="/${script}">`,
    ...[...(known.match(STYLES) ?? []), ...sheets].map((sheet) => sheet.replace('rel="stylesheet"', 'rel="preload" as="style"')),
    ...modules.filter((file) => !known.includes(file)).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...(known.match(MODULES) ?? []).map((link) => link.trim()),
    `<link rel="modulepreload" crossorigin href="${ENTRY.exec(known)?.[1]}">`,
    ...new Set([...en.links, ...sw.links]),
    `<script src="/${script}" data-part="head" data-at="${at}" data-title-sw="${sw.title}" data-description-sw="${sw.description}" data-texts-en="${list(texts['en'])}" data-texts-sw="${list(texts['sw'])}"></script>`,
  ]
  const last = [
    // These come after the app's style sheet, which defines the order of the layers.
    ...sheets,
    ...headTags({ ...facts, ...en }),
  ]
  const frames = [
    `<div class="frames"><div class="frame" lang="en">${disableControls(en.body)}</div>${notStarted(toastEn, toastSw)}</div>`,
    `<template><div class="frame" lang="sw">${disableControls(sw.body)}</div>${notStarted(toastSw)}</template>`,
    `<script src="/${script}" data-part="swahili" data-old-en="${oldEn.update}" data-old-sw="${oldSw.update}"></script>`,
    '<span id="framed" hidden></span>',
  ]
  return template
    .replace('<script type="importmap"', (found) => `${found} data-release="${importMapOf(template).release}"`)
    .replace(/<title>.*?<\/title>/, () => `<title>${en.title}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + en.description)
    .replaceAll(MODULES, '')
    .replace(/<script type="module"/, (found) => `${head.join('\n    ')}\n    ${found}`)
    .replace('</head>', (end) => last.map((tag) => `  ${tag}\n  `).join('') + end)
    .replace(/<noscript>Samaki .*?<\/noscript>/, () => `<noscript>${noScript}</noscript>`)
    .replace('<div id="root"></div>', () => `<div id="root" class="behind"></div>\n    ${frames.join('\n    ')}`)
}

/** The notice has both languages, because the language can't be chosen without JavaScript. */
const noScript = `<div class="no-script"><p>${foundEn.noScript}</p><p lang="sw">${foundSw.noScript}</p></div>`

/** The notice that appears if the app does not start. Only styles show it, because the missing file may be any script (styles/shell.css). */
const notStarted = (...toasts: readonly string[]) => `<div class="toasts not-started" role="alert">${toasts.join('')}</div>`
const toast = (text: string, reload: string, lang = '') =>
  `<p class="toast warn"${lang}>${text} <a class="toast-action" href="">${reload}</a></p>`
const toastEn = toast(foundEn.notStarted, errorsEn.reload)
const toastSw = toast(foundSw.notStarted, errorsSw.reload, ' lang="sw"')

const list = (files: readonly string[] = []) => files.map((file) => `/${file}`).join(' ')

/** Separates the title and links, which React renders first, from the body of a frame. */
function splitMarkup(markup: string, otherTitle = ''): { title: string; links: string[]; body: string } {
  const title = /<title>(.*?)<\/title>/.exec(markup)?.[1] ?? otherTitle
  const links = markup.match(/<link [^>]*>/g) ?? []
  return { title, links, body: markup.replace(/<title>.*?<\/title>|<link [^>]*>/g, '') }
}

/** Disables all controls of a frame, because they need the app. Links work without it. */
const disableControls = (body: string) => body.replace(/<(button|input|textarea|select)(?![^>]* disabled)/g, '<$1 disabled=""')
