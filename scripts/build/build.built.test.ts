import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { controlCalls } from '#contract/control/calls.ts'
import { WEB } from './buildStamp.ts'
import { makeRealBuild, REAL } from './realBuild.ts'

let output = ''
beforeAll(() => {
  output = makeRealBuild()
}, 60_000)

test('[WAY-011] the build for a real API prints its folder, its files and their sizes by kind, plain and compressed', () => {
  const [folder, heads, ...rows] = output.trim().split('\n')
  expect(folder).toBe('dist/real')
  expect(heads?.trim().split(/ +/)).toEqual(['files', 'kB', 'gzip', 'brotli'])
  const sizes = new Map(rows.map((row) => [row.split(' ', 1)[0], row.trim().split(/ +/).slice(1).map(Number)]))
  expect([...sizes.keys()]).toEqual(expect.arrayContaining(['html', 'js', 'css', 'pictures', 'all']))
  const files = namesIn(REAL).filter((name) => !/\.(gz|br)$/.test(name))
  expect(sizes.get('all')?.[0]).toBe(files.length)
  expect(sizes.get('html')?.[0]).toBe(files.filter((name) => name.endsWith('.html')).length)
  const bytes = (names: readonly string[]) => names.reduce((sum, name) => sum + statSync(join(REAL, name)).size, 0)
  // The printed sizes are rounded to 0.1 kB.
  expect(Math.abs((sizes.get('all')?.[1] ?? 0) - bytes(files) / 1_000)).toBeLessThan(0.051)
  const [, plain = 0, gzip = 0, brotli = 0] = sizes.get('js') ?? []
  expect(gzip).toBeLessThan(plain / 2)
  expect(brotli).toBeLessThan(gzip)
})

test('[WAY-011] the build for a real API has no source maps, bundler files or mock pages; the build for the mock has the files that tests read', () => {
  const ofNoHost = /(^|\/)\.|\.map$|(^|\/)importmap\.json$|(^|\/)(mock|cards)[-.]/
  const names = (folder: string) => namesIn(folder).filter((name) => ofNoHost.test(name))
  expect(names(REAL)).toEqual([])
  expect(filesOf(REAL).filter((file) => readFileSync(file, 'utf8').includes('sourceMappingURL'))).toEqual([])
  expect(names(WEB)).toEqual(expect.arrayContaining(['.vite/manifest.json', '.vite/built-from', 'mock.html', 'cards.html']))
})

test('[WAY-011] a build contains React for production, whatever NODE_ENV says', () => {
  expect(process.env['NODE_ENV']).toBe('test')
  for (const folder of [WEB, REAL])
    expect(filesOf(folder).filter((file) => readFileSync(file, 'utf8').includes('Invalid hook call'))).toEqual([])
})

test('[WAY-012] frames.json names every html file of the build but those of the worker, and has one for each path', () => {
  const table = JSON.parse(readFileSync(join(REAL, 'frames.json'), 'utf8')) as { file: string; at: string }[]
  expect(table.map(({ file }) => file).sort()).toEqual(
    namesIn(REAL)
      .filter((name) => /^[^.]+\.html$/.test(name))
      .sort(),
  )
  for (const { file, at } of table) expect(readFileSync(join(REAL, file), 'utf8')).toContain(`data-at="${at}"`)
  expect(new RegExp(table.at(-1)?.at ?? '$').test('/any/path')).toBe(true)
})

test('[WAY-013] a build without VITE_SITE_URL prints that it has no sitemap; robots.txt allows products', () => {
  expect(output).toMatch(/\nNo sitemap\.xml: VITE_SITE_URL /)
  const robots = readFileSync(join(REAL, 'robots.txt'), 'utf8')
  for (const line of ['Disallow: /v1/', 'Allow: /v1/products', 'Allow: /v1/categories']) expect(robots.split('\n')).toContain(line)
  expect(robots).not.toContain('Sitemap')
  expect(existsSync(join(REAL, 'sitemap.xml'))).toBe(false)
})

test('[QA-002] a build for a real API contains no /__mock address, link or text', () => {
  const withMock = filesOf(REAL).filter((file) =>
    /__mock|__cards|(mock|cards)\.html|mock-world|mock-clock/.test(readFileSync(file, 'utf8')),
  )
  expect(withMock).toEqual([])
  for (const page of ['mock.html', 'cards.html']) expect(existsSync(join(REAL, page))).toBe(false)
  // The same search finds `__mock` in the build for the mock, so the search works.
  expect(filesOf(WEB).some((file) => readFileSync(file, 'utf8').includes('__mock'))).toBe(true)
})

test('[QA-002] a build for a real API has no control calls; in a build for the mock only console, handset and gallery have them', () => {
  const abouts = Object.values(controlCalls).map(({ about }) => about)
  const withCalls = (folder: string) =>
    filesOf(folder).filter((file) => {
      const text = readFileSync(file, 'utf8')
      return abouts.some((about) => text.includes(about))
    })
  expect(withCalls(REAL)).toEqual([])
  // The manifest lists only the files of the shop, not those of the mock's pages.
  const manifest = JSON.parse(readFileSync(join(WEB, '.vite/manifest.json'), 'utf8')) as Record<string, { file: string }>
  const ofShop = Object.values(manifest).map(({ file }) => basename(file))
  const ofMock = withCalls(WEB).map((file) => basename(file))
  expect(ofMock).toContainEqual(expect.stringMatching(/^mock-[\w-]+\.js$/))
  expect(ofMock.filter((file) => ofShop.includes(file))).toEqual([])
})

const namesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile())

function filesOf(folder: string): string[] {
  return namesIn(folder)
    .map((name) => join(folder, name))
    .filter((file) => /\.(js|css|html|json|svg|txt|webmanifest)$/.test(file))
}
