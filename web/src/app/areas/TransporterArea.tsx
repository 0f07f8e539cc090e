import { useEffect } from 'react'
import { Navigate, type RouteObject, useRoutes } from 'react-router-dom'
import { addBundles } from '#web/i18n/texts.ts'
import { transporterTexts } from '#web/i18n/transporterTexts.ts'
import { ErrorScreen } from '../guards/ErrorScreen.tsx'
import { page } from '../page.ts'

addBundles(transporterTexts)

const TransporterDashboardPage = page(
  'TransporterDashboardPage',
  () => import('#web/pages/transporter/TransporterDashboardPage.tsx'),
  'transporter',
)
const DeliveriesPage = page('DeliveriesPage', () => import('#web/pages/transporter/deliveries/DeliveriesPage.tsx'), 'transporter')
const DeliveryPage = page('DeliveryPage', () => import('#web/pages/transporter/deliveries/DeliveryPage.tsx'), 'transporter')
const TransporterProfilePage = page(
  'TransporterProfilePage',
  () => import('#web/pages/transporter/profile/TransporterProfilePage.tsx'),
  'transporter',
)
const CreateTransporterProfilePage = page(
  'CreateTransporterProfilePage',
  () => import('#web/pages/transporter/profile/TransporterFormPages.tsx'),
  'transporter',
)
const EditTransporterProfilePage = page(
  'EditTransporterProfilePage',
  () => import('#web/pages/transporter/profile/TransporterFormPages.tsx'),
  'transporter',
)
const TransporterSettingsPage = page(
  'TransporterSettingsPage',
  () => import('#web/pages/transporter/profile/TransporterSettingsPage.tsx'),
  'transporter',
  'account',
)

const routes: RouteObject[] = [
  { path: '/transporter', element: <Navigate to="/transporter/dashboard" replace /> },
  { path: '/transporter/dashboard', Component: TransporterDashboardPage },
  { path: '/transporter/deliveries', Component: DeliveriesPage },
  { path: '/transporter/orders', Component: DeliveryPage },
  { path: '/transporter/orders/:id', Component: DeliveryPage },
  { path: '/transporter/profile', Component: TransporterProfilePage },
  { path: '/transporter/profile/create', Component: CreateTransporterProfilePage },
  { path: '/transporter/profile/edit', Component: EditTransporterProfilePage },
  { path: '/transporter/settings', Component: TransporterSettingsPage },
  { path: '*', element: <ErrorScreen status={404} /> },
]

/** The routes of the transporter area (NAV-030 to NAV-032). The pages for daily work are preloaded, so that they open offline (TRAN-009). */
export function TransporterArea() {
  useEffect(() => {
    // Ignore failures: a page that failed to preload is loaded when it is opened.
    for (const one of [TransporterDashboardPage, DeliveriesPage, DeliveryPage]) one.load().catch(() => {})
  }, [])
  return useRoutes(routes)
}
