import { found as en } from '#web/i18n/en/found.ts'

/** The data of a page for search engines and link previews (WAY-013). Texts must already be escaped. */
export interface PageFacts {
  readonly title: string
  readonly description: string
  /** The path of the page. Null if the html file is used for several paths. */
  readonly path: string | null
  readonly isListed: boolean
  /** The origin of the shop, '' if VITE_SITE_URL is not set. */
  readonly site: string
  /** Additional tags of this page. */
  readonly more: readonly string[]
}

export const SHARE_PICTURE = { file: 'share.png', width: 1_200, height: 630 } as const

/** Returns tags for the head of an html file. Without `site`, the tags that need an absolute URL are left out. */
export function headTags({ title, description, path, isListed, site, more }: PageFacts): string[] {
  const og: Readonly<Record<string, string | number | null>> = {
    type: 'website',
    site_name: 'Samaki',
    title,
    description,
    url: site === '' || path === null ? null : site + path,
    image: `${site}/${SHARE_PICTURE.file}`,
    'image:width': SHARE_PICTURE.width,
    'image:height': SHARE_PICTURE.height,
    'image:alt': en.picture,
  }
  return [
    ...(isListed ? [] : ['<meta name="robots" content="noindex" />']),
    ...Object.entries(og).flatMap(([name, value]) => (value === null ? [] : [`<meta property="og:${name}" content="${value}" />`])),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...more,
  ]
}

/** Escapes a text for a quoted attribute. */
export const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
