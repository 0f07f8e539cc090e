/** Every address of the buyer's side, written once. Anyone may import this. */
export const paths = {
  home: '/',
  products: (filter: { search?: string; category?: string; page?: number; pageSize?: number } = {}): string =>
    withQuery('/products', filter),
  product: productPath,
  cart: '/cart',
  login: (returnUrl?: string): string => withQuery('/login', { returnUrl }),
  register: '/register',
  registerSeller: '/register-seller',
  registerTransporter: '/register-transporter',
  verify: '/verify-otp',
  /** The only addresses of the areas in this file. The others are in sellerPaths.ts and transporterPaths.ts. */
  sellerHome: '/seller/dashboard',
  transporterHome: '/transporter/dashboard',
  logout: '/logout',
  checkout: '/checkout',
  checkoutPayment: '/checkout/payment',
  /** The payment page of one payment attempt, which may be for an earlier cart. */
  attempt: (id: string): string => withQuery('/checkout/payment', { attempt: id }),
  payOrder: (id: string): string => `/checkout/payment/${encodeURIComponent(id)}`,
  orders: '/orders',
  order: (id: string): string => `/orders/${encodeURIComponent(id)}`,
  about: '/about',
  contact: '/contact',
  faq: '/faq',
  shipping: '/shipping',
  returns: '/returns',
  terms: '/terms',
  privacy: '/privacy-policy',
  wishlist: '/wishlist',
  profile: (tab?: string): string => withQuery('/profile', { tab }),
  /** `/chat`, or the address of one card (CHAT-008). */
  chat: (card?: { kind: string; id?: string }): string => withQuery('/chat', card ? { card: card.kind, id: card.id } : {}),
}

/** A function of its own for the script of the head, which needs no other address. */
export function productPath(id: string): string {
  return `/products/${encodeURIComponent(id)}`
}

/** Adds a query, leaving out what is empty. */
export function withQuery(path: string, query: Readonly<Record<string, string | number | undefined>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') search.set(name, String(value))
  return search.size > 0 ? `${path}?${search}` : path
}

const SIGN_IN = ['/login', '/register', '/register-seller', '/register-transporter', '/verify-otp']

export const isSignInScreen = (pathname: string): boolean => SIGN_IN.includes(pathname)
export const isChat = (pathname: string): boolean => pathname === '/chat'

/** Returns whether the header shows a back button: on every page except those of the bottom tabs. */
export const hasBack = (pathname: string): boolean => !['/', '/products', '/orders', '/profile'].includes(pathname)
