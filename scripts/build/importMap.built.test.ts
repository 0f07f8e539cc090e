import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { cachedFrames } from '#web/frame/frames.ts'
import type { Manifest } from '../sizes/routeSizes.ts'
import { WEB } from './buildStamp.ts'
import { HEADS } from './headOf.ts'
import { withoutImportMap } from './importMap.ts'

const read = (file: string) => readFileSync(join(WEB, file), 'utf8')
const table = JSON.parse(read('frames.json')) as { file: string }[]
const textOf = (html: string) => html.match(/(?<=<script type="importmap"[^>]*>).*?(?=<\/script>)/g) ?? []
const map = (JSON.parse(textOf(read('index.html'))[0] ?? '{"imports":{}}') as { imports: Record<string, string> }).imports
const chunks = Object.values(JSON.parse(read('.vite/manifest.json')) as Manifest).map(({ file }) => file)
const scripts = chunks.filter((file) => file.endsWith('.js'))

test('each page has one import map, before anything that loads a module, because older browsers ignore a later one', () => {
  expect(table.length).toBeGreaterThan(4)
  for (const { file } of table) {
    const html = read(file)
    expect([file, textOf(html).length, textOf(html)[0]]).toEqual([file, 1, textOf(read('index.html'))[0]])
    const first = html.indexOf('<script type="importmap"')
    // The first script adds links to modules.
    for (const tag of ['<script data-at="', '<link rel="modulepreload"', '<script type="module"'])
      expect([file, tag, html.indexOf(tag) > first]).toEqual([file, tag, true])
  }
})

const pages = readdirSync(WEB).filter((file) => file.endsWith('.html'))

test('[SEC-030][SEC-001] the head of each page begins with its policy, which allows inline only what the page holds', () => {
  expect(pages.length).toBe(table.length + cachedFrames.length + ['mock.html', 'cards.html'].length)
  for (const file of pages) {
    const html = read(file)
    const held = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => ` 'sha256-${sum(text)}'`).join('')
    const scripts = held(/<script(?![^>]*(?: src=|ld\+json))[^>]*>(.*?)<\/script>/gs)
    const styles = held(/<style>(.*?)<\/style>/gs)
    const policy = `<meta http-equiv="content-security-policy" content="script-src 'self'${scripts}; style-src 'self'${styles}" />`
    expect([file, /<head>\s*(<[^>]*>)/.exec(html)?.[1]]).toEqual([file, policy])
    expect([file, html.split('content-security-policy').length]).toEqual([file, 2])
  }
})

const sum = (text: string) => createHash('sha256').update(text).digest('base64')

test('[SEC-001] the HTML has no style attributes and handlers; a page holds one of the scripts of the head and the line that calls it, the worker’s pages only that line', () => {
  const held = new Set<string>()
  for (const file of pages) {
    const html = withoutImportMap(read(file)).replaceAll(/<style>.*?<\/style>/gs, '')
    const scripts = [...html.matchAll(/<script(?![^>]*(?: src=|ld\+json))[^>]*>(.*?)<\/script>/gs)].map(([, code = '']) => code)
    for (const code of scripts) held.add(code)
    const ofWorker = file.endsWith('.cached.html') ? 1 : 0
    expect([file, scripts.length]).toEqual([file, table.some((frame) => frame.file === file) ? 2 : ofWorker])
    expect([file, /\s(style|on\w+)=/i.exec(html.replaceAll(/<script[^>]*>.*?<\/script>/gs, ''))]).toEqual([file, null])
  }
  expect(held.size).toBe(HEADS.length + 1)
})

test('[SEC-030] the build has no policy for servers to include, and not the bundler’s own import map', () => {
  for (const file of ['import-map.conf', 'importmap.json']) expect([file, existsSync(join(WEB, file))]).toEqual([file, false])
})

test('[PWA-012] no file of the app contains the name of another, so a change renames only the changed file', () => {
  const names = new Set(chunks.map((file) => basename(file)))
  expect(names.size).toBeGreaterThan(200)
  const named = (file: string) => (read(file).match(/[\w-]+\.(?:js|css)\b/g) ?? []).filter((name) => names.has(name))
  expect(scripts.flatMap((file) => named(file).map((name) => `${file} names ${name}`))).toEqual([])
})

test('[PWA-012] every imported or preloaded file is in the import map and in the build', () => {
  const imported = new Set(scripts.flatMap((file) => read(file).match(/(?<=["`])(?:\.|assets)\/[\w-]{7}\.(?:js|css)(?=["`])/g) ?? []))
  expect(imported.size).toBeGreaterThan(200)
  const missing = [...imported].filter((name) => !existsSync(join(WEB, map[`/assets/${basename(name)}`] ?? 'not in the map')))
  expect(missing).toEqual([])
})
