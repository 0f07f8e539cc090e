/** A fourth round of lines, written before the parser read them. */
export const freshFour = `
nipe sato tatu na changu mbili = add tilapia:3 red_snapper:2
nahitaji kilo kumi na tano za dagaa = add sardine:15
niwekee pweza kilo nne na ngisi kilo tano = add octopus:4 squid:5
samahani naomba kibua wawili = add mackerel:2
ntk changu 2 na kamba 1 = add red_snapper:2 prawn:1
naomba unitumie sangara wawili wakubwa = add Nile_perch:2
4 kilos of prawns and 2 lobsters please = add prawn:4 lobster:2
i would like three kingfish steaks = add kingfish:3
add a kilo of squid = add squid:1
nataka kuongeza kambale wawili = add catfish:2
order me one octopus = add octopus:1
naomba nione sato = search tilapia
mna ngisi? = search squid
je mnauza kambale = search catfish
nataka samaki wakavu = search
show me frozen prawns = search prawn
do you have nile perch fillets = search Nile_perch
i want to see all the fish = search
what types of tilapia do you have = search tilapia
ondoa kamba kwenye kikapu = remove prawn
sitaki jodari = remove -tuna
toa pweza weka ngisi 2 = add octopus:null squid:2
remove everything from my cart = remove
i don't need the catfish = remove -catfish
take out the squid = remove squid
change octopus to 3 = setQuantity octopus:3
weka sato ziwe tatu = setQuantity tilapia:3
badilisha iwe mbili = setQuantity q:2
make it five = setQuantity q:5
robo kilo ya ngisi = add squid:fraction
0.5 kg tuna = add tuna:fraction
kikapu changu = showCart
angalia kapu = showCart
show what i have in my basket = showCart
nimemaliza = checkout
niko tayari kulipia oda yangu = checkout
finish my order = checkout
nataka kulipia = pay
fanya malipo = pay
make payment = pay
lipa kwa airtel = pay
oda yangu iko wapi jamani = trackOrder
samaki wangu wamefika wapi = trackOrder
what is the status of my order = trackOrder
oda SMK-104233 = trackOrder
nataka tena kama mara ya mwisho = buyAgain
niagizie kama kawaida yangu = buyAgain
buy again = buyAgain
i want my previous order again = buyAgain
weka kwenye wishlist = wishlist
add to wishlist = wishlist
save this fish for later = wishlist
shiriki kikapu na mke wangu = share
send my basket to a friend = share
nahitaji msaada = help
what can you do = help
badilisha kiingereza = language
use english please = language
ondoa la mwisho nililofanya = undo
revert that = undo
rudi mwanzo wa swali = back
let me go back = back
sitaki kuendelea, ghairi = cancel
cancel it all = cancel
anza upya tafadhali = startFresh
i want to start a new order = startFresh
ndiyo endelea = yes
ok do it = yes
hapana bado = no
nah i'm good = no
habari za asubuhi = greeting
shikamoo baba = greeting
hey there = greeting
`
export const freshFourTopics: Readonly<Record<string, string>> = {
  areYouThere: 'kuna mtu? | are you still there',
  thanks: 'asante kaka | appreciate it',
  praise: 'samaki wenu ni watamu balaa | you guys are amazing',
  goodbye: 'usiku mwema dada | bye bye',
  waitABit: 'subiri kwanza | wait a minute please',
  anger: 'nyie matapeli wakubwa | you are cheating people',
  isItABot: 'wewe ni AI | are you a real person or a machine',
  yourName: 'jina lako nani | what should i call you',
  person: 'nipe nizungumze na binadamu | can i speak to the manager',
  phoneNumber: 'nipe namba ya simu ya duka | phone number of the shop',
  whereAreYou: 'ofisi zenu ziko wapi | where are you located',
  pickUp: 'naweza kuja dukani kuchukua | can i come and get it myself',
  openingHours: 'leo mmefungua | when do you open tomorrow',
  areaAsk: 'mnaleta maeneo yapi | do you do home delivery',
  areaFound: 'Mbagala mnaleta | can i get delivery in Kinyerezi',
  areaNoCarrier: 'mnatuma Arusha | can you ship to Dodoma',
  deliveryFee: 'bei ya delivery | how much to deliver to Mikocheni',
  freeDelivery: 'kuna delivery ya bure | do i get free delivery if i buy more',
  deliveryTime: 'nitapata samaki baada ya muda gani | how fast is your delivery',
  pickTime: 'nileteeni saa kumi na mbili jioni | deliver between 2 and 4pm',
  whyLate: 'mbona hamjaleta mpaka sasa | my delivery is late',
  whoCarries: 'dereva anaitwa nani | who will deliver my order',
  freshness: 'samaki wenu ni fresh | is the fish fresh today',
  whereCaught: 'samaki hawa wanatoka wapi | where does your fish come from',
  cleaning: 'mnawasafisha kabla ya kuleta | can you gut and clean it',
  weight: 'changu mmoja ana uzito wa kiasi gani | how big is one tilapia',
  cooking: 'naomba mapishi ya kamba | how do i fry dagaa',
  storage: 'dagaa wanakaa muda gani | how should i keep the fish',
  price: 'pweza bei gani kwa kilo | how much is tilapia',
  priceAsk: 'bei zikoje leo | how much does fish cost',
  bargain: 'punguza bei mkuu | any discount',
  cheapest: 'samaki wa bei nafuu | show me the cheapest one',
  bulk: 'nataka kununua kwa jumla | do you sell wholesale',
  budget: 'nina elfu kumi na tano nipate samaki gani | fish under 12000',
  goodToday: 'leo kuna nini | what is good today',
  notSold: 'mna papa | do you sell beef',
  outOfStock: 'changu wameisha? | no more prawns?',
  minimumOrder: 'naweza kuagiza kilo moja tu | is one fish enough to order',
  localMeasure: 'nataka fungu moja la dagaa | how much is a bucket of sardines',
  payOnDelivery: 'naweza kulipa mzigo ukifika | can i pay on delivery',
  credit: 'naomba mkopo nitalipa baadaye | can i get it on loan',
  networks: 'mnakubali mpesa | can i pay by card',
  lipaNamba: 'mna lipa namba | send me your paybill',
  isItSafe: 'nitaaminije hili duka | is my money safe',
  inspectFirst: 'niangalie samaki kwanza ndo nilipe | can i reject the fish if bad',
  wrongNumber: 'nimeweka namba isiyo yangu | i entered a wrong phone number',
  noCode: 'otp haijaja | the otp is not coming',
  noPrompt: 'ombi la kulipa halijafika | i did not get the payment prompt',
  alreadyPaid: 'nimelipa tayari | i paid already',
  paidNoOrder: 'nimelipa mbona sioni oda yangu | i have paid but received nothing',
  cancelPayment: 'ghairi malipo yangu | do not charge me, cancel payment',
  chargedTwice: 'nimelipa mara mbili kwa bahati mbaya | my account was charged twice',
  refund: 'nataka pesa zangu | can you refund me',
  badFish: 'samaki wananuka | my fish was rotten',
  changeAddress: 'badilisha anwani yangu | i want to change delivery address',
  changeOrder: 'nataka kubadili oda yangu | can i add one more item to my order',
  cancelOrder: 'ghairi oda yangu | cancel order SMK-104233',
  changedMind: 'nimebadili mawazo sinunui | leave it for now',
  total: 'jumla ni shilingi ngapi | what is the total amount',
  receipt: 'nitumie risiti | i want a receipt for my order',
  gift: 'nataka kumtumia mama yangu samaki | i am buying for my mother',
  event: 'nina sherehe ya watu mia | i need fish for a wedding',
  account: 'nawezaje kujisajili | i forgot my password',
  howItWorks: 'nitaagizaje | how can i order',
  privacy: 'namba yangu ya simu itakuwa salama | who can see my phone number',
  deleteData: 'futa akaunti yangu | remove all my data',
  complaint: 'nataka kutoa malalamiko | your driver was rude to me',
  sellWithUs: 'nauza samaki naweza kujiunga | i want to be a seller',
  voiceOrPhoto: 'nimekutumia picha | listen to my voice note',
  returnAfterHours: 'nimerudi tena | let us continue where we stopped',
}
