/** Lines written after the word lists had been shortened, and read once before the parser was changed for them. */
export const secondLook = `
oya nataka kuagiza sato watatu = add tilapia:3
mkuu nipimie kilo 4 za changu = add red_snapper:4
could i order five kilos of prawns please = add prawn:5
ntahitaji ngisi 2 na pweza 3 = add squid:2 octopus:3
gimme 7 tuna = add tuna:7
unaweza kuniwekea kambale watano = add catfish:5
sitahitaji jodari = remove -tuna
please take the prawns out = remove prawn
ongeza sato mmoja mwingine = add tilapia:1
je pweza wapo = search octopus
naomba kuona kamba = search prawn
got any octopus left = search octopus
nataka kuona kapu langu = showCart
whats inside my cart = showCart
nataka kumalizia oda = checkout
lets checkout = checkout
oda yangu iko hatua gani = trackOrder
has my parcel shipped = trackOrder
rudisha oda ya mara ya mwisho = buyAgain
order the same thing again = buyAgain
badilisha lugha iwe kiswahili = language
nakwama nisaidie = help
weka 2 = add q:2
jodari nusu = add tuna:fraction
`
export const secondLookTopics: Readonly<Record<string, string>> = {
  thanks: 'asante kwa msaada | thanks so much guys',
  deliveryFee: 'usafiri shilingi ngapi hadi Tegeta | how much do you charge to deliver',
  deliveryTime: 'nitapata lini mzigo wangu | how long does delivery take',
  areaFound: 'mnaweza kuleta Kinondoni | you deliver in Masaki?',
  freshness: 'hawa samaki wamevuliwa lini | is it fresh fish',
  cleaning: 'mtanisafishia samaki? | do you clean the fish before delivery',
  storage: 'nihifadhi wapi samaki | how many days can it last',
  price: 'ngisi kilo bei gani | price of kingfish',
  bargain: 'bei ni ghali mno | any discount for me',
  payOnDelivery: 'nalipa mzigo ukifika | i will pay cash when i receive',
  networks: 'halopesa mnapokea | which payment methods do you accept',
  noCode: 'code haijaingia kwenye simu | still no code',
  alreadyPaid: 'nimelipia tayari | i paid already',
  chargedTwice: 'nimekatwa hela mara mbili | paid two times by mistake',
  refund: 'lini nitarudishiwa hela zangu | please refund my money',
  badFish: 'samaki wananuka vibaya | the prawns were rotten',
  cancelOrder: 'nataka kusitisha oda | i want to cancel order',
  wrongNumber: 'namba niliyoweka sio sahihi | i used the wrong phone number',
  openingHours: 'mnafungua saa ngapi asubuhi | when do you close',
  isItABot: 'naongea na roboti | r u a bot or human',
  total: 'nitalipa jumla shilingi ngapi | whats the total',
  howItWorks: 'nawezaje kununua samaki hapa | how do i buy fish here',
}
