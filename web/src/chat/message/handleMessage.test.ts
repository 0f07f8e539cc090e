// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { pastedMessages, privateInPasted } from '#tools/understand/corpus/pastedMessages.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { clearDraft, draftNow } from '#web/features/checkout/draft.ts'
import { rereadRecords, useRecords } from '#web/features/payment/device/records.ts'
import { aPayment } from '#web/features/payment/testing/aPayment.ts'
import { aDevice, PAYER, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { useForeignNumber } from '#web/features/session/foreignNumber.ts'
import { useSession } from '#web/features/session/session.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import { noFacts } from '../guide/facts.ts'
import { resetMisunderstoodCount } from '../lines/perform/repair.ts'
import { useTranscript } from '../transcript/transcript.ts'
import { useUnfolded } from '../transcript/unfolded.ts'
import { handleMessage } from './handleMessage.ts'
import { noteLanguage } from './offerLanguage.ts'
import { fillCart } from './testing/talk.ts'

const sato = aProduct({ id: 'a', name: 'Sato', availableQuantity: 3 })

beforeEach(async () => {
  resetMisunderstoodCount()
  localStorage.clear()
  rereadRecords()
  await loadBundle('shell')
  useCart.setState({ lines: [], checkoutId: 'c1', owner: null, waiting: {} })
  sessionStorage.clear()
  useTranscript.setState({ owner: 'guest', entries: [], loaded: true })
})
const find = (...found: object[]) =>
  serve({
    'GET /products?skip=0&take=20&search=sato': { body: { data: found, meta: { total: found.length, skip: 0, take: 8, hasMore: false } } },
  })
const cards = () => useTranscript.getState().entries.map(({ card }) => card)
const type = (text: string) => handleMessage(text, null, noFacts)

test('[CHAT-048][CHAT-052] the only fish that matches a line is added from the search result, without fetching it again', async () => {
  signInAs('+255712345678')
  const calls = find(sato)
  await type('add 2 sato')
  expect(calls.map(({ call }) => call)).toEqual(['GET /products?skip=0&take=20&search=sato'])
  expect(useCart.getState().lines).toMatchObject([{ productId: 'a', quantity: 2 }])
  expect(cards().at(-1)).toEqual({ kind: 'guideText', text: 'inCart', about: 'Sato\u00A0×\u00A02' })
})

test('[PERF-013][CHAT-042] a line is in the thread and painted before it is parsed', async () => {
  signInAs('+255712345678')
  const calls = find(sato)
  const whenDrawn: unknown[] = []
  await handleMessage('add 2 sato', null, noFacts, async () => void whenDrawn.push([cards(), calls.length]))
  expect(whenDrawn).toEqual([[[{ kind: 'said', text: 'add 2 sato' }], 0]])
  expect(useCart.getState().lines).toMatchObject([{ productId: 'a', quantity: 2 }])
})

test('[CHAT-136] more than the stock of the fish found is added as far as it goes, and the limit is told', async () => {
  signInAs('+255712345678')
  find(sato)
  await type('add 4 sato')
  expect(useCart.getState().lines).toMatchObject([{ quantity: 3 }])
  expect(cards().at(-1)).toMatchObject({ kind: 'reply', text: 'atMost', about: { n: '3' } })
})

test.each(pastedMessages)(
  '[CHAT-143] a pasted message of %s is stored without its private parts, and a waiting payment is checked at once',
  async (_, line) => {
    await aDevice([aPayment({ stage: 'waiting', payer: PAYER, reference: 'r1' })])
    await handleMessage(line, { kind: 'waiting', paymentId: 'p1' }, { ...noFacts, payment: { id: 'p1', kind: 'waiting' } })
    expect(JSON.stringify(cards())).not.toMatch(privateInPasted)
    expect(cards().at(0)).toMatchObject({ kind: 'said', text: expect.stringContaining('18,500') })
    expect(cards().at(-1)).toMatchObject({ kind: 'reply', text: 'looking' })
    expect(useRecords.getState().records).toMatchObject([{ stage: 'waiting', checkDue: true }])
  },
)

test('[CHAT-091] a guest’s typed add is in the cart', async () => {
  signInAs(null)
  find(sato)
  await type('add 2 sato')
  expect(useCart.getState().lines).toMatchObject([{ productId: 'a', quantity: 2 }])
  expect(cards().at(-1)).toEqual({ kind: 'guideText', text: 'inCart', about: 'Sato\u00A0×\u00A02' })
})

test.each<[string, object[], object]>([
  ['one', [sato], { kind: 'product', productId: 'a' }],
  ['several', [sato, aProduct({ id: 'b', name: 'Sato mkubwa' })], { kind: 'products', search: 'sato' }],
  ['none', [], { kind: 'categories' }],
])('[CHAT-082] the search for a fish shows %s', async (_, found, card) => {
  signInAs('+255712345678')
  find(...found)
  await type('sato')
  expect(cards().at(-1)).toEqual(card)
})

test('[CHAT-056] lines that are not understood get an apology, then an example, then the menu', async () => {
  const says: unknown[] = []
  for (const line of ['?', '?', '?']) {
    await type(line)
    says.push(cards().findLast(({ kind }) => kind === 'guideText'))
  }
  expect(says).toEqual(['notUnderstood', 'forExample', 'useMenu'].map((text) => ({ kind: 'guideText', text })))
  expect(cards().at(-1)).toEqual({ kind: 'categories' })
})

const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
afterEach(() => void vi.restoreAllMocks())

test('[CHAT-068] a code typed offline is neither stored nor sent, and the buyer is told', async () => {
  signInAs(null)
  const calls = serve({})
  useSession.setState({ otpSent: true, tempPhoneNumber: '+255712345678' })
  offline()
  await handleMessage('123456', { kind: 'code' }, noFacts)
  useSession.setState({ otpSent: false, tempPhoneNumber: null })
  expect([calls, cards().at(-1)]).toEqual([[], { kind: 'guideText', text: 'nothingSent' }])
  expect(Object.keys(localStorage).filter((name) => name.startsWith('outbox:'))).toEqual([])
})

test('[CHAT-057][CHAT-129] a code typed before the server confirms sending it is masked, and verified afterwards', async () => {
  signInAs(null)
  const calls = serve({ 'POST /auth/verify-otp': { status: 400, body: { code: 'invalid_code', message: 'no' } } })
  useSession.setState({ isLoading: true, otpSent: false })
  const handled = handleMessage('015714', { kind: 'register' }, noFacts)
  await Promise.resolve()
  expect(JSON.stringify(cards())).not.toContain('015714')
  useSession.setState({ otpSent: true, tempPhoneNumber: '+255754111333' })
  useSession.setState({ isLoading: false })
  await handled
  useSession.setState({ otpSent: false, tempPhoneNumber: null })
  expect(JSON.stringify(cards())).not.toContain('015714')
  expect(cards()).toContainEqual({ kind: 'said', text: '••••••' })
  expect(calls).toHaveLength(1)
})

test('[CHAT-129] a line with a secret is answered with a warning, searches for nothing and adds nothing', async () => {
  signInAs('+255712345678')
  const calls = find(sato)
  await type('add 2 sato, my pin is 4321')
  expect(cards()).toEqual([
    { kind: 'said', text: 'add 2 sato, my pin is ••••••' },
    { kind: 'guideText', text: 'neverPin' },
  ])
  expect([calls, useCart.getState().lines]).toEqual([[], []])
})

test('[CHAT-096][CHAT-184] a wrong code that is typed unfolds its card, which shows the error', async () => {
  signInAs(null)
  serve({ 'POST /auth/verify-otp': { status: 400, body: { code: 'code_wrong', message: 'no' } } })
  useSession.setState({ otpSent: true, tempPhoneNumber: '+255754111333' })
  await handleMessage('015714', { kind: 'code' }, noFacts)
  useSession.setState({ otpSent: false, tempPhoneNumber: null })
  expect(useUnfolded.getState()).toEqual({ at: useTranscript.getState().entries.at(-1)?.id, byTap: false })
})

test('[I18N-016] a count before a phone number is not part of it: the fish is added and the code is sent to the local number', async () => {
  signInAs(null)
  const calls = serve({
    'GET /products?skip=0&take=20&search=sato': { body: { data: [sato], meta: { total: 1, skip: 0, take: 8, hasMore: false } } },
    'POST /auth/login/phone': { body: { message: 'sent' } },
  })
  await handleMessage('nunua sato 2 0712 345 678', { kind: 'phone' }, noFacts)
  expect(calls.at(-1)).toMatchObject({ call: 'POST /auth/login/phone', body: { phoneNumber: '+255712345678' } })
  expect(useCart.getState().lines).toMatchObject([{ productId: 'a', quantity: 2 }])
  expect(cards()[0]).toEqual({ kind: 'said', text: 'nunua sato 2 255 712 ••• 678' })
  useSession.setState({ otpSent: false, tempPhoneNumber: null })
})

test.each([
  ['ndiyo', ['+254712345678']],
  ['Yes!', ['+254712345678']],
  ['hapana', []],
  ['0754 111 333', ['+255754111333']],
])('[I18N-016] before a code is sent abroad the thread asks; after %j it is sent to %j', async (line, phones) => {
  signInAs(null)
  const calls = serve({ 'POST /auth/login/phone': { body: { message: 'sent' } } })
  await handleMessage('+254 712 345 678', { kind: 'phone' }, noFacts)
  expect([calls, useForeignNumber.getState().phone]).toEqual([[], '+254712345678'])
  await handleMessage(line, { kind: 'phone' }, noFacts)
  expect(calls.map(({ body }) => (body as { phoneNumber: string }).phoneNumber)).toEqual(phones)
  useForeignNumber.setState({ phone: null })
  useSession.setState({ otpSent: false, tempPhoneNumber: null })
})

test.each([
  '٠٧١٢٣٤٥٦٧٨',
  '\u202A+255 (0) 712–345–678\u202C',
  'namba yangu ni tel:0712/345/678',
  'namba yangu ni 0712345678',
  'my number is 0712 345 678',
])('[I18N-016][CHAT-126][CHAT-093] %j is read as the phone number that was asked for', async (line) => {
  signInAs(null)
  const calls = serve({ 'POST /auth/login/phone': { body: { message: 'sent' } } })
  await handleMessage(line, { kind: 'phone' }, noFacts)
  expect(calls).toMatchObject([{ call: 'POST /auth/login/phone', body: { phoneNumber: '+255712345678' } }])
  useSession.setState({ otpSent: false, tempPhoneNumber: null })
})

test('[CHAT-057] the six digits in a pasted message with other numbers are the code', async () => {
  signInAs(null)
  const calls = serve({ 'POST /auth/verify-otp': { status: 400, body: { code: 'code_wrong', message: 'no' } } })
  useSession.setState({ otpSent: true, tempPhoneNumber: '+255754111333' })
  await handleMessage('Samaki: 015715 ni msimbo wako. Una dakika 5.', { kind: 'code' }, noFacts)
  useSession.setState({ otpSent: false, tempPhoneNumber: null })
  expect(calls).toMatchObject([{ body: { otp: '015715' } }])
  expect(JSON.stringify(cards())).not.toContain('015715')
})

test.each([
  ['bei gani sato', true],
  ['jodari', true],
  ['where is my order', true],
  ['mnaleta mbagala', true],
  ['lipa', false],
  ['maliza ununuzi', false],
  ['ghairi oda yangu', false],
  ['2', false],
])('[CHAT-067][CHAT-068] offline %s is stored for later: %s', async (line, waits) => {
  signInAs('+255712345678')
  await type('?') // loads the parser
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  offline()
  await type(line)
  const storedItems = () => Object.entries(localStorage).filter(([name]) => name.startsWith('outbox:thread:'))
  if (waits)
    await vi.waitFor(() =>
      expect(storedItems().map(([, item]) => (JSON.parse(item as string) as { body: unknown }).body)).toEqual([
        { kind: 'line', text: line },
      ]),
    )
  else expect(storedItems()).toEqual([])
  expect(cards().some(({ kind }) => kind === 'connection')).toBe(waits)
})

test.each<['en' | 'sw', readonly string[], number]>([
  ['en', ['nataka sato 2', 'habari za leo', 'nataka sato 2', 'habari za leo'], 1],
  ['en', ['habari za leo', 'changu', 'nataka sato 2'], 1],
  ['en', ['nataka sato 2'], 0],
  ['en', ['nataka sato 2', 'I want 2 sato', 'nataka sato 2'], 0],
  ['en', ['changu', 'changu', 'sawa', '2 sato please'], 0],
  ['sw', ['mpesa', 'cash', 'express', 'ok', 'standard', 'tigo pesa', 'Masaki', 'chips'], 0],
  ['sw', ['I want sato', 'mpesa', 'how much is it'], 1],
  ['sw', ['I want 2 tilapia', 'how much is delivery'], 1],
  ['sw', ['nataka sato 2', 'habari za leo'], 0],
])('[CHAT-148][CHAT-183] in %s, the lines %j offer the other language %d times', async (language, lines, offers) => {
  signInAs('+255712345678')
  find(sato)
  await chooseLanguage(language)
  noteLanguage(language) // resets the count of another test
  for (const line of lines) await type(line)
  await chooseLanguage('en')
  expect(cards().filter((card) => card.kind === 'language')).toEqual(
    Array.from({ length: offers }, () => ({ kind: 'language', offer: true })),
  )
})

test.each([
  ['0719 000 540 hii ndio namba yangu', 1],
  ['my number is 0719 000 540', 1],
  ['0719 000 540?', 0],
  ['call 0719 000 540 at the gate', 0],
  ['mpokeaji ni Juma 0719 000 540', 0],
])('[CHAT-180][I18N-016] a guest at the slip who writes `%s` gets %i codes', async (line, sent) => {
  signInAs(null)
  clearDraft()
  fillCart([aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg' })], { a: 1 })
  const calls = serve({ 'POST /auth/login/phone': { body: { message: 'sent' } } })
  await handleMessage(line, { kind: 'slip' }, { ...noFacts, cartCount: 1 })
  expect(calls.filter(({ call }) => call === 'POST /auth/login/phone')).toHaveLength(sent)
  if (sent === 1) expect(draftNow().checkoutRequested).toBe(true)
})
