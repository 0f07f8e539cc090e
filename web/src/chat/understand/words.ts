/**
 * Words of both languages, one table per meaning; a line added here works without other change (CHAT-050).
 * Fish: the name used in the catalogue's text, then every word that means it.
 */
export const fishWords: Readonly<Record<string, readonly string[]>> = {
  sato: ['sato', 'tilapia', 'perege'],
  sangara: ['sangara', 'perch', 'nile perch'],
  dagaa: ['dagaa', 'sardine', 'sardines', 'sprats'],
  changu: ['changu', 'snapper', 'emperor', 'red snapper'],
  jodari: ['jodari', 'tuna'],
  nguru: ['nguru', 'kingfish', 'king fish'],
  kambale: ['kambale', 'catfish', 'cat fish'],
  pweza: ['pweza', 'octopus'],
  ngisi: ['ngisi', 'squid', 'calamari'],
  kambakochi: ['kamba kochi', 'kambakochi', 'lobster', 'lobsters'],
  kamba: ['kamba', 'prawn', 'prawns', 'shrimp', 'shrimps'],
  kaa: ['kaa', 'crab', 'crabs'],
}

/** CHAT-052. */
export const numberWords: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10,
  eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, dozen: 12,
  moja: 1, mbili: 2, wawili: 2, tatu: 3, watatu: 3, nne: 4, wanne: 4, tano: 5, watano: 5, sita: 6, saba: 7, nane: 8, wanane: 8, tisa: 9, kumi: 10, ishirini: 20, dazeni: 12,
}

export const fractionWords: readonly string[] = ['half', 'nusu', 'robo', 'quarter']
export const unitWords: readonly string[] = ['kg', 'kilo', 'kilos', 'piece', 'pieces', 'kipande', 'vipande']

/** Phrases that mean one thing, longest first within a meaning. */
export const phrases = {
  startFresh: ['start fresh', 'start over', 'anza upya'],
  cart: ['show my cart', 'show cart', 'view cart', 'open cart', 'my cart', 'cart', 'basket', 'onyesha kikapu', 'tazama kikapu', 'kikapu', 'kikapuni'],
  checkout: ['check out', 'checkout', 'maliza ununuzi', 'maliza', 'agiza', 'nimemaliza'],
  pay: ['pay now', 'pay', 'lipa sasa', 'lipa', 'nalipa', 'malipo'],
  track: ['where is my order', 'track my order', 'track order', 'track', 'my orders', 'orders', 'fuatilia oda', 'oda yangu iko wapi', 'oda yangu', 'oda zangu', 'fuatilia'],
  help: ['help me', 'help', 'msaada', 'nisaidie', 'saidia'],
  language: ['change language', 'language', 'kiswahili', 'swahili', 'english', 'kiingereza', 'badilisha lugha', 'lugha'],
  browse: ['browse fish', 'browse', 'show fish', 'categories', 'menu', 'tazama samaki', 'onyesha samaki', 'aina', 'menyu'],
  cancel: ['cancel', 'stop', 'ghairi', 'sitisha', 'acha'],
  back: ['back', 'rudi', 'nyuma'],
  yes: ['yes', 'ok', 'okay', 'ndiyo', 'ndio', 'sawa'],
  no: ['no', 'hapana', 'la'],
  greeting: ['hello', 'hi', 'good morning', 'habari', 'mambo', 'hujambo', 'shikamoo', 'salama'],
} as const

/** Words that say "put it in the cart" rather than "show me". */
export const addWords: readonly string[] = ['add', 'buy', 'want', 'need', 'give', 'order', 'nataka', 'naomba', 'nipe', 'weka', 'ongeza', 'nahitaji', 'ninunue', 'nunua', 'niletee', 'agiza']
export const searchWords: readonly string[] = ['show', 'find', 'search', 'any', 'see', 'onyesha', 'tafuta', 'kuna', 'mna', 'una']
/** Words without meaning of their own in a search. */
export const littleWords: readonly string[] = ['a', 'an', 'the', 'of', 'me', 'my', 'to', 'for', 'i', 'please', 'some', 'in', 'have', 'you', 'do', 'ya', 'wa', 'za', 'la', 'na', 'kwa', 'tafadhali', 'mimi']
