import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { frames } from '#web/frame/frames.ts'
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

test('[WAY-013] each html file has one title and a description of its own, which the tags of a shared link repeat', () => {
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
  // The product page is named by its product once that is there.
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

test('[WAY-013] search engines list the pages of the market, and nothing that is for one person or for the mock', () => {
  const robots = (file: string) => metasOf(read(file))['robots'] ?? 'listed'
  const hidden = readdirSync(WEB).filter((file) => file.endsWith('.html') && robots(file) !== 'listed')
  expect(hidden.sort()).toEqual(['area.html', 'cards.html', 'mock.html', 'other.html'])
  // A new public page must be given an html file, or a place here.
  const ofOnePerson = ['/cart', '/login', '/register', '/register-seller', '/register-transporter', '/verify-otp']
  const open = declaredPages().flatMap(({ path, isPublic }) => (isPublic && path !== null ? [path] : []))
  const { listed } = JSON.parse(read('paths.json')) as { listed: string[] }
  expect([...listed, ...ofOnePerson, '/products/:id'].sort()).toEqual([...new Set(open)].sort())
})

test('[WAY-013] the first page says who sells here, as data that no text can break out of', () => {
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

test('[WAY-013] paths.json knows every path of the router, and the patterns of a page are those of its frame', () => {
  const { known } = JSON.parse(read('paths.json')) as { known: string[] }
  for (const { name, path } of declaredPages()) if (path !== null) expect([name, known.includes(path)]).toEqual([name, true])
  for (const path of ['/logout', '/seller', '/dashboard', '/seller-profile/create', '/transporter']) expect(known).toContain(path)
  expect(known.filter((path) => path.includes('*'))).toEqual([])
})

test('[WAY-013] the picture of a shared link is as large as its tags say, and small to load', async () => {
  const bytes = readFileSync(join(WEB, 'share.png'))
  const { width, height } = await sharp(bytes).metadata()
  const metas = metasOf(read('index.html'))
  expect([`${width}`, `${height}`]).toEqual([metas['og:image:width'], metas['og:image:height']])
  expect(bytes.length).toBeLessThanOrEqual(60_000)
})

test('[WAY-013] a build that knows where the shop will be found names its pages and its picture by their whole address', () => {
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
