import { callDefaults } from '#contract/messages/sw.ts'
import type { errors as en } from '../en/errors.ts'
import type { Translation } from '../placeholders.ts'

export const errors: Translation<typeof en> = {
  ...callDefaults,
  offline: 'Huna mtandao. Washa data, kisha jaribu tena.',
  notKept: 'Haipatikani bila mtandao.',
  unexpected: 'Kuna kitu hakijakaa sawa. Jaribu tena.',
  notFoundTitle: 'Ukurasa haupatikani',
  notFoundText: 'Ukurasa huu haupo au umehamishwa.',
  failedTitle: 'Kuna kitu hakijakaa sawa',
  toHome: 'Nenda mwanzo',
  reload: 'Fungua ukurasa upya',
  newVersion: 'Toleo jipya liko tayari.',
  update: 'Sasisha',
  updateLater: 'Kuna malipo yanayosubiri. Sasisha yakikamilika.',
  addFailed: '{name}: haijaingia kikapuni.',
  known: {
    phone_unknown: 'Namba hii ni mpya kwetu. Jisajili kwanza.',
  },
}
