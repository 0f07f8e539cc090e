import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cachedFrames, frames } from '#web/frame/frames.ts'
import { catalogue as en } from '#web/i18n/en/catalogue.ts'
import { chat as chatEn } from '#web/i18n/en/chat.ts'
import { catalogue as sw } from '#web/i18n/sw/catalogue.ts'
import { chat as chatSw } from '#web/i18n/sw/chat.ts'
import type { Manifest } from '../sizes/routeSizes.ts'
import { WEB } from './buildStamp.ts'

test.each([
  ['index.html', [en.heroTitle, en.shopNow, en.whyUs], [sw.heroTitle, sw.shopNow, sw.whyUs]],
  ['products.html', [en.title, en.allCategories], [sw.title, sw.allCategories]],
  ['product.html', [en.title, en.backToProducts], [sw.title, sw.backToProducts]],
  ['chat.html', [chatEn.title, chatEn.welcome, chatEn.welcomeHint], [chatSw.title, chatSw.welcome, chatSw.welcomeHint]],
])('[I18N-006] %s speaks English, and holds Swahili for those who chose it', (file, english, swahili) => {
  const [shown = '', kept = ''] = read(file).split('<template>')
  for (const text of english) expect(shown).toContain(text)
  for (const text of swahili) expect(kept).toContain(text)
  expect(shown).toMatch(/<h1[ >]/)
  expect(shown).not.toContain('lang="sw" class="frame"')
})

test.each([
  ['index.html', 'pages/buyer/home/HomePage.tsx', 'bundles/shop'],
  ['products.html', 'pages/buyer/catalogue/ProductsPage.tsx', 'bundles/shop'],
  ['product.html', 'pages/buyer/catalogue/ProductPage.tsx', 'bundles/shop'],
  ['chat.html', 'chat/ChatPage.tsx', 'chat'],
])('%s asks for the code and texts of its page at once', (file, page, bundle) => {
  const html = read(file)
  expect(html).toContain(`<link rel="modulepreload" fetchpriority="low" crossorigin href="/${fileOf(page)}"`)
  expect(html).toContain(`data-texts-en="/${fileOf('i18n/en/bundles/shell.ts')} /${fileOf(`i18n/en/${bundle}.ts`)}"`)
})

test('in every page the styles that come first define the order of the layers', () => {
  const order = '@layer reset,tokens,base,components,utilities;'
  for (const frame of frames) {
    const html = read(frame.file)
    expect([frame.file, /<style>(.{46})/.exec(html)?.[1]]).toEqual([frame.file, order])
    const [first = '', ...more] = / data-styles="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
    expect([frame.file, readFileSync(join(WEB, first), 'utf8').slice(0, 12)]).toEqual([frame.file, '@layer reset'])
    expect([frame.file, more.length > 0]).toEqual([frame.file, 'onlyOnline' in frame])
  }
})

test('[PERF-010] no page waits for a file before its first paint, except the worker’s pages, whose style sheets are on the device', () => {
  const waitsFor = (file: string) => {
    const html = read(file).replaceAll(/<noscript>.*?<\/noscript>/gs, '')
    return html.match(/<link rel="stylesheet"|<script src="/g)?.length ?? 0
  }
  for (const { file } of frames) expect([file, waitsFor(file)]).toEqual([file, 0])
  for (const { file } of cachedFrames) expect([file, waitsFor(file)]).toEqual([file, 2])
})

test('[SEC-030] each page links all its files before its first script, because browsers do not look ahead past a policy in the page', () => {
  for (const { file } of frames) {
    const [, head = '', styles = '', rest = ''] = /^(.*?)<script data-at=[^>]* data-styles="([^"]+)"(.*)<\/head>/s.exec(read(file)) ?? []
    const entry = /<script type="module" crossorigin src="([^"]+)"/.exec(rest)?.[1] ?? ''
    for (const url of [entry, ...styles.split(' ')]) expect([file, url, head.includes(` href="${url}"`)]).toEqual([file, url, true])
    expect([file, rest.includes('rel="modulepreload"')]).toEqual([file, false])
  }
})

test('controls of a frame are disabled until the app has loaded', () => {
  const controls = ['index', 'products', 'product', 'chat', 'other'].flatMap(
    (name) => read(`${name}.html`).match(/<(button|input|textarea|select)[^>]*>/g) ?? [],
  )
  expect(controls.length).toBeGreaterThan(10)
  expect(controls.filter((control) => !control.includes(' disabled'))).toEqual([])
})

const read = (file: string) => readFileSync(join(WEB, file), 'utf8').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

const manifest = JSON.parse(readFileSync(join(WEB, '.vite/manifest.json'), 'utf8')) as Manifest
const fileOf = (source: string) => manifest[`src/${source}`]?.file
