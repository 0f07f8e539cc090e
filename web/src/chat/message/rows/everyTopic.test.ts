// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { anOrder, aProduct, aTransporter } from '#fixtures/builders.ts'
import { topics } from '#tools/understand/corpus/corpus.ts'
import { type Facts, noFacts } from '#web/chat/guide/facts.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { noChoices } from '#web/features/checkout/checkout.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { loadTexts, signInBuyer } from '../testing/buyer.ts'
import { serveProducts } from '../testing/market.ts'
import { buying, cardsAfterLine, fillCart, lastCard, say, talk } from '../testing/talk.ts'

const sato = aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 9 })
const market = [
  sato,
  aProduct({ id: 'b', name: 'Red snapper (Changu), 1 kg', unitPrice: 15_500 }),
  aProduct({ id: 'c', name: 'Yellowfin tuna (Jodari), 1 kg', unitPrice: 18_000 }),
  aProduct({ id: 'd', name: 'Prawns (Kamba), 1 kg', availableQuantity: 0 }),
]
const AT_WELCOME: readonly [Card, Facts] = [{ kind: 'welcome' }, noFacts]
const AT_DELIVERY: readonly [Card, Facts] = [{ kind: 'delivery' }, buying]

const AFTERNOON = Date.parse('2026-11-23T15:00:00+03:00')

beforeAll(async () => {
  for (const offered of ['swahiliOffered', 'englishOffered']) localStorage.setItem(offered, '1')
  vi.useFakeTimers({ toFake: ['Date'], now: AFTERNOON })
  await loadTexts()
})
afterAll(() => vi.useRealTimers())
/** Asha has an order under way, paid by phone, and one fish in her cart. */
beforeEach(async () => {
  await signInBuyer()
  serveProducts((search) => market.filter(({ name }) => name.toLowerCase().includes(search)), {
    'GET /orders': { body: [anOrder()] },
    'GET /transporters': { body: [aTransporter({ region: 'Dar es Salaam', isVerified: true })] },
  })
  fillCart([sato], { a: 1 })
})

async function replyKey(line: string, [card, facts]: readonly [Card, Facts]): Promise<string | undefined> {
  setChoices({ ...noChoices, checkoutRequested: facts.checkoutRequested })
  await say(line, card, facts)
  const reply = cardsAfterLine()[0]
  if (reply?.kind === 'reply' || reply?.kind === 'guideText') return reply.text
  return reply?.kind
}

/** English line, Swahili line, reply key at the welcome card, and reply key at the delivery question if it differs. */
const table: Readonly<Record<string, readonly [string, string, string, string?]>> = {
  greetCasual: ['hey', 'mambo vipi', 'greetCasual'],
  greetElder: ['shikamoo boss', 'shkamoo', 'greetElder'],
  greetFormal: ['how are you', 'habari za leo', 'greetFormal'],
  greetTime: ['good morning', 'habari za asubuhi', 'greetAfternoon'],
  greetFaith: ['shalom', 'bwana asifiwe', 'greetFaith'],
  areYouThere: ['anybody there', 'mbona kimya', 'areYouThere', 'areYouThereOpen'],
  thanks: ['thank you so much', 'ahsante sana', 'thanksOrder'],
  praise: ['good job', 'mko vizuri', 'praise'],
  goodbye: ['bye', 'kwaheri', 'goodbyeCart'],
  waitABit: ['hold on', 'ngoja kidogo', 'waitABit', 'waitABitOpen'],
  anger: ['this is a scam', 'nyie ni wezi', 'anger'],
  isItABot: ['are you a bot', 'wewe ni robot', 'isItABot'],
  yourName: ['who are you', 'unaitwa nani', 'yourName'],
  person: ['can I talk to someone', 'nataka kuongea na mtu', 'person'],
  phoneNumber: ['your number please', 'naomba namba yenu', 'phoneNumber'],
  whereAreYou: ['where are you based', 'mko wapi', 'whereAreYou'],
  pickUp: ['can I collect', 'naweza kuja kuchukua', 'pickUp'],
  openingHours: ['opening hours', 'mnafungua saa ngapi', 'openingHours'],
  areaAsk: ['do you deliver', 'mnafika wapi', 'areaAsk'],
  areaFound: ['do you deliver to Masaki', 'mnaleta mpaka Mbagala', 'areaFound'],
  areaNoTransporter: ['do you ship to Mbeya', 'Songea mnaleta', 'areaNoTransporter'],
  areaUnknown: ['do you deliver to our village', 'mnafika huku kwetu', 'areaUnknown'],
  deliveryFee: ['how much is delivery', 'delivery ni shilingi ngapi', 'deliveryFee'],
  freeDelivery: ['free delivery', 'delivery bure', 'freeDelivery'],
  deliveryTime: ['how long', 'itafika lini', 'deliveryTime'],
  pickTime: ['before 5pm', 'mnaweza kuleta kesho saa nne?', 'pickTime'],
  track: ['where is my order', 'oda yangu iko wapi', 'track'],
  whyLate: ['why is it late', 'mbona inachelewa', 'whyLate', 'delivery'],
  whoCarries: ['who is bringing it', 'nani analeta', 'nobodyCarries', 'transporters'],
  freshness: ['are they fresh', 'ni freshi kweli', 'freshnessWhich'],
  whereCaught: ['where caught', 'wametoka wapi', 'whereCaughtWhich'],
  cleaning: ['do you gut them?', 'mnasafisha', 'cleaning'],
  weight: ['how many in a kilo', 'ni kilo kamili', 'weightWhich'],
  cooking: ['how to cook', 'mapishi', 'cookWhich'],
  storage: ['how long does it keep', 'nihifadhi vipi', 'keepWhich'],
  price: ['how much is tuna', 'sato bei gani', 'price'],
  priceAsk: ['price list', 'bei zenu', 'priceAsk'],
  bargain: ['last price', 'punguza bei', 'bargain'],
  cheapest: ['cheapest fish', 'samaki wa bei rahisi zaidi', 'cheapest'],
  bulk: ['wholesale', 'bei ya jumla', 'bulk'],
  budget: ['under 15,000', 'nina elfu ishirini', 'budget'],
  goodToday: ['what do you have', 'leo kuna nini', 'goodToday'],
  notSold: ['do you have cod', 'mna salmon', 'notSold'],
  outOfStock: ['are prawns sold out', 'kamba wameisha?', 'outOfStock'],
  minimumOrder: ['minimum order', 'kuanzia ngapi', 'minimumOrder'],
  localMeasure: ['a bucket', 'fungu bei gani', 'localMeasureWhich'],
  payOnDelivery: ['pay on arrival', 'naweza kulipa nikipokea', 'payOnDelivery'],
  credit: ['on credit', 'nikopesheni', 'credit'],
  networks: ['which networks', 'mnapokea tigo pesa', 'networks'],
  lipaNamba: ['till number', 'lipa namba yenu', 'lipaNamba'],
  isItSafe: ['is it safe', 'naogopa kutapeliwa', 'isItSafe'],
  inspectFirst: ['can I check before paying', 'nikague kwanza', 'inspectFirst'],
  wrongNumber: ['wrong number', 'nimekosea namba', 'wrongNumber'],
  noCode: ['didnt get the code', 'sijapata code', 'noCodeAsked'],
  noPrompt: ['nothing on my phone', 'ombi halijafika', 'nonePending'],
  alreadyPaid: ['I already paid', 'nimeshalipa', 'seen'],
  paidNoOrder: ['paid but no order', 'nimelipa oda haipo', 'paidOrder'],
  cancelPayment: ['cancel payment', 'ghairi malipo', 'nonePending', 'mayStop'],
  chargedTwice: ['paid twice', 'nimekatwa mara mbili', 'chargedTwice'],
  refund: ['money back', 'nirudishieni hela', 'refundIfCancelled'],
  badFish: ['bad fish', 'wameoza', 'complaint', 'delivery'],
  changeAddress: ['change address', 'badilisha anwani', 'notUnderstood', 'changeAddress'],
  changeOrder: ['add to my order', 'badilisha oda', 'notUnderstood', 'delivery'],
  cancelOrder: ['cancel my order', 'ghairi oda', 'cancelOrder', 'cancelLater'],
  changedMind: ['I changed my mind', 'achana nayo', 'changedMind', 'mayStop'],
  total: ['how much in all', 'jumla ni ngapi', 'totalWith'],
  receipt: ['proof of payment', 'naomba risiti', 'receipt', 'receiptLater'],
  gift: ['for another person', 'ni zawadi', 'gift'],
  event: ['for a wedding', 'nina shughuli', 'event'],
  account: ['do I need an account', 'lazima nijisajili', 'account'],
  language: ['english please', 'ongea kiswahili', 'language'],
  howItWorks: ['how does this work', 'inafanyaje kazi', 'howItWorks'],
  privacy: ['who sees my number', 'nani anaona namba yangu', 'privacy'],
  deleteData: ['delete my account', 'futa akaunti', 'deleteData'],
  complaint: ['I want to report', 'nina malalamiko', 'complaint'],
  sellWithUs: ['become a seller', 'nataka kuuza samaki', 'sellWithUs'],
  voiceOrPhoto: ['see the photo', 'nimetuma voice', 'voiceOrPhoto'],
  nonsense: ['qwerty', 'bjkhg', 'notUnderstood', 'delivery'],
  emojiOnly: ['😂', '🐟', 'emojiOnly'],
  returnAfterHours: ['I am back', 'nimerudi', 'returnAfterHours'],
}

test('[CHAT-141] `never mind` changes nothing and repeats the open question', async () => {
  await resetLadder()
  expect([await replyKey('never mind', AT_WELCOME), await replyKey('never mind', AT_DELIVERY)]).toEqual(['leftAsIs', 'delivery'])
})

test('[CHAT-141] the table contains every topic of the corpus', () => {
  expect(Object.keys(table)).toEqual([...topics])
})

test.each(Object.entries(table))(
  '[CHAT-141] %s has its own reply in both languages',
  async (_, [english, swahili, welcome, open = welcome]) => {
    for (const line of [english, swahili]) {
      await resetLadder()
      expect({ line, key: await replyKey(line, AT_WELCOME) }).toEqual({ line, key: welcome })
      expect({ line, key: await replyKey(line, AT_DELIVERY) }).toEqual({ line, key: open })
    }
  },
)

test('[CHAT-141] the second reply about the same topic is worded differently', async () => {
  await talk('delivery bure', 'free delivery')
  expect(lastCard()).toMatchObject({ text: 'freeDelivery', how: 'again' })
})

/** Sends a line that is understood, which resets the count of apologies (CHAT-056). */
const resetLadder = () => replyKey('mambo', AT_WELCOME)
