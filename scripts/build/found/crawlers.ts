import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DeclaredPage, declaredPaths } from '../declaredPages.ts'

/** Products and categories are what pages show; everything else of the API is for the shop alone. */
const ROBOTS = ['User-agent: *', 'Allow: /v1/products', 'Allow: /v1/categories', 'Disallow: /v1/', 'Disallow: /realtime']

/**
 * Writes robots.txt, sitemap.xml with the listed pages that have one address, and paths.json, which tells a server the paths that are
 * pages (`known`) and those of the sitemap (`listed`). A sitemap needs the address of the shop: without it the build has none, and the mock makes one for its own.
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
