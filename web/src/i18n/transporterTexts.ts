import type { BundleFiles } from './bundles.ts'

/** Texts of the transporter's part of the site. */
export const transporterTexts: BundleFiles = {
  transporter: {
    en: () => import('./en/bundles/transporter.ts'),
    sw: () => import('./sw/bundles/transporter.ts'),
  },
}
