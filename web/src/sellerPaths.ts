import { withQuery } from './paths.ts'

const at = (folder: string, id: string): string => `/seller/${folder}/${encodeURIComponent(id)}`

/** Every address of the seller's area, written once. Anyone may import this; buyers' pages do not, so that it stays out of their first view. */
export const sellerPaths = {
  dashboard: '/seller/dashboard',
  products: (filter: { filter?: string } = {}): string => withQuery('/seller/products', filter),
  newProduct: '/seller/products/new',
  editProduct: (id: string): string => at('products/edit', id),
  product: (id: string): string => at('products/view', id),
  prices: '/seller/prices',
  orders: (filter: { status?: string; day?: string } = {}): string => withQuery('/seller/orders', filter),
  order: (id: string): string => at('orders', id),
  payouts: (filter: { status?: string } = {}): string => withQuery('/seller/payouts', filter),
  requestPayout: '/seller/payouts/request',
  reports: '/seller/reports',
  analytics: '/seller/analytics',
  settings: '/seller/settings',
  /** Redirects to `createProfile` and shows a message why (SDSH-003, SDSH-016). */
  completeProfile: '/seller-profile/create',
  createProfile: '/seller/profile/create',
  editProfile: '/seller/profile/edit',
}
