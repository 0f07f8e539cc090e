import { found as en } from '#web/i18n/en/found.ts'

/** What a page says of itself to search engines and to whoever shows a link to it (WAY-013). Texts are escaped already. */
export interface PageFacts {
  readonly title: string
  readonly description: string
  /** Of the page itself; null where the html file stands for many. */
  readonly path: string | null
  readonly isListed: boolean
  /** The address of the shop; '' where the build does not know it. */
  readonly site: string
  /** Further tags of this page alone. */
  readonly more: readonly string[]
}

export const SHARE_PICTURE = { file: 'share.png', width: 1_200, height: 630 } as const

/** Returns tags for the head of an html file. Without the address of the shop they say nothing that needs it. */
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

/** Text as the value of an attribute. */
export const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
