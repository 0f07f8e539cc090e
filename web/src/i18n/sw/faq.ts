import type { faq as en } from '../en/faq.ts'
import type { Translation } from '../placeholders.ts'

export const faq: Translation<typeof en> = {
  title: 'Maswali yanayoulizwa mara kwa mara',
  intro: 'Majibu mafupi kuhusu kununua, malipo na usafirishaji, na kuuza.',
  search: 'Tafuta kwenye maswali',
  found: { one: 'Swali linalolingana na "{query}": {n}', other: 'Maswali yanayolingana na "{query}": {n}' },
  showAll: 'Onyesha maswali yote',
  none: 'Hatujapata swali la hivyo',
  noneText: 'Jaribu neno lingine, au tuulize.',
  groups: [
    {
      title: 'Kununua',
      questions: [
        {
          question: 'Naagizaje samaki?',
          answer:
            'Chagua kwenye bidhaa, au iambie chat unachotaka. Weka kikapuni, kisha endelea na oda: anwani, aina ya usafirishaji, nani alete na utalipaje. Yeyote anaweza kutazama na kujaza kikapu; ili kuagiza unaingia kwenye akaunti.',
        },
        {
          question: 'Je, nahitaji password?',
          answer: 'Hapana. Unaingia kwa namba yako ya simu na msimbo (code) wa namba {codeLength} tunaokutumia, mpya kila unapoingia.',
        },
        {
          question: 'Naweza kughairi oda au kurudisha samaki?',
          answer:
            'Unaweza kughairi oda ikiwa Inasubiri au Inaandaliwa, na unarudishiwa ulicholipa chote. Ukishapokea, unaweza kurudisha ndani ya siku {days} kwa sera yetu. Kagua samaki wabichi wanapofika, na kama kuna kasoro tuambie hapohapo.',
        },
      ],
    },
    {
      title: 'Malipo na usafirishaji',
      questions: [
        {
          question: 'Naweza kulipa vipi?',
          answer:
            'Kwa malipo ya simu ({networks}) au cash ukipokea. Kwa malipo ya simu tunatuma ombi kwenye simu yako, nawe una dakika 2 za kulithibitisha. Weka PIN yako kwenye simu yako tu: sisi hatuiulizi.',
        },
        {
          question: 'Usafirishaji ni shilingi ngapi, na unachukua muda gani?',
          answer: 'Kawaida ni {standardFee} na inafika ndani ya saa 24-48. Haraka ni {expressFee} na inafika ndani ya saa 3-6.',
        },
        {
          question: 'Nalipa nini sasa, na nini nikipokea?',
          answer:
            'Kwa malipo ya simu unalipia samaki sasa, na ada ya usafirishaji mzigo ukifika. Ukichagua kulipa ukipokea, unalipa vyote mzigo ukifika. Ukiamua baadaye kuilipia oda hiyo kwa simu, unalipa samaki na ada kwa pamoja, na mzigo ukifika hudaiwi kitu.',
        },
      ],
    },
    {
      title: 'Kuuza',
      questions: [
        {
          question: 'Nani anaweza kuuza kwenye Samaki?',
          answer:
            'Wavuvi, wachakataji na wafanyabiashara wanaweza kuuza hapa, kama mtu binafsi, kampuni au chama. Unajisajili kwa jina, namba ya simu na barua pepe, kisha unajaza taarifa zako na kuweka kitambulisho.',
        },
        {
          question: 'Kuthibitisha muuzaji kunachukua muda gani?',
          answer:
            'Tunakagua vitambulisho, kwa kawaida ndani ya siku 1-2 za kazi. Wasafirishaji nao wanaweza kupokea oda wakishathibitishwa.',
        },
        {
          question: 'Wauzaji wanalipwa lini?',
          answer:
            'Oda zikifika, pesa inaingia kwenye salio la muuzaji. Kuanzia {minimumPayout}, anaweza kuomba alipwe kwenye simu yake; kwa kawaida inachukua siku 1 ya kazi.',
        },
      ],
    },
  ],
  answers: 'Jibu la hilo',
  stillTitle: 'Bado una swali?',
  stillText: 'Tunakuhudumia kwa Kiswahili na Kiingereza, na tunajibu ujumbe ndani ya saa 24.',
  contact: 'Wasiliana nasi',
  call: 'Tupigie simu',
  chat: 'Tuma ujumbe',
  products: 'Tazama bidhaa',
  registerSeller: 'Jisajili kama muuzaji',
}
