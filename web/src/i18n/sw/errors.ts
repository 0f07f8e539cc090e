import { callDefaults } from '#contract/messages/sw.ts'
import type { errors as en } from '../en/errors.ts'
import type { Translation } from '../placeholders.ts'

export const errors: Translation<typeof en> = {
  ...callDefaults,
  offline: 'Inaonekana huna mtandao. Angalia muunganisho wako kisha ujaribu tena.',
  unexpected: 'Kuna hitilafu imetokea. Tafadhali jaribu tena.',
  notFoundTitle: 'Ukurasa haupatikani',
  notFoundText: 'Ukurasa huu haupo au umehamishwa.',
  failedTitle: 'Kuna hitilafu imetokea',
  toHome: 'Nenda mwanzo',
  reload: 'Pakia ukurasa upya',
  addFailed: '{name} haikuweza kuongezwa kwenye kikapu chako.',
  known: {
    phone_unknown: 'Hakuna akaunti yenye namba hii. Tafadhali jisajili.',
  },
}
