import type { join as en } from '../en/join.ts'
import type { Translation } from '../placeholders.ts'

export const join: Translation<typeof en> = {
  sellerTitle: 'Uza kwenye Samaki',
  sellerIntro: 'Kwa wavuvi, wachakataji na wafanyabiashara. Tunatuma msimbo (code) kwenye simu yako.',
  transporterTitle: 'Safirisha kwa ajili ya Samaki',
  transporterIntro: 'Kwa biashara za usafirishaji. Tunatuma msimbo (code) kwenye simu yako.',
  phoneHint: 'Weka namba ya nchi, k.m. +255712345678',
  sellerType: 'Aina ya muuzaji',
  sellerTypes: { individual: 'Mtu binafsi', company: 'Kampuni', association: 'Chama' },
  sellerTypeHints: {
    individual: 'Unauza samaki unaovua, au bidhaa zako mwenyewe.',
    company: 'Biashara iliyosajiliwa.',
    association: 'Kikundi au ushirika wa wavuvi.',
  },
  registerSeller: 'Jisajili kama muuzaji',
  registerTransporter: 'Jisajili kama msafirishaji',
  businessName: 'Jina la biashara',
  businessMissing: 'Andika jina la biashara yako.',
  agree: 'Kwa kujisajili unakubali kanuni zetu:',
  terms: 'Masharti',
  privacy: 'Sera ya faragha',
  signedIn: 'Tutakutumia msimbo (code), kisha utaingia tena kwa msimbo huo.',
}
