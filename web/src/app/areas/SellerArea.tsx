import { useEffect } from 'react'
import { Navigate, Outlet, type RouteObject, useRoutes } from 'react-router-dom'
import { errorText } from '#web/api/errorText.ts'
import { useSellerProfile } from '#web/features/sellerProfile/useSellerProfile.ts'
import { sellerTexts } from '#web/i18n/sellerTexts.ts'
import { addBundles, textsNow, useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Redirect } from '#web/ui/Redirect.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { ErrorScreen } from '../guards/ErrorScreen.tsx'
import { page } from '../page.ts'

addBundles(sellerTexts)

const SellerDashboardPage = page('SellerDashboardPage', () => import('#web/pages/seller/SellerDashboardPage.tsx'), 'seller', 'sellerOrders')
const CreateSellerProfilePage = page(
  'CreateSellerProfilePage',
  () => import('#web/pages/seller/profile/SellerProfilePages.tsx'),
  'sellerProfile',
)
const EditSellerProfilePage = page(
  'EditSellerProfilePage',
  () => import('#web/pages/seller/profile/SellerProfilePages.tsx'),
  'sellerProfile',
)
const SellerSettingsPage = page(
  'SellerSettingsPage',
  () => import('#web/pages/seller/profile/SellerSettingsPage.tsx'),
  'sellerProfile',
  'account',
)
const SellerProductsPage = page(
  'SellerProductsPage',
  () => import('#web/pages/seller/products/SellerProductsPage.tsx'),
  'sellerProducts',
  'shop',
)
const NewProductPage = page('NewProductPage', () => import('#web/pages/seller/products/ProductFormPages.tsx'), 'sellerProducts', 'shop')
const EditProductPage = page('EditProductPage', () => import('#web/pages/seller/products/ProductFormPages.tsx'), 'sellerProducts', 'shop')
const SellerProductPage = page(
  'SellerProductPage',
  () => import('#web/pages/seller/products/SellerProductPage.tsx'),
  'sellerProducts',
  'shop',
)
const PricesPage = page('PricesPage', () => import('#web/pages/seller/products/PricesPage.tsx'), 'sellerProducts', 'shop')
const SellerOrdersPage = page('SellerOrdersPage', () => import('#web/pages/seller/orders/SellerOrdersPage.tsx'), 'sellerOrders')
const SellerOrderPage = page('SellerOrderPage', () => import('#web/pages/seller/orders/SellerOrderPage.tsx'), 'sellerOrders')
const PayoutsPage = page('PayoutsPage', () => import('#web/pages/seller/payouts/PayoutsPage.tsx'), 'sellerMoney')
const RequestPayoutPage = page('RequestPayoutPage', () => import('#web/pages/seller/payouts/RequestPayoutPage.tsx'), 'sellerMoney')
const ReportsPage = page('ReportsPage', () => import('#web/pages/seller/reports/ReportsPage.tsx'), 'sellerMoney')
const AnalyticsPage = page('AnalyticsPage', () => import('#web/pages/seller/reports/AnalyticsPage.tsx'), 'sellerMoney')

const routes: RouteObject[] = [
  { path: '/seller', element: <Navigate to="/seller/dashboard" replace /> },
  { path: '/dashboard', element: <Navigate to="/seller/dashboard" replace /> },
  { path: '/seller-profile/create', Component: ToCreateProfile },
  { path: '/seller/dashboard', Component: SellerDashboardPage },
  { path: '/seller/profile/create', Component: CreateSellerProfilePage },
  { path: '/seller/profile/edit', Component: EditSellerProfilePage },
  { path: '/seller/settings', Component: SellerSettingsPage },
  {
    Component: RequireVerified,
    children: [
      { path: '/seller/products', Component: SellerProductsPage },
      { path: '/seller/products/add', Component: NewProductPage },
      { path: '/seller/products/new', Component: NewProductPage },
      { path: '/seller/products/edit/:id', Component: EditProductPage },
      { path: '/seller/products/view/:id', Component: SellerProductPage },
      { path: '/seller/prices', Component: PricesPage },
      { path: '/seller/orders', Component: SellerOrdersPage },
      { path: '/seller/orders/:id', Component: SellerOrderPage },
      { path: '/seller/payouts', Component: PayoutsPage },
      { path: '/seller/payouts/request', Component: RequestPayoutPage },
      { path: '/seller/reports', Component: ReportsPage },
      { path: '/seller/analytics', Component: AnalyticsPage },
    ],
  },
  { path: '*', element: <ErrorScreen status={404} /> },
]

/** The routes of the seller area (NAV-028, NAV-033). */
export const SellerArea = () => useRoutes(routes)

/** Redirects a seller whose profile isn't verified to the dashboard, which says what is missing (NAV-033, NAV-034). */
export function RequireVerified() {
  const t = useTexts()
  const { state, error, reload } = useSellerProfile()
  if (state === 'verified') return <Outlet />
  if (state !== null) return <Redirect to={sellerPaths.dashboard} />
  return error ? <ErrorNote text={errorText(error, t)} onRetry={reload} /> : <Skeleton lines={6} />
}

/** Redirects to the form for a new profile, with a toast that says why. A seller with a profile gets the edit form, without a toast (SDSH-003, SDSH-016). */
export function ToCreateProfile() {
  const { profile, state, error } = useSellerProfile()
  const isMissing = state === 'none'
  useEffect(() => {
    if (isMissing) toast.notice(() => textsNow('areas').areas.completeProfile)
  }, [isMissing])
  // If loading failed, the form page shows the error.
  if (state === null && !error) return <Skeleton lines={6} />
  return <Navigate to={profile ? sellerPaths.editProfile : sellerPaths.createProfile} replace />
}
