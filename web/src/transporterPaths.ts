import { withQuery } from './paths.ts'

/** Every address of the transporter's area, written once. Anyone may import this; buyers' pages do not. */
export const transporterPaths = {
  dashboard: '/transporter/dashboard',
  deliveries: (filter: { status?: string } = {}): string => withQuery('/transporter/deliveries', filter),
  order: (id: string): string => `/transporter/orders/${encodeURIComponent(id)}`,
  profile: '/transporter/profile',
  createProfile: '/transporter/profile/create',
  editProfile: '/transporter/profile/edit',
  settings: '/transporter/settings',
}
