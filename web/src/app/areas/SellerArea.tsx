import { Navigate, type RouteObject, useRoutes } from 'react-router-dom'
import { sellerTexts } from '#web/i18n/sellerTexts.ts'
import { addBundles } from '#web/i18n/texts.ts'
import { ErrorScreen } from '../guards/ErrorScreen.tsx'
import { page } from '../page.ts'
import { RequireVerified } from './RequireVerified.tsx'
import { ToCreateProfile } from './ToCreateProfile.tsx'

addBundles(sellerTexts)

const SellerDashboardPage = page(
  'SellerDashboardPage',
  () => import('#web/pages/seller/dashboard/SellerDashboardPage.tsx'),
  'seller',
  'sellerOrders',
)
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
