// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { EXPRESS_HOURS, STANDARD_HOURS } from '#contract/rules/constants.ts'
import { aProduct } from '#fixtures/builders.ts'
import { noFacts } from '#web/chat/guide/facts.ts'
import { greetingAt } from '#web/chat/lines/talk/talkMoves.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, textsNow } from '#web/i18n/texts.ts'
import { loadTexts } from '../testing/buyer.ts'
import { productPage } from '../testing/market.ts'
import { fillCart, lastCard, replyTexts, showThread } from '../testing/talk.ts'

beforeAll(loadTexts)
beforeEach(() => {
  fillCart([], {})
  showThread()
  signInAs(null)
  const found = [
    aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg', unitPrice: 12_000, seller: { name: 'Mama Neema' } }),
    aProduct({ id: 'b', name: 'Red snapper (Changu), 1 kg', unitPrice: 15_500 }),
    aProduct({ id: 'c', name: 'Kingfish (Nguru), 1 kg', unitPrice: 18_000 }),
  ]
  serve({
    'GET /products?take=100': productPage(...found),
    'GET /products?search=sato&take=100': productPage(...found.slice(0, 1)),
    'GET /transporters': { body: [{ id: 't', businessName: 'Boda', region: 'Dar es Salaam', isVerified: true }] },
  })
})

test.each<[string, string, string]>([
  ['shikamoo', 'Marahaba and welcome. Which fish can I get you today?', 'Marahaba. Karibu, leo nikupe samaki gani?'],
  ['hujambo', 'I’m fine, thanks. What can I get you?', 'Sijambo, karibu. Leo nikupe samaki gani?'],
  ['asante', 'You’re welcome. Anything else?', 'Karibu sana. Kuna kingine?'],
  [
    'something for grilling',
    'People use Tilapia, Red snapper for that. Which one?',
    'Kwa hilo watu hupenda Sato, Changu. Nikuonyeshe yupi?',
  ],
  [
    'what if nobody is home',
    'Someone else can receive it: add a new address with their name and phone.',
    'Mtu mwingine anaweza kupokea: weka anwani mpya yenye jina na simu yake.',
  ],
  [
    'wewe ni robot?',
    'I’m the shop’s helper, not a person. To talk to someone, call +255 700 000 000.',
    'Mimi ni msaidizi wa Samaki, si mtu. Ukitaka mtu, piga +255 700 000 000.',
  ],
  [
    'delivery ni shilingi ngapi',
    'Standard is TZS 5,000, Express TZS 10,000. You pay it once per order, when it arrives.',
    'Kawaida ni TZS 5,000, Haraka TZS 10,000. Unalipa mara moja kwa oda, ukipokea.',
  ],
  [
    'mnaleta mpaka Mbagala',
    'Yes, we deliver to Mbagala. Standard TZS 5,000 in 24-48 h, Express TZS 10,000 in 3-6 h.',
    'Ndiyo, tunafika Mbagala. Kawaida TZS 5,000 (saa 24-48), Haraka TZS 10,000 (saa 3-6).',
  ],
  [
    'Songea mnaleta',
    'We have no transporter for Songea today. Call +255 700 000 000 before you order.',
    'Kwa leo hatuna msafirishaji wa Songea. Piga +255 700 000 000 kabla ya kuagiza.',
  ],
  [
    'punguza bei bwana',
    'Sellers set the prices, so I can’t lower them. The cheapest here is Nile tilapia, 1 kg, TZS 12,000.',
    'Muuzaji ndiye anapanga bei, siwezi kupunguza. Bei ya chini ni Sato, 1 kg, TZS 12,000.',
  ],
  [
    'samaki wa elfu kumi na sita',
    'For TZS 16,000 you can get, cheapest first: Nile tilapia, 1 kg TZS 12,000; Red snapper, 1 kg TZS 15,500. Standard delivery adds TZS 5,000.',
    'Kwa TZS 16,000 unapata, kuanzia bei ya chini: Sato, 1 kg TZS 12,000; Changu, 1 kg TZS 15,500. Usafirishaji wa Kawaida ni TZS 5,000 zaidi.',
  ],
  ['bei gani sato', 'Sato · 1 kind, from TZS 12,000', 'Sato · aina 1, kuanzia TZS 12,000'],
  [
    'do you have salmon',
    'We don’t have that. The closest are Red snapper, 1 kg and Kingfish, 1 kg.',
    'Hiyo hatuna. Wanaokaribia ni Changu, 1 kg na Nguru, 1 kg.',
  ],
  [
    'nipe lipa namba yenu',
    'We have no Lipa Namba; we send a request to your phone. If someone gives you a number to pay, it isn’t us.',
    'Hatuna Lipa Namba; tunatuma ombi kwenye simu yako. Mtu akikupa namba ulipie, si sisi.',
  ],
  ['ghairi malipo', 'There’s no open payment request now.', 'Kwa sasa hakuna ombi la malipo.'],
  ['lipa', 'Your cart is empty. Which fish would you like?', 'Kikapu ni kitupu. Ungependa samaki gani?'],
  ['checkout', 'Your cart is empty. Which fish would you like?', 'Kikapu ni kitupu. Ungependa samaki gani?'],
])('[CHAT-140][CHAT-141][CHAT-131] “%s” is answered in both languages', async (line, english, swahili) => {
  await handleMessage(line, null, noFacts)
  await chooseLanguage('en')
  expect(replyTexts().at(-1)).toBe(english)
  await chooseLanguage('sw')
  expect(replyTexts().at(-1)).toBe(swahili)
  await chooseLanguage('en')
})

test('[CHAT-140] haggling over the cheapest fish of its kind says that it is the cheapest; otherwise the cheapest is named', async () => {
  await handleMessage('punguza bei', { kind: 'product', productId: 'a' }, noFacts)
  expect(replyTexts().at(-1)).toBe('Sellers set the prices. This is already the cheapest of its kind: TZS 12,000.')
  await handleMessage('punguza bei', null, noFacts)
  expect(replyTexts().at(-1)).toBe('Sellers set the prices, so I can’t lower them. The cheapest here is Nile tilapia, 1 kg, TZS 12,000.')
})

test('[CHAT-141] the question where a fish comes from is answered with the seller’s text', async () => {
  await handleMessage('sato wametoka wapi', null, noFacts)
  expect(replyTexts().at(-1)).toBe('Mama Neema sells Nile tilapia, 1 kg. This is what the seller writes:')
  expect(lastCard()).toEqual({ kind: 'product', productId: 'a' })
})

test('[CHAT-127] a quantity that is not understood is asked again with the fish and its limit', async () => {
  serve({ 'GET /products/q': { body: aProduct({ id: 'q', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 4 }) } })
  await handleMessage('…', { kind: 'product', productId: 'q' }, noFacts)
  expect(replyTexts().at(-1)).toBe('I did not get that. How many of Nile tilapia: 1 to 4?')
  await chooseLanguage('sw')
  expect(replyTexts().at(-1)).toBe('Sijaelewa. Sato ngapi: 1 hadi 4?')
  await chooseLanguage('en')
})

test('[CHAT-141] the same fact twice in a row is marked as unchanged', async () => {
  for (const line of ['delivery bure', 'delivery bure']) await handleMessage(line, null, noFacts)
  expect(replyTexts().at(-1)).toBe(
    'As I said: Delivery isn’t free. Standard is cheaper: TZS 5,000 for the whole order. If you mean something else, call +255 700 000 000.',
  )
})

test('[CHAT-141] a fee is stated plainly every time it is asked for', async () => {
  for (const line of ['delivery bei gani', 'delivery bei gani']) await handleMessage(line, null, noFacts)
  expect(replyTexts().at(-1)).toBe('Standard is TZS 5,000, Express TZS 10,000. You pay it once per order, when it arrives.')
})

test('[CHAT-141] greetings follow the time of day and the buyer’s faith', async () => {
  expect(['06:00', '11:59', '12:00', '16:59', '17:00'].map(greetingAt)).toEqual([
    'greetMorning',
    'greetMorning',
    'greetAfternoon',
    'greetAfternoon',
    'greetEvening',
  ])
  for (const [greeting, response] of [
    ['assalamu alaikum', 'Waalaikum salaam'],
    ['bwana asifiwe', 'Amina'],
    ['tumsifu yesu kristo', 'Milele amina'],
    ['shalom', 'Shalom'],
  ] as const) {
    await handleMessage(greeting, null, noFacts)
    expect(replyTexts().at(-1)).toBe(`${response}. Welcome. Which fish would you like?`)
  }
})

test('the delivery hours in replies are those of the checkout', () => {
  const { standardTime, expressTime } = textsNow('checkout').checkout
  expect([standardTime.includes(STANDARD_HOURS), expressTime.includes(EXPRESS_HOURS)]).toEqual([true, true])
})
