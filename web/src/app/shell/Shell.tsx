import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '#web/features/session/session.ts'
import { withTexts } from '#web/i18n/texts.ts'
import { Announcer } from '#web/ui/Announcer.tsx'
import { classes } from '#web/ui/classes.ts'
import { later } from '#web/ui/later.tsx'
import { NativeDialogs } from '#web/ui/NativeDialogs.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Toasts } from '#web/ui/Toasts.tsx'
import { Dock } from '../dock/Dock.tsx'
import { useChatLinks } from '../dock/useChatLinks.ts'
import { useDockShown } from '../dock/useDockShown.ts'
import { ErrorBoundary } from '../guards/ErrorBoundary.tsx'
import { SignedOutRedirect } from '../guards/SignedOutRedirect.tsx'
import { useRouteFocus } from '../guards/useRouteFocus.ts'
import { isChat } from '../places.ts'
import { Header } from './Header.tsx'
import { SkipLink } from './SkipLink.tsx'
import { Tabs } from './Tabs.tsx'

/** Shows nothing until it is loaded, and no error: it is loaded when the network is back. */
const quietly = { meanwhile: null, failed: null }

/** Below the fold: neither its code nor its texts belong to the first view (PERF-002). */
const Footer = later(async () => {
  const { Footer } = await withTexts(() => import('./Footer.tsx'), 'footer')
  return Footer
}, quietly)

const Dialogs = later(async () => (await import('#web/ui/Dialogs.tsx')).Dialogs, { meanwhile: null, failed: NativeDialogs })

const PaymentBanner = later(async () => {
  const { PaymentBanner } = await withTexts(() => import('#web/features/payment/panels/PaymentBanner.tsx'), 'payment')
  return PaymentBanner
}, quietly)

/** What stands round every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const docked = useDockShown()
  const isAuthenticated = useSession((session) => session.isAuthenticated)
  const openDock = useChatLinks()
  useRouteFocus()
  return (
    <div className={classes('shell', isChat(pathname) && 'in-chat', docked && 'docked')} onClickCapture={openDock}>
      <SkipLink />
      <SignedOutRedirect />
      <Header />
      <div className="stage">
        <div className="column">
          {isAuthenticated && (
            <ErrorBoundary place="banner">
              <PaymentBanner />
            </ErrorBoundary>
          )}
          <main id="content" tabIndex={-1}>
            <ErrorBoundary place={pathname}>
              <Suspense fallback={<Skeleton lines={6} />}>{children}</Suspense>
            </ErrorBoundary>
          </main>
          {!isChat(pathname) && <Footer />}
        </div>
        {docked && <Dock />}
      </div>
      <Tabs />
      <Toasts />
      <Dialogs />
      <Announcer />
    </div>
  )
}
