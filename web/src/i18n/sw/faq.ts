import type { faq as en } from '../en/faq.ts'
import type { Translation } from '../placeholders.ts'

export const faq: Translation<typeof en> = {
  title: 'Maswali yanayoulizwa mara kwa mara',
  intro: 'Majibu mafupi kuhusu kununua, malipo na usafirishaji, na kuuza.',
  search: 'Tafuta kwenye maswali',
  found: 'Maswali {n} yanayolingana na "{query}"',
  showAll: 'Onyesha maswali yote',
  none: 'Hakuna maswali yaliyopatikana',
  noneText: 'Jaribu neno lingine, au tuulize.',
  groups: [
    {
      title: 'Kununua',
      questions: [
        {
          question: 'Naagizaje samaki?',
          answer:
            'Chagua kwenye bidhaa, au iambie chat unachotaka. Weka kikapuni, kisha maliza ununuzi: anwani, aina ya usafirishaji, nani abebe na utalipaje. Yeyote anaweza kutazama na kujaza kikapu; ili kuagiza unaingia kwenye akaunti.',
        },
        {
          question: 'Je, nahitaji nenosiri?',
          answer: 'Hapana. Unaingia kwa namba yako ya simu na msimbo wa tarakimu {codeLength} tunaokutumia, mpya kila unapoingia.',
        },
        {
          question: 'Naweza kughairi oda au kurudisha samaki?',
          answer:
            'Unaweza kughairi oda ikiwa Inasubiri au Inaandaliwa, na ulicholipa kinarudishwa chote. Ukishapokea, sera yetu ya kurudisha bidhaa ndani ya siku {days} inatumika. Kagua samaki wabichi wanapofika na utoe taarifa papo hapo kama kuna kasoro.',
        },
      ],
    },
    {
      title: 'Malipo na usafirishaji',
      questions: [
        {
          question: 'Naweza kulipa vipi?',
          answer:
            'Kwa malipo ya simu ({networks}) au taslimu ukipokea. Kwa malipo ya simu tunatuma ombi kwenye simu yako, nawe una dakika 2 za kulithibitisha. Weka PIN yako kwenye simu yako tu: sisi hatuiulizi kamwe.',
        },
        {
          question: 'Usafirishaji unagharimu kiasi gani, na unachukua muda gani?',
          answer:
            'Usafirishaji wa kawaida ni {standardFee} na hufika ndani ya saa 24-48. Usafirishaji wa haraka ni {expressFee} na hufika ndani ya saa 3-6.',
        },
        {
          question: 'Nalipa nini sasa, na nini nikipokea?',
          answer:
            'Kwa malipo ya simu unalipia samaki sasa, na ada ya usafirishaji mzigo ukifika. Ukichagua kulipa ukipokea, unalipa vyote mzigo ukifika.',
        },
      ],
    },
    {
      title: 'Kuuza',
      questions: [
        {
          question: 'Nani anaweza kuuza kwenye Samaki?',
          answer:
            'Wavuvi, wachakataji na wafanyabiashara, kama mtu binafsi, kampuni au chama. Muuzaji hujisajili kwa jina, namba ya simu na barua pepe, kisha hukamilisha wasifu wake kwa kitambulisho.',
        },
        {
          question: 'Uthibitisho wa muuzaji huchukua muda gani?',
          answer:
            'Tunakagua vitambulisho, kwa kawaida ndani ya siku 1-2 za kazi. Wasafirishaji nao wanaweza kupokea oda wakishathibitishwa.',
        },
        {
          question: 'Wauzaji hupata fedha zao lini?',
          answer:
            'Oda zilizofika huongezwa kwenye salio la muuzaji. Kuanzia {minimumPayout}, muuzaji anaweza kuomba alipwe kwenye namba yake ya malipo ya simu; kwa kawaida huchukua siku 1 ya kazi.',
        },
      ],
    },
  ],
  answers: 'Jibu la hilo',
  stillTitle: 'Bado una swali?',
  stillText: 'Tunakuhudumia kwa Kiswahili na kwa Kiingereza, na tunajibu ujumbe ndani ya saa 24.',
  contact: 'Wasiliana nasi',
  call: 'Tupigie simu',
  chat: 'Tuandikie',
  products: 'Tazama bidhaa',
  registerSeller: 'Jisajili kama muuzaji',
}
