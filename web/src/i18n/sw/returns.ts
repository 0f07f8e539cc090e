import type { returns as en } from '../en/returns.ts'
import type { Translation } from '../placeholders.ts'

export const returns: Translation<typeof en> = {
  title: 'Kurudisha bidhaa',
  intro: 'Sera yetu ya kurudisha bidhaa inakupa siku {days}. Samaki wabichi hukaguliwa mlangoni.',
  sections: [
    {
      heading: 'Siku {days} za kurudisha',
      text: [
        'Samaki wakavu, wa moshi, walioganda na bidhaa nyingine zinazodumu zinaweza kurudishwa ndani ya siku {days} tangu kufika, kama si ulichoagiza au si kama ilivyoelezwa.',
        'Zihifadhi inavyotakiwa, ndani ya vifungashio vyake, hadi tukubaliane kuhusu kurudisha.',
      ],
    },
    {
      heading: 'Samaki wabichi',
      text: [
        'Samaki wabichi hawasubiri. Wakague wanapofika, msafirishaji akiwa bado yupo: aina, uzito na ubichi wao.',
        'Toa taarifa papo hapo wanapofika kama kuna kasoro. Huhitaji kupokea samaki walioharibika au ambao hukuwaagiza.',
      ],
    },
    {
      heading: 'Jinsi ya kutoa taarifa',
      text: [
        'Tupigie simu, au andika kwa {ordersEmail}, ukitaja namba ya oda na kasoro; picha inasaidia. Tunajibu ndani ya saa 24, kwa Kiswahili au Kiingereza.',
      ],
    },
    {
      heading: 'Pesa zako',
      text: [
        'Ukighairi oda iliyolipwa ikiwa Inasubiri au Inaandaliwa, unarudishiwa ulicholipa chote. Oda huonyesha fedha zilizorudishwa.',
        'Bidhaa iliyorudishwa ikikubaliwa, unarudishiwa bei yake.',
      ],
    },
  ],
}
