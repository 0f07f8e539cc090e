// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { anOrder, aProduct, aTransporter } from '#fixtures/builders.ts'
import { useNetworkLost } from '#web/api/useOffline.ts'
import { noFacts } from '#web/chat/guide/facts.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { useRecords } from '#web/features/payment/device/records.ts'
import { serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { FRIEND, loadTexts, signInBuyer, withPayment } from '../testing/buyer.ts'
import { marketResponses } from '../testing/market.ts'
import { buying, fillCart, openCard, replyKeys, replyTexts, SLIP, say } from '../testing/talk.ts'

const sato = aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg', unitPrice: 12_000, availableQuantity: 9 })
const changu = aProduct({ id: 'b', name: 'Red snapper (Changu), 1 kg', unitPrice: 18_500, availableQuantity: 9 })
const fresh = aProduct({ id: 'c', name: 'Red snapper (Changu), 1 kg', unitPrice: 15_500, availableQuantity: 9 })
const tuna = aProduct({ id: 'd', name: 'Yellowfin tuna (Jodari), 1 kg', unitPrice: 18_000, availableQuantity: 0 })
const BOTH = 'Sato (tilapia), from TZS 12,000; Changu (red snapper), from TZS 15,500.'
const WITH_EXPRESS =
  'Express: TZS 22,000, fish TZS 12,000 and delivery TZS 10,000. By phone you pay TZS 12,000 now, TZS 10,000 when it arrives.'

beforeAll(loadTexts)
beforeEach(async () => {
  await signInBuyer()
  serve({
    ...marketResponses([sato, changu, fresh], { sato: [sato], changu: [changu, fresh], jodari: [tuna] }),
    'GET /transporters': { body: [aTransporter()] },
    'GET /orders': { body: [anOrder({ status: 'delivered' })] },
  })
  fillCart([sato], { a: 1 })
  setChoices({ checkoutRequested: true, deliveryOption: 'standard', paymentMethod: 'mobile_money' })
})

test.each([
  ['hapana mpesa yangu basi'],
  ['use my own number instead'],
  ['send it to my own number'],
  ['tuma kwa namba yangu mwenyewe'],
  ['no, charge my phone'],
  ['usitumie namba ya rafiki, tumia yangu'],
  ['nimekosea, lipa kwa namba yangu'],
  ['change it back to my own number'],
  ['bora nilipe kwa simu yangu'],
])('[CHAT-126][CHAT-135] `%s` names no number: the payer stays, and the card offers to change it', async (line) => {
  setChoices({ phone: FRIEND })
  await say(line)
  expect(draftNow()).toMatchObject({ phone: FRIEND, paymentMethod: 'mobile_money' })
})

test.each([
  ['usitume kwa namba yangu'],
  ['do not use my number'],
  ['nipigie kwa simu yangu'],
  ['send the receipt to my phone'],
  ['can you use my number?'],
  ['nimekosea namba yangu'],
  ['hapana sijaona ombi kwenye simu yangu'],
  ['badilisha namba yangu'],
])('[CHAT-135] `%s` does not change the payer', async (line) => {
  setChoices({ phone: FRIEND })
  await say(line)
  expect(draftNow().phone).not.toBeNull()
})

test.each([
  ['use my own number instead', 'wrongNumberSent'],
  ['hapana tuma kwa namba yangu', 'wrongNumberSent'],
])('[CHAT-033] `%s` while a payment request is open changes nothing', async (line, text) => {
  setChoices({ phone: FRIEND })
  withPayment({ deadline: Date.now() + 60_000 })
  await say(line, { kind: 'waiting', paymentId: 'p1' }, { ...buying, payment: { id: 'p1', kind: 'waiting' } })
  expect(draftNow().phone).toBe(FRIEND)
  expect(replyKeys()).toEqual([text])
})

test.each([
  ['lipa kwa namba yangu', { kind: 'method' }, ['payerNumber']],
  ['nitalipa na mpesa yangu', { kind: 'delivery' }, ['networks']],
  ['kariakoo, na namba yangu', { kind: 'delivery' }, []],
] as const)('[CHAT-126][CHAT-054] `%s` before the slip chooses nothing, and the payer stays', async (line, card, answer) => {
  setChoices({ phone: FRIEND, paymentMethod: null })
  await say(line, card)
  expect(draftNow()).toMatchObject({ paymentMethod: null, phone: FRIEND })
  expect(replyKeys()).toEqual(answer)
})

test('[CHAT-126] a bare number at the payment method chooses nothing, and the question is repeated', async () => {
  setChoices({ paymentMethod: null })
  await say('0754 555 444', { kind: 'method' })
  expect(draftNow()).toMatchObject({ phone: null, paymentMethod: null })
  expect(replyKeys()).toEqual(['method'])
})

test.each<[string, string]>([
  ['which number will u send the request to?', 'payerNumber'],
  ['ombi linakwenda namba gani?', 'payerNumber'],
  ['ombi litakuja kwa namba yangu?', 'payerNumber'],
  ['what number are you charging?', 'payerNumber'],
  ['naweza lipa na mpesa ya rafiki angu?', 'payerOther'],
  ['can my friend pay with his M-Pesa?', 'payerOther'],
  ['mume wangu anaweza kulipa kwa simu yake?', 'payerOther'],
  ['Je, nikilipa na simu ikazima katikati inakuwaje?', 'phoneOff'],
  ['Na simu ikizima wakati nalipa', 'phoneOff'],
  ['what if my phone dies while paying', 'phoneOff'],
  ['mtandao ukikatika nikilipa?', 'phoneOff'],
  ['bado natakiwa kulipa kiasi gani?', 'review'],
  ['nikichelewa kulipa oda inafutwa?', 'approveTime'],
  ['How long do I have to approve it?', 'approveTime'],
  ['What if I do not approve it?', 'approveTime'],
  ['what happens when the request expires', 'approveTime'],
  ['nina dakika ngapi kuweka PIN?', 'approveTime'],
  ['can I cancel the payment?', 'cancelLater'],
  ['Je, nitakatwa pesa mara mbili?', 'onlyOnce'],
  ['nikiweka PIN mara mbili nitakatwa mara mbili?', 'onlyOnce'],
  ['Nikijaribu tena nitalipa mara mbili?', 'onlyOnce'],
  ['will I be charged twice if I try again?', 'onlyOnce'],
  ['nitakatwa tena?', 'onlyOnce'],
  ['total with express delivery please', 'review'],
  ['who receives my payment?', 'whoIsPaid'],
  ['nauli namlipa nani', 'whoGetsFee'],
  ['Has any money been taken?', 'nothingTaken'],
  ['did you take my money?', 'nothingTaken'],
  ['naweza kulipa nusu sasa nusu nikipokea?', 'noHalves'],
  ['can I pay half now and half later?', 'noHalves'],
  ['Pesa hiyo inaenda kwa nani?', 'whoIsPaid'],
  ['Nilipe kwa nani, jina gani litaonekana?', 'whoIsPaid'],
  ['where does my money go, does the fisherman get it directly?', 'whoIsPaid'],
  ['who gets the delivery fee?', 'whoGetsFee'],
  ['je elfu tano analipwa dereva au nyinyi?', 'whoIsPaid'],
  ['does the driver have change for ten thousand?', 'changeReady'],
  ['Is it safe to eat raw?', 'review'],
  ['What is Mixx by Yas?', 'networks'],
  ['What is the difference between standard and express?', 'ways'],
  ['tofauti ya kawaida na haraka ni nini?', 'ways'],
  ['how much is express?', 'deliveryFee'],
  ['ngapi kwa haraka?', 'deliveryFee'],
  ['haraka ni saa ngapi?', 'deliveryTime'],
  ['delivery punguza kidogo', 'feeFixed'],
  ['Why do you need my phone number?', 'whyNumber'],
  ['kwanini mnataka namba yangu?', 'privacy'],
  ['What do you need from me now?', 'review'],
])('[CHAT-141][CHAT-127] `%s` at the slip is answered, and changes nothing', async (line, text) => {
  const before = draftNow()
  await say(line)
  expect(replyKeys()).toEqual([text])
  expect(draftNow()).toEqual(before)
})

test.each<[string, string]>([
  ['Has any money been taken?', 'notTaken'],
  ['Je, nimekatwa pesa?', 'notTaken'],
  ['Is it paid now?', 'notTaken'],
  ['malipo yamefikia wapi', 'notTaken'],
  ['nimekatwa pesa jamani', 'notSeen'],
  ['wamekata pesa but inasema failed??', 'notSeen'],
  ['salio limepungua', 'notSeen'],
  ['pesa imekatwa? salio langu limepungua, naogopa', 'notSeen'],
  ['Nikijaribu tena nitalipa mara mbili?', 'onlyOnce'],
])('[CHAT-143][CHAT-141] `%s` after a refused payment is answered about that payment, not about an older order', async (line, text) => {
  withPayment({ stage: 'refused', refusal: { by: 'callback' } })
  await say(line, { kind: 'failure', paymentId: 'p1' }, { ...buying, payment: { id: 'p1', kind: 'failed' } })
  expect(replyKeys()).toEqual([text])
})

test('[CHAT-143] money that was taken without an order is reported as taken', async () => {
  withPayment({ stage: 'paid', reference: 'RF-1', transactionId: 'QK7' })
  await say('Has any money been taken?', { kind: 'recovery', paymentId: 'p1' }, { ...buying, unfinished: 'p1' })
  expect(replyKeys()).toEqual(['paidNoOrder'])
})

test.each(['Has any money been taken?', 'Je, nimekatwa pesa?'])(
  '[CHAT-143] `%s` while a payment request is open checks that request',
  async (line) => {
    withPayment({ deadline: Date.now() + 60_000, reference: 'RF-1' })
    await say(line, { kind: 'waiting', paymentId: 'p1' }, { ...buying, payment: { id: 'p1', kind: 'waiting' } })
    expect(replyKeys()).toEqual(['looking'])
  },
)

const REQUEST = { deadline: Date.now() + 60_000, reference: 'RF-1' }
const OVER = { deadline: Date.now() - 60_000, reference: 'RF-1', checked: true }
const UNCLEAR = { stage: 'refused', refusal: { by: 'callFailed' }, unclear: true } as const

test.each([
  ['Has any money been taken?', REQUEST, 'looking'],
  ['nimeshalipa', REQUEST, 'looking'],
  ['nimeweka PIN tayari', REQUEST, 'looking'],
  ['angalia malipo', REQUEST, 'looking'],
  ['sijaona ombi', OVER, 'requestOver'],
  ['nimekatwa pesa?', UNCLEAR, 'notSeen'],
  ['why did it fail?', UNCLEAR, 'notSeen'],
])(
  '[CHAT-185][CHAT-143] `%s` without a network is told that the payment cannot be looked at, and nothing looks',
  async (line, payment, text) => {
    const kind = 'refusal' in payment ? 'failed' : 'waiting'
    const ask = () =>
      say(line, { kind: kind === 'failed' ? 'failure' : 'waiting', paymentId: 'p1' }, { ...buying, payment: { id: 'p1', kind } })
    withPayment(payment)
    useNetworkLost.setState(true)
    const online = fetch
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    await ask()
    expect([replyKeys(), useRecords.getState().records[0]?.checkDue]).toEqual([['cannotLook'], undefined])
    vi.stubGlobal('fetch', online)
    useNetworkLost.setState(false)
    await ask()
    expect(replyKeys()).toEqual([text])
  },
)

test.each([
  ['Why do you need my phone number?', 'whyNumber'],
  ['What do you need from me now?', 'phone'],
])('[CHAT-093][CHAT-127] `%s` at the question for the phone number', async (line, text) => {
  signInAs(null)
  await say(line, { kind: 'phone' }, { ...buying, user: null })
  expect(replyKeys()).toEqual([text])
})

test('[CHAT-143] a payment with an unclear result is not called untaken', async () => {
  withPayment({ stage: 'refused', refusal: { by: 'callFailed' }, unclear: true })
  await say('Has any money been taken?', { kind: 'failure', paymentId: 'p1' }, { ...buying, payment: { id: 'p1', kind: 'failed' } })
  expect(replyKeys()).toEqual(['notSeen'])
})

test('[CHAT-143] a report of a double charge has its own reply', async () => {
  await say('nimekatwa mara mbili')
  expect(replyKeys()).toEqual(['whichPaid'])
})

test.each([
  ['jumla na delivery ya haraka itakua ngapi', WITH_EXPRESS],
  ['how much in total with express?', WITH_EXPRESS],
  [
    'kwa haraka jumla itakua ngapi',
    'TZS 17,000: fish TZS 12,000, delivery TZS 5,000. By phone you pay TZS 12,000 now, TZS 5,000 when it arrives.',
  ],
  ['jumla?', 'TZS 17,000: fish TZS 12,000, delivery TZS 5,000. By phone you pay TZS 12,000 now, TZS 5,000 when it arrives.'],
])('[CHAT-131] `%s` is answered with the total for the option it names, which is not chosen', async (line, total) => {
  await say(line, { kind: 'delivery' })
  expect(replyTexts()).toEqual([total])
  expect(draftNow().deliveryOption).toBe('standard')
  await handleMessage(line, openCard({ kind: 'delivery' }), buying)
  expect(replyTexts()).toEqual([total])
})

test('[CHAT-135] a buyer who stops a payment before any request is told how to stop', async () => {
  await say('do not charge me, cancel payment')
  expect(replyKeys()).toEqual(['mayStop'])
})

test('[CHAT-131] asking for the total of an empty cart says that it is empty', async () => {
  useCart.setState({ lines: [] })
  await say('jumla?', { kind: 'welcome' }, noFacts)
  expect(replyKeys()).toEqual(['cartEmpty'])
})

test.each([
  ['Hapana, nataka kulipa sasa kwa simu', 'mobile_money', 'byPhone'],
  ['naweza kulipa kwa M-Pesa badala ya mkononi?', 'cash_on_delivery', 'networks'],
  ['sitaki kulipa kwa simu', 'cash_on_delivery', undefined],
] as const)('[CHAT-054][CHAT-135] `%s` when cash was chosen', async (line, paymentMethod, text) => {
  setChoices({ paymentMethod: 'cash_on_delivery' })
  await say(line)
  expect(draftNow().paymentMethod).toBe(paymentMethod)
  if (text) expect(replyKeys()).toEqual([text])
})

test.each([
  ['What is the difference between sato and changu?', BOTH],
  ['yupi bei rahisi kati ya changu na sato?', BOTH],
  ['kipi rahisi, changu au sato?', BOTH],
  ['bei ya sato 2 na changu 1', BOTH],
  ['bei ya changu na sato?', BOTH],
  ['which is cheaper, tuna or changu?', 'Changu (red snapper), from TZS 15,500. Jodari (tuna) is out of stock today.'],
])('[CHAT-138][CHAT-139] `%s` is answered in one line, and nothing is added', async (line, expected) => {
  await say(line, { kind: 'welcome' }, noFacts)
  expect(replyTexts()).toEqual([expected])
  expect(useCart.getState().lines).toHaveLength(1)
})

test('[CHAT-138] a question about the meaning of a cut is not understood, and nothing is added', async () => {
  await say('What does minofu mean?', { kind: 'welcome' }, noFacts)
  expect(useTranscript.getState().entries.map(({ card }) => card.kind)).toEqual(['welcome', 'said', 'guideText'])
  expect(useCart.getState().lines).toHaveLength(1)
})

test.each([
  ['what if the fish goes off while you deliver?', 'phoneOff'],
  ['what if I do not accept the fish?', 'approveTime'],
  ['nusu kilo, nalipa cash', 'noHalves'],
  ['naomba changu na sato', 'compare'],
  ['rafiki, naweza kulipa kwa mpesa?', 'payerOther'],
  ['can I change the driver?', 'changeReady'],
  ['nitume pesa kwa namba gani?', 'payerNumber'],
  ['nimelipa, pesa zimeenda, oda iko wapi?', 'nothingTaken'],
  ['pesa yangu iko wapi?', 'whoIsPaid'],
  ['how long do you take to confirm my order?', 'approveTime'],
  ['where do I send the money?', 'whoIsPaid'],
  ['nimeweka namba ya mume wangu', 'payerOther'],
  ['where is the push I am supposed to approve?', 'payerNumber'],
])('[CHAT-141] `%s` does not get that reply', async (line, not) => {
  await say(line)
  expect(replyKeys()).not.toContain(not)
})

test('[CHAT-143] a payment that is reported at the slip without any request is not seen yet', async () => {
  await say('nimeweka PIN tayari')
  expect(replyKeys()).toEqual(['notSeen'])
})

test.each([['umepokea pesa?'], ['have you received my money']])(
  '[CHAT-143][CHAT-160] `%s` at the slip: nothing was taken for this cart; a delivered order is not mentioned',
  async (line) => {
    await say(line)
    expect(replyKeys()).toEqual(['nothingTaken'])
  },
)

test.each([
  ['nimeweka PIN tayari', { stage: 'paid', charged: 12_000 }, ['paidNoOrder']],
  ['nimeweka PIN tayari', { stage: 'asked' }, ['looking']],
] as const)(
  '[CHAT-143][MON-020] `%s` while the money may have been taken (%o) never says that nothing was',
  async (line, attempt, expected) => {
    withPayment(attempt)
    await say(line)
    expect(replyKeys()).not.toContain('nothingTaken')
    expect(replyKeys().slice(0, 1)).toEqual(expected)
  },
)

test.each(['nimeweka PIN tayari', 'did my payment go through?'])(
  '[CHAT-143][MON-020] `%s` does not say so either for a payment that only the server has',
  async (line) => {
    await say(line, SLIP, { ...buying, unfinished: 'p1' })
    expect(replyKeys()).not.toContain('nothingTaken')
  },
)

test('[CHAT-143] a question that names an order is answered about the payment of that order', async () => {
  await say('I already paid for my last order')
  expect(replyKeys()).toEqual(['seen'])
})

test.each(['nalipa kwa simu', 'by phone', 'I pay with my phone'])(
  '[CHAT-126] `%s` answers the question for the payment method',
  async (line) => {
    setChoices({ paymentMethod: null })
    await say(line, { kind: 'method' })
    expect(draftNow().paymentMethod).toBe('mobile_money')
  },
)

test.each([
  ['mtaleta lini?', 'arrivesWithin'],
  ['when will you deliver?', 'arrivesWithin'],
  ['nitalipaje mwanangu', 'networks'],
  ['how much so far?', 'cartNow'],
] as const)('[CHAT-140] `%s` at the slip is answered: %s', async (line, text) => {
  await say(line)
  expect(replyKeys()).toContain(text)
  expect(draftNow()).toMatchObject({ checkoutRequested: true, paymentMethod: 'mobile_money', deliveryOption: 'standard' })
})
