/** An HTML file of the build, and the paths it is served for. */
export interface FrameFile {
  readonly file: string
  /** A regular expression for its paths. */
  readonly at: string
  /** The export name of the page that replaces the frame; null if none. */
  readonly page: string | null
  /** One of its paths, used to render the frame. */
  readonly path: string
  /** True if the service worker doesn't cache the file: offline, the shell is shown instead. */
  readonly onlyOnline?: true
}

/**
 * The HTML files; a path gets the first one whose pattern matches. Search engines index files with a `page`; the others are
 * private, or for unknown paths. The build writes this table to frames.json for every web server (docs/deploy.md).
 */
export const frames = [
  { file: 'index.html', at: '^/$', page: 'HomePage', path: '/' },
  { file: 'products.html', at: '^/products$', page: 'ProductsPage', path: '/products' },
  { file: 'product.html', at: '^/products/[^/]+$', page: 'ProductPage', path: '/products/any' },
  { file: 'chat.html', at: '^/chat$', page: 'ChatPage', path: '/chat' },
  { file: 'about.html', at: '^/about$', page: 'AboutPage', path: '/about', onlyOnline: true },
  { file: 'contact.html', at: '^/contact$', page: 'ContactPage', path: '/contact', onlyOnline: true },
  { file: 'faq.html', at: '^/faq$', page: 'FaqPage', path: '/faq', onlyOnline: true },
  { file: 'shipping.html', at: '^/shipping$', page: 'ShippingPage', path: '/shipping', onlyOnline: true },
  { file: 'returns.html', at: '^/returns$', page: 'ReturnsPage', path: '/returns', onlyOnline: true },
  { file: 'terms.html', at: '^/terms$', page: 'TermsPage', path: '/terms', onlyOnline: true },
  { file: 'privacy.html', at: '^/privacy-policy$', page: 'PrivacyPage', path: '/privacy-policy', onlyOnline: true },
  // This frame has no bar and menu: they appear when the code of the area has loaded.
  { file: 'area.html', at: '^/(seller|transporter|dashboard|seller-profile)(/|$)', page: null, path: '/seller' },
  // Any other path gets only the shell.
  { file: 'other.html', at: '^/', page: null, path: '/any' },
] as const satisfies readonly FrameFile[]

/** The pages that the service worker caches (PWA-002, PWA-012), each from a file of its own. */
export const cachedFrames = frames
  .filter((frame) => !('onlyOnline' in frame))
  .map(({ file, ...frame }) => ({ ...frame, file: cachedFile(file) }))

/** Returns the html file that the worker caches for a page. It is smaller than `file`, because the style sheets are on the device too. */
export function cachedFile(file: string): string {
  return file.replace('.html', '.cached.html')
}

export const isCached = (file: string): boolean => cachedFrames.some((frame) => frame.file === cachedFile(file))
