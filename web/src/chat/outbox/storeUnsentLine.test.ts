// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { PAYER, PHONE, signInAs } from '#web/features/payment/testing/testBench.ts'
import { setThreadOnScreen } from '#web/features/payment/threadOnScreen.ts'
import { useCurrentThread } from '../guide/currentThread.ts'
import { useTranscript } from '../transcript/transcript.ts'
import { MOST_WAITING } from './limits.ts'
import { storeForOutbox, storeUnhandledLine } from './storeUnsentLine.ts'
import { useMarks } from './waitingMarks.ts'

let isOnline = false
const answered: string[] = []

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  let tail: Promise<unknown> = Promise.resolve()
  const request = (_: string, work: () => unknown) => (tail = tail.then(work, work))
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  vi.stubGlobal('fetch', async () => {
    if (!isOnline) throw new TypeError('no network')
    return new Response()
  })
  localStorage.clear()
  signInAs(PHONE)
  isOnline = false
  answered.length = 0
  setThreadOnScreen(true)
  useMarks.setState({}, true)
  useTranscript.setState({ owner: PAYER, entries: [], loaded: true })
  useCurrentThread.setState({ answer: async (line) => answered.push(line) > 0 })
})
const waiting = () =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith('outbox:thread:'))
    .map((name) => JSON.parse(localStorage.getItem(name) ?? '') as { owner: string; body: unknown })

test('[CHAT-067][CHAT-120] a line typed before its handler loaded waits in the thread, and is sent when the network is back', async () => {
  expect([storeUnhandledLine('bei gani sato'), storeUnhandledLine('mnaleta Mbagala?')]).toEqual([true, true])
  expect(useTranscript.getState().entries.map(({ card }) => card.kind)).toEqual(['said', 'said', 'connection'])
  expect(Object.values(useMarks.getState())).toEqual(['waiting', 'waiting'])
  expect(waiting()).toMatchObject([{ owner: PAYER }, { owner: PAYER }])
  isOnline = true
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'))
    expect(answered).toEqual(['bei gani sato', 'mnaleta Mbagala?'])
  })
  await vi.waitFor(() => expect([waiting(), useMarks.getState()]).toEqual([[], {}]))
})

test('[CHAT-068][CHAT-129] a line that may hold a PIN or code is neither shown nor stored, in any script', () => {
  for (const line of ['1234', 'pin 1 2 3 4', '0712 345 678', 'pin yangu ١٢٣٤', '12-34']) expect(storeUnhandledLine(line)).toBe(false)
  expect([useTranscript.getState().entries, waiting()]).toEqual([[], []])
})

test('[CHAT-069] at most fifty lines are stored, and none while online', () => {
  for (let n = 0; n < MOST_WAITING; n++) localStorage.setItem(`outbox:thread:${n}`, '{}')
  expect(storeUnhandledLine('sato')).toBe(false)
  localStorage.clear()
  isOnline = true
  expect(storeUnhandledLine('sato')).toBe(false)
  expect(useTranscript.getState().entries).toEqual([])
})

test('[PWA-007][CHAT-067] a line that this version cannot handle is stored for the next one, and handled as soon as possible', async () => {
  isOnline = true
  setThreadOnScreen(false)
  storeForOutbox('entry-1', 'bei gani sato')
  expect(waiting()).toMatchObject([{ owner: PAYER, lane: 'entry-1', body: { kind: 'line', text: 'bei gani sato' } }])
  expect([useMarks.getState(), useTranscript.getState().entries.map(({ card }) => card.kind)]).toEqual([
    { 'entry-1': 'waiting' },
    ['connection'],
  ])
  setThreadOnScreen(true)
  // The outbox is loaded by now and picks up lines stored next to it.
  storeForOutbox('entry-2', 'mnaleta Mbagala?')
  await vi.waitFor(() => expect([answered, waiting()]).toEqual([['bei gani sato', 'mnaleta Mbagala?'], []]))
})

test('[CHAT-069] a line beyond fifty is not stored, and the buyer is told', () => {
  for (let n = 0; n < MOST_WAITING; n++) localStorage.setItem(`outbox:thread:${n}`, '{}')
  storeForOutbox('entry-1', 'sato')
  expect(waiting()).toHaveLength(MOST_WAITING)
  expect(useTranscript.getState().entries.map(({ card }) => card)).toMatchObject([{ text: 'outboxFull' }])
})
