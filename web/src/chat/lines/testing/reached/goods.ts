import type { LinesByMove } from './LinesByMove.ts'

export const goods: LinesByMove = {
  'goods.want': [
    ['welcome', 'naomba nguru kilo tatu na pweza wawili'],
    ['welcome', 'I need 5 kilos of prawns and 10 tilapia for my restaurant'],
    ['welcome', 'sato hapana, nipe kibua tano'],
    ['review', 'ongeza dagaa mbili'],
    ['unfinished', 'nataka sato 2'],
    ['unfinished', 'add 2 prawns'],
  ],
  'shop.look': [
    ['welcome', 'do you have red snapper today?'],
    ['delivery', 'jodari'],
    ['welcome', 'unayo pweza mbichi?'],
  ],
  'shop.kind': [
    ['welcome', 'show me smoked fish'],
    ['welcome', 'nataka samaki wa kukaanga'],
  ],
  'shop.browse': [
    ['welcome', 'onyesha samaki wote'],
    ['cart', 'show me fish'],
  ],
  'shop.words': [
    ['welcome', 'nataka ngumi'],
    ['welcome', 'koikoi'],
  ],
  'shop.share': [
    ['cart', 'share my cart'],
    ['welcome', 'mtumie rafiki link ya sato'],
  ],
  'list.others': [
    ['products', 'nionyeshe wengine'],
    ['products', 'any others?'],
    ['product', "I don't like these"],
  ],
  'list.pick': [
    ['products', 'ya pili, tatu'],
    ['products', 'the bigger one, please'],
    ['products', 'ile ya 57,000'],
    ['products', '1 na 3'],
    ['products', 'the 57,000 one, 4 of them'],
    ['products', 'the last one'],
    ['products', 'hiyo ya pili ila iwe fresh'],
    ['products', 'one of each'],
    ['products', 'changu'],
  ],
  'list.narrow': [
    ['products', 'wa barafu'],
    ['products', 'the frozen ones, 2 packs'],
    ['products', 'the frozen ones'],
    ['products', 'ok 2 of those'],
    ['products', 'nipe mbili'],
  ],
  'list.price': [
    ['products', 'ya pili bei gani?'],
    ['products', 'hiyo ya pili ni shilingi ngapi?'],
  ],
  'wishlist.keep': [
    ['welcome', 'keep the lobster for later'],
    ['welcome', 'weka sato kwenye vipendwa'],
    ['cart', 'futa changu kwenye vipendwa'],
    ['welcome', 'remove tuna from my wishlist'],
    ['welcome', 'ondoa sato kwenye vipendwa'],
  ],
}
