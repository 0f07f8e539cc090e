import { beforeEach, expect, test } from 'vitest'
import { codeFor, type TestMock, testMock } from '../testing/testing.ts'

const ASHA = '+255712345678'
const NEW = '+255713000111'
const MINUTE = 60_000
let mock: TestMock
beforeEach(async () => {
  mock = await testMock()
})

const ask = (phoneNumber = ASHA, language: 'en' | 'sw' = 'en') =>
  mock.call('POST', '/auth/login/phone', { body: { phoneNumber }, language })
const check = (otp: string, phoneNumber = ASHA, language: 'en' | 'sw' = 'en') =>
  mock.call('POST', '/auth/verify-otp', { body: { phoneNumber, otp }, language })
/** Registers as a buyer, or in a role with its path. */
const register = (body: object, path = '', language: 'en' | 'sw' = 'en') => mock.call('POST', `/auth/register${path}`, { body, language })
/** Checks the code that was sent last to this number. */
const checkSent = (phoneNumber = ASHA) => check(codeFor(mock.world, phoneNumber), phoneNumber)
const profileOf = (authorization: string) => mock.call('GET', '/auth/profile', { headers: { authorization } })
const rehema = { name: 'Rehema Ally', phoneNumber: NEW, email: 'rehema@example.com' }
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const pass = (ms: number) => mock.world.clock.advance(ms)

test('[API-001][API-002] requesting a code returns a message and sends six digits to the number', async () => {
  const reply = await ask()
  expect(reply.status).toBe(200)
  expect(reply.body).toEqual({ message: 'We sent a code to 255 712 ••• 678.' })
  expect(codeFor(mock.world, ASHA)).toMatch(/^\d{6}$/)
})

test('[API-001] the text message is in the client’s language', async () => {
  await ask(ASHA, 'sw')
  expect(mock.world.inbox.list(ASHA).at(-1)?.text).toMatch(/^Msimbo wako wa Samaki ni \d{6}\./)
})

test('[API-004][API-005] the right code returns a token and the user; the field can also be named `code`', async () => {
  await ask()
  const reply = await mock.call('POST', '/auth/verify-otp', { body: { phoneNumber: ASHA, code: codeFor(mock.world, ASHA) } })
  expect(reply.status).toBe(200)
  expect(reply.body.user).toMatchObject({ phoneNumber: ASHA, name: 'Asha Salum' })
  const profile = await profileOf(`Bearer ${reply.body.accessToken}`)
  expect(profile.body).toEqual(reply.body.user)
})

test.each([
  ['en', 'Please wait 60 seconds before asking for another code.', 'Please wait 18 seconds before asking for another code.'],
  ['sw', 'Tafadhali subiri sekunde 60 kabla ya kuomba msimbo mwingine.', 'Tafadhali subiri sekunde 18 kabla ya kuomba msimbo mwingine.'],
] as const)('[QA-025] another code within 60 s is 429 with the seconds left (%s)', async (language, first, later) => {
  await ask()
  expect((await ask(ASHA, language)).body.message).toBe(first)
  await pass(42_000)
  const refused = await ask(ASHA, language)
  expect(refused.status).toBe(429)
  expect(refused.body.message).toBe(later)
  expect(refused.headers['retry-after']).toBe('18')
  await pass(18_000)
  expect((await ask(ASHA, language)).status).toBe(200)
})

test.each([
  ['en', 'The code has expired. Ask for a new one.'],
  ['sw', 'Msimbo umeisha muda. Omba mwingine.'],
] as const)('[QA-026] a code is valid for 5 minutes (%s)', async (language, text) => {
  await ask()
  const code = codeFor(mock.world, ASHA)
  await pass(5 * MINUTE)
  const refused = await check(code, ASHA, language)
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({ message: text, code: 'code_expired', fields: { otp: text } })
})

test('[QA-026] a code is valid until the last millisecond, and a new one invalidates the older one', async () => {
  await ask()
  const older = codeFor(mock.world, ASHA)
  await pass(MINUTE)
  await ask()
  const newer = codeFor(mock.world, ASHA)
  if (older !== newer) expect((await check(older)).body.code).toBe('code_wrong')
  await pass(5 * MINUTE - 1)
  expect((await check(newer)).status).toBe(200)
})

test.each([
  ['en', (n: number) => `Wrong code. ${n} attempts left.`, 'Too many attempts. Ask for a new code.'],
  ['sw', (n: number) => `Msimbo si sahihi. Umebakiwa na majaribio ${n}.`, 'Umejaribu mara nyingi mno. Omba msimbo mpya.'],
] as const)(
  '[QA-027][QA-028] wrong codes count down, and after the fifth even the right code is refused (%s)',
  async (language, left, ended) => {
    await ask()
    const code = codeFor(mock.world, ASHA)
    for (const n of [4, 3, 2, 1]) {
      const refused = await check(wrong(code), ASHA, language)
      expect(refused.status).toBe(400)
      expect(refused.body.message).toBe(left(n))
    }
    expect((await check(wrong(code), ASHA, language)).body.message).toBe(ended)
    const right = await check(code, ASHA, language)
    expect(right.status).toBe(400)
    expect(right.body.message).toBe(ended)
  },
)

test.each([
  ['en', 'Too many codes. Try again in 55 minutes.'],
  ['sw', 'Umeomba misimbo mingi mno. Jaribu tena baada ya dakika 55.'],
] as const)('[QA-029] at most 5 codes per number and hour (%s)', async (language, text) => {
  for (let n = 0; n < 5; n++) {
    expect((await ask()).status).toBe(200)
    await pass(MINUTE)
  }
  const refused = await ask(ASHA, language)
  expect(refused.status).toBe(429)
  expect(refused.body).toMatchObject({ message: text, code: 'codes_too_many' })
  await pass(55 * MINUTE)
  expect((await ask()).status).toBe(200)
})

test('[QA-029] at most 500 codes per network address and hour', async () => {
  for (let n = 0; n < 500; n++) await ask(`+25571${String(n).padStart(7, '0')}`)
  expect((await ask('+255710999999')).body.code).toBe('codes_too_many')
})

test.each([
  ['en', 'No account uses this number. Please register.'],
  ['sw', 'Namba hii ni mpya kwetu. Jisajili kwanza.'],
] as const)('[QA-030] a number without an account is refused with its own text (%s)', async (language, text) => {
  const refused = await ask(NEW, language)
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({ message: text, code: 'phone_unknown' })
  expect(mock.world.inbox.list(NEW)).toEqual([])
})

test('[QA-025][API-009] a code that was used does not block the next one: a registration for a further role, or a sign-in, can follow', async () => {
  const use = async () => (await checkSent(NEW)).body.user.roles
  expect((await register(rehema)).status).toBe(200)
  expect((await register({ ...rehema, businessName: 'Boda' }, '/transporter')).status).toBe(429)
  expect(await use()).toEqual([])
  expect((await register({ ...rehema, businessName: 'Boda' }, '/transporter')).status).toBe(200)
  expect(await use()).toEqual(['transporter'])
  expect((await register({ ...rehema, sellerType: 'individual' }, '/seller')).status).toBe(200)
  expect(await use()).toEqual(['transporter', 'seller'])
  expect((await ask(NEW)).status).toBe(200)
  await use()
  expect((await ask(NEW)).status).toBe(200)
  await use()
  expect((await ask(NEW)).body.code).toBe('codes_too_many')
})

test('[SEC-012] a code can be used only once', async () => {
  await ask()
  const code = codeFor(mock.world, ASHA)
  expect((await check(code)).status).toBe(200)
  expect((await check(code)).status).toBe(400)
})

test('[API-003][API-009] a registration becomes effective only with its code', async () => {
  expect((await register(rehema)).status).toBe(200)
  expect(mock.world.db.users.where('phoneNumber', NEW)).toEqual([])
  const reply = await checkSent(NEW)
  expect(reply.body.user).toMatchObject({ ...rehema, roles: [] })
})

test('[CHAT-189][API-003] a buyer registers without an email, and the account then has none; a wrong or empty one is refused', async () => {
  const fields = { name: 'Rehema Ally', phoneNumber: NEW }
  for (const email of ['rehema', '', null]) {
    const refused = await register({ ...fields, email })
    expect([refused.status, Object.keys(refused.body.fields)], `email ${email}`).toEqual([400, ['email']])
  }
  expect((await register(fields)).status).toBe(200)
  const { accessToken, user } = (await checkSent(NEW)).body
  expect(user).toMatchObject({ ...fields, roles: [] })
  const profile = await profileOf(`Bearer ${accessToken}`)
  expect([profile.status, 'email' in profile.body]).toEqual([200, false])
})

test.each([
  ['/seller', { sellerType: 'individual' }],
  ['/transporter', { businessName: 'Rehema Boda' }],
])('[CHAT-189][SPRO-007][TREG-004] a registration as %s needs an email, which a buyer without one then has', async (path, more) => {
  const fields = { name: 'Rehema Ally', phoneNumber: NEW }
  await register(fields)
  await checkSent(NEW)
  const join = (email?: string) => register({ ...fields, ...more, email }, path)
  expect((await join()).body.fields).toEqual({ email: 'Please fill in this field.' })
  expect((await join('rehema@example.com')).status).toBe(200)
  expect((await checkSent(NEW)).body.user.email).toBe('rehema@example.com')
})

test('[CHAT-189] where the API insists on an email, it refuses the registration at that field until one is sent', async () => {
  await mock.control('POST', '/faults', { method: 'POST', path: '/auth/register', requires: 'email' })
  const join = (more: object) => register({ name: 'Rehema Ally', phoneNumber: NEW, ...more })
  const refused = await join({})
  expect(refused).toMatchObject({ status: 400, body: { code: 'body_wrong', fields: { email: 'Please fill in this field.' } } })
  expect(mock.world.inbox.list(NEW)).toEqual([])
  expect((await join({ email: 'rehema@example.com' })).status).toBe(200)
})

test('[API-009][SEC-025] a registration started by a stranger has no effect at the owner’s next sign-in', async () => {
  const stranger = { name: 'Stranger', phoneNumber: ASHA, email: 'stranger@example.com', businessName: 'Stranger Express' }
  await register(stranger, '/transporter')
  await pass(MINUTE)
  await ask()
  const { user } = (await checkSent()).body
  expect(user).toMatchObject({ name: 'Asha Salum', roles: [] })
  expect(mock.world.db.transporters.where('userId', 'asha')).toEqual([])
})

test('[API-009][SEC-025] a sign-in code does not complete a registration: the number still has no account, and the older code is invalid', async () => {
  const fields = { name: 'Stranger', phoneNumber: NEW, email: 'stranger@example.com' }
  await register(fields)
  const older = codeFor(mock.world, NEW)
  await pass(MINUTE)
  expect((await ask(NEW)).body.code).toBe('phone_unknown')
  await register({ ...fields, name: 'Rehema' })
  const newer = codeFor(mock.world, NEW)
  if (older !== newer) expect((await check(older, NEW)).status).toBe(400)
  expect((await check(newer, NEW)).body.user.name).toBe('Rehema')
})

test('[API-009][SEC-025] the code of a registration completes it once', async () => {
  const body = { name: 'Asha', phoneNumber: ASHA, email: 'asha@example.com', sellerType: 'individual' }
  await register(body, '/seller')
  await checkSent()
  mock.world.db.users.change('asha', { roles: [] })
  await pass(MINUTE)
  await ask()
  expect((await checkSent()).body.user.roles).toEqual([])
})

test.each([
  ['en', '', {}, 'registers you as a buyer.'],
  ['sw', '', {}, 'Unakusajili kama mnunuzi.'],
  ['en', '/seller', { sellerType: 'company' }, 'registers you as a seller.'],
  ['sw', '/seller', { sellerType: 'company' }, 'Unakusajili kama muuzaji.'],
  ['en', '/transporter', { businessName: 'Ally Express' }, 'registers you as a transporter with the business “Ally Express”.'],
  ['sw', '/transporter', { businessName: 'Ally Express' }, 'Unakusajili kama msafirishaji wa biashara “Ally Express”.'],
] as const)('[SEC-025] the message with the code names role and business (%s %s)', async (language, path, more, text) => {
  const body = { name: 'Ally', phoneNumber: ASHA, email: 'ally@example.com', ...more }
  await register(body, path, language)
  expect(mock.world.inbox.list(ASHA).at(-1)?.text).toContain(text)
})

test('[SEC-025] a long business name is shortened in the message', async () => {
  const businessName = `Call 0700 000 000 now ${'x'.repeat(70)}`
  const body = { name: 'Ally', phoneNumber: ASHA, email: 'ally@example.com', businessName }
  await register(body, '/transporter')
  expect(mock.world.inbox.list(ASHA).at(-1)?.text).toContain(`“${businessName.slice(0, 39)}…”`)
})

test('[API-007][API-009] registering a known number signs in, adds the role and does not change name and email', async () => {
  const body = { name: 'Somebody', phoneNumber: ASHA, email: 'other@example.com', sellerType: 'individual' }
  await register(body, '/seller')
  const { user } = (await checkSent()).body
  expect(user).toMatchObject({ name: 'Asha Salum', roles: ['seller'] })
  expect(user.email).not.toBe('other@example.com')
})

test('[API-008][API-009] a transporter’s registration creates an unverified business', async () => {
  const body = { name: 'Ally', phoneNumber: NEW, email: 'ally@example.com', businessName: 'Ally Express' }
  await register(body, '/transporter')
  const { accessToken, user } = (await checkSent(NEW)).body
  expect(user.roles).toEqual(['transporter'])
  const profile = await mock.call('GET', '/transporters/me', { headers: { authorization: `Bearer ${accessToken}` } })
  expect(profile.body).toMatchObject({ businessName: 'Ally Express', isVerified: false })
})

test('[SEC-013] a token expires after 30 days with 401', async () => {
  const authorization = `Bearer ${mock.signIn('asha')}`
  await pass(30 * 24 * 60 * MINUTE - 1)
  expect((await profileOf(authorization)).status).toBe(200)
  await pass(1)
  expect((await profileOf(authorization)).status).toBe(401)
})

test('[SEC-013] tokens have at least 128 bits and are unique', () => {
  const tokens = Array.from({ length: 50 }, () => mock.signIn('asha'))
  expect(new Set(tokens).size).toBe(50)
  for (const token of tokens) expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16)
})

test('[QA-039] a registration sets no roles, no verification and no id', async () => {
  const body = {
    name: 'Rehema',
    phoneNumber: NEW,
    email: 'r@example.com',
    roles: ['seller'],
    isVerified: false,
    id: 'asha',
    createdAt: '2000-01-01T00:00:00Z',
  }
  await register(body)
  const { user } = (await checkSent(NEW)).body
  expect(user.roles).toEqual([])
  expect(user.id).not.toBe('asha')
  expect(user.createdAt).toBe(mock.world.clock.iso())
})

test.each([
  ['a phone that is none', { phoneNumber: 'abc' }, { phoneNumber: 'Please enter a valid phone number.' }],
  ['a phone without plus', { phoneNumber: '255712345678' }, { phoneNumber: 'Please enter a valid phone number.' }],
  ['a number as phone', { phoneNumber: 255712345678 }, { phoneNumber: 'This value is not valid.' }],
  ['no phone', {}, { phoneNumber: 'Please fill in this field.' }],
])('[QA-038][GEN-023] %s is refused with 400 and its field', async (_, body, fields) => {
  const refused = await mock.call('POST', '/auth/login/phone', { body })
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({ code: 'body_wrong', fields })
})

test('[GEN-023] a wrong code is 400, never 401', async () => {
  expect((await check('000000')).status).toBe(400)
  expect((await check('12345')).body.fields).toEqual({ otp: 'The code has 6 digits.' })
})

test('[API-069] logging out ends only the session of its token', async () => {
  const authorization = `Bearer ${mock.signIn('asha')}`
  const other = `Bearer ${mock.signIn('asha')}`
  const reply = await mock.call('POST', '/auth/logout', { headers: { authorization } })
  expect([reply.status, reply.body]).toEqual([204, ''])
  expect((await profileOf(authorization)).status).toBe(401)
  expect((await profileOf(other)).status).toBe(200)
})

test.each([
  ['a token already ended', () => ({ authorization: `Bearer ${ended()}` })],
  ['a token nobody has', () => ({ authorization: 'Bearer guessed' })],
  ['garbage', () => ({ authorization: '%$ §'.slice(0, 2) })],
  ['no token', () => ({})],
])('[API-069] logging out with %s is also 204', async (_, headersOf) => {
  expect((await mock.call('POST', '/auth/logout', { headers: headersOf() as Record<string, string> })).status).toBe(204)
})
const ended = () => {
  const token = mock.signIn('asha')
  mock.world.sessions.close(token)
  return token
}
