import { DEFAULT_PROVIDER } from '#contract/rules/constants.ts'
import type { Recorder } from './record.ts'

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
