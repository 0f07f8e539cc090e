import { Route, Routes } from 'react-router-dom'
import { LoginPage, RegisterPage, VerifyPage } from './authPages.tsx'
import { ChatPage } from './chatPage.ts'
import { LogoutPage } from './LogoutPage.tsx'
import { NotFound } from './NotFound.tsx'
import { page } from './page.ts'
import { RequireUser } from './RequireUser.tsx'

const HomePage = page('HomePage', () => import('#web/pages/buyer/HomePage.tsx'), 'shop')
const ProductsPage = page('ProductsPage', () => import('#web/pages/buyer/ProductsPage.tsx'), 'shop')
const ProductPage = page('ProductPage', () => import('#web/pages/buyer/ProductPage.tsx'), 'shop')
const CartPage = page('CartPage', () => import('#web/pages/buyer/CartPage.tsx'), 'shop')
const CheckoutPage = page('CheckoutPage', () => import('#web/pages/buyer/CheckoutPage.tsx'), 'shop', 'checkout', 'payment')
const PaymentPage = page('PaymentPage', () => import('#web/pages/buyer/PaymentPage.tsx'), 'shop', 'checkout', 'payment')
const PayOrderPage = page('PayOrderPage', () => import('#web/pages/buyer/PayOrderPage.tsx'), 'shop', 'checkout', 'payment')
const OrdersPage = page('OrdersPage', () => import('#web/pages/buyer/OrdersPage.tsx'), 'shop', 'checkout', 'payment')
const OrderPage = page('OrderPage', () => import('#web/pages/buyer/OrderPage.tsx'), 'shop', 'checkout', 'payment')
const AboutPage = page('AboutPage', () => import('#web/pages/static/AboutPage.tsx'), 'about')
const ContactPage = page('ContactPage', () => import('#web/pages/static/ContactPage.tsx'), 'contact', 'footer')
const FaqPage = page('FaqPage', () => import('#web/pages/static/FaqPage.tsx'), 'faq')
const ShippingPage = page('ShippingPage', () => import('#web/pages/static/ShippingPage.tsx'), 'policies', 'footer')
const ReturnsPage = page('ReturnsPage', () => import('#web/pages/static/ReturnsPage.tsx'), 'policies', 'footer')
const TermsPage = page('TermsPage', () => import('#web/pages/static/TermsPage.tsx'), 'policies', 'footer')
const PrivacyPage = page('PrivacyPage', () => import('#web/pages/static/PrivacyPage.tsx'), 'policies', 'footer')
const WishlistPage = page('WishlistPage', () => import('#web/pages/buyer/WishlistPage.tsx'), 'shop')
const ProfilePage = page('ProfilePage', () => import('#web/pages/buyer/ProfilePage.tsx'), 'shop', 'checkout', 'account')
const RegisterSellerPage = page('RegisterSellerPage', () => import('#web/pages/join/RegisterSellerPage.tsx'), 'signIn', 'join')
const RegisterTransporterPage = page(
  'RegisterTransporterPage',
  () => import('#web/pages/join/RegisterTransporterPage.tsx'),
  'signIn',
  'join',
)

export const AppRoutes = () => (
  <Routes>
    <Route path="/" element={<HomePage />} />
    <Route path="/products" element={<ProductsPage />} />
    <Route path="/products/:id" element={<ProductPage />} />
    <Route path="/cart" element={<CartPage />} />
    <Route path="/chat" element={<ChatPage />} />
    <Route path="/about" element={<AboutPage />} />
    <Route path="/contact" element={<ContactPage />} />
    <Route path="/faq" element={<FaqPage />} />
    <Route path="/shipping" element={<ShippingPage />} />
    <Route path="/returns" element={<ReturnsPage />} />
    <Route path="/terms" element={<TermsPage />} />
    <Route path="/privacy-policy" element={<PrivacyPage />} />
    <Route path="/login" element={<LoginPage />} />
    <Route path="/register" element={<RegisterPage />} />
    <Route path="/register-seller" element={<RegisterSellerPage />} />
    <Route path="/register-transporter" element={<RegisterTransporterPage />} />
    <Route path="/verify-otp" element={<VerifyPage />} />
    <Route path="/logout" element={<LogoutPage />} />
    <Route element={<RequireUser />}>
      <Route path="/checkout" element={<CheckoutPage />} />
      <Route path="/checkout/payment" element={<PaymentPage />} />
      <Route path="/checkout/payment/:orderId" element={<PayOrderPage />} />
      <Route path="/wishlist" element={<WishlistPage />} />
      <Route path="/profile" element={<ProfilePage />} />
      <Route path="/orders" element={<OrdersPage />} />
      <Route path="/orders/:id" element={<OrderPage />} />
    </Route>
    <Route path="*" element={<NotFound />} />
  </Routes>
)
