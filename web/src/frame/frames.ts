/** An html file of the build, and the paths it is served for. */
export interface FrameFile {
  readonly file: string
  /** Pattern of the paths it stands for. */
  readonly at: string
  /** The page that will take over, by the name it is declared with. */
  readonly page: string | null
  /** One of those paths, at which the frame is drawn. */
  readonly path: string
}

/** A path gets the first file whose pattern fits. The build writes the table as frames.json, for every server of the files (docs/deploy.md). */
export const frames = [
  { file: 'index.html', at: '^/$', page: 'HomePage', path: '/' },
  { file: 'products.html', at: '^/products$', page: 'ProductsPage', path: '/products' },
  { file: 'product.html', at: '^/products/[^/]+$', page: 'ProductPage', path: '/products/any' },
  { file: 'chat.html', at: '^/chat$', page: 'ChatPage', path: '/chat' },
  // Whose bar and menu come with the area.
  { file: 'area.html', at: '^/(seller|transporter|dashboard|seller-profile)(/|$)', page: null, path: '/seller' },
  // Every other path: the shell alone.
  { file: 'other.html', at: '^/', page: null, path: '/any' },
] as const satisfies readonly FrameFile[]
