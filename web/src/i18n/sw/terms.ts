import type { terms as en } from '../en/terms.ts'
import type { Translation } from '../placeholders.ts'

export const terms: Translation<typeof en> = {
  title: 'Masharti',
  intro: 'Yanayotumika unaponunua au kuuza kwenye Samaki, kwa ufupi.',
  sections: [
    {
      heading: 'Soko hili',
      text: [
        'Samaki inawakutanisha wanunuzi, wauzaji na wasafirishaji wa samaki na vyakula vingine vya majini nchini Tanzania. Jina la muuzaji limo kwenye ukurasa wa kila bidhaa.',
      ],
    },
    {
      heading: 'Akaunti yako',
      text: [
        'Lazima uwe na umri wa miaka {age} au zaidi. Unaingia kwa namba yako ya simu na msimbo wa mara moja; usimpe mtu msimbo huo, na tunza laini yako ya simu.',
        'Jina, barua pepe na namba ya simu ya akaunti hubadilishwa na huduma kwa wateja, ukiomba.',
      ],
    },
    {
      heading: 'Bei',
      text: [
        'Wauzaji hupanga bei zao. Bei ni kwa shilingi za Tanzania (TZS). Ada ya usafirishaji huonyeshwa pembeni: {standardFee} kwa kawaida, {expressFee} kwa haraka.',
      ],
    },
    {
      heading: 'Oda na malipo',
      text: [
        'Oda imewekwa pale inapopata namba yake. Unalipa kwa malipo ya simu ({networks}) au taslimu ukipokea.',
        'Malipo ya simu ni ya bidhaa tu; ada ya usafirishaji hulipwa ukipokea. Ombi la malipo hukaa wazi kwa dakika 2 kwenye simu yako.',
        'Ikiwa malipo yako yamepita lakini oda haijakamilika, unaweza kuikamilisha au kuomba kurudishiwa pesa.',
      ],
    },
    {
      heading: 'Kughairi na kurudisha',
      text: [
        'Unaweza kughairi oda ikiwa Inasubiri au Inaandaliwa; ulicholipia kinarudishwa chote. Baada ya hapo sera ya kurudisha bidhaa ndani ya siku {days} inatumika, na samaki wabichi hukaguliwa na kutolewa taarifa wanapofika.',
      ],
    },
    {
      heading: 'Wauzaji na wasafirishaji',
      text: [
        'Tunakagua vitambulisho vya wauzaji na akaunti za wasafirishaji, kwa kawaida ndani ya siku 1-2 za kazi. Wauzaji wanawajibika kwa wanachouza, wasafirishaji kwa wanachobeba.',
        'Malipo kwa wauzaji huanzia {minimumPayout} na kwa kawaida huchukua siku 1 ya kazi.',
      ],
    },
    {
      heading: 'Mabadiliko na maswali',
      text: ['Masharti haya yakibadilika, ukurasa huu utasema. Maswali yaletwe kwa {email}; tunajibu ndani ya saa 24.'],
    },
  ],
}
