import { DEFAULT_PROVIDER, MOBILE_MONEY_LABEL } from '#contract/constants.ts'

const env = import.meta.env

/** Set at build time (GEN-019, RT-004, API-031, MON-006, NAV-015). */
export const config = {
  /** '' is the page's own origin. */
  apiHost: withoutSlash(env.VITE_API_HOST),
  realtimeHost: withoutSlash(env.VITE_REALTIME_HOST || env.VITE_API_HOST),
  provider: env.VITE_PROVIDER || DEFAULT_PROVIDER,
  providerLabel: env.VITE_PROVIDER_LABEL || MOBILE_MONEY_LABEL,
  /** On for the mock, off for any other API host unless said otherwise. */
  knowsExtensions: env.VITE_EXTENSIONS ? env.VITE_EXTENSIONS === '1' : !env.VITE_API_HOST,
  support: {
    email: env.VITE_SUPPORT_EMAIL || 'support@samaki.example',
    phone: env.VITE_SUPPORT_PHONE || '+255 700 000 000',
    place: env.VITE_SUPPORT_PLACE || 'Ferry, Kivukoni, Dar es Salaam',
    chatUrl: env.VITE_SUPPORT_CHAT_URL || '',
  },
} as const

function withoutSlash(host: string | undefined): string {
  return (host ?? '').replace(/\/+$/, '')
}
