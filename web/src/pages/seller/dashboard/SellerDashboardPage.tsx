import { errorText } from '#web/api/errorText.ts'
import { ProfileBanner } from '#web/features/sellerDashboard/ProfileBanner.tsx'
import { QuickActions } from '#web/features/sellerDashboard/QuickActions.tsx'
import { useStall } from '#web/features/sellerDashboard/useStall.ts'
import { useSellerOrders } from '#web/features/sellerOrders/useSellerOrders.ts'
import { useSellerProfile } from '#web/features/sellerProfile/useSellerProfile.ts'
import { useSession } from '#web/features/session/session.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Dashboard } from './Dashboard.tsx'
import styles from './SellerDashboardPage.module.css'

/** The seller's dashboard, in every state of the profile (SDSH-006 to SDSH-010). */
export function SellerDashboardPage() {
  const t = useTexts('seller')
  const name = useSession(({ user }) => user?.name.trim().split(/\s+/)[0] ?? '')
  const { profile, state, error: profileError, reload: reloadProfile } = useSellerProfile()
  const { orders, error: ordersError, reload: reloadOrders } = useSellerOrders()
  const { products, payouts, error: stallError, reload: reloadStall } = useStall()

  const failure = (state === null ? profileError : null) ?? (orders ? null : ordersError) ?? stallError
  const retry = () => {
    reloadProfile()
    reloadOrders()
    reloadStall()
  }
  return (
    <AreaPage
      title={t.seller.dashboardTitle}
      heading={fill(t.seller.welcome, { name })}
      intro={
        profile && (
          <>
            {profile.businessName} {state === 'verified' && <span className={styles.verifiedLabel}>{t.seller.verified}</span>}
          </>
        )
      }
    >
      {state !== null && <ProfileBanner state={state} />}
      {!failure && state !== null && orders && products && payouts ? (
        <Dashboard orders={orders} products={products} payouts={payouts} profile={state} />
      ) : (
        <>
          {failure ? <ErrorNote text={errorText(failure, t)} onRetry={retry} /> : <Skeleton lines={10} />}
          <QuickActions isVerified={state === 'verified'} />
        </>
      )}
    </AreaPage>
  )
}
