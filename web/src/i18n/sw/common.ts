import { orderStatus } from '#contract/messages/sw.ts'
import type { common as en } from '../en/common.ts'
import type { Translation } from '../placeholders.ts'

export const common: Translation<typeof en> = {
  addedToCart: 'Imewekwa kikapuni',
  language: 'sw',
  languages: { en: 'English', sw: 'Kiswahili' },
  chooseLanguage: 'Lugha',
  pageTitle: '{page} · Samaki',
  months: ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ago', 'Sep', 'Okt', 'Nov', 'Des'],
  skipToContent: 'Nenda kwenye ukurasa wenyewe',
  back: 'Rudi',
  close: 'Funga',
  yes: 'Ndiyo',
  no: 'Hapana',
  tryAgain: 'Jaribu tena',
  dismiss: 'Ondoa ujumbe',
  loading: 'Inapakia…',
  savedAt: 'Bila mtandao: ilihifadhiwa {time}',
  continueInChat: 'Endelea kwenye chat',
  notifications: 'Taarifa',
  optional: 'si lazima',
  fewer: 'Punguza: {label}',
  more: 'Ongeza: {label}',
  pages: 'Kurasa',
  page: 'Ukurasa wa {n}',
  previousPage: 'Ukurasa uliopita',
  nextPage: 'Ukurasa unaofuata',
  orderStatus,
  attempts: {
    nobody: 'Haijafika: hakuna mtu nyumbani',
    address: 'Haijafika: anwani si sahihi',
    refused: 'Haijafika: imekataliwa',
  },
  attemptAt: '{attempt}, {time}.',
  attemptAgain: 'Oda bado iko njiani. Msafirishaji atajaribu tena.',
  sayings: {
    fresh: 'Samaki mkunje angali mbichi',
    guest: 'Mgeni njoo, mwenyeji apone',
    patience: 'Subira yavuta heri',
    little: 'Haba na haba hujaza kibaba',
    haste: 'Haraka haraka haina baraka',
    asking: 'Kuuliza si ujinga',
    slowly: 'Polepole ndio mwendo',
  },
  // Readers of Swahili need no translation of the sayings.
  glosses: { fresh: '', guest: '', patience: '', little: '', haste: '', asking: '', slowly: '' },
}
