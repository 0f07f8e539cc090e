import type { FastifyInstance } from 'fastify'
import { DEFAULT_PROVIDER } from '#contract/rules/constants.ts'
import { createWorlds, type Worlds } from '#mock/world/worlds.ts'
import { createRecorder, type Example, type Recorder } from './record.ts'
import { browse, buy, carry, orderForCash, saveAddresses, sell, signIn } from './story.ts'

export type Examples = ReadonlyMap<string, Example>

/** 09:00 in Dar es Salaam. */
const MORNING = Date.parse('2026-11-20T06:00:00.000Z')

/** Makes every call once on a separate server and returns its request and response by the name of the call. */
export async function makeExamples(build: (worlds: Worlds) => Promise<FastifyInstance>): Promise<Examples> {
  const worlds = createWorlds({ clock: { kind: 'frozen', at: MORNING } })
  const app = await build(worlds)
  try {
    const recorder = createRecorder(app, worlds.get('default'))
    for (const record of [signIn, browse, saveAddresses, buy, orderForCash, sell, carry, pay, control]) await record(recorder)
    const found = [...recorder.examples].map(([name, example]) => [name, shortenLists(example)] as const)
    return new Map(JSON.parse(replaceRandomValues(JSON.stringify(found))) as [string, Example][])
  } finally {
    await app.close()
  }
}

/** Random or machine-specific values and their fixed replacements, so that the documents are the same after every start. */
const standIns: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, 'tZq3xV0nB7rKf2LwYc8dHs5mJp1Gu9eAoXiT4vRbN6k'],
  [/\b[0-9a-f]{64}\b/g, '3f1c9a7e5b2d8046c1e0a9d7f6b5e34c2a1908f7e6d5c4b3a29180706f5e4d3c'],
  [/\b[0-9a-f]{32}\b/g, '5f0c1e9a7b3d42688e1c0a9d7f6b5e34'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '0b7f3c52-9d4e-4a1f-8c26-5e9a1d3b7f04'],
  [/(?<="(?:code|otp)":"|code is )\d{6}/g, '482913'],
  [/\b\d+\.\d+\.\d+\.\d+\b/g, '192.168.1.7'],
]
const replaceRandomValues = (text: string): string => standIns.reduce((known, [secret, standIn]) => known.replace(secret, standIn), text)

/** Shortens every list to two entries. */
function shortenLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortenLists)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortenLists(inner)]))
}

const NEEMA = '255754110226'
const msisdn = { msisdn: NEEMA }

/** Records the control calls about phones and payments. */
export async function pay({ market, mock }: Recorder): Promise<void> {
  const start = async () => {
    const { referenceId = '' } = await market('startPayment', 'neema', {
      params: { provider: DEFAULT_PROVIDER },
      body: { amount: 12_000, phone: NEEMA },
    })
    return { params: { reference: referenceId } }
  }
  await mock('listScenarios')
  await mock('postScenario', {
    body: {
      name: 'late-success',
      timeline: [
        { at: 150, do: 'charge' },
        { at: 150, do: 'callback' },
      ],
    },
  })
  await mock('changePhone', { params: msisdn, body: { state: 'on', balance: 2_000_000 } })
  await mock('listMessages', { params: { msisdn: '255712345678' }, query: { search: 'code' } })
  const first = await start()
  await mock('cancelPrompt', { params: msisdn })
  await mock('resendCallbacks', { ...first, body: { times: 2 } })
  const second = await start()
  await mock('setNextCallback', { ...second, body: { do: 'delay', seconds: 5 } })
  await mock('failPayment', { ...second, body: { message: { en: 'The network is busy.', sw: 'Mtandao una shughuli nyingi.' } } })
  const third = await start()
  await mock('approvePayment', third)
  await mock('sendCallback', { ...third, body: { reference: third.params.reference, status: 'success' } })
  await mock('refundPayment', third)
  await mock('getPayment', third)
  await mock('listPayments')
  await mock('getOutcome', { query: { phone: NEEMA } })
  await mock('queueScenario', { params: msisdn, body: { id: '305' } })
}

/** Records the other control calls: people, clock, faults, shapes, records, journal and worlds. */
export async function control({ mock, world }: Recorder): Promise<void> {
  const params = { name: world.name }
  await mock('listAccounts')
  await mock('openSession', { body: { phoneNumber: '+255712345678' } })
  await mock('listHosts')
  await mock('getClock')
  await mock('advanceClock', { body: { ms: 120_000 } })
  await mock('runToNextTimer')
  await mock('setClock', { body: { kind: 'frozen', at: world.clock.iso() } })
  await mock('addFault', { body: { method: 'GET', path: '/products', status: 503, times: 1 } })
  await mock('listFaults')
  await mock('removeFault', { params: { id: 'fault-1' } })
  await mock('clearFaults')
  const { id } = await mock('addRealtimeFault', { body: { kind: 'mute', event: 'payment-callback' } })
  await mock('listRealtimeFaults')
  await mock('removeRealtimeFault', { params: { id: id ?? '' } })
  await mock('clearRealtimeFaults')
  await mock('listSockets')
  await mock('setShapes', { body: { call: 'listProducts', shapes: ['bare'] } })
  await mock('listShapes')
  await mock('clearShapes')
  // Port 9 is one that fetch refuses to call, so nothing is posted.
  await mock('setWebhook', { body: { url: 'http://localhost:9/webhooks', events: ['order.status'] } })
  await mock('changeRecord', { params: { collection: 'orders', id: 'order-104698' }, body: { status: 'processing' } })
  await mock('advanceClock', { body: { ms: 0 } })
  const { deliveries } = await mock('getWebhooks')
  await mock('resendDelivery', { params: { id: deliveries[0]?.id ?? '' } })
  await mock('clearWebhook')
  const product = { collection: 'products', id: 'nile-tilapia-sato-1-kg' }
  await mock('listRecords', { params: { collection: 'categories' } })
  await mock('getRecord', { params: product })
  await mock('changeRecord', { params: product, body: { availableQuantity: 3 } })
  const { text } = await mock('reportViolation', { body: { invariant: 'page', text: 'The receipt shows another amount.' } })
  if (text) await mock('listViolations')
  await mock('listJournal', { query: { kind: 'ledger', limit: '2' } })
  await mock('countJournal', { query: { kind: 'request' } })
  await mock('exportJournal', { query: { kind: 'request', limit: '1' } })
  await mock('clearJournal')
  await mock('getDigest')
  await mock('getWorld')
  await mock('snapshotWorld', { params, body: { label: 'paid' } })
  await mock('restoreWorld', { params, body: { label: 'paid' } })
  await mock('forkWorld', { params, body: { into: 'checkout-2' } })
  await mock('listWorlds')
  await mock('resetWorld', { params, body: { seed: 'default', clock: { kind: 'frozen', at: '2026-11-20T06:00:00.000Z' } } })
  await mock('dropWorld', { params: { name: 'checkout-2' } })
}
