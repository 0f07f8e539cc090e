/** The last round of lines, written before the parser read them. */
export const freshSix = `
naomba changu watano na sato wawili = add red_snapper:5 tilapia:2
nitumie pweza kilo mbili kesho = add octopus:2
niuzie kambale kilo tatu = add catfish:3
nichukulie jodari kilo sita = add tuna:6
nihitaji kaa saba = add crab:7
kibua kumi na moja tafadhali = add mackerel:11
give me 2 squids and a lobster = add squid:2 lobster:1
i wanna buy 5 kilos dagaa = add sardine:5
pls add 3 kingfish = add kingfish:3
can you get me four nile perch = add Nile_perch:4
12 prawns for tonight = add prawn:12
naomba kuona ngisi wakubwa = search squid
kamba wabichi wapo = search prawn
nataka kujua kama mna pweza = search octopus
samaki wa barafu = search
are there any tilapia = search tilapia
show me what you have = search
list of smoked fish = search
i'm interested in tuna = search tuna
usiweke sato = remove -tilapia
ondoa zote kwenye kikapu = remove
i do not want mackerel = remove -mackerel
remove the nile perch please = remove Nile_perch
punguza kamba wawe wawili = setQuantity prawn:2
change the crab to 4 = setQuantity crab:4
idadi iwe sita = setQuantity q:6
nusu tu ya jodari = add tuna:fraction
kikapu changu kikoje = showCart
what do i have in my cart = showCart
tumalize ununuzi = checkout
proceed to checkout = checkout
let's go to payment = pay
nataka nilipe sasa hivi = pay
pay with mixx = pay
mzigo wangu upo wapi = trackOrder
where is my package = trackOrder
niagizie tena kama ya juzi = buyAgain
repeat last order = buyAgain
hifadhi hii = wishlist
add tuna to my wishlist = wishlist tuna
mtumie rafiki link = share
share my basket = share
nisaidie sijui nifanye nini = help
help me please = help
nataka kutumia kiswahili = language
speak swahili = language
futa hilo la mwisho, tendua = undo
undo it = undo
rudi = back
go back one step = back
acha, ghairi = cancel
stop, cancel everything = cancel
anza upya kabisa = startFresh
start all over again = startFresh
eee sawa = yes
yes that is correct = yes
hapana sitaki = no
nope = no
za asubuhi mkuu = greeting
hi, how are you doing = greeting
`
export const freshSixTopics: Readonly<Record<string, string>> = {
  thanks: 'asante kwa kuniletea | thanks for everything',
  praise: 'mko vizuri sana hongera | very good fish, well done',
  goodbye: 'kwaheri tutaonana kesho | bye, take care',
  waitABit: 'nipe muda kidogo nifikirie | hang on a sec',
  anger: 'mnaniibia pesa yangu | what a rubbish shop',
  isItABot: 'hivi wewe ni roboti kweli | am i chatting with a bot',
  yourName: 'wewe ni nani | what is your name',
  person: 'nataka kuongea na mtu halisi | i need customer support agent',
  phoneNumber: 'namba yenu ya whatsapp ni ipi | give me your phone number',
  whereAreYou: 'mnapatikana mkoa gani | where can i find your shop',
  pickUp: 'nikija mwenyewe kuchukua inawezekana | can i collect the order myself',
  openingHours: 'mnafungua lini | do you work on sundays',
  areaAsk: 'mnafika mikoa yote | where do you deliver fish',
  areaFound: 'mnafikisha Magomeni | delivery to Mikocheni possible',
  areaNoCarrier: 'nipo Kigoma naweza kuagiza | do you deliver to Tabora',
  deliveryFee: 'kuletewa Sinza ni shilingi ngapi | how much do you charge for transport',
  freeDelivery: 'naomba delivery ya bure | can delivery be free',
  deliveryTime: 'oda inachukua saa ngapi kufika | how long does it take to arrive',
  pickTime: 'leteni kesho saa sita mchana | can you deliver on sunday morning',
  whyLate: 'mbona samaki hawajafika | i am still waiting for my fish',
  whoCarries: 'anayeleta oda yangu ni nani | what is the rider name',
  freshness: 'samaki hawa ni wabichi kweli | how long ago were they caught',
  whereCaught: 'pweza wanavuliwa wapi | is this fish from mwanza',
  cleaning: 'nataka wasafishwe magamba | cut it into pieces please',
  weight: 'mmoja ana kilo ngapi | how many grams is one',
  cooking: 'kambale anapikwa vipi | any recipe for octopus',
  storage: 'nihifadhi vipi samaki | can i keep it without a fridge',
  price: 'sangara ni bei gani | how much are the lobsters',
  priceAsk: 'naomba bei zenu | tell me the prices',
  bargain: 'bei ghali sana | can you reduce the price',
  cheapest: 'yupi ni wa bei rahisi | cheapest fish please',
  bulk: 'nina mgahawa nahitaji samaki wengi | price for 100 kg',
  budget: 'nina shilingi elfu ishirini | what can i buy with 15k',
  goodToday: 'samaki gani wapo leo | any recommendation',
  notSold: 'mnauza maziwa | can i get pork',
  outOfStock: 'dagaa wameisha kwani | when will you have lobster again',
  minimumOrder: 'naweza kuchukua mmoja | what is the minimum i can order',
  payOnDelivery: 'nalipa nikipata mzigo | i want to pay cash | can i pay later',
  credit: 'nikopeshe samaki',
  networks: 'mnapokea mitandao gani | do you accept tigo pesa',
  lipaNamba: 'nilipe kwa namba ipi | which number should i pay to',
  isItSafe: 'nitajuaje hamtanitapeli | is this site legit',
  inspectFirst: 'naweza kuangalia samaki kabla sijalipa | what if i dont like it when it arrives',
  wrongNumber: 'namba ya simu niliyoweka si sahihi | change my phone number',
  noCode: 'sijatumiwa msimbo | i have not received any code',
  noPrompt: 'ombi halijaja kwenye simu | i got no payment request',
  alreadyPaid: 'nimeshatuma hela | i have sent the money',
  paidNoOrder: 'nimelipa lakini sijapata samaki | i paid and got nothing',
  cancelPayment: 'sitisha malipo haya | i want to cancel the payment',
  chargedTwice: 'nimekatwa mara mbili pesa | i was charged two times',
  refund: 'rudisheni pesa yangu | when will i get my refund',
  badFish: 'samaki wamechacha | the fish is smelling',
  changeAddress: 'nataka mlete sehemu nyingine | update my delivery address',
  changeOrder: 'naweza kubadilisha oda | i forgot to add squid to my order',
  cancelOrder: 'futa oda yangu tafadhali | please stop my order',
  total: 'jumla yangu ni ngapi | how much is everything',
  receipt: 'mnatoa risiti | do you give receipts',
  gift: 'nimtumie dada yangu kama zawadi | can i send fish to my mum',
  event: 'nina harusi wiki ijayo | i need fish for 100 guests',
  account: 'nimesahau namba ya siri ya akaunti | how can i sign up',
  howItWorks: 'nifanyeje ili niagize | how do i buy fish here',
  privacy: 'nani anaona taarifa zangu | is my phone number safe with you',
  deleteData: 'futeni akaunti yangu | please delete my information',
  complaint: 'nalalamika kuhusu huduma | the rider was very rude',
  sellWithUs: 'nataka kuwa dereva wenu | can i sell fish on your platform',
  voiceOrPhoto: 'naweza kuwatumia picha | did you hear my voice note',
}
