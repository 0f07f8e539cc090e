import type { Settings } from '../settings.ts'

/** Returns the shop's schema.org data as a script block for the head of the home page. Browsers don't execute it (SEC-001). */
export function organization(site: string, settings: Settings): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Samaki',
    url: `${site}/`,
    logo: `${site}/icons/any-512.png`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: settings.VITE_SUPPORT_PHONE,
      email: settings.VITE_SUPPORT_EMAIL,
      availableLanguage: ['sw', 'en'],
    },
    sameAs: [settings.VITE_SOCIAL_FACEBOOK, settings.VITE_SOCIAL_INSTAGRAM, settings.VITE_SOCIAL_YOUTUBE].filter(Boolean),
  }
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}
