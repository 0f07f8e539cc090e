import type { install as en } from '../en/install.ts'
import type { Translation } from '../placeholders.ts'

export const install: Translation<typeof en> = {
  title: 'Weka Samaki kwenye simu yako',
  text: 'Gusa mara moja, unaona chat na oda zako.',
  install: 'Sakinisha Samaki',
  decline: 'Hapana, asante',
  onIos: 'Kwenye kivinjari chako: Share → Add to Home Screen',
  understood: 'Sawa',
}
