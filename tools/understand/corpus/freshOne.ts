/** Lines as people in Dar, Mwanza and Zanzibar type, written without knowing the parser's words: `line = intent fish:number -denied q:number`. */
export const freshOne = `
kaka nifungie sato kilo tatu = add tilapia:3
dada naomba unipe changu wawili wakubwa = add red_snapper:2
nataka kununua pweza kilo 1 = add octopus:1
tuletee kamba kilo mbili nyumbani = add prawn:2
mimi nachukua sangara 4 = add Nile_perch:4
jodari 3 express = add tuna:3
kambale wawili na sato watatu = add catfish:2 tilapia:3
nitumie dagaa wa mwanza kilo tano = add sardine:5
ntachukua ngisi kumi = add squid:10
niongezee na nguru mmoja = add kingfish:1
hebu niwekee kaa sita = add crab:6
naomba samaki aina ya kibua, watano = add mackerel:5
nahitaji sana pweza watatu leo = add octopus:3
kamba wakavu pakti mbili = add prawn:2
sato wakubwa sita na changu 2 wa barafu = add tilapia:6 red_snapper:2
hi, could you add 4 tilapia to my basket = add tilapia:4
i'll take two kilos of tuna = add tuna:2
i'd love some octopus, 3 please = add octopus:3
just 1 lobster for now = add lobster:1
throw in 2 squid as well = add squid:2
we need 10 crabs for dinner = add crab:10
5 pcs kingfish = add kingfish:5
order 2 nile perch fillets and 1 octopus = add Nile_perch:2 octopus:1
make that 3 prawns and a crab = add prawn:3 crab:1
buy me 6 mackerels = add mackerel:6
nionyeshe samaki wa kukaanga = search
mna sato wabichi leo = search tilapia
kuna dagaa wa kigoma = search sardine
natafuta kamba wakubwa = search prawn
pweza wapo? = search octopus
je changu mnao = search red_snapper
nataka kuona samaki mlionao = search
do you sell catfish = search catfish
looking for smoked fish = search
what seafood do you have = search
any fresh tuna today? = search tuna
show me everything frozen = search
got lobsters? = search lobster
toa sato wote kwenye kapu = remove tilapia
sitaki tena changu = remove -red_snapper
ondoeni pweza = remove octopus
usiniwekee dagaa = remove -sardine
i changed my mind about the squid, remove it = remove squid
don't want the prawns anymore = remove -prawn
drop the tuna = remove tuna
punguza sato iwe 2 = setQuantity tilapia:2
badili sato ziwe nne = setQuantity tilapia:4
fanya ziwe tano = setQuantity q:5
change tuna to 3 = setQuantity tuna:3
make it 4 instead = setQuantity q:4
i only need 2 of the octopus = setQuantity octopus:2
nusu kilo ya kamba = add prawn:fraction
sato robo kilo = add tilapia:fraction
kilo 2.5 za changu = add red_snapper:fraction
what have i got in the basket = showCart
kikapu changu kina nini = showCart
nione vitu nilivyochagua = showCart
nimemaliza kuchagua, twende malipo = checkout
proceed to payment = checkout
nataka kumaliza oda yangu = checkout
i'm done, check me out = checkout
nataka kulipa sasa = pay
nilipie kwa mpesa = pay
i want to pay now = pay
pay with airtel money = pay
oda yangu imefikia hatua ipi = trackOrder
mzigo wangu uko njiani? = trackOrder
track my delivery = trackOrder
what's happening with my order = trackOrder
nipe kama nilivyoagiza juzi = buyAgain
the usual please = buyAgain
rudia oda ya wiki iliyopita = buyAgain
niwekee huyu kwenye orodha ya nipendavyo = wishlist
save it for later = wishlist
naomba link nimtumie mke wangu = share
share this with my wife = share
nimekwama, nielekeze = help
i'm stuck = help
can we speak english = language
weka kiswahili = language
futa nilichofanya sasa hivi = undo
oops undo = undo
nirudishe nyuma = back
go to the previous step = back
acha kila kitu, ghairi = cancel
forget it, cancel = cancel
anza mwanzo = startFresh
clear everything and begin again = startFresh
eeh sawa = yes
sure thing = yes
hapana sihitaji = no
not really = no
habari za mchana dada = greeting
hello samaki = greeting
`
export const freshOneTopics: Readonly<Record<string, string>> = {
  thanks: 'asante sana kwa huduma | cheers mate',
  praise: 'samaki wenu walikuwa wazuri sana | loved the fish last time',
  goodbye: 'haya baadae basi | talk to you later',
  waitABit: 'nipe dakika tano nakuja | give me a moment',
  anger: 'mmenidanganya nyie | this is ridiculous, worst service ever',
  isItABot: 'naongea na robot au mtu | are you human',
  person: 'nataka kuzungumza na mhusika | connect me to a human agent',
  phoneNumber: 'nipigie wapi, namba yenu ngapi | how can i call you',
  whereAreYou: 'duka lenu lipo mtaa upi | where is your office located',
  pickUp: 'naweza kupitia mwenyewe nichukue | is pickup possible',
  openingHours: 'mnafunga muda gani | are you open on public holidays',
  areaAsk: 'mnafanya delivery maeneo gani | which places do you deliver to',
  areaFound: 'mnafika mpaka Kijichi | can you deliver in Mbezi Beach',
  areaNoCarrier: 'niko Dodoma mnaweza kunitumia | can i get it in Arusha',
  deliveryFee: 'usafiri mnatoza bei gani | what will shipping cost me',
  freeDelivery: 'mnaleta bila malipo? | is there free shipping',
  deliveryTime: 'wanafika baada ya muda gani | when will my fish arrive if i order now',
  pickTime: 'nataka mniletee kesho saa kumi jioni | please deliver tomorrow morning',
  whyLate: 'tangu asubuhi nasubiri samaki sioni | my order is taking too long',
  whoCarries: 'anayeniletea mzigo ni nani | can i have the driver phone number',
  freshness: 'hawa samaki ni wa lini | how fresh is the tuna',
  whereCaught: 'samaki wenu mnatoa wapi | which lake do they come from',
  cleaning: 'mnaweza kunisafishia kabisa | please remove the scales and guts',
  weight: 'sato mmoja ana kilo ngapi | how heavy is one snapper',
  cooking: 'nampikaje pweza | best way to cook tilapia',
  storage: 'nitunzeje samaki wasiharibike | how long will it keep in the fridge',
  price: 'sato anauzwaje | how much for a kilo of prawns',
  priceAsk: 'bei zenu zikoje | what are your prices',
  bargain: 'fanya elfu kumi basi | can you give me a discount',
  cheapest: 'samaki gani ana bei ya chini | what is your cheapest fish',
  bulk: 'mnauza kwa jumla | i run a restaurant, wholesale price',
  budget: 'nina elfu kumi napata nini | what can i get for 20000',
  goodToday: 'leo kuna samaki gani wazuri | what do you recommend today',
  notSold: 'mna kuku | do you have salmon',
  outOfStock: 'changu watarudi lini | when will octopus be back in stock',
  minimumOrder: 'naweza kununua mmoja tu | is there a minimum order',
  payOnDelivery: 'nikilipa mzigo ukifika inawezekana | can i pay cash when it comes',
  credit: 'naomba nikopeshwe nitalipa mwisho wa mwezi | can i pay next week',
  networks: 'mnapokea halopesa | do you accept visa cards',
  lipaNamba: 'lipa namba yenu ni ipi | give me your till number',
  isItSafe: 'nitajuaje sio matapeli | is it safe to pay here',
  inspectFirst: 'naweza kuwaona samaki kabla ya kulipa | can i check the fish before paying',
  wrongNumber: 'nimekosea namba ya simu | i typed the wrong number',
  noCode: 'msimbo haujaja bado | i did not receive the code',
  noPrompt: 'sijaona ombi la malipo kwenye simu | the payment popup never came',
  alreadyPaid: 'pesa nimeshatuma tayari | i have already paid',
  chargedTwice: 'nimekatwa mara mbili | you charged me twice',
  refund: 'nirudishieni hela yangu | i want my money back',
  badFish: 'samaki mlioleta wameoza | the fish smells bad',
  changeAddress: 'nimehama, badili anwani | deliver to a different address',
  cancelOrder: 'naomba mfute oda yangu | please cancel my order',
  total: 'jumla yote inakuwa ngapi | what is my total',
  receipt: 'nipatieni risiti | can i get a receipt',
  account: 'siwezi kuingia kwenye akaunti | how do i create an account',
  howItWorks: 'naagizaje hapa | how do i place an order',
  deleteData: 'futeni taarifa zangu zote | delete my account please',
  complaint: 'nina malalamiko kuhusu dereva | i want to complain',
  sellWithUs: 'nataka kuwa muuzaji kwenu | how can i sell my fish here',
  voiceOrPhoto: 'nimewatumia sauti | i sent you a picture',
}
