import { expect, test } from 'vitest'
import { type PhoneView, type Prompt } from '#contract/control/phones.ts'
import { resultOfApproval } from './result.ts'

const prompt: Prompt = {
  reference: 'RF-2',
  merchant: 'SAMAKI',
  amount: 18_000,
  expiresAt: '2026-11-21T11:05:00.000Z',
  pinTriesLeft: 3,
  language: 'en',
}
const phone = (state: PhoneView['history'][number]['state']): PhoneView => ({
  msisdn: '255712345678',
  messages: [],
  prompt: null,
  balance: 0,
  state: 'on',
  magic: null,
  queue: [],
  history: [
    { reference: 'RF-2', merchant: 'SAMAKI', amount: 18_500, state, at: '2026-11-21T11:02:00.000Z' },
    { reference: 'RF-1', merchant: 'SAMAKI', amount: 9_000, state: 'success', at: '2026-11-20T11:02:00.000Z' },
  ],
})

test('[QA-022] after a correct PIN, the charged amount is shown', () => {
  expect(resultOfApproval(prompt, phone('success'))).toEqual({ is: 'approved', amount: 18_500 })
})

test('[QA-022] a correct PIN with too little money in the wallet is not a success', () => {
  expect(resultOfApproval(prompt, phone('failed'))).toEqual({ is: 'lowBalance' })
})
