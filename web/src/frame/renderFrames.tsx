import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Route, Routes, StaticRouter } from 'react-router-dom'
import { Shell } from '#web/app/shell/Shell.tsx'
import { type Area, chooseLanguage, type Language, loadArea, makeFirstState } from '#web/i18n/texts.ts'
import { ProductsPage } from '#web/pages/buyer/catalogue/ProductsPage.tsx'
import { HomePage } from '#web/pages/buyer/home/HomePage.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ChatFrame } from './ChatFrame.tsx'
import { ProductFrame } from './ProductFrame.tsx'

export interface Frame {
  readonly file: string
  /** Pattern of the paths it stands for. */
  readonly at: string
  /** The page that will take over, by the name it is declared with. */
  readonly page: string | null
  readonly markup: Readonly<Record<Language, string>>
}

/** What a page looks like before its code and data are there, drawn by the components that draw it later. */
export async function renderFrames(areas: readonly Area[]): Promise<Frame[]> {
  await Promise.all((['shell', ...areas] as const).map(loadArea))
  const en = await drawIn('en')
  const sw = await drawIn('sw')
  return frames.map(({ file, at, page }, place) => ({ file, at, page, markup: { en: en[place] ?? '', sw: sw[place] ?? '' } }))
}

const frames: readonly (Omit<Frame, 'markup'> & { path: string; content: ReactNode })[] = [
  { file: 'index.html', page: 'HomePage', at: '^/$', path: '/', content: <HomePage /> },
  {
    file: 'products.html',
    page: 'ProductsPage',
    at: '^/products$',
    path: '/products',
    content: <ProductsPage />,
  },
  {
    file: 'product.html',
    page: 'ProductPage',
    at: '^/products/[^/]+$',
    path: '/products/any',
    content: <ProductFrame />,
  },
  {
    file: 'chat.html',
    page: 'ChatPage',
    at: '^/chat$',
    path: '/chat',
    content: <ChatFrame />,
  },
  // Whose bar and menu come with the area.
  { file: 'area.html', page: null, at: '^/(seller|transporter)(/|$)', path: '/seller', content: null },
  // Every other path: the shell alone.
  { file: 'other.html', page: null, at: '^/', path: '/any', content: <Skeleton lines={6} /> },
]

async function drawIn(language: Language): Promise<string[]> {
  await chooseLanguage(language)
  makeFirstState()
  return frames.map(({ path, content }) =>
    renderToStaticMarkup(
      <StaticRouter location={path}>
        <Shell>
          <Routes>
            <Route path="/products/:id" element={content} />
            <Route path="*" element={content} />
          </Routes>
        </Shell>
      </StaticRouter>,
      { identifierPrefix: language },
    ),
  )
}
