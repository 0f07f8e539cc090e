import { found as foundEn } from '#web/i18n/en/found.ts'
import { oldBrowser as oldEn } from '#web/i18n/en/oldBrowser.ts'
import { found as foundSw } from '#web/i18n/sw/found.ts'
import { oldBrowser as oldSw } from '#web/i18n/sw/oldBrowser.ts'
import { importMapOf, withoutImportMap } from './importMap.ts'
import { attribute, headTags } from './seo/headTags.ts'

export interface FrameParts {
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

/**
 * Returns the html file of a page: the built index.html with the frame, the title, and preloads of the page's modules. The Swahili
 * frame is in a <template>. If the buyer reads Swahili, the script after it replaces the English frame.
 */
export function htmlOf(template: string, { markup, at, script, modules, texts, styles, title, description, ...facts }: FrameParts): string {
  const [en, sw] = (['en', 'sw'] as const).map((language) => ({
    ...splitMarkup(markup[language] ?? '', title[language]),
    description: attribute(description[language] ?? ''),
  }))
  if (!en || !sw) throw new Error('a frame has both languages')
  const known = withoutImportMap(template)
  const head = [
    // Block rendering until the whole frame is parsed: a partly rendered frame would shift.
    '<link rel="expect" href="#framed" blocking="render">',
    '<noscript><link rel="stylesheet" href="/no-script.css"></noscript>',
    `<script src="/${script}" data-part="head" data-at="${at}" data-title-sw="${sw.title}" data-description-sw="${sw.description}" data-texts-en="${list(texts['en'])}" data-texts-sw="${list(texts['sw'])}"></script>`,
    ...new Set([...en.links, ...sw.links]),
    ...modules.filter((file) => !known.includes(file)).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ]
  const last = [
    // These come after the app's style sheet, which defines the order of the layers.
    ...styles.filter((file) => !known.includes(file)).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...headTags({ ...facts, ...en }),
  ]
  const frames = [
    `<div class="frames"><div class="frame" lang="en">${disableControls(en.body)}</div></div>`,
    `<template><div class="frame" lang="sw">${disableControls(sw.body)}</div></template>`,
    `<script src="/${script}" data-part="swahili" data-old-en="${oldEn.update}" data-old-sw="${oldSw.update}"></script>`,
    '<span id="framed" hidden></span>',
  ]
  return template
    .replace('<script type="importmap"', (found) => `${found} data-release="${importMapOf(template).release}"`)
    .replace(/<title>.*?<\/title>/, () => `<title>${en.title}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + en.description)
    .replace(/<script type="module"/, (found) => `${head.join('\n    ')}\n    ${found}`)
    .replace('</head>', (end) => last.map((tag) => `  ${tag}\n  `).join('') + end)
    .replace(/<noscript>Samaki .*?<\/noscript>/, () => `<noscript>${noScript}</noscript>`)
    .replace('<div id="root"></div>', () => `<div id="root" class="behind"></div>\n    ${frames.join('\n    ')}`)
}

/** The notice has both languages, because the language can't be chosen without JavaScript. */
const noScript = `<div class="no-script"><p>${foundEn.noScript}</p><p lang="sw">${foundSw.noScript}</p></div>`

const list = (files: readonly string[] = []) => files.map((file) => `/${file}`).join(' ')

/** Separates the title and links, which React renders first, from the body of a frame. */
function splitMarkup(markup: string, otherTitle = ''): { title: string; links: string[]; body: string } {
  const title = /<title>(.*?)<\/title>/.exec(markup)?.[1] ?? otherTitle
  const links = markup.match(/<link [^>]*>/g) ?? []
  return { title, links, body: markup.replace(/<title>.*?<\/title>|<link [^>]*>/g, '') }
}

/** Disables all controls of a frame, because they need the app. Links work without it. */
const disableControls = (body: string) => body.replace(/<(button|input|textarea|select)(?![^>]* disabled)/g, '<$1 disabled=""')
