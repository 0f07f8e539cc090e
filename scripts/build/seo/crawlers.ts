import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DeclaredPage, declaredPaths } from '../declaredPages.ts'

/** Crawlers may fetch products and categories, because public pages show them. The rest of the API is disallowed. */
const ROBOTS = ['User-agent: *', 'Allow: /v1/products', 'Allow: /v1/categories', 'Disallow: /v1/', 'Disallow: /realtime']

/**
 * Writes robots.txt, sitemap.xml and paths.json. The sitemap has those pages of `listed` whose path has no parameter. paths.json tells
 * servers all paths of pages (`known`) and those of the sitemap (`listed`). A sitemap needs the shop's address. A build without it has no
 * sitemap, and the mock generates one.
 */
export function writeForCrawlers(outDir: string, listed: readonly DeclaredPage[], site: string): void {
  const write = (file: string, lines: readonly string[]) => writeFileSync(join(outDir, file), `${lines.join('\n')}\n`)
  const paths = listed.flatMap(({ path }) => (path === null || path.includes(':') ? [] : [path]))
  write('paths.json', [JSON.stringify({ known: declaredPaths(), listed: paths }, null, 2)])
  write('robots.txt', [...ROBOTS, ...(site === '' ? [] : [`Sitemap: ${site}/sitemap.xml`])])
  if (site !== '') write('sitemap.xml', sitemap(paths.map((path) => site + path)))
}

const sitemap = (addresses: readonly string[]) => [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  ...addresses.map((address) => `  <url><loc>${address}</loc></url>`),
  '</urlset>',
]
