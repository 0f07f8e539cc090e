import { beforeEach, expect, test } from 'vitest'
import { ASHA_PHONE, everything, start } from '../testing/money.ts'
import { type TestMock, testMock } from '../testing/testing.ts'

let mock: TestMock
beforeEach(async () => {
  mock = await testMock()
})

type Wrong = [method: string, path: string, body: object | string | undefined, status: number, what: string]
const wrong: Wrong[] = [
  ['POST', '/worlds/No World/reset', {}, 400, 'world_wrong'],
  ['POST', '/worlds/mine/reset', { seed: 'huge' }, 400, 'seed'],
  ['POST', '/worlds/mine/reset', { seed: 'default', products: 5 }, 400, 'products'],
  ['POST', '/worlds/mine/reset', { products: 5 }, 400, 'products'],
  ['POST', '/worlds/mine/reset', { seed: 'large', products: -1 }, 400, 'products'],
  ['POST', '/worlds/mine/reset', { seeds: 'empty' }, 400, 'seeds'],
  ['POST', '/worlds/mine/reset', { clock: { kind: 'frozen', at: '2026-13-45T99:99:99Z' } }, 400, 'clock.at'],
  ['POST', '/worlds/mine/reset', { clock: { kind: 'fast', times: 0 } }, 400, 'clock.times'],
  ['POST', '/worlds/nobody/snapshot', {}, 400, 'world_unknown'],
  ['POST', '/worlds/nobody/restore', {}, 400, 'world_unknown'],
  ['POST', '/worlds/nobody/fork', { into: 'copy' }, 400, 'world_unknown'],
  ['POST', '/worlds/default/fork', { into: 'No World' }, 400, 'into'],
  ['POST', '/worlds/default/restore', { label: 'never' }, 404, 'snapshot_unknown'],
  ['DELETE', '/worlds/nobody', undefined, 400, 'world_unknown'],
  ['POST', '/clock/advance', { ms: -1 }, 400, 'ms'],
  ['POST', '/clock/advance', { ms: 1e18 }, 400, 'ms'],
  ['POST', '/clock/advance', { seconds: 5 }, 400, 'ms'],
  ['POST', '/clock/advance', '{"ms": 1e999}', 400, 'ms'],
  ['POST', '/clock/advance', '{"ms": 5', 400, 'body_unreadable'],
  ['PUT', '/clock', { kind: 'frozen', at: '2020-01-01T00:00:00Z' }, 400, 'at'],
  ['PUT', '/clock', { kind: 'fast', times: 20_000 }, 400, 'times'],
  ['PUT', '/clock', { kind: 'backwards' }, 400, 'kind'],
  ['GET', '/phones/abc', undefined, 400, 'msisdn'],
  ['PUT', '/phones/abc', { state: 'off' }, 400, 'msisdn'],
  ['PUT', `/phones/${ASHA_PHONE}`, { state: 'broken' }, 400, 'state'],
  ['PUT', `/phones/${ASHA_PHONE}`, { state: 'off', balance: -5 }, 400, 'balance'],
  ['PUT', `/phones/${ASHA_PHONE}`, { state: 'empty', balance: 5 }, 400, 'balance'],
  ['PUT', `/phones/${ASHA_PHONE}`, { colour: 'blue' }, 400, 'colour'],
  ['POST', `/phones/${ASHA_PHONE}/approve`, {}, 400, 'pin'],
  ['POST', '/phones/255754000000/approve', { pin: '1234' }, 409, 'no_prompt'],
  ['POST', '/phones/255754000000/cancel', undefined, 409, 'no_prompt'],
  ['POST', `/phones/${ASHA_PHONE}/scenario`, { id: '999' }, 400, 'scenario_unknown'],
  ['POST', `/phones/${ASHA_PHONE}/scenario`, {}, 400, 'scenario_unknown'],
  ['POST', `/phones/${ASHA_PHONE}/scenario`, { id: '001', name: 'Cancelled' }, 400, 'name'],
  ['POST', '/phones/abc/scenario', { id: '001' }, 400, 'msisdn'],
  ['GET', `/phones/${ASHA_PHONE}/messages/next?after=x`, undefined, 400, 'after'],
  ['POST', '/scenarios', { name: 'mine', timeline: [{ at: 5, do: 'explode' }] }, 400, 'timeline.0.do'],
  ['POST', '/scenarios', { name: '' }, 400, 'name'],
  ['POST', '/scenarios', { name: 'mine', timline: [] }, 400, 'timline'],
  ['POST', '/scenarios', { name: 'mine', timeline: [{ at: 5, do: 'approve', les: 500 }] }, 400, 'timeline.0.les'],
  ['GET', '/payments/RF-NONE', undefined, 404, 'payment_unknown'],
  ['POST', '/payments/RF-NONE/approve', undefined, 404, 'payment_unknown'],
  ['POST', '/payments/:waiting/refund', undefined, 409, 'no_charge'],
  ['POST', '/payments/:waiting/resend', undefined, 409, 'no_callback'],
  ['POST', '/payments/:waiting/resend', { times: 0 }, 400, 'times'],
  ['PUT', '/payments/:waiting/next-callback', { do: 'delay' }, 400, 'seconds'],
  ['PUT', '/payments/:waiting/next-callback', { do: 'loop' }, 400, 'do'],
  ['POST', '/payments/:waiting/fail', { why: 'so' }, 400, 'why'],
  ['POST', '/faults', { path: '/products', times: 2 }, 400, 'status'],
  ['POST', '/faults', { path: '/prodcuts', status: 500 }, 400, 'path'],
  ['POST', '/faults', { method: 'DELETE', path: '/categories', status: 500 }, 400, 'path'],
  ['POST', '/faults', { method: 'FETCH', path: '/products', status: 500 }, 400, 'method'],
  ['POST', '/faults', { path: '/products', status: 200 }, 400, 'status'],
  ['POST', '/faults', { path: '/products', status: 500, time: 2 }, 400, 'time'],
  ['POST', '/faults', { path: '/products', empty: true, after: true }, 400, 'after'],
  ['POST', '/faults', { path: '/products', status: 500, share: 1.5 }, 400, 'share'],
  ['POST', '/faults', { path: '/products', code: 'busy' }, 400, 'code'],
  ['POST', '/faults', { path: '/products', status: 500, code: 'busy', body: {} }, 400, 'code'],
  ['POST', '/faults', { path: '/products', body: {}, empty: true }, 400, 'body'],
  ['POST', '/faults', { path: '/products', body: 'x'.repeat(20_001) }, 400, 'body'],
  ['POST', '/faults', '{"path": "/products", "status": 500, "body": {"a": 1}', 400, 'body_unreadable'],
  ['DELETE', '/faults/fault-99', undefined, 404, 'not_found'],
  ['POST', '/realtime-faults', { kind: 'explode' }, 400, 'kind'],
  ['POST', '/realtime-faults', { kind: 'mute', userId: 'nobody' }, 400, 'userId'],
  ['POST', '/realtime-faults', { kind: 'mute', event: 'no-such' }, 400, 'event'],
  ['POST', '/realtime-faults', { kind: 'delay' }, 400, 'ms'],
  ['POST', '/realtime-faults', { kind: 'close' }, 400, 'after'],
  ['POST', '/realtime-faults', { kind: 'refuse', event: 'hello' }, 400, 'event'],
  ['POST', '/realtime-faults', { kind: 'mute', event: 'order.status' }, 400, 'event'],
  ['POST', '/realtime-faults', { kind: 'mute', to: 'webhook', event: 'order-status' }, 400, 'event'],
  ['POST', '/realtime-faults', { kind: 'drop', to: 'webhook' }, 400, 'kind'],
  ['POST', '/realtime-faults', { kind: 'mute', to: 'webhook', userId: 'asha' }, 400, 'userId'],
  ['POST', '/realtime-faults', { kind: 'mute', to: 'nobody' }, 400, 'to'],
  ['DELETE', '/realtime-faults/realtime-9', undefined, 404, 'not_found'],
  ['PUT', '/webhooks', { url: 'localhost:3000' }, 400, 'url'],
  ['PUT', '/webhooks', { url: 'file:///etc/hosts' }, 400, 'url'],
  ['PUT', '/webhooks', { url: 'http://me:pass@localhost:3000' }, 400, 'url'],
  ['PUT', '/webhooks', { url: 'http://localhost:3000', secret: 'short' }, 400, 'secret'],
  ['PUT', '/webhooks', { url: 'http://localhost:3000', events: [] }, 400, 'events'],
  ['PUT', '/webhooks', { url: 'http://localhost:3000', events: ['payment'] }, 400, 'events.0'],
  ['POST', '/webhooks/deliveries/none/resend', undefined, 404, 'not_found'],
  ['PUT', '/shapes', { call: 'noCall', shapes: ['bare'] }, 400, 'call'],
  ['PUT', '/shapes', { call: 'listProducts', shapes: ['round'] }, 400, 'shapes.0'],
  ['GET', '/journal?kind=rumour', undefined, 400, 'kind'],
  ['GET', '/journal?phone=abc', undefined, 400, 'phone'],
  ['GET', '/journal/count?limit=-1', undefined, 400, 'limit'],
  ['GET', '/journal?seq=a', undefined, 400, 'seq'],
  ['GET', '/journal?knd=request', undefined, 400, 'knd'],
  ['GET', '/violations?world=mine', undefined, 400, 'world'],
  ['GET', '/db/nothing', undefined, 404, 'record_unknown'],
  ['PATCH', '/db/products/none', { availableQuantity: 1 }, 404, 'record_unknown'],
  ['PATCH', '/db/products/nile-tilapia-sato-1-kg', { name: 'Sato', availableQuantity: -4 }, 400, 'availableQuantity'],
  ['PATCH', '/db/products/nile-tilapia-sato-1-kg', { availableQuantity: 1, stock: 4 }, 400, 'stock'],
  ['PATCH', '/db/products/nile-tilapia-sato-1-kg', { id: 'other' }, 400, 'id'],
  ['PATCH', '/db/products/nile-tilapia-sato-1-kg', { unitPrice: Number.MAX_SAFE_INTEGER }, 400, 'unitPrice'],
  ['PATCH', '/db/products/nile-tilapia-sato-1-kg', { unitPrice: '1000000001.00' }, 400, 'unitPrice'],
  ['PATCH', '/db/products/nile-tilapia-sato-1-kg', { unitPrice: -1 }, 400, 'unitPrice'],
  ['PATCH', '/db/products/nile-tilapia-sato-1-kg', { name: null }, 400, 'name'],
  ['POST', '/sellers/nobody/verify', undefined, 404, 'record_unknown'],
  ['POST', '/sellers/mwanaidi/verify', { isVerified: 'yes' }, 400, 'isVerified'],
  ['POST', '/payouts/none/move', { to: 'completed' }, 404, 'payout_unknown'],
  ['POST', '/payouts/none/move', { to: 'lost' }, 400, 'to'],
  ['POST', '/violations', { invariant: 'I99x', text: 'a' }, 400, 'invariant'],
  ['POST', '/violations', { invariant: 'I19', text: 'a' }, 400, 'invariant'],
  ['POST', '/sessions', { phoneNumber: '+255799999999' }, 400, 'phoneNumber'],
  ['POST', '/sessions', {}, 400, 'phoneNumber'],
]

test.each(wrong)('%s %s %j is refused with the reason, and changes nothing', async (method, path, body, status, what) => {
  const { referenceId } = (await start(mock)).body
  const before = everything(mock)
  const reply = await mock.control(method, path.replace(':waiting', referenceId), body as object)
  expect([reply.status, everything(mock)]).toEqual([status, before])
  expect(reply.body.message.length).toBeGreaterThan(8)
  if (reply.body.fields)
    expect(Object.keys(reply.body.fields)).toContain(reply.body.code === what ? Object.keys(reply.body.fields)[0] : what)
  else expect(reply.body.code).toBe(what)
})

test('an unknown phone, scenario or world is also refused in Swahili', async () => {
  const ask = (url: string, payload: object) =>
    mock.app.inject({ method: 'POST', url: `/__mock/api${url}`, headers: { 'accept-language': 'sw' }, payload })
  expect((await ask('/phones/abc/scenario', { id: '001' })).json().message).toBe('Hii si namba ya malipo ya simu.')
  expect((await ask(`/phones/${ASHA_PHONE}/scenario`, { id: '999' })).json().message).toContain('Hakuna hali ya majaribio')
  expect((await ask('/worlds/nobody/snapshot', {})).json().message).toBe('Hakuna ulimwengu wenye jina hili.')
})

const choices: readonly (readonly [method: string, path: string, body: object | undefined, field: string, allowed: string])[] = [
  ['PUT', '/clock', { kind: 'backwards' }, 'kind', 'real, fast, frozen'],
  ['POST', '/worlds/mine/reset', { seed: 'huge' }, 'seed', 'default, empty, large'],
  ['PUT', `/phones/${ASHA_PHONE}`, { state: 'broken' }, 'state', 'on, off, noSignal, empty'],
  ['POST', '/faults', { path: '/products', method: 'FETCH', status: 500 }, 'method', 'GET, POST, PUT, PATCH, DELETE, *'],
  ['POST', '/scenarios', { name: 'mine', timeline: [{ at: 5, do: 'explode' }] }, 'timeline.0.do', 'approve, charge, fail, callback'],
  ['PUT', '/shapes', { call: 'listProducts', shapes: ['round'] }, 'shapes.0', 'bare, data'],
  ['PATCH', '/db/orders/order-104698', { status: 'lost' }, 'status', 'pending, processing, shipping'],
  ['GET', '/journal?kind=rumour', undefined, 'kind', 'request, answer'],
]

test.each(choices)('[QA-050] %s %s %j lists the allowed values', async (method, path, body, field, allowed) => {
  const reply = await mock.control(method, path, body)
  expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, [field]])
  expect(reply.body.fields[field]).toContain(`Please choose one of these: ${allowed}`)
})

test('[QA-050] a call of the market keeps its short text for a value that is not allowed', async () => {
  const body = { items: [], deliveryOption: 'by-drone' }
  expect((await mock.call('POST', '/orders', { as: 'asha', body })).body.fields.deliveryOption).toBe('Please choose one of the options.')
})
