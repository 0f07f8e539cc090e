import { DEFAULT_PROVIDER, MOBILE_MONEY_LABEL } from '#contract/rules/constants.ts'
import { apiHost, withoutSlash } from './apiHost.ts'

const env = import.meta.env

/** Read from environment variables at build time (GEN-019, RT-004, API-031, MON-006, NAV-015, NAV-016, STAT-004). */
export const config = {
  apiHost,
  realtimeHost: withoutSlash(env.VITE_REALTIME_HOST || env.VITE_API_HOST),
  provider: env.VITE_PROVIDER || DEFAULT_PROVIDER,
  providerLabel: env.VITE_PROVIDER_LABEL || MOBILE_MONEY_LABEL,
  /** Whether the API supports our extensions, e.g. idempotency keys. By default true for the mock and false for another API host. */
  supportsExtensions: env.VITE_EXTENSIONS ? env.VITE_EXTENSIONS === '1' : !env.VITE_API_HOST,
  support: {
    email: env.VITE_SUPPORT_EMAIL || 'support@samaki.example',
    ordersEmail: env.VITE_SUPPORT_ORDERS_EMAIL || 'orders@samaki.example',
    sellersEmail: env.VITE_SUPPORT_SELLERS_EMAIL || 'sellers@samaki.example',
    phone: env.VITE_SUPPORT_PHONE || '+255 700 000 000',
    place: env.VITE_SUPPORT_PLACE || 'Ferry, Kivukoni, Dar es Salaam',
    /** The URL of the chat; empty to hide the link. The same holds for the website and the social networks. */
    chatUrl: https(env.VITE_SUPPORT_CHAT_URL ?? 'https://chat.samaki.example'),
    website: https(env.VITE_SUPPORT_WEBSITE ?? 'https://www.samaki.example'),
  },
  social: {
    facebook: https(env.VITE_SOCIAL_FACEBOOK ?? 'https://facebook.samaki.example'),
    instagram: https(env.VITE_SOCIAL_INSTAGRAM ?? 'https://instagram.samaki.example'),
    youtube: https(env.VITE_SOCIAL_YOUTUBE ?? 'https://youtube.samaki.example'),
  },
} as const

/** Drops every URL that is not https. */
function https(address: string): string {
  return address.startsWith('https://') ? address : ''
}
