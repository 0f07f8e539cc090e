/** Lines about each everyday topic, separated by `|`. The parser was written for these lines. */
export const voiceTopics: Readonly<Record<string, string>> = {
  greetCasual: 'mambo | mambo vipi | vipi | niaje | xaxa mambo | oya vipi | sema mkuu | mambo poa | yo | hey',
  greetElder: 'shikamoo | shkamoo | shikamo | skamoo | shikamooni | shikamoo mama | shikamoo bosi',
  greetFormal: 'habari | habari yako | habari za leo | za kazi | hujambo | hamjambo | salama | how are you | habr',
  greetTime: 'good morning | morning | habari za asubuhi | umeamkaje | za mchana | za jioni | gud evening | za usiku',
  greetFaith: 'assalamu alaikum | asalam aleikum | salam alekum | bwana asifiwe | bwana yesu asifiwe | tumsifu yesu kristo | shalom',
  areYouThere: 'hodi | upo | mpo | uko online | haloo | hello?? | anybody there | mbona kimya | mbona hujibu',
  thanks: 'asante | ahsante sana | asnt | shukran | nashukuru | thanks | thnx | asante bro | barikiwa | thank you so much',
  praise: 'mko vizuri | safi sana | hongereni | mmetisha | noma sana | samaki watamu | good job | you are the best | kazi nzuri',
  goodbye: 'bye | kwaheri | baadae | tutaonana | usiku mwema | siku njema | haya nimeenda | nitarudi | later | ciao',
  waitABit: 'subiri | ngoja kidogo | dakika moja | wait | hold on | ngoja niulize | nafikiria kwanza | nampigia mama',
  anger: 'nyie ni wezi | matapeli | mmenitapeli | mnazingua | huduma mbovu | pumbavu | this is a scam | useless | unanipiga kamba',
  isItABot: 'wewe ni robot | ww ni mashine | ni mtu au robot | are you a bot | is this AI | naongea na mtu kweli | chatgpt | uko real',
  yourName: 'unaitwa nani | jina lako nani | wewe nani | who are you | whats ur name | nyie ni nani | hii ni nini | samaki ni nani',
  person: 'nataka kuongea na mtu | nipe mtu | customer care | huduma kwa wateja | agent pls | mhudumu | can I talk to someone | nipigieni',
  phoneNumber:
    'naomba namba yenu | namba ya simu | no yenu | nipe contact | your number please | mna whatsapp | nipe no ya ofisi | simu yenu',
  whereAreYou:
    'mko wapi | mnapatikana wapi | ofisi zenu wapi | duka liko wapi | location yenu | where are you based | mpo mkoa gani | where r u',
  pickUp: 'naweza kuja kuchukua | nije dukani | nifuate mwenyewe | self pickup | can I collect | nipitie ferry | nakuja kuchukua',
  openingHours:
    'mnafungua saa ngapi | mnafunga saa ngapi | jumapili mpo | mko wazi saa hizi | opening hours | open now? | sikukuu mpo | mnafanya usiku',
  areaAsk: 'mnafika wapi | mnaleta mikoani | delivery area | do you deliver | mnaleta hadi mlangoni | mnapeleka wapi | mnatuma mkoani',
  areaFound:
    'mnaleta mpaka Mbagala | Tegeta mnafika | do you deliver to Masaki | nipo Kimara mnaleta | hadi G/mboto | delivery goba | Kigamboni mnaleta',
  areaNoCarrier: 'Songea mnaleta | mnafika Sumbawanga | do you ship to Mbeya | Tabora vipi | nipo Bukoba | Mtwara mnatuma',
  areaUnknown:
    'mnaleta kwa mzee Ally | mnafika huku kwetu | mpaka njia panda ya shule | do you deliver to my place | nipo huku ndani | mtaa wetu mnafika',
  deliveryFee:
    'delivery ni shilingi ngapi | deliver bei gani | nauli ni ngapi | hela ya usafiri | how much is delivery | delivery fee | gharama ya kuletewa',
  freeDelivery:
    'delivery bure | free delivery | nikinunua nyingi delivery bure? | ondoa hela ya delivery | hamna ofa ya delivery | punguza delivery',
  deliveryTime:
    'inachukua muda gani | itafika lini | leo inafika | saa ngapi mtaleta | how long | same day? | ni siku ngapi | haraka ni saa ngapi',
  pickTime: 'leteni kesho saa nne | niletee jioni | jumamosi asubuhi | before 5pm | naweza kuchagua muda | ijumaa mchana | tarehe 12',
  track:
    'oda yangu iko wapi | mzigo wangu | imefikia wapi | where is my order | track | samaki wangu wapi | oda vipi | order status | imetoka?',
  whyLate:
    'mbona inachelewa | mmechelewa | bado haijafika | why is it late | since morning | nasubiri tangu jana | samaki wataharibika | still waiting',
  whoCarries: 'nani analeta | boda yuko wapi | namba ya dereva | rider number | driver anaitwa nani | mtu wa delivery | who is bringing it',
  freshness: 'ni freshi kweli | samaki wabichi? | ni wa leo | are they fresh | wamelala? | sio wa barafu | wamevuliwa lini | hawajaoza',
  whereCaught: 'wametoka wapi | ni wa ziwa gani | wa bahari au ziwa | wamevuliwa wapi | where caught | origin | wa Mwanza? | ni wa kufugwa',
  cleaning: 'mnasafisha | mnapara magamba | mtoe utumbo | nikatie vipande | gutted please | clean and cut | bila kichwa | mnakata steki',
  weight: 'ni kilo kamili | wangapi kwenye kilo | uzito ukishasafishwa | how many in a kilo | size gani | wakubwa au wadogo | mizani yenu',
  cooking:
    'napikaje pweza | wa kukaanga yupi | mapishi | how to cook | nzuri kwa kuchoma | supu ya nini | which one to grill | dagaa nipikeje',
  storage: 'inakaa siku ngapi | friji hamna | how long does it keep | nihifadhi vipi | naweza kugandisha | itaharibika? | storage',
  price: 'sato bei gani | bei ya changu | jodari ngapi kilo | how much is tuna | dagaa shingapi | bei za kamba | kilo ya nguru',
  priceAsk: 'bei gani | bei zenu | ni ngapi | price list | how much | shingapi | bei zikoje',
  bargain:
    'punguza bei | ghali sana | nifanyie bei nzuri | bei ya mwisho | last price | too expensive | niachie elfu kumi | mna ofa | promo code',
  cheapest: 'bei rahisi zaidi | samaki wa bei ya chini | cheapest fish | bei poa | yupi rahisi | nafuu | what is cheap today',
  bulk: 'nikichukua nyingi mnapunguza | jumla | bei ya jumla | kilo 50 za dagaa | wholesale | kwa ajili ya mgahawa | nataka tenga zima | discount for 20kg',
  budget:
    'nina elfu ishirini | samaki wa buku tano | under 15,000 | kwa elfu kumi napata nini | 20k what can I get | bajeti laki moja | chini ya elfu nane',
  goodToday: 'leo kuna nini | kuna samaki gani | mna nini kizuri | what do you have | recommend something | nichagulie | samaki gani wapo',
  notSold: 'mna salmon | samoni | do you have cod | papa wapo | kuku mnauza | mna nyama | chaza | kaa wa kopo | chips samaki',
  outOfStock: 'kamba wameisha? | mtapata lini | mbona haipo | when back in stock | lini mtaleta tena | sato hakuna leo | it says sold out',
  minimumOrder:
    'mwanzo kilo ngapi | kuanzia ngapi | minimum order | naweza kuchukua moja tu | robo mnauza | chini kabisa | just one is ok?',
  localMeasure: 'fungu bei gani | sado ya dagaa | ndoo moja | debe | mtungo wa samaki | gunia la dagaa | a bucket | tenga',
  payOnDelivery:
    'naweza kulipa nikipokea | nilipe kesho | cash | keshi | pay later | kulipa mkononi | pay on arrival | nikiona samaki ndo nilipe',
  credit:
    'nikopesheni | nilipe mwisho wa mwezi | lipa kidogo kidogo | deni | nusu sasa nusu kesho | installment | on credit | weka kwenye daftari',
  networks: 'mnapokea tigo pesa | mpesa ipo | airtel money | halopesa vipi | mixx | naweza kulipa na visa | bank transfer | which networks',
  lipaNamba:
    'lipa namba yenu | till number | nitume wapi hela | namba ya kulipia | niwatumie kwa namba gani | paybill | nimepewa namba nilipe | wakala namba',
  isItSafe: 'ni salama | mnaaminika | naogopa kutapeliwa | is it safe | is this legit | mtanitapeli | nitajuaje | can I trust you',
  inspectFirst: 'nikague kwanza | nione kabla sijalipa | can I check before paying | nisipompenda | akiwa mbaya je | naweza kukataa',
  wrongNumber:
    'nimekosea namba | namba sio hiyo | wrong number | nimeweka namba ya mume wangu | nimebadili laini | laini imepotea | change my number',
  noCode: 'sijapata code | cjapata kodi | msimbo haujaja | code haiji | no OTP | didnt get the code | sms haijaingia | code bado',
  noPrompt:
    'haijaja kwenye simu | ombi halijafika | sioni kitu | no prompt | nothing on my phone | PIN naweka wapi | pop up haiji | menyu haijafunguka',
  alreadyPaid: 'nimeshalipa | nimelipa tayari | nimetuma | hela imekatwa | I already paid | confirmed on my side | SMS ya mpesa imekuja',
  paidNoOrder:
    'nimetuma hela hamjaleta | nimelipa oda haipo | mmekula hela yangu | paid but no order | pesa imekatwa oda hakuna | deducted but nothing',
  cancelPayment:
    'ghairi malipo | sitaki kulipa | cancel payment | stop the payment | simamisha malipo | nimeghairi kulipa | nirudishe ombi',
  chargedTwice: 'nimekatwa mara mbili | double payment | mmenikata double | paid twice | hela imekatwa tena | malipo mawili',
  refund: 'nirudishieni hela | nataka hela yangu | refund | pesa yangu lini | money back | mnarudisha hela | kurudishiwa pesa',
  badFish: 'samaki ameharibika | wananuka | wameoza | sio nilichoagiza | pungufu | bad fish | it smells | nataka kurudisha | wrong item',
  changeAddress: 'nimehama | badilisha anwani | sio hapo | leteni kazini | change address | nataka iende kwingine | nilikosea mtaa',
  changeOrder:
    'badilisha oda | ongeza kwenye oda | nilitaka kilo mbili | add to my order | nimesahau dagaa | change the quantity | punguza moja kwenye oda',
  cancelOrder: 'ghairi oda | nimebadili mawazo | futa oda | cancel my order | sitaki tena oda | kansel | oda isije | nimeghairi',
  changedMind: 'sitaki tena | basi | achana nayo | acha tu | leave it | never mind | sinunui | nimeahirisha | si leo',
  total: 'hesabu yangu ngapi | jumla ni ngapi | nalipa ngapi | total please | how much in all | bei yote | nadaiwa ngapi',
  receipt: 'naomba risiti | risiti yangu | receipt | invoice | EFD | nitumieni risiti | proof of payment | risiti ya oda',
  gift: 'ni zawadi | mpelekee mama | for another person | namwagizia dada | anapokea mtu mwingine | send to my mother | atapokea mlinzi',
  event: 'nina shughuli | harusi | msiba | kitchen party | maulidi | for a wedding | watu mia mbili | birthday ya mtoto',
  account: 'nimesahau neno | lazima nijisajili | naingiaje | do I need an account | forgot how to log in | sina email | nafunguaje akaunti',
  language: 'english please | ongea kiswahili | badilisha lugha | sielewi kizungu | swahili | I dont speak swahili | lugha',
  howItWorks: 'inafanyaje kazi | naagizaje | how does this work | nianzie wapi | sijui kutumia | nifanyeje | how to order | nielekeze',
  privacy: 'nani anaona namba yangu | mnauza taarifa | data zangu | privacy | who sees my number | mnahifadhi nini | PIN yangu mnaona',
  deleteData:
    'futa akaunti | futa taarifa zangu | delete my account | futa mazungumzo | remove my data | nitoeni kwenye mfumo | clear chat',
  complaint:
    'nina malalamiko | sijaridhika | complaint | nataka kulalamika | dereva ana kiburi | I want to report | muuzaji mbaya | huduma haijanifurahisha',
  sellWithUs:
    'nataka kuuza samaki | nina boti | nauza dagaa | nina bodaboda nataka kazi | become a seller | kazi zipo | register as transporter',
  voiceOrPhoto:
    'nimetuma voice | sikiliza voice note | nimetuma picha | see the photo | angalia hii picha | nitumie picha ya samaki | naweza kutuma sauti',
  nonsense: 'asdf | bjkhg | 0000 | ??? | … | blah | tralala | qwerty',
  emojiOnly: '👍 | 🙏 | 👌 | ❤️ | 😂 | 🐟 | 😡 | 👎',
  returnAfterHours: 'nimerudi | niko tena | I am back | tuendelee | tulifika wapi',
}
