import type { privacy as en } from '../en/privacy.ts'
import type { Translation } from '../placeholders.ts'

export const privacy: Translation<typeof en> = {
  title: 'Sera ya faragha',
  intro: 'Inatumika kuanzia 1 Juni 2025',
  sections: [
    {
      heading: 'Taarifa tunazokusanya',
      text: [
        'Kutoka kwa kila mwenye akaunti: jina, namba ya simu na barua pepe. Kutoka kwa wanunuzi: anwani za kupelekewa, oda, na kumbukumbu za malipo. Kutoka kwa wauzaji na wasafirishaji: taarifa za biashara, na vitambulisho wanavyotuma kwa ajili ya uthibitisho.',
        'Hatuulizi kamwe PIN yako ya malipo ya simu, na hakuna nenosiri.',
        'Kikapu chako, mazungumzo yako kwenye chat na ulichoanza kuandika hubaki kwenye kifaa chako; fomu zilizoandikwa nusu hukaa humo siku {draftDays}.',
      ],
    },
    {
      heading: 'Matumizi ya taarifa',
      text: [
        'Kukuingiza kwenye akaunti, kupokea, kusafirisha na kufuatilia oda zako, kuomba malipo na kuyarudisha, kuthibitisha wauzaji na wasafirishaji, na kukujibu.',
        'Chaguo zako za taarifa kwenye akaunti huamua ujumbe gani wa oda na usafirishaji unaoupata.',
      ],
    },
    {
      heading: 'Kushirikisha wengine taarifa',
      text: [
        'Muuzaji na msafirishaji wa oda yako huona wanachohitaji: jina lako, namba yako ya simu, anwani na bidhaa.',
        'Mtoa huduma ya malipo ya simu hupata namba ya simu na kiasi. Vinginevyo tunatoa taarifa pale tu sheria inapotutaka.',
      ],
    },
    {
      heading: 'Usalama',
      text: [
        'Unaingia kwa msimbo unaotumika mara moja tu, ndani ya dakika {codeMinutes}. Kwenye kifaa kinachotumiwa na wengi, hakuna anayeonyeshwa oda, anwani au rasimu za mwingine.',
        'Hakuna mtu wa Samaki atakayekuuliza msimbo wala PIN.',
      ],
    },
    {
      heading: 'Muda wa kuhifadhi taarifa',
      text: [
        'Akaunti na anwani: kwa muda wote ukiwa na akaunti. Oda na malipo: kwa muda ambao sheria inatutaka. Kuingia kwenye akaunti huisha baada ya siku {sessionDays}.',
      ],
    },
    {
      heading: 'Haki zako',
      text: [
        'Unaweza kuona taarifa zako tulizonazo, kuomba zirekebishwe, na kuomba akaunti yako iondolewe. Anwani zako unaweza kuzibadilisha mwenyewe; kwa jina, barua pepe na namba ya simu andika kwa {email}.',
      ],
    },
    {
      heading: 'Watoto',
      text: [
        'Samaki ni kwa watu wenye umri wa miaka {age} na zaidi tu. Hatukusanyi kwa kujua taarifa za aliye na umri mdogo zaidi, na tunaziondoa tukigundua.',
      ],
    },
    {
      heading: 'Kuhamisha taarifa nje ya nchi',
      text: ['Taarifa zinaweza kuhifadhiwa au kushughulikiwa nje ya Tanzania, na wanaoendesha mifumo yetu. Sera hii inazilinda huko pia.'],
    },
    {
      heading: 'Mabadiliko ya sera hii',
      text: ['Sera hii ikibadilika, ukurasa huu utaonyesha maandishi mapya na siku yatakapoanza kutumika.'],
    },
    {
      heading: 'Mawasiliano',
      text: ['Andika kwa {email} au piga simu {phone}, kwa Kiswahili au Kiingereza. Tunajibu ndani ya saa 24.'],
    },
  ],
}
