/** A second round of lines, written before the parser read them. */
export const freshTwo = `
bosi nikatie sangara kilo nne = add Nile_perch:4
naagiza changu 3 na kibua 5 = add red_snapper:3 mackerel:5
hebu nipimie kamba kilo mbili = add prawn:2
nichagulie pweza wawili wakubwa = add octopus:2
wekeni sato ishirini kwenye kikapu = add tilapia:20
tunahitaji jodari kumi kwa ajili ya hoteli = add tuna:10
mzia mmoja na ngisi kilo moja = add barracuda:1 squid:1
mwenzangu ntachukua dagaa kilo 2 tu = add sardine:2
nataka ya kambale, watatu = add catfish:3
may i order six tilapia = add tilapia:6
send me 3 octopus and 2 kilos of calamari = add octopus:3 squid:2
i want to get two red snappers and four crabs = add red_snapper:2 crab:4
let's do 5 kingfish = add kingfish:5
could i get 8 prawns delivered = add prawn:8
one nile perch for me = add Nile_perch:1
put two more tuna in = add tuna:2
tilapia x4 = add tilapia:4
nitapata wapi kamba wa barafu = search prawn
nionyeshe ngisi mliobaki nao = search squid
kuna samaki wa maji chumvi = search
mnauza kaa? = search crab
nataka kuangalia dagaa wakavu = search sardine
have you got mackerel = search mackerel
i'm looking for dried sardines = search sardine
can i see your lobsters = search lobster
fresh fish = search
tilapia fillet = search tilapia
nguru wa moshi = search kingfish
niondolee kaa = remove crab
usiweke ngisi tena = remove -squid
pweza mtoe = remove octopus
sihitaji tena kamba = remove -prawn
please remove catfish from my cart = remove catfish
no lobster please = remove -lobster
delete the mackerel = remove mackerel
ongeza hadi kilo sita za sato = setQuantity tilapia:6
kamba iwe kilo 3 badala ya 2 = setQuantity prawn:3
set octopus to 5 = setQuantity octopus:5
update the tilapia to 4 = setQuantity tilapia:4
reduce tuna to 1 = setQuantity tuna:1
fanya kumi = setQuantity q:10
one and a half kilos of tuna = add tuna:fraction
kilo moja na nusu ya changu = add red_snapper:fraction
kwenye kapu kuna nini = showCart
nionyeshe nilichonunua mpaka sasa = showCart
view basket = showCart
can i see what's in my cart = showCart
twende kwenye malipo = checkout
nipo tayari kukamilisha oda = checkout
i'm ready to order = checkout
let's finish this = checkout
nilipe vipi sasa hivi, nataka kulipia = pay
tuma ombi la malipo = pay
i'm ready to pay = pay
charge my phone now = pay
samaki wangu wameshatoka? = trackOrder
naomba kufuatilia oda = trackOrder
has my order been sent = trackOrder
where's my fish at = trackOrder
rudia oda yangu ya mwisho = buyAgain
nataka zile zile za jana = buyAgain
same as last time = buyAgain
repeat my order = buyAgain
hifadhi huyu nitanunua baadaye = wishlist
add this to my favourites = wishlist
show my wishlist = wishlist
shea na rafiki = share
nipe link ya kikapu changu = share
share this fish = share
sielewi naomba msaada = help
can somebody help me here = help
badili lugha = language
switch to swahili = language
rudisha ulichotoa = undo
undo please = undo
rudi hatua ya nyuma = back
one step back = back
sitisha zoezi hili = cancel
cancel this = cancel
nataka kuanza upya kabisa = startFresh
restart = startFresh
ndio nataka = yes
yep that's right = yes
hapana usifanye hivyo = no
no thanks, that's all = no
salama mkuu, za leo = greeting
hi there = greeting
mpo salama? = greeting
`
export const freshTwoTopics: Readonly<Record<string, string>> = {
  thanks: 'nashukuru sana kwa msaada wako | thank you for the help',
  praise: 'huduma yenu iko poa sana | your fish is the best in town',
  goodbye: 'tutaonana kesho | ok bye for now',
  waitABit: 'ngoja nimuulize mume wangu | one minute please',
  anger: 'mnatuchezea akili nyie matapeli | you lied to me',
  isItABot: 'we ni mtu au kompyuta | is this an automated system',
  yourName: 'we nani kwani | who am i chatting with',
  person: 'niunganishe na mhudumu | i need to talk to somebody',
  phoneNumber: 'nipe namba niwapigie | can i have your contact number',
  whereAreYou: 'mnapatikana sehemu gani | what is your address',
  pickUp: 'nikija kuchukua mwenyewe nije wapi | i would rather pick up myself',
  openingHours: 'kesho mnafungua saa ngapi | what are your working hours',
  areaAsk: 'mnasambaza wapi na wapi | how far do you deliver',
  areaFound: 'nipo Mwenge mnaweza kuleta | do you reach Kigamboni',
  areaNoCarrier: 'mnaweza kutuma Morogoro | do you send fish to Tanga',
  areaUnknown: 'je hapa kijijini kwetu mnafika | will you come to my neighbourhood',
  deliveryFee: 'kuniletea ni bei gani | how much is the delivery charge',
  freeDelivery: 'naomba mnisamehe nauli | no delivery fee?',
  deliveryTime: 'mzigo unachukua siku ngapi | how many hours for delivery',
  pickTime: 'mnaweza kuleta jumapili asubuhi | i want it at 4pm tomorrow',
  whyLate: 'mbona mzigo umechelewa hivi | it has been three hours and nothing has come',
  whoCarries: 'nipeni namba ya bodaboda | who is my rider',
  freshness: 'samaki wamekaa siku ngapi | are these fish frozen or fresh',
  whereCaught: 'huyu sato ni wa ziwa au wa bwawa | were these fish caught in the sea',
  cleaning: 'naomba mnikatie vipande | can you clean the fish for me',
  weight: 'samaki mmoja ana uzito gani | how many fish are in one kilo',
  cooking: 'sangara anapikwaje vizuri | how should i cook the squid',
  storage: 'naweza kuweka friza kwa muda gani | how do i store dagaa',
  price: 'kilo ya kamba shilingi ngapi | price of octopus please',
  priceAsk: 'nitumie orodha ya bei | how much are your fish',
  bargain: 'bei kubwa sana punguza kidogo | that is too expensive',
  cheapest: 'nipe samaki wa bei rahisi | something cheap please',
  bulk: 'nikichukua kilo mia mnanipunguzia | do you do bulk orders',
  budget: 'samaki wa elfu tano wapo | something below 10,000',
  goodToday: 'leo mna samaki gani | which fish is good today',
  notSold: 'mnauza nyama ya ngombe | i want chicken',
  outOfStock: 'mbona sato wameisha | is tuna out of stock',
  minimumOrder: 'mnauza kuanzia kilo ngapi | can i buy only one fish',
  localMeasure: 'fungu la dagaa bei gani | do you sell in buckets',
  payOnDelivery: 'nitalipa keshi mkipofika | do you accept cash on delivery',
  credit: 'mnakopesha? | can i take now and pay at month end',
  networks: 'naweza kulipa kwa tigopesa | which mobile networks do you take',
  lipaNamba: 'nitume hela namba gani | what number do i send the money to',
  isItSafe: 'naogopa kutapeliwa | how do i know this is not a scam',
  inspectFirst: 'nikague kwanza ndio nilipe | what if i do not like the fish',
  wrongNumber: 'hiyo sio namba yangu | i want to use another phone number',
  noCode: 'sijapata code mpaka sasa | no code has arrived',
  noPrompt: 'menyu ya malipo haijatokea | nothing happened on my phone',
  alreadyPaid: 'nimeshalipa jamani | the money has left my account',
  paidNoOrder: 'nimelipa lakini oda haionekani | i paid but there is no order',
  cancelPayment: 'sitaki kulipa tena sitisha malipo | stop the payment',
  chargedTwice: 'mmenikata hela mara mbili | i paid double',
  refund: 'lini mtanirudishia pesa | how do i get a refund',
  badFish: 'samaki ananuka vibaya | you sent me rotten fish',
  changeAddress: 'pelekeni kwingine sio pale | wrong address please change it',
  changeOrder: 'naweza kuongeza kitu kwenye oda niliyoweka | can i edit my order',
  cancelOrder: 'sitaki tena ile oda ifuteni | i no longer want my order',
  changedMind: 'basi nimeahirisha | not today maybe',
  total: 'natakiwa kulipa kiasi gani kwa jumla | how much do i pay in total',
  receipt: 'risiti nitapata wapi | please email me the invoice',
  gift: 'nataka kumnunulia mama yangu zawadi | can you deliver it to my sister',
  event: 'nina harusi mwezi ujao | fish for a party of fifty people',
  account: 'nimesahau namba niliyojisajilia | do i need to register',
  howItWorks: 'nielekeze jinsi ya kuagiza | explain how this works',
  privacy: 'namba yangu mnampa nani | do you share my data',
  deleteData: 'naomba kufuta akaunti yangu | erase all my information',
  complaint: 'dereva wenu hana adabu | i am not happy with the service',
  sellWithUs: 'mimi ni mvuvi nataka kuuza samaki | how do i become a rider',
  voiceOrPhoto: 'naweza kutuma picha | can i send a voice note',
  returnAfterHours: 'nimerudi tuendelee tulipoishia | ok i am back now',
}
