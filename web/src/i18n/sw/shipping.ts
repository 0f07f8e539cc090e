import type { shipping as en } from '../en/shipping.ts'
import type { Translation } from '../placeholders.ts'

export const shipping: Translation<typeof en> = {
  title: 'Usafirishaji',
  intro: 'Njia mbili za kupata samaki wako. Unachagua moja kwa kila oda, unapomaliza ununuzi.',
  optionsTitle: 'Aina za usafirishaji',
  options: {
    standard: { title: 'Kawaida', time: 'ndani ya saa 24-48', text: 'Kwa manunuzi ya wiki, na kwa samaki wakavu, wa moshi na walioganda.' },
    express: { title: 'Haraka', time: 'ndani ya saa 3-6', text: 'Kwa samaki wabichi wa kuliwa leo.' },
  },
  perOrder: 'kwa kila oda',
  sections: [
    {
      heading: 'Ada hulipwaje',
      text: [
        'Kwa malipo ya simu unalipia samaki unapoagiza. Ada ya usafirishaji imo kwenye jumla ya oda na hulipwa ukipokea.',
        'Ukichagua kulipa ukipokea, unalipia samaki na usafirishaji kwa pamoja, mzigo ukifika.',
      ],
    },
    {
      heading: 'Tunapopeleka',
      text: [
        'Kwenye anwani unayochagua unapomaliza ununuzi: uliyohifadhi, au mpya. Alama ya jirani na namba ya simu inayopokelewa humsaidia msafirishaji kukupata.',
      ],
    },
    {
      heading: 'Nani anabeba',
      text: [
        'Unaweza kuchagua msafirishaji kwa kila bidhaa, au kutuachia sisi. Ni wasafirishaji waliothibitishwa tu wanaoweza kuchaguliwa.',
      ],
    },
    {
      heading: 'Oda yako iko wapi',
      text: [
        'Oda huanza ikiwa Inasubiri, kisha Inaandaliwa, kisha Iko njiani, na mwisho Imefika. Ukurasa wake huonyesha kila hatua pale inapotokea, pamoja na namba ya ufuatiliaji ikiwepo.',
        'Unaweza kughairi ikiwa Inasubiri au Inaandaliwa.',
      ],
    },
  ],
}
