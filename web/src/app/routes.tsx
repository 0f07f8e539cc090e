import { type RouteObject, useLocation, useRoutes } from 'react-router-dom'
import { areaOf } from '#web/features/session/area.ts'
import { ChatPage } from './chatPage.ts'
import { ErrorScreen } from './guards/ErrorScreen.tsx'
import { LogoutPage } from './guards/LogoutPage.tsx'
import { RequireRole } from './guards/RequireRole.tsx'
import { RequireUser } from './guards/RequireUser.tsx'
import { page } from './page.ts'

const load = () => import('#web/pages/buyer/signIn/AuthPages.tsx')

/** These three pages are in one file, because they are steps on one screen (AUTH-001). */
export const LoginPage = page('LoginPage', load, 'signIn')
export const RegisterPage = page('RegisterPage', load, 'signIn')
export const VerifyPage = page('VerifyPage', load, 'signIn')

const HomePage = page('HomePage', () => import('#web/pages/buyer/home/HomePage.tsx'), 'shop')
const ProductsPage = page('ProductsPage', () => import('#web/pages/buyer/catalogue/ProductsPage.tsx'), 'shop')
const ProductPage = page('ProductPage', () => import('#web/pages/buyer/catalogue/ProductPage.tsx'), 'shop')
const CartPage = page('CartPage', () => import('#web/pages/buyer/cart/CartPage.tsx'), 'shop')
const CheckoutPage = page('CheckoutPage', () => import('#web/pages/buyer/checkout/CheckoutPage.tsx'), 'shop', 'checkout', 'payment')
const PaymentPage = page('PaymentPage', () => import('#web/pages/buyer/checkout/PaymentPage.tsx'), 'shop', 'checkout', 'payment')
const PayOrderPage = page('PayOrderPage', () => import('#web/pages/buyer/checkout/PayOrderPage.tsx'), 'checkout', 'payment')
const OrdersPage = page('OrdersPage', () => import('#web/pages/buyer/orders/OrdersPage.tsx'), 'shop', 'checkout')
const OrderPage = page('OrderPage', () => import('#web/pages/buyer/orders/OrderPage.tsx'), 'shop', 'checkout')
const AboutPage = page('AboutPage', () => import('#web/pages/static/AboutPage.tsx'), 'about')
const ContactPage = page('ContactPage', () => import('#web/pages/static/ContactPage.tsx'), 'contact', 'footer')
const FaqPage = page('FaqPage', () => import('#web/pages/static/FaqPage.tsx'), 'faq')
const ShippingPage = page('ShippingPage', () => import('#web/pages/static/policyPages.tsx'), 'policies', 'footer')
const ReturnsPage = page('ReturnsPage', () => import('#web/pages/static/policyPages.tsx'), 'policies', 'footer')
const TermsPage = page('TermsPage', () => import('#web/pages/static/policyPages.tsx'), 'policies', 'footer')
const PrivacyPage = page('PrivacyPage', () => import('#web/pages/static/policyPages.tsx'), 'policies', 'footer')
const WishlistPage = page('WishlistPage', () => import('#web/pages/buyer/account/WishlistPage.tsx'), 'shop')
const ProfilePage = page('ProfilePage', () => import('#web/pages/buyer/account/ProfilePage.tsx'), 'shop', 'checkout', 'account')
const RegisterSellerPage = page('RegisterSellerPage', () => import('#web/pages/join/JoinPages.tsx'), 'signIn', 'join')
const RegisterTransporterPage = page('RegisterTransporterPage', () => import('#web/pages/join/JoinPages.tsx'), 'signIn', 'join')
const SellerArea = page('SellerArea', () => import('./areas/SellerArea.tsx'))
const TransporterArea = page('TransporterArea', () => import('./areas/TransporterArea.tsx'))

/** Shown for any unknown path (NAV-017). */
const NotFound = () => <ErrorScreen status={404} />

export const routes: RouteObject[] = [
  { path: '/', Component: HomePage },
  { path: '/products', Component: ProductsPage },
  { path: '/products/:id', Component: ProductPage },
  { path: '/cart', Component: CartPage },
  { path: '/chat', Component: ChatPage },
  { path: '/about', Component: AboutPage },
  { path: '/contact', Component: ContactPage },
  { path: '/faq', Component: FaqPage },
  { path: '/shipping', Component: ShippingPage },
  { path: '/returns', Component: ReturnsPage },
  { path: '/terms', Component: TermsPage },
  { path: '/privacy-policy', Component: PrivacyPage },
  { path: '/login', Component: LoginPage },
  { path: '/register', Component: RegisterPage },
  { path: '/register-seller', Component: RegisterSellerPage },
  { path: '/register-transporter', Component: RegisterTransporterPage },
  { path: '/verify-otp', Component: VerifyPage },
  { path: '/logout', Component: LogoutPage },
  {
    Component: RequireUser,
    children: [
      { path: '/checkout', Component: CheckoutPage },
      { path: '/checkout/payment', Component: PaymentPage },
      { path: '/checkout/payment/:orderId', Component: PayOrderPage },
      { path: '/wishlist', Component: WishlistPage },
      { path: '/profile', Component: ProfilePage },
      { path: '/orders', Component: OrdersPage },
      { path: '/orders/:id', Component: OrderPage },
    ],
  },
  { path: '*', Component: NotFound },
]

/** Each area defines its routes in its own file, so that buyers don't load them. */
export const areaPages = { seller: SellerArea, transporter: TransporterArea } as const

export function AppRoutes() {
  const { pathname } = useLocation()
  if (!isDecodable(pathname)) return <NotFound />
  const area = areaOf(pathname)
  if (area === null) return <ShopRoutes />
  return <RequireRole role={area}>{area === 'seller' ? <SellerArea /> : <TransporterArea />}</RequireRole>
}

/** A link that was cut inside an escape, such as `/orders/%`, leads to no record. */
function isDecodable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

const ShopRoutes = () => useRoutes(routes)
