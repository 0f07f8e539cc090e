import { expect, test } from 'vitest'
import { testMock } from '../testing/testing.ts'

const message = { firstName: 'Asha', lastName: 'Salum', email: 'asha@example.com', phone: '', subject: 'Refund', message: 'RF-1, please' }

test('[API-066] a message is stored, and the response is in the client’s language', async () => {
  const mock = await testMock()
  const { status, body } = await mock.call('POST', '/contact', { body: message, language: 'sw' })
  expect([status, body.message]).toEqual([201, 'Asante. Tumepokea ujumbe wako.'])
  expect(mock.world.db.contacts.list().at(-1)).toMatchObject({ subject: 'Refund', message: 'RF-1, please' })
})

test('[CHAT-188][API-066] each message gets the next reference, and a repeated key gets the stored one without a second message', async () => {
  const mock = await testMock()
  const count = () => mock.world.db.contacts.list().length
  const before = count()
  const send = (key: string) => mock.call('POST', '/contact', { as: 'asha', body: message, headers: { 'idempotency-key': key } })
  const replies = [await send('one'), await send('one'), await send('two')]
  expect(replies.map(({ status, body }) => [status, body.reference])).toEqual([
    [201, 'M-4821'],
    [201, 'M-4821'],
    [201, 'M-4822'],
  ])
  expect(count()).toBe(before + 2)
  expect(mock.world.db.contacts.list().at(-1)).toMatchObject({ reference: 'M-4822' })
})

test('[CHAT-188] a repeated key gets the first response even when the hourly limit is reached', async () => {
  const mock = await testMock()
  const send = (key: string) => mock.call('POST', '/contact', { as: 'asha', body: message, headers: { 'idempotency-key': key } })
  for (let n = 0; n < 5; n++) await send(`key-${n}`)
  expect([(await send('key-5')).status, (await send('key-0')).body.reference]).toEqual([429, 'M-4821'])
})

test.each([
  ['en', 'Too many requests. Try again later.'],
  ['sw', 'Maombi ni mengi mno. Jaribu tena baadaye.'],
] as const)('[SEC-011] a user can send 5 messages an hour (%s)', async (language, text) => {
  const mock = await testMock()
  const send = (as: string) => mock.call('POST', '/contact', { as, body: message, language })
  for (let n = 0; n < 5; n++) expect((await send('asha')).status).toBe(201)
  const refused = await send('asha')
  expect([refused.status, refused.body.message, refused.headers['retry-after']]).toEqual([429, text, '3600'])
  expect((await send('neema')).status).toBe(201)
  await mock.world.clock.advance(3_600_000)
  expect((await send('asha')).status).toBe(201)
})
