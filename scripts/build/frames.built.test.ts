import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { frames } from '#web/frame/frames.ts'
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
  expect(html).toContain(`<link rel="modulepreload" crossorigin href="/${fileOf(page)}"`)
  expect(html).toContain(`data-texts-en="/${fileOf('i18n/en/bundles/shell.ts')} /${fileOf(`i18n/en/${bundle}.ts`)}"`)
})

test('in every page the style sheet that defines the order of the layers comes before any other with layers', () => {
  for (const frame of frames) {
    const { file } = frame
    const [first = '', ...more] = [...read(file).matchAll(/<link rel="stylesheet" crossorigin href="([^"]+)"/g)].map(
      ([, href = '']) => href,
    )
    expect([file, readFileSync(join(WEB, first), 'utf8').slice(0, 12)]).toEqual([file, '@layer reset'])
    expect([file, more.length > 0]).toEqual([file, 'onlyOnline' in frame])
  }
})

test('[SEC-030] each page links all its files before its first script, because browsers do not look ahead past a policy in the page', () => {
  for (const { file } of frames) {
    const [, head = '', first = '', rest = ''] = /^(.*?)<script src="([^"]+)"(.*)<\/head>/s.exec(read(file)) ?? []
    const files = [
      first,
      ...[...rest.matchAll(/<(?:link rel="stylesheet"|script type="module") crossorigin (?:href|src)="([^"]+)"/g)].map(
        ([, url = '']) => url,
      ),
    ]
    expect([file, files.length > 2]).toEqual([file, true])
    for (const url of files) expect([file, url, head.includes(` href="${url}"`)]).toEqual([file, url, true])
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
