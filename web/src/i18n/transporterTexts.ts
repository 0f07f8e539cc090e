import type { AreaFiles } from './areas.ts'

/** Texts of the transporter's part of the site. */
export const transporterTexts: AreaFiles = {
  transporter: {
    en: () => import('./en/areas/transporter.ts'),
    sw: () => import('./sw/areas/transporter.ts'),
  },
}
