import type { transporter as en } from '../../en/areas/transporter.ts'
import type { Translation } from '../../placeholders.ts'

export const transporter: Translation<typeof en> = {
  transporter: {
    dashboardTitle: 'Dashibodi ya msafirishaji',
    deliveriesTitle: 'Mizigo',
    orderTitle: 'Oda',
    profileTitle: 'Wasifu',
    createTitle: 'Fungua wasifu',
    editTitle: 'Badilisha wasifu',
    settingsTitle: 'Mipangilio',
  },
}
