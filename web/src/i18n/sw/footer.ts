import type { footer as en } from '../en/footer.ts'
import type { Translation } from '../placeholders.ts'

export const footer: Translation<typeof en> = {
  promise: 'Samaki kutoka maziwa na pwani ya Tanzania. Tunakuhudumia kwa Kiswahili na Kiingereza.',
  quickLinks: 'Viungo vya haraka',
  contact: 'Mawasiliano',
  message: 'Tuandikie',
  rights: '© Samaki, Tanzania',
}
