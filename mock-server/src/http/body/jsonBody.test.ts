import { expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { controlCalls } from '#contract/control/calls.ts'
import { CONTROL_PATH, type ControlCall } from '#contract/control/controlCall.ts'
import { START, testMock } from '../../testing/testing.ts'

const urls = [
  ...Object.values<Call>(calls).map(({ method, path, who }) => ({ method, url: `/v1${path}`, who })),
  ...Object.values<ControlCall>(controlCalls).map(({ method, path }) => ({ method, url: `${CONTROL_PATH}${path}`, who: 'anyone' })),
].filter(({ method, url }) => method !== 'GET' && !url.includes('/uploads/'))
const users: Readonly<Record<string, string>> = { seller: 'mwanaidi', transporter: 'hamisi' }

/** Makes every call that is not a read, without a body, in a new mock; returns the replies by call. */
async function replies(headers: Readonly<Record<string, string>>): Promise<Record<string, unknown>> {
  const { app, signIn, world } = await testMock({ clock: { kind: 'frozen', at: START } })
  const order = world.db.orders.list().find(({ userId, status }) => userId === 'asha' && status === 'pending')
  const found: Record<string, unknown> = {}
  for (const { method, url, who } of urls) {
    const path = url.replace(':name', 'default').replace(':msisdn', '255712345678').replace('/orders/:id', `/orders/${order?.id}`)
    const authorization = who === 'anyone' ? {} : { authorization: `Bearer ${signIn(users[who] ?? 'asha')}` }
    const reply = await app.inject({ method: method as 'POST', url: path, headers: { ...authorization, ...headers } })
    const { code, fields } = reply.body === '' ? {} : reply.json<{ code?: string; fields?: unknown }>()
    found[`${method} ${url}`] = { status: reply.statusCode, code, fields }
  }
  await app.close()
  return found
}

const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'multipart/form-data',
  'json',
  '',
]

test('[QA-047] a call without a body gets the same reply with any content type, also a control call', async () => {
  const expected = await replies({})
  expect(expected).toMatchObject({
    'POST /v1/auth/logout': { status: 204 },
    'POST /__mock/api/worlds/:name/snapshot': { status: 200 },
    'DELETE /__mock/api/faults': { status: 204 },
    'POST /v1/contact': { status: 400, code: 'body_wrong' },
  })
  for (const type of TYPES) expect(await replies({ 'content-type': type }), type).toEqual(expected)
  expect(await replies({ 'content-type': 'application/json', 'content-length': '0' })).toEqual(expected)
})

test('[QA-047] a chunked body without a byte counts as no body, whatever its content type', async () => {
  const expected = await replies({})
  for (const type of ['application/json', 'text/plain'])
    expect(await replies({ 'content-type': type, 'transfer-encoding': 'chunked' }), type).toEqual(expected)
})
