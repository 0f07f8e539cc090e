import type * as en from '../en/policies.ts'
import type { Translation } from '../placeholders.ts'

export const privacy: Translation<typeof en.privacy> = {
  title: 'Sera ya faragha',
  intro: 'Inatumika kuanzia 1 Juni 2025',
  sections: [
    {
      heading: 'Taarifa tunazokusanya',
      text: [
        'Kama una akaunti, tunatunza jina lako, namba ya simu na, kama ulitupa, barua pepe. Kwa wanunuzi tunatunza pia anwani za kuletewa, oda na kumbukumbu za malipo. Kwa wauzaji na wasafirishaji tunatunza taarifa za biashara, na vitambulisho wanavyotuma ili tuwathibitishe.',
        'Hatuulizi PIN yako ya malipo kwa simu, na huhitaji password.',
        'Kikapu chako, mazungumzo yako kwenye chat na ulichoanza kuandika vinabaki kwenye kifaa chako; fomu uliyoandika nusu inakaa humo siku {draftDays}.',
      ],
    },
    {
      heading: 'Matumizi ya taarifa',
      text: [
        'Tunazitumia kukuingiza kwenye akaunti, kupokea, kusafirisha na kufuatilia oda zako, kuomba malipo na kuyarudisha, kuthibitisha wauzaji na wasafirishaji, na kukujibu.',
        'Kwenye akaunti unachagua upate ujumbe gani wa oda na usafirishaji.',
      ],
    },
    {
      heading: 'Kushirikisha wengine taarifa',
      text: [
        'Muuzaji na msafirishaji wa oda yako wanaona wanachohitaji: jina lako, namba yako ya simu, anwani na bidhaa.',
        'Mtandao wa malipo kwa simu unapata namba ya simu na kiasi. Zaidi ya hapo tunatoa taarifa pale tu sheria inapotutaka.',
      ],
    },
    {
      heading: 'Usalama',
      text: [
        'Unaingia kwa msimbo unaotumika mara moja tu, ndani ya dakika {codeMinutes}. Kama watu wengi wanatumia kifaa kimoja, hakuna anayeona oda, anwani au kile ambacho mwingine alianza kuandika.',
        'Hakuna mtu wa Samaki atakayekuuliza msimbo wala PIN.',
      ],
    },
    {
      heading: 'Muda wa kuhifadhi taarifa',
      text: [
        'Tunatunza akaunti na anwani zako muda wote ukiwa na akaunti, na oda na malipo kwa muda ambao sheria inatutaka. Baada ya siku {sessionDays} unaingia tena.',
      ],
    },
    {
      heading: 'Haki zako',
      text: [
        'Unaweza kuona taarifa zako tulizonazo, kuomba zirekebishwe, na kuomba akaunti yako iondolewe. Anwani zako unaweza kuzibadilisha mwenyewe; kubadilisha jina, barua pepe au namba ya simu, andika kwa {email}.',
      ],
    },
    {
      heading: 'Watoto',
      text: [
        'Samaki ni kwa watu wenye umri wa miaka {age} na zaidi tu. Hatukusanyi kwa makusudi taarifa za aliye na umri mdogo zaidi, na tunaziondoa tukigundua.',
      ],
    },
    {
      heading: 'Kuhamisha taarifa nje ya nchi',
      text: ['Wanaoendesha mifumo yetu wanaweza kuhifadhi au kushughulikia taarifa zako nje ya Tanzania. Sera hii inazilinda huko pia.'],
    },
    {
      heading: 'Mabadiliko ya sera hii',
      text: ['Tukibadilisha sera hii, ukurasa huu utaonyesha maandishi mapya na siku yatakapoanza kutumika.'],
    },
    {
      heading: 'Mawasiliano',
      text: ['Andika kwa {email} au piga simu {phone}, kwa Kiswahili au Kiingereza. Tunajibu ndani ya saa 24.'],
    },
  ],
}

export const returns: Translation<typeof en.returns> = {
  title: 'Kurudisha bidhaa',
  intro: 'Sera yetu ya kurudisha bidhaa inakupa siku {days}. Wakague samaki wabichi mlangoni.',
  sections: [
    {
      heading: 'Siku {days} za kurudisha',
      text: [
        'Unaweza kurudisha samaki wakavu, wa moshi, walioganda na bidhaa nyingine zinazodumu ndani ya siku {days} tangu zifike, kama si ulichoagiza au si kama ilivyoelezwa.',
        'Zihifadhi inavyotakiwa, ndani ya vifungashio vyake, hadi tukubaliane kuhusu kurudisha.',
      ],
    },
    {
      heading: 'Samaki wabichi',
      text: [
        'Samaki wabichi hawasubiri. Wakague wanapofika, msafirishaji akiwa bado yupo: aina, uzito na kama ni wabichi.',
        'Kama kuna kasoro, tuambie hapohapo wanapofika. Unaweza kukataa samaki walioharibika au ambao hukuwaagiza.',
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
        'Ukighairi oda iliyolipwa ikiwa Inasubiri au Inaandaliwa, unarudishiwa ulicholipa chote. Oda inaonyesha pesa zilizorudishwa.',
        'Tukikubali bidhaa uliyorudisha, tunakurudishia bei yake.',
      ],
    },
  ],
}

export const shipping: Translation<typeof en.shipping> = {
  title: 'Usafirishaji',
  intro: 'Kuna njia mbili za kupata samaki wako. Unachagua moja kwa kila oda, unapoagiza.',
  optionsTitle: 'Aina za usafirishaji',
  options: {
    standard: { title: 'Kawaida', time: 'ndani ya saa 24-48', text: 'Kwa manunuzi ya wiki, na kwa samaki wakavu, wa moshi na walioganda.' },
    express: { title: 'Haraka', time: 'ndani ya saa 3-6', text: 'Kwa samaki wabichi unaotaka kula leo.' },
  },
  perOrder: 'kwa kila oda',
  sections: [
    {
      heading: 'Ada inalipwaje',
      text: [
        'Kwa malipo ya simu unalipia samaki unapoagiza. Ada ya usafirishaji imo kwenye jumla ya oda, na unailipa ukipokea.',
        'Ukichagua kulipa ukipokea, unalipia samaki na usafirishaji kwa pamoja, mzigo ukifika.',
        'Ukiilipia oda hiyo kwa simu kabla haijafika, unalipa jumla yake yote: samaki na ada ya usafirishaji. Mzigo ukifika hudaiwi kitu.',
      ],
    },
    {
      heading: 'Tunapoleta',
      text: [
        'Tunaleta kwenye anwani unayochagua unapoagiza: uliyohifadhi, au mpya. Taja kitu kinachojulikana jirani na namba ya simu unayopokea, ili msafirishaji akupate.',
      ],
    },
    {
      heading: 'Nani analeta',
      text: ['Unaweza kuchagua msafirishaji kwa kila bidhaa, au kutuachia sisi. Unaweza kuchagua wasafirishaji tuliowathibitisha tu.'],
    },
    {
      heading: 'Oda yako iko wapi',
      text: [
        'Oda inaanza ikiwa Inasubiri, kisha Inaandaliwa, kisha Iko njiani, na mwisho Imefika. Kwenye ukurasa wake unaona kila hatua hapohapo, pamoja na namba ya kufuatilia mzigo ikiwepo.',
        'Unaweza kughairi ikiwa Inasubiri au Inaandaliwa.',
      ],
    },
  ],
}

export const terms: Translation<typeof en.terms> = {
  title: 'Masharti',
  intro: 'Kanuni za kununua na kuuza kwenye Samaki, kwa ufupi.',
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
        'Kubadilisha jina, barua pepe au namba ya simu ya akaunti yako, wasiliana na huduma kwa wateja.',
      ],
    },
    {
      heading: 'Bei',
      text: [
        'Wauzaji wanapanga bei zao. Bei ni kwa shilingi za Tanzania (TZS). Ada ya usafirishaji tunaionyesha pembeni: {standardFee} kwa Kawaida, {expressFee} kwa Haraka.',
      ],
    },
    {
      heading: 'Oda na malipo',
      text: [
        'Oda inakuwa imewekwa inapopata namba yake. Unalipa kwa simu ({networks}) au cash ukipokea.',
        'Malipo ya simu unapoagiza ni ya bidhaa tu; ada ya usafirishaji unailipa ukipokea. Oda ya kulipa ukipokea ukiilipia kwa simu baadaye, unailipa pamoja na ada yake. Ombi la malipo linakaa dakika 2 kwenye simu yako.',
        'Kama umelipa lakini oda haijakamilika, unaweza kuikamilisha au kuomba kurudishiwa pesa.',
      ],
    },
    {
      heading: 'Kughairi na kurudisha',
      text: [
        'Unaweza kughairi oda ikiwa Inasubiri au Inaandaliwa; unarudishiwa ulicholipa chote. Baada ya hapo sera ya kurudisha bidhaa ndani ya siku {days} inatumika, na samaki wabichi unawakagua na kutuambia wanapofika.',
      ],
    },
    {
      heading: 'Wauzaji na wasafirishaji',
      text: [
        'Tunakagua vitambulisho vya wauzaji na akaunti za wasafirishaji, kwa kawaida ndani ya siku 1-2 za kazi. Wauzaji wanawajibika kwa wanachouza, wasafirishaji kwa wanachobeba.',
        'Malipo ya wauzaji yanaanzia {minimumPayout} na kwa kawaida yanachukua siku 1 ya kazi.',
      ],
    },
    {
      heading: 'Mabadiliko na maswali',
      text: ['Tukibadilisha masharti haya, ukurasa huu utasema. Ukiwa na swali andika kwa {email}; tunajibu ndani ya saa 24.'],
    },
  ],
}
