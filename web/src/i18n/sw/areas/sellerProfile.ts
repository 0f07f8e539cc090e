import type { sellerProfile as en } from '../../en/areas/sellerProfile.ts'
import type { Translation } from '../../placeholders.ts'

export const sellerProfile: Translation<typeof en> = {
  sellerProfile: {
    createTitle: 'Fungua wasifu wa muuzaji',
    editTitle: 'Badilisha wasifu wa muuzaji',
    settingsTitle: 'Mipangilio',
  },
}
