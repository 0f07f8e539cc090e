import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '#web/features/session/session.ts'
import { withTexts } from '#web/i18n/texts.ts'
import { later } from '#web/ui/later.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ErrorBoundary } from '../guards/ErrorBoundary.tsx'

const PaymentBanner = later(
  async () => {
    const { PaymentBanner } = await withTexts(() => import('#web/features/payment/panels/PaymentBanner.tsx'), 'payment')
    return PaymentBanner
  },
  { meanwhile: null, failed: null },
)

/** The page, with a banner about an open payment above it. */
export function MainContent({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const isAuthenticated = useSession((session) => session.isAuthenticated)
  return (
    <>
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
    </>
  )
}
