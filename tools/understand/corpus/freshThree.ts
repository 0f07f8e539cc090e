/** A third round of lines, written before the parser read them. */
export const freshThree = `
mama naomba sato wazuri watano = add tilapia:5
nataka kamba kochi wawili na pweza mmoja mkubwa = add lobster:2 octopus:1
tupatie dagaa wakavu kilo kumi = add sardine:10
ngisi kilo 3 na nguru kilo 2 niletee leo = add squid:3 kingfish:2
nahitaji samaki changu, kilo nne = add red_snapper:4
mi nataka tu kibua wanne = add mackerel:4
agizia jodari mmoja, lipa nikipokea = add tuna:1
basi weka sangara wawili = add Nile_perch:2
ndio niwekee kambale 3 = add catfish:3
please send 2 kilos of tilapia to my house = add tilapia:2
i think i'll have 4 mackerel = add mackerel:4
get 3 red snapper and a dozen prawns = add red_snapper:3 prawn:12
can you reserve 5 tuna for me = add tuna:5
another 2 crabs = add crab:2
seven sardines packs = add sardine:7
mna changu mkubwa? = search red_snapper
sato bado wapo = search tilapia
nipe nione aina za kamba = search prawn
samaki wa baharini = search
je kuna pweza wabichi hapo = search octopus
do you have any crab left = search crab
what kinds of prawns do you sell = search prawn
show octopus = search octopus
is there kingfish = search kingfish
natafuta samaki mkubwa wa kuchoma = search
niondolee sato kwenye oda = remove tilapia
achana na ngisi = remove squid
sangara sitaki = remove -Nile_perch
cancel the octopus = remove octopus
no more squid for me = remove -squid
take off the crab = remove crab
badilisha idadi ya changu iwe 5 = setQuantity red_snapper:5
pweza weka wawili badala ya watatu = setQuantity octopus:2
change the number to 6 = setQuantity q:6
prawns should be 4 = setQuantity prawn:4
nataka nusu kilo ya pweza = add octopus:fraction
half a kilo of squid please = add squid:fraction
nimechagua nini mpaka sasa = showCart
fungua kikapu = showCart
open my cart = showCart
what did i add so far = showCart
nimeridhika, tumalizie = checkout
naomba kumaliza = checkout
place my order = checkout
take me to checkout = checkout
naomba nilipie = pay
lipa kwa tigo pesa = pay
let me pay = pay
i'll pay with halopesa = pay
mzigo upo wapi sasa = trackOrder
oda imetoka = trackOrder
check my order status = trackOrder
when you dispatched my order = trackOrder
nirudie ile oda ya mwanzo = buyAgain
order what i had last week = buyAgain
weka kwenye nipendazo = wishlist
bookmark this fish = wishlist
nitumie link nimtumie dada = share
share with friends = share
nifanye nini hapa = help
help me out = help
sijui kiswahili = language
niandikie kwa kiingereza = language
rejesha ulichofuta = undo
i made a mistake, undo it = undo
narudi nyuma = back
take me back = back
nimeghairi yote = cancel
i want to stop = cancel
tufute yote tuanze upya = startFresh
let me begin from the start = startFresh
sawa kabisa mkuu = yes
absolutely = yes
sio hivyo = no
no way = no
vipi dada hujambo = greeting
good afternoon = greeting
marhaba, habari ya saa hizi = greeting
`
export const freshThreeTopics: Readonly<Record<string, string>> = {
  thanks: 'ubarikiwe sana | many thanks',
  praise: 'mmenifurahisha sana | great service',
  goodbye: 'naondoka sasa kwaheri | have a nice day',
  waitABit: 'nitarudi baada ya dakika kumi | let me check with my wife first',
  anger: 'mmeniudhi sana | you guys are thieves',
  isItABot: 'hivi nachati na binadamu kweli | are you real',
  yourName: 'naongea na nani hapa | may i know your name',
  person: 'nataka msaada wa mtu wa kawaida | put me through to a person',
  phoneNumber: 'naweza kuwapigia namba gani | whatsapp number please',
  whereAreYou: 'mko mji gani | where do you operate from',
  pickUp: 'nikifuata mwenyewe ferry inakuaje | can my brother come to collect',
  openingHours: 'mnafanya kazi mpaka saa ngapi | what time do you close today',
  areaAsk: 'mnaweza kunifikishia popote | do you deliver outside the city',
  areaFound: 'mnaweza kuleta Ubungo | is Kariakoo covered',
  areaNoCarrier: 'nipo Moshi mnatuma | how about delivery to Zanzibar',
  deliveryFee: 'naongeza shilingi ngapi ya usafiri | delivery cost to Sinza',
  freeDelivery: 'si mniletee bure tu | free shipping please',
  deliveryTime: 'nikiagiza sasa nitapata saa ngapi | can i have it today',
  pickTime: 'naomba mlete jioni baada ya kazi | can it come on friday afternoon',
  whyLate: 'nimesubiri masaa matatu hakuna kitu | where are you people, i have been waiting since noon',
  whoCarries: 'dereva ni nani | give me the name of the delivery guy',
  freshness: 'mna uhakika ni wabichi | when was this caught',
  whereCaught: 'hawa pweza mmewatoa Mafia | is the tilapia from lake victoria',
  cleaning: 'wanakuja wamesafishwa | do you remove the bones',
  weight: 'wako kilo ngapi mmoja | what does one tuna weigh',
  cooking: 'nipe mapishi ya changu | recipe for prawns please',
  storage: 'watakaa siku ngapi bila friji | can i freeze it',
  price: 'changu mnauza bei gani | what does lobster cost',
  priceAsk: 'samaki ni shilingi ngapi | price list please',
  bargain: 'nipunguzie basi bei kaka | can you lower the price',
  cheapest: 'wa bei ya chini kabisa ni yupi | lowest price fish',
  bulk: 'natafuta kilo mia moja kwa hoteli yangu | i need 200 kg for my hotel',
  budget: 'elfu nane inatosha samaki gani | i only have 5000 shillings',
  goodToday: 'nishauri ninunue samaki gani | what is fresh today',
  notSold: 'naomba mayai trei moja | do you have shark',
  outOfStock: 'kamba hawapo leo? | why is there no octopus',
  minimumOrder: 'mnaleta hata samaki mmoja | what is the smallest order',
  localMeasure: 'ndoo ya dagaa ni kiasi gani | how much for a sado of sardines',
  payOnDelivery: 'nalipa nikishapokea samaki? | is payment on delivery ok',
  credit: 'niandikie deni | give me on credit',
  networks: 'mnatumia mitandao gani ya simu | can i use airtel money',
  lipaNamba: 'naomba namba ya kulipia | what is your lipa number',
  isItSafe: 'mnaaminika kweli | can i trust you',
  inspectFirst: 'naruhusiwa kukagua kabla ya kupokea | will i see the fish before i pay',
  wrongNumber: 'namba niliyoweka ni ya zamani | that number is not mine',
  noCode: 'sms ya code haiji | resend the code please',
  noPrompt: 'sioni ujumbe wa kuweka pin | i have not seen any request on my phone',
  alreadyPaid: 'pesa imekatwa kwenye simu yangu | payment done',
  paidNoOrder: 'nimetuma pesa samaki sijaletewa | money deducted but order not placed',
  chargedTwice: 'imekatwa malipo mara mbili | i was debited two times',
  refund: 'naomba pesa yangu irudi | refund my money',
  badFish: 'mmeniletea samaki wabovu | the fish you brought is spoiled',
  changeAddress: 'nataka kubadilisha mahali pa kuleta | i have moved to another place',
  changeOrder: 'nimesahau kuagiza pweza kwenye oda | add something to the order i placed',
  cancelOrder: 'oda yangu ghairini | can i cancel the order i made',
  total: 'jumla kuu ni shilingi ngapi | how much will everything cost',
  receipt: 'nahitaji risiti ya malipo | send me the receipt',
  gift: 'ni kwa ajili ya mama mkwe apokee yeye | it is a present for my friend',
  event: 'tuna msiba nyumbani samaki wengi | catering for a wedding',
  account: 'nafungua vipi akaunti | i cannot log in',
  howItWorks: 'mchakato wa kununua ukoje | how do i buy',
  privacy: 'mnatunza siri za wateja | is my information private',
  complaint: 'sijafurahishwa na huduma yenu | i have a complaint about the rider',
  sellWithUs: 'nina samaki nataka mniuzie | can i work for you as a driver',
  voiceOrPhoto: 'nitumie picha za samaki | see the photo i sent',
}
