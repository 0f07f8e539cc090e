import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cachedFrames, frames } from '#web/frame/frames.ts'
import { found as en } from '#web/i18n/en/found.ts'
import { found as sw } from '#web/i18n/sw/found.ts'
import { WEB } from '../buildStamp.ts'
import { declaredPages } from '../declaredPages.ts'
import { defaultSettings } from '../settings.ts'
import { writeForCrawlers } from './crawlers.ts'
import { headTags } from './headTags.ts'
import { organization } from './organization.ts'

const read = (file: string) => readFileSync(join(WEB, file), 'utf8').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
const metasOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([\w:-]+)" content="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )

test('[WAY-013] each html file has its own title and description, repeated in its Open Graph tags', () => {
  const heads = frames.map(({ file }) => {
    const html = read(file)
    const head = html.slice(0, html.indexOf('</head>'))
    const titles = [...head.matchAll(/<title>(.*?)<\/title>/g)].map(([, title = '']) => title)
    const metas = metasOf(head)
    expect([file, titles.length, html.match(/<title>/g)?.length]).toEqual([file, 1, 1])
    expect(metas).toMatchObject({
      'og:type': 'website',
      'og:title': titles[0],
      'og:description': metas['description'],
      'og:image': '/share.png',
      'og:image:alt': en.picture,
      'twitter:card': 'summary_large_image',
    })
    return { file, title: titles[0], description: metas['description'], head }
  })
  // The title of the product page is set when its product has loaded.
  const titles = heads.filter(({ file }) => file !== 'product.html').map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles).toContain('Frequently asked questions · Samaki')
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
  for (const { file, description = '', head } of heads) {
    const key = file.replace('.html', '') as keyof typeof en
    expect([file, description, description.length <= 160]).toEqual([file, en[key], true])
    expect(head).toContain(`data-description-sw="${sw[key]}"`)
  }
})

test('[WAY-013] search engines may index the public pages, but no personal page and no page of the mock', () => {
  const robots = (file: string) => metasOf(read(file))['robots'] ?? 'listed'
  const hidden = readdirSync(WEB).filter((file) => file.endsWith('.html') && robots(file) !== 'listed')
  expect(hidden.filter((file) => !file.endsWith('.cached.html')).sort()).toEqual(['area.html', 'cards.html', 'mock.html', 'other.html'])
  expect(hidden).toHaveLength(4 + cachedFrames.length)
  // A new public page needs an html file, or an entry here.
  const ofOnePerson = ['/cart', '/login', '/register', '/register-seller', '/register-transporter', '/verify-otp']
  const open = declaredPages().flatMap(({ path, isPublic }) => (isPublic && path !== null ? [path] : []))
  const { listed } = JSON.parse(read('paths.json')) as { listed: string[] }
  expect([...listed, ...ofOnePerson, '/products/:id'].sort()).toEqual([...new Set(open)].sort())
})

test('[WAY-013] the home page has the organization as structured data, escaped so that no text can end the script', () => {
  const blocks = frames.flatMap(({ file }) =>
    [...readFileSync(join(WEB, file), 'utf8').matchAll(DATA)].map(([, text = '']) => [file, text]),
  )
  expect(blocks.map(([file]) => file)).toEqual(['index.html'])
  expect(JSON.parse(blocks[0]?.[1] ?? '')).toMatchObject({
    '@type': 'Organization',
    name: 'Samaki',
    url: '/',
    contactPoint: { telephone: defaultSettings.VITE_SUPPORT_PHONE },
  })
  const place = '</script><b>'
  const [, text = ''] = [...organization('', { ...defaultSettings, VITE_SUPPORT_PHONE: place }).matchAll(DATA)][0] ?? []
  expect(JSON.parse(text)).toMatchObject({ contactPoint: { telephone: place } })
})
const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/g

test('[WAY-013] paths.json has every path of the router, with the same patterns as frames.json', () => {
  const { known } = JSON.parse(read('paths.json')) as { known: string[] }
  for (const { name, path } of declaredPages()) if (path !== null) expect([name, known.includes(path)]).toEqual([name, true])
  for (const path of ['/logout', '/seller', '/dashboard', '/seller-profile/create', '/transporter']) expect(known).toContain(path)
  expect(known.filter((path) => path.includes('*'))).toEqual([])
})

test('[WAY-013] the share picture has the size in its tags and a small file', async () => {
  const bytes = readFileSync(join(WEB, 'share.png'))
  const { width, height } = await sharp(bytes).metadata()
  const metas = metasOf(read('index.html'))
  expect([`${width}`, `${height}`]).toEqual([metas['og:image:width'], metas['og:image:height']])
  expect(bytes.length).toBeLessThanOrEqual(60_000)
})

test('[WAY-013] a build with VITE_SITE_URL has absolute URLs for its pages and its share picture', () => {
  const facts = { title: 'About', description: 'Who we are', path: '/about', isListed: true, site: 'https://samaki.example', more: [] }
  expect(metasOf(headTags(facts).join('\n'))).toMatchObject({
    'og:url': 'https://samaki.example/about',
    'og:image': 'https://samaki.example/share.png',
  })
  expect(metasOf(headTags({ ...facts, path: null }).join('\n'))['og:url']).toBeUndefined()
  const folder = mkdtempSync(join(tmpdir(), 'samaki-found-'))
  const listed = declaredPages().filter(({ name }) => ['HomePage', 'AboutPage', 'ProductPage'].includes(name))
  writeForCrawlers(folder, listed, 'https://samaki.example')
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8')
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://samaki.example/',
    'https://samaki.example/about',
  ])
  expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toContain('Sitemap: https://samaki.example/sitemap.xml\n')
})
