// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { otherPhone } from '#web/features/checkout/checkout.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { aDevice } from '#web/features/payment/testing/testBench.ts'
import { append } from '../transcript/append.ts'
import { useTranscript } from '../transcript/transcript.ts'
import { useUnfolded } from '../transcript/unfolded.ts'
import { confirmSlip } from './confirmSlip.ts'
import { forgetOrdering, order, useOrdering } from './ordering.ts'
import { openRow, useSlipRow } from './slipRow.ts'

vi.mock('./confirmSlip.ts', () => ({ confirmSlip: vi.fn() }))
const confirm = vi.mocked(confirmSlip)

beforeEach(async () => {
  await aDevice()
  confirm.mockReset()
  forgetOrdering()
  openRow(null)
  useUnfolded.setState({ at: null, byTap: false })
  useTranscript.setState({ owner: 'guest', entries: [], loaded: true })
  append({ kind: 'slip' })
  setChoices({ phone: otherPhone('255712345678'), paymentMethod: null })
})
const isUnfolded = (): boolean => useUnfolded.getState().at === useTranscript.getState().entries.at(-1)?.id

test('[CHAT-184][MON-010] a second tap on the button of the slip or of its line sends nothing while the first is sent', async () => {
  let answer: (problem: string | null) => void = () => {}
  confirm.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const first = order('mobile_money')
  expect(useOrdering.getState()).toEqual({ busy: true, problem: null })
  await order('cash_on_delivery')
  expect([confirm.mock.calls, draftNow().paymentMethod]).toEqual([[['255712345678']], 'mobile_money'])
  answer(null)
  await first
  expect([useOrdering.getState(), isUnfolded()]).toEqual([{ busy: false, problem: null }, false])
})

test('[CHAT-184] if ordering fails, the slip unfolds with the problem, and the next try forgets it', async () => {
  confirm.mockResolvedValueOnce('No network').mockResolvedValueOnce(null)
  await order('cash_on_delivery')
  expect([useOrdering.getState(), isUnfolded()]).toEqual([{ busy: false, problem: 'No network' }, true])
  const again = order('cash_on_delivery')
  expect(useOrdering.getState()).toEqual({ busy: true, problem: null })
  await again
})

test('[CHAT-181] a number that cannot pay by phone opens its row and sends nothing; with cash the order is sent', async () => {
  setChoices({ phone: otherPhone('255222123456') })
  openRow('notes')
  await order('mobile_money')
  expect([confirm.mock.calls, useSlipRow.getState().open, isUnfolded()]).toEqual([[], 'payPhone', true])
  confirm.mockResolvedValue(null)
  await order('cash_on_delivery')
  expect(confirm).toHaveBeenCalledTimes(1)
})
