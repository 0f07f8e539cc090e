// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { anOrder } from '#fixtures/builders.ts'
import { clearPrivateCache } from '#web/api/useCall.ts'
import { noFacts } from '#web/chat/guide/facts.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { loadReply } from '#web/chat/message/loadReply.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { serve } from '#web/features/payment/testing/testBench.ts'
import { loadTexts, signInBuyer } from '../testing/buyer.ts'
import { showThread } from '../testing/talk.ts'

const order = anOrder({ id: 'o1', orderNumber: 'SMK-100001' })
const CARD = { kind: 'cancelOrder', orderId: 'o1', orderNumber: 'SMK-100001' } as const
const PATH = 'POST /orders/o1/cancel'
let calls: ReturnType<typeof serve>

beforeAll(async () => {
  await loadTexts()
  await loadReply() // Without this, a line typed offline is stored until the chunk can be loaded.
})
beforeEach(async () => {
  await signInBuyer()
  calls = serve({
    'GET /orders': { body: [order] },
    'GET /orders/o1': { body: order },
    [PATH]: { body: { ...order, status: 'cancelled' } },
  })
})
afterEach(() => void vi.restoreAllMocks())

let isOnline = true
/** Makes every call fail until `isOnline` is true again. */
function goOffline(): void {
  isOnline = false
  const served = fetch
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    if (!isOnline) throw new TypeError('no network')
    return served(...call)
  })
}
/** Goes online; resolves when every stored line has been handled. */
async function goOnline(): Promise<void> {
  isOnline = true
  window.dispatchEvent(new Event('online'))
  await handleMessage('asante', null, noFacts)
}

const cards = () => useTranscript.getState().entries.flatMap(({ card }) => (card.kind === 'said' ? [] : [card]))
const sent = () => calls.filter(({ call }) => call === PATH).length

test.each([
  'ghairi oda',
  'ghairi',
  'cancel',
  'cancel my order',
  'nimebadili mawazo sitaki tena oda nirudishie hela',
  'nimebadili nia, naomba pesa yangu na mzigo usije',
  'I changed my mind, I want my money back',
  'nimebadili mawazo',
  'naomba nirudishiwe hela yangu, sitaki tena',
  'naweza kughairi oda?',
])('[CHAT-166][CHAT-160] `%s` after a receipt shows the confirmation card and does not cancel', async (line) => {
  showThread({ kind: 'receipt', orderId: 'o1' })
  await handleMessage(line, null, noFacts)
  expect([cards().slice(1), sent()]).toEqual([[CARD], 0])
})

test('[CHAT-166][CHAT-160] a buyer who wants the money back for a cancellable order reads about it above the confirmation card', async () => {
  showThread({ kind: 'receipt', orderId: 'o1' })
  await handleMessage('Naomba nirudishiwe pesa yangu', null, noFacts)
  expect(cards().slice(1)).toMatchObject([{ text: 'refundIfCancelled' }, CARD])
})

test('[CHAT-166] asking twice to cancel shows one confirmation card', async () => {
  showThread(CARD)
  await handleMessage('ghairi oda SMK-100001', null, noFacts)
  expect(cards()).toEqual([CARD])
})

test.each(['ndiyo', 'yes', 'ndiyo, ghairi', 'yes cancel it'])(
  '[CHAT-166] a typed `%s` cancels the order on the card, once',
  async (line) => {
    showThread(CARD)
    await handleMessage(line, null, noFacts)
    await expect.poll(() => [sent(), cards().at(-1)?.kind]).toEqual([1, 'reply'])
    await handleMessage(line, null, noFacts)
    expect(sent()).toBe(1)
  },
)

test.each(['hapana', 'no', 'hapana, acha', "no, don't cancel"])('[CHAT-166] a typed `%s` does not cancel the order', async (line) => {
  showThread(CARD)
  await handleMessage(line, null, noFacts)
  expect([sent(), cards().at(-1)]).toMatchObject([0, { text: 'leftAsIs' }])
  expect(useTranscript.getState().entries[0]?.answer).toEqual({ value: 'no' })
})

test('[CHAT-166] during a checkout a yes does not cancel the order once another reply followed the card', async () => {
  showThread(CARD, { kind: 'reply', of: 'topics', text: 'deliveryTime' })
  await handleMessage('ndiyo', null, { ...noFacts, checkoutRequested: true })
  expect(sent()).toBe(0)
})

test('[CHAT-166] during a checkout a yes right after the confirmation card cancels the order', async () => {
  showThread(CARD)
  await handleMessage('ndiyo', null, { ...noFacts, checkoutRequested: true })
  await expect.poll(sent).toBe(1)
})

test('[CHAT-166] a typed yes for an order that has left tells the buyer so', async () => {
  calls = serve({ 'GET /orders/o1': { body: order }, [PATH]: { status: 409, body: { message: 'x', code: 'order_not_cancellable' } } })
  showThread(CARD)
  await handleMessage('ndiyo', null, noFacts)
  await expect.poll(() => cards().at(-1)).toMatchObject({ text: 'cancelOrderLeft', about: { orderNumber: 'SMK-100001' } })
})

test.each(['ghairi oda', 'cancel my order', 'ghairi oda SMK-100001', 'nimebadili mawazo sitaki tena oda nirudishie hela'])(
  '[CHAT-166][CHAT-068] `%s` typed offline is not stored: the buyer reads that nothing was sent, and no card comes later',
  async (line) => {
    showThread({ kind: 'receipt', orderId: 'o1' })
    clearPrivateCache(true)
    goOffline()
    await handleMessage(line, null, noFacts)
    expect(cards().slice(1)).toEqual([{ kind: 'guideText', text: 'nothingSent' }])
    await goOnline()
    expect([cards().filter(({ kind }) => kind === 'cancelOrder'), sent(), waiting()]).toEqual([[], 0, []])
  },
)

test.each(['ndiyo', 'yes, cancel it'])(
  '[CHAT-166][CHAT-068] a `%s` typed offline does not cancel the order, then or later',
  async (line) => {
    showThread(CARD)
    goOffline()
    await handleMessage(line, null, noFacts)
    expect(cards().slice(1)).toEqual([{ kind: 'guideText', text: 'nothingSent' }])
    await goOnline()
    expect([sent(), waiting()]).toEqual([0, []])
    expect(useTranscript.getState().entries[0]?.answer).toBeUndefined()
  },
)

const waiting = () => Object.keys(localStorage).filter((name) => name.startsWith('outbox:'))
