import { errors as errorsEn } from '#web/i18n/en/errors.ts'
import { found as foundEn } from '#web/i18n/en/found.ts'
import { oldBrowser as oldEn } from '#web/i18n/en/oldBrowser.ts'
import { errors as errorsSw } from '#web/i18n/sw/errors.ts'
import { found as foundSw } from '#web/i18n/sw/found.ts'
import { oldBrowser as oldSw } from '#web/i18n/sw/oldBrowser.ts'
import { importMapOf, withoutImportMap } from './importMap.ts'
import { attribute, headTags } from './seo/headTags.ts'

/** The script of the head, which a page either holds or loads from a file below the app's root. */
export interface PageScript {
  readonly code: string
  readonly file: string
}

export interface FrameParts {
  readonly markup: Readonly<Record<string, string>>
  /** The pattern of the paths that use this html file. */
  readonly at: string
  readonly script: PageScript
  /** The paths of files below the app's root, like `texts` and `styles`. */
  readonly modules: readonly string[]
  readonly texts: Readonly<Record<string, readonly string[]>>
  /** All style sheets of the page, in their order. */
  readonly styles: readonly string[]
  /** The rules for the first paint. */
  readonly firstStyles: string
  /** True for the copy that the worker caches. It holds no scripts and styles, because their files are on the device too. */
  readonly isCached: boolean
  /** The title, if the markup has none. */
  readonly title: Readonly<Record<string, string>>
  readonly description: Readonly<Record<string, string>>
  readonly path: string | null
  readonly isListed: boolean
  readonly site: string
  readonly more: readonly string[]
}

const STYLES = /\n *<link rel="stylesheet"[^>]*>/g
const MODULES = /\n *<link rel="modulepreload"[^>]* href="([^"]+)">/g
const ENTRY = /<script type="module" crossorigin src="([^"]+)"/

/**
 * Returns the html file of a page: the built index.html with the frame, the title, and preloads of the page's modules. The Swahili
 * frame is in a <template>. If the buyer reads Swahili, the script after it replaces the English frame.
 */
export function htmlOf(template: string, { markup, at, script, modules, texts, title, description, ...facts }: FrameParts): string {
  const [en, sw] = (['en', 'sw'] as const).map((language) => ({
    ...splitMarkup(markup[language] ?? '', title[language]),
    description: attribute(description[language] ?? ''),
  }))
  if (!en || !sw) throw new Error('a frame has both languages')
  const known = withoutImportMap(template)
  const needed = new Set([
    ...modules.map((file) => `/${file}`),
    ...Array.from(known.matchAll(MODULES), ([, href = '']) => href),
    ENTRY.exec(known)?.[1] ?? '',
  ])
  const head = [
    // Block rendering until the whole frame is parsed: a partly rendered frame would shift.
    '<link rel="expect" href="#framed" blocking="render">',
    ...styleTags(facts),
    '<noscript><link rel="stylesheet" href="/no-script.css"></noscript>',
    // The first paint needs no code, so pictures and replies come first.
    ...[...needed].map((href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`),
    ...new Set([...en.links, ...sw.links]),
    scriptTag(script, facts.isCached, {
      at,
      ...(facts.isCached ? {} : { styles: list(facts.styles) }),
      'title-sw': sw.title,
      'description-sw': sw.description,
      'texts-en': list(texts['en']),
      'texts-sw': list(texts['sw']),
      'old-en': oldEn.update,
      'old-sw': oldSw.update,
    }),
  ]
  const frames = [
    `<div class="frames"><div class="frame" lang="en">${disableControls(en.body)}</div>${notStarted(toastEn, toastSw)}</div>`,
    `<template><div class="frame" lang="sw">${disableControls(sw.body)}</div>${notStarted(toastSw)}</template>`,
    // If the script of the head has not arrived, the English frame stays.
    '<script>window.showFrame&&showFrame()</script>',
    '<span id="framed" hidden></span>',
  ]
  return template
    .replace('<script type="importmap"', (found) => `${found} data-release="${importMapOf(template).release}"`)
    .replace(/<title>.*?<\/title>/, () => `<title>${en.title}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + en.description)
    .replaceAll(MODULES, '')
    .replaceAll(STYLES, '')
    .replace(/<script type="module"/, (found) => `${head.join('\n    ')}\n    ${found}`)
    .replace(
      '</head>',
      (end) =>
        headTags({ ...facts, ...en })
          .map((tag) => `  ${tag}\n  `)
          .join('') + end,
    )
    .replace(/<noscript>Samaki .*?<\/noscript>/, () => `<noscript>${noScript}</noscript>`)
    .replace('<div id="root"></div>', () => `<div id="root" class="behind"></div>\n    ${frames.join('\n    ')}`)
}

/** Returns the tags for the styles of a page. Except in a cached page, the head script adds the style sheets, so that they don't block the first paint. */
function styleTags({ firstStyles, styles, isCached }: Pick<FrameParts, 'firstStyles' | 'styles' | 'isCached'>): string[] {
  const sheets = styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
  if (isCached) return sheets
  // Browsers don't look ahead for files past a policy in the page, so these links request the sheets before a script can.
  const preloads = styles.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`)
  return [`<style>${firstStyles}</style>`, ...preloads, `<noscript>${sheets.join('')}</noscript>`]
}

function scriptTag({ code, file }: PageScript, isCached: boolean, data: Readonly<Record<string, string>>): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`)
  return `<script${isCached ? ` src="/${file}"` : ''}${attributes.join('')}>${isCached ? '' : code}</script>`
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
