// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { anOrder, aProduct, aTransporter } from '#fixtures/builders.ts'
import { useNetworkLost } from '#web/api/useOffline.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { useRecords } from '#web/features/payment/device/records.ts'
import { serve } from '#web/features/payment/testing/testBench.ts'
import { loadTexts, signInBuyer, withPayment } from '../testing/buyer.ts'
import { marketResponses } from '../testing/market.ts'
import { buying, fillCart, replyKeys, SLIP, say } from '../testing/talk.ts'

const sato = aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg', unitPrice: 12_000, availableQuantity: 9 })

beforeAll(loadTexts)
beforeEach(async () => {
  await signInBuyer()
  serve({
    ...marketResponses([sato]),
    'GET /transporters': { body: [aTransporter()] },
    'GET /orders': { body: [anOrder({ status: 'delivered' })] },
  })
  fillCart([sato], { a: 1 })
  setChoices({ checkoutRequested: true, deliveryOption: 'standard', paymentMethod: 'mobile_money' })
})

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

test.each(['nimeweka PIN tayari', 'did my payment go through?'])(
  '[CHAT-143][MON-020] `%s` does not say so either for a payment that only the server has',
  async (line) => {
    await say(line, SLIP, { ...buying, unfinished: 'p1' })
    expect(replyKeys()).not.toContain('nothingTaken')
  },
)
