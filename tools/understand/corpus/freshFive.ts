/** A fifth round of lines, written before the parser read them. */
export const freshFive = `
nataka sato kumi wa kuanzia leo = add tilapia:10
nipimie changu kilo mbili na nusu = add red_snapper:fraction
leta pweza wawili, ngisi mmoja na kamba kilo 2 = add octopus:2 squid:1 prawn:2
nipe kaa wanne wakubwa = add crab:4
nataka mzia kilo moja = add barracuda:1
two mackerel and five sardines = add mackerel:2 sardine:5
please get me 3 catfish = add catfish:3
i need 6 red snappers by tomorrow = add red_snapper:6
can you put 2 tilapia in the cart = add tilapia:2
ongeza dagaa kilo moja = add sardine:1
i'd like to order 4 lobsters = add lobster:4
nguru na kibua = search kingfish mackerel
nionyeshe samaki wote = search
kuna sangara wa moshi = search Nile_perch
mna samaki gani wa bahari = search
do you have big prawns = search prawn
show crab = search crab
what about squid = search squid
futa sangara = remove Nile_perch
usiniletee kamba = remove -prawn
remove 2 tilapia = remove tilapia:2
actually no octopus = remove -octopus
take the lobster out of my cart = remove lobster
sato wawe watatu = setQuantity tilapia:3
change it to 2 = setQuantity q:2
prawns to 6 please = add prawn:6
mnauza robo kilo ya dagaa = add sardine:fraction
nina nini kwenye kikapu = showCart
cart please = showCart
what's my basket looking like = showCart
kamilisha manunuzi = checkout
nataka kuagiza sasa = checkout
ready to check out = checkout
nataka kufanya malipo sasa = pay
i will pay by mpesa = pay
nilipie sasa = pay
oda imefika wapi = trackOrder
nifuatilie mzigo wangu = trackOrder
is my order on the way = trackOrder
track order SMK-100200 = trackOrder
agiza tena kama jana = buyAgain
order again = buyAgain
my usual order = buyAgain
orodha yangu ya nipendavyo = wishlist
my favourites = wishlist
tuma kikapu kwa rafiki = share
share link = share
nisaidie tafadhali = help
i need assistance = help
zungumza kiswahili = language
change to english = language
tendua = undo
undo last action = undo
nataka kurudi nyuma = back
back = back
ghairi = cancel
cancel the purchase = cancel
anzisha upya = startFresh
start fresh = startFresh
naam = yes
yes go ahead = yes
hapana = no
no that's wrong = no
hujambo = greeting
mambo vipi kaka = greeting
good morning = greeting
`
export const freshFiveTopics: Readonly<Record<string, string>> = {
  areYouThere: 'mbona hamjibu | hello is anybody there',
  thanks: 'shukrani sana kaka | thank you very much',
  praise: 'kazi nzuri sana jamani | excellent work',
  goodbye: 'tutaonana tena | goodbye',
  waitABit: 'ngoja kwanza | give me one second',
  anger: 'nyie wezi sana | your service is terrible',
  isItABot: 'wewe ni mashine | is this a bot',
  yourName: 'unaitwa nani wewe | tell me your name',
  person: 'naomba kuongea na mhudumu | let me speak to a person',
  phoneNumber: 'nipe namba ya kuwasiliana | how do i reach you by phone',
  whereAreYou: 'mpo wapi | what is your location',
  pickUp: 'naweza kuja kuchukua mwenyewe | can i pick up from the shop',
  openingHours: 'mpo wazi mpaka saa ngapi | are you open now',
  areaAsk: 'mnaleta wapi | what areas do you serve',
  areaFound: 'nipo Ilala mnafika | do you bring fish to Temeke',
  areaNoCarrier: 'mnaleta mpaka Mbeya | i live in Mwanza can you deliver',
  deliveryFee: 'nauli ya kuleta ni bei gani | what is the delivery fee',
  freeDelivery: 'usafiri bure? | is the delivery free of charge',
  deliveryTime: 'mnachukua muda gani kuleta | when will it be delivered',
  pickTime: 'nataka kuletewa kesho asubuhi | deliver at noon please',
  whyLate: 'oda yangu imechelewa sana | why has my fish not arrived',
  whoCarries: 'namba ya dereva tafadhali | who is delivering',
  freshness: 'samaki wamevuliwa leo | are the prawns really fresh',
  whereCaught: 'sato wanatoka ziwa gani | where was the octopus caught',
  cleaning: 'mnaondoa magamba | do you clean fish',
  weight: 'kilo moja ina samaki wangapi | what is the weight of one kingfish',
  cooking: 'nipikeje ngisi | how to prepare octopus',
  storage: 'namhifadhije samaki | how long can i keep it in the freezer',
  price: 'bei ya kambale | kingfish price',
  priceAsk: 'bei gani | how much',
  bargain: 'bei iko juu sana | lower the price please',
  cheapest: 'samaki wa bei ndogo | which fish is cheapest',
  bulk: 'kilo hamsini mnanipa bei gani | discount for large quantities',
  budget: 'samaki chini ya elfu kumi | i have 30000 tzs',
  goodToday: 'unanishauri nichukue nini | what do you suggest',
  notSold: 'mnauza kuku | do you have oysters',
  outOfStock: 'pweza hawapo? | is octopus sold out',
  minimumOrder: 'kiwango cha chini cha kuagiza ni kipi | minimum order quantity',
  localMeasure: 'sado la dagaa shilingi ngapi | can i buy a heap of sardines',
  payOnDelivery: 'nataka kulipa nikipokea | cash on delivery available?',
  credit: 'naweza kulipa kidogo kidogo | can i buy on credit',
  networks: 'naweza kulipa na airtel money | do you take mastercard',
  lipaNamba: 'nipe namba ya kulipia | do you have a lipa namba',
  isItSafe: 'mna uaminifu gani | are you trustworthy',
  inspectFirst: 'naweza kukataa samaki wakiwa wabaya | can i inspect before i pay',
  wrongNumber: 'nimekosea kuandika namba | my number is wrong',
  noCode: 'sijapokea sms ya msimbo | where is my verification code',
  noPrompt: 'sijapata ombi kwenye simu | no popup on my phone',
  alreadyPaid: 'malipo nimeshafanya | money already sent',
  paidNoOrder: 'hela imekatwa lakini hakuna oda | paid but no fish delivered',
  cancelPayment: 'nataka kusitisha malipo | cancel my payment please',
  chargedTwice: 'pesa imekatwa mara mbili | deducted twice',
  refund: 'nirudishiwe pesa yangu | money back please',
  badFish: 'samaki wameharibika | the prawns are bad',
  changeAddress: 'nataka kubadili sehemu ya kupokelea | change my address',
  changeOrder: 'badilisha oda yangu tafadhali | can i modify my order',
  cancelOrder: 'sitaki tena oda yangu | i want to cancel my order',
  changedMind: 'sitaki tena basi | never mind',
  total: 'nadaiwa shilingi ngapi | total amount please',
  receipt: 'naomba risiti yangu | where is my receipt',
  gift: 'ni zawadi kwa rafiki yangu | this is a gift for someone',
  event: 'nina birthday ya mtoto nahitaji samaki wengi | we have a funeral',
  account: 'nataka kufungua akaunti | how do i log in',
  howItWorks: 'naomba maelekezo ya kuagiza | how does it work',
  privacy: 'taarifa zangu ziko salama | what do you do with my data',
  deleteData: 'nataka kufuta taarifa zangu | delete my chat history',
  complaint: 'huduma yenu mbaya nalalamika | i am not satisfied',
  sellWithUs: 'nataka kuuza samaki wangu hapa | do you hire riders',
  voiceOrPhoto: 'nitumie sauti | here is a photo',
  returnAfterHours: 'nimerudi | i am back',
}
