// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { EXPRESS_HOURS, STANDARD_HOURS } from '#contract/rules/constants.ts'
import { aProduct } from '#fixtures/builders.ts'
import { isKnown } from '#web/chat/cards/card.ts'
import { replyText } from '#web/chat/cards/told/replyText.ts'
import { noFacts } from '#web/chat/guide/facts.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, loadBundle, textsNow } from '#web/i18n/texts.ts'
import { greetingAt } from '../../lines/moves/talk/talk.ts'

beforeAll(async () => {
  for (const bundle of ['shell', 'chat', 'topics', 'payment', 'checkout'] as const) await loadBundle(bundle)
})
beforeEach(() => {
  useCart.setState({ lines: [], checkoutId: 'c1', owner: null, waiting: {} })
  useTranscript.setState({ owner: 'guest', entries: [], loaded: true })
  signInAs(null)
  const found = [
    aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg', unitPrice: 12_000, seller: { name: 'Mama Neema' } }),
    aProduct({ id: 'b', name: 'Red snapper (Changu), 1 kg', unitPrice: 15_500 }),
    aProduct({ id: 'c', name: 'Kingfish (Nguru), 1 kg', unitPrice: 18_000 }),
  ]
  const page = (data: object[]) => ({ body: { data, meta: { total: data.length, skip: 0, take: 100, hasMore: false } } })
  serve({
    'GET /products?take=100': page(found),
    'GET /products?search=sato&take=100': page(found.slice(0, 1)),
    'GET /transporters': { body: [{ id: 't', businessName: 'Boda', region: 'Dar es Salaam', isVerified: true }] },
  })
})

const lastSaid = (): string | null => {
  const card = useTranscript.getState().entries.findLast((entry) => entry.card.kind === 'reply')?.card
  return card && isKnown(card) && card.kind === 'reply' ? replyText(card, textsNow('topics')) : null
}

test.each<[string, string, string]>([
  ['shikamoo', 'Marahaba. Welcome, which fish can I get you today?', 'Marahaba. Karibu, leo nikupe samaki gani?'],
  ['hujambo', 'Well, thank you. What can I get you today?', 'Sijambo, karibu. Leo nikupe samaki gani?'],
  [
    'sio nilichoagiza',
    'Not what you ordered? It can go back within 30 days. Call +255 700 000 000 with the order number.',
    'Si ulichoagiza? Unaweza kurudisha ndani ya siku 30. Piga +255 700 000 000 ukiwa na namba ya oda.',
  ],
  ['asante', 'You are welcome. Anything else?', 'Karibu sana. Kuna kingine?'],
  [
    'something for grilling',
    'For that people take Tilapia, Red snapper. Which one?',
    'Kwa hilo watu hupenda Sato, Changu. Nikuonyeshe yupi?',
  ],
  [
    'what if nobody is home',
    'Somebody else can receive it: give a new address with their name and phone.',
    'Mtu mwingine anaweza kupokea: weka anwani mpya yenye jina na simu yake.',
  ],
  [
    'wewe ni robot?',
    'I am the shop’s helper, not a person. For a person, call +255 700 000 000.',
    'Mimi ni msaidizi wa Samaki, si mtu. Mtu yupo: +255 700 000 000.',
  ],
  [
    'delivery ni shilingi ngapi',
    'Standard TZS 5,000, Express TZS 10,000: once per order, paid when it arrives.',
    'Kawaida TZS 5,000, Haraka TZS 10,000. Ni kwa oda nzima, na unalipa ukipokea.',
  ],
  [
    'mnaleta mpaka Mbagala',
    'Yes, we reach Mbagala. Standard TZS 5,000 in 24-48 h, Express TZS 10,000 in 3-6 h.',
    'Ndiyo, Mbagala tunafika. Kawaida TZS 5,000 (saa 24-48), Haraka TZS 10,000 (saa 3-6).',
  ],
  [
    'Songea mnaleta',
    'No transporter is listed for Songea today. Call +255 700 000 000 before you order.',
    'Songea bado sijaona msafirishaji. Piga +255 700 000 000 kabla ya kuagiza.',
  ],
  [
    'punguza bei bwana',
    'Sellers set the prices, I cannot lower them. Lower here: Nile tilapia, 1 kg, TZS 12,000.',
    'Bei anapanga muuzaji, siwezi kupunguza. Ya chini zaidi: Sato, 1 kg, TZS 12,000.',
  ],
  [
    'samaki wa elfu kumi na sita',
    'For TZS 16,000 you get these, cheapest first: Nile tilapia, 1 kg TZS 12,000; Red snapper, 1 kg TZS 15,500. Delivery TZS 5,000 is on top.',
    'Kwa TZS 16,000 unapata hizi, ya chini kwanza: Sato, 1 kg TZS 12,000; Changu, 1 kg TZS 15,500. Usafirishaji TZS 5,000 ni juu yake.',
  ],
  ['bei gani sato', 'Sato · 1 kind, from TZS 12,000', 'Sato · aina 1, kuanzia TZS 12,000'],
  [
    'do you have salmon',
    'We don’t have that. Closest: Red snapper, 1 kg, Kingfish, 1 kg.',
    'Hiyo hatuna. Zinazokaribia: Changu, 1 kg, Nguru, 1 kg.',
  ],
  [
    'nipe lipa namba yenu',
    'We have no Lipa Namba. We send a request to your phone. Whoever gives you a number to pay is not us.',
    'Lipa Namba hatuna. Tunatuma ombi kwenye simu yako. Mtu akikupa namba ulipie, si sisi.',
  ],
  ['ghairi malipo', 'No payment request is open now.', 'Hakuna ombi la malipo lililo wazi sasa.'],
  ['lipa', 'Your cart is empty. Which fish would you like?', 'Kikapu ni kitupu. Ungependa samaki gani?'],
  ['checkout', 'Your cart is empty. Which fish would you like?', 'Kikapu ni kitupu. Ungependa samaki gani?'],
])('[CHAT-140][CHAT-141][CHAT-131] “%s” is answered in both languages', async (line, english, swahili) => {
  await handleMessage(line, null, noFacts)
  await chooseLanguage('en')
  expect(lastSaid()).toBe(english)
  await chooseLanguage('sw')
  expect(lastSaid()).toBe(swahili)
  await chooseLanguage('en')
})

test('[CHAT-140] haggling over the cheapest fish of its kind says that it is the cheapest; otherwise the cheapest is named', async () => {
  await handleMessage('punguza bei', { kind: 'product', productId: 'a' }, noFacts)
  expect(lastSaid()).toBe('Sellers set the prices. This is already the lowest of its kind: TZS 12,000.')
  await handleMessage('punguza bei', null, noFacts)
  expect(lastSaid()).toBe('Sellers set the prices, I cannot lower them. Lower here: Nile tilapia, 1 kg, TZS 12,000.')
})

test('[CHAT-141] the question where a fish comes from is answered with the seller’s text', async () => {
  await handleMessage('sato wametoka wapi', null, noFacts)
  expect(lastSaid()).toBe('Mama Neema sells Nile tilapia, 1 kg. This is what the seller writes:')
  expect(useTranscript.getState().entries.at(-1)?.card).toEqual({ kind: 'product', productId: 'a' })
})

test('[CHAT-127] a quantity that is not understood is asked again with the fish and its limit', async () => {
  serve({ 'GET /products/q': { body: aProduct({ id: 'q', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 4 }) } })
  await handleMessage('…', { kind: 'quantity', productId: 'q' }, noFacts)
  expect(lastSaid()).toBe('I did not get that. How many of Nile tilapia: 1 to 4?')
  await chooseLanguage('sw')
  expect(lastSaid()).toBe('Sijaelewa. Sato ngapi: 1 hadi 4?')
  await chooseLanguage('en')
})

test('[CHAT-141] the same fact twice in a row is marked as unchanged', async () => {
  for (const line of ['delivery bure', 'delivery bure']) await handleMessage(line, null, noFacts)
  expect(lastSaid()).toBe(
    'It is still this: Delivery is never free. The lower fee is Standard: TZS 5,000 for the whole order. If you mean something else, call +255 700 000 000.',
  )
})

test('[CHAT-141] a fee is stated plainly every time it is asked for', async () => {
  for (const line of ['delivery bei gani', 'delivery bei gani']) await handleMessage(line, null, noFacts)
  expect(lastSaid()).toBe('Standard TZS 5,000, Express TZS 10,000: once per order, paid when it arrives.')
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
    expect(lastSaid()).toBe(`${response}. Welcome, which fish would you like?`)
  }
})

test('the delivery hours in replies are those of the checkout', () => {
  const { standardTime, expressTime } = textsNow('checkout').checkout
  expect([standardTime.includes(STANDARD_HOURS), expressTime.includes(EXPRESS_HOURS)]).toEqual([true, true])
})
