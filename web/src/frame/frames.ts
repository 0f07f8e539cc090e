/** An html file of the build, and the paths it is served for. */
export interface FrameFile {
  readonly file: string
  /** Pattern of the paths it stands for. */
  readonly at: string
  /** The page that will take over, by the name it is declared with. */
  readonly page: string | null
  /** One of those paths, at which the frame is drawn. */
  readonly path: string
  /** Without a network the shell stands for it: the phone does not keep this file. */
  readonly onlyOnline?: true
}

/**
 * A path gets the first file whose pattern fits. Search engines list the files that a page takes over; the others are for one person only
 * or for paths that are no page. The build writes the table as frames.json, for every server of the files (docs/deploy.md).
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
  // Whose bar and menu come with the area.
  { file: 'area.html', at: '^/(seller|transporter|dashboard|seller-profile)(/|$)', page: null, path: '/seller' },
  // Every other path: the shell alone.
  { file: 'other.html', at: '^/', page: null, path: '/any' },
] as const satisfies readonly FrameFile[]

/** Those that the service worker keeps (PWA-002, PWA-012). */
export const keptFrames = frames.filter((frame) => !('onlyOnline' in frame))
