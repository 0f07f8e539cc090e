import { createRef, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Route, Routes, StaticRouter } from 'react-router-dom'
import { now } from '#web/api/time.ts'
import { Shell } from '#web/app/shell/Shell.tsx'
import { WelcomeCard } from '#web/chat/cards/asides/WelcomeCard.tsx'
import { ChatBar } from '#web/chat/thread/ChatBar.tsx'
import { Composer } from '#web/chat/thread/Composer.tsx'
import { DayLine } from '#web/chat/thread/entries/DayLine.tsx'
import { chooseLanguage, type Language, loadBundle, makeFirstState, type TextBundle, useTexts } from '#web/i18n/texts.ts'
import { ProductPage } from '#web/pages/buyer/catalogue/ProductPage.tsx'
import { ProductsPage } from '#web/pages/buyer/catalogue/ProductsPage.tsx'
import { HomePage } from '#web/pages/buyer/home/HomePage.tsx'
import { AboutPage } from '#web/pages/static/AboutPage.tsx'
import { ContactPage } from '#web/pages/static/ContactPage.tsx'
import { FaqPage } from '#web/pages/static/FaqPage.tsx'
import { PrivacyPage, ReturnsPage, ShippingPage, TermsPage } from '#web/pages/static/policyPages.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { type FrameFile, frames } from './frames.ts'

/** The thread of a first visit, without the virtual list, which needs a browser to measure itself. */
const ChatFrame = () => (
  <div className="chat">
    <ChatBar />
    <div className="thread-box">
      <div className="thread">
        <div className="thread-space" />
        <div>
          <DayLine at={now()} />
          <div className="row-in">
            <WelcomeCard card={{ kind: 'welcome' }} entry={greeting} live />
          </div>
        </div>
      </div>
    </div>
    <Composer box={createRef()} onSend={async () => true} />
  </div>
)

const greeting = { id: '1-product-0', at: 0, run: 1, card: { kind: 'welcome' } } as const

/** The frame of any product page. The build doesn't know the product, so the title is the market's name at first. */
function ProductFrame() {
  const t = useTexts('shop')
  return (
    <>
      <h1 className="visually-hidden">{t.catalogue.title}</h1>
      <ProductPage />
    </>
  )
}

export interface Frame extends Omit<FrameFile, 'path'> {
  readonly markup: Readonly<Record<Language, string>>
}

/** Renders each page as it looks before its code and data are loaded, with the same components as the app. */
export async function renderFrames(bundles: readonly TextBundle[]): Promise<Frame[]> {
  await Promise.all((['shell', ...bundles] as const).map(loadBundle))
  const en = await drawIn('en')
  const sw = await drawIn('sw')
  return frames.map(({ file, at, page }, place) => ({ file, at, page, markup: { en: en[place] ?? '', sw: sw[place] ?? '' } }))
}

const contents: Readonly<Record<(typeof frames)[number]['file'], ReactNode>> = {
  'index.html': <HomePage />,
  'products.html': <ProductsPage />,
  'product.html': <ProductFrame />,
  'chat.html': <ChatFrame />,
  'about.html': <AboutPage />,
  'contact.html': <ContactPage />,
  'faq.html': <FaqPage />,
  'shipping.html': <ShippingPage />,
  'returns.html': <ReturnsPage />,
  'terms.html': <TermsPage />,
  'privacy.html': <PrivacyPage />,
  'area.html': null,
  'other.html': <Skeleton lines={6} />,
}

async function drawIn(language: Language): Promise<string[]> {
  await chooseLanguage(language)
  makeFirstState()
  return frames.map(({ path, file }) =>
    renderToStaticMarkup(
      <StaticRouter location={path}>
        <Shell>
          <Routes>
            <Route path="/products/:id" element={contents[file]} />
            <Route path="*" element={contents[file]} />
          </Routes>
        </Shell>
      </StaticRouter>,
      { identifierPrefix: language },
    ),
  )
}
