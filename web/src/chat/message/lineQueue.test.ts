// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { signInAs } from '#web/features/payment/testing/testBench.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { useCurrentThread } from '../guide/currentThread.ts'
import { noFacts } from '../guide/facts.ts'
import { useSlipRow } from '../guide/slipRow.ts'
import { useTranscript } from '../transcript/transcript.ts'
import { useWorking, workingOn } from '../transcript/working.ts'
import { handleMessage } from './handleMessage.ts'
import { queueLine } from './lineQueue.ts'

const sato = aProduct({ id: 'a', name: 'Sato', availableQuantity: 9 })
const found = { data: [sato], meta: { total: 1, skip: 0, take: 8, hasMore: false } }
let release = () => undefined as void

beforeEach(async () => {
  await Promise.all([loadBundle('shell'), loadBundle('chat')])
  signInAs('+255712345678')
  useCart.setState({ lines: [], checkoutId: 'c1', owner: null, waiting: {} })
  useTranscript.setState({ owner: 'guest', entries: [], loaded: true })
  useCurrentThread.setState({ shown: { live: null, facts: noFacts } })
  const searchGate = new Promise<void>((resolve) => {
    release = resolve
  })
  vi.stubGlobal('fetch', async () => {
    await searchGate
    return new Response(JSON.stringify(found), { headers: { 'content-type': 'application/json' } })
  })
})
const kinds = () => useTranscript.getState().entries.map(({ card }) => card.kind)
const type = (line: string) => handleMessage(line, null, noFacts)

test('[CHAT-128][CHAT-012] a line typed during a search waits for it and sees the cart it left', async () => {
  const both = [type('weka sato 2'), type('onyesha kikapu')]
  await vi.waitFor(() => expect(kinds()).toEqual(['said', 'said']))
  release()
  await Promise.all(both)
  expect(kinds().filter((kind) => kind !== 'said')).toEqual(['slip', 'guideText', 'language'])
  expect(useSlipRow.getState().open).toBe('cart')
  expect(useTranscript.getState().entries.at(-1)?.answer).toBeUndefined()
})

test('[CHAT-128] a line typed right after a tapped add waits for the add', async () => {
  const add = workingOn('entry', () => new Promise<void>((resolve) => (release = resolve)))
  const seen: boolean[] = []
  const answered = queueLine(async (hasWaited) => seen.push(hasWaited))
  await new Promise((resolve) => setImmediate(resolve))
  expect(seen).toEqual([])
  release()
  await Promise.all([add, answered])
  expect(seen).toEqual([true])
})

test('[CHAT-128][CHAT-016][CHAT-042] a line typed before the facts are known waits for them and shows as working', async () => {
  useCurrentThread.setState({ shown: { live: null, facts: null } })
  const seen: boolean[] = []
  const answered = queueLine(async (hasWaited) => seen.push(hasWaited))
  await new Promise((resolve) => setImmediate(resolve))
  expect(seen).toEqual([])
  expect(useWorking.getState().count).toBe(1)
  useCurrentThread.setState({ shown: { live: null, facts: noFacts } })
  await answered
  expect(seen).toEqual([true])
})

test('[CHAT-128][CHAT-016][CHAT-077] a line typed before the facts are known uses them if they load meanwhile', async () => {
  release()
  await handleMessage('Moonfish', null, null)
  expect(kinds()).toEqual(['welcome', 'said', 'products'])
})

test('[CHAT-057][CHAT-129] a PIN typed before the facts are known is masked once they say that a payment failed', async () => {
  const shown = { live: null, facts: { ...noFacts, payment: { id: 'p1', kind: 'failed' } as const } }
  useCurrentThread.setState({ shown: { live: null, facts: null } })
  const typed = handleMessage('4821', null, null)
  await new Promise((resolve) => setImmediate(resolve))
  useCurrentThread.setState({ shown })
  await typed
  await handleMessage('4821 is my pin', null, null)
  expect(kinds().filter((kind) => kind === 'said')).toHaveLength(2)
  expect(JSON.stringify(useTranscript.getState().entries.map(({ card }) => card))).not.toContain('4821')
})

test('[CHAT-128] a failing line does not block the next one, and a line alone does not wait', async () => {
  const failed = queueLine(() => Promise.reject(new Error('no')))
  const second = queueLine(async (hasWaited) => hasWaited)
  await expect(failed).rejects.toThrow('no')
  expect(await second).toBe(true)
  expect(await queueLine(async (hasWaited) => hasWaited)).toBe(false)
})
