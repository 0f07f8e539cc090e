// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { setThreadOnScreen } from '#web/features/payment/threadOnScreen.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import type { Card } from '../kinds/card.ts'
import { rowsOf } from '../thread/entries/rows.ts'
import type { Entry } from './entry.ts'
import { putEntries, useTranscript } from './transcript.ts'
import { takeUnread, useUnread } from './unread.ts'

let ids = 0
const entry = (card: Card, at = ++ids): Entry => ({ id: `e${++ids}`, at, run: 1, card })
const news = () => entry({ kind: 'reply', of: 'topics', text: 'prepared' })
const count = () => useUnread.getState().count

beforeEach(async () => {
  await loadBundle('shell')
  localStorage.clear()
  useUnread.setState({ owner: null, first: '', count: 0 })
  useTranscript.setState({ owner: 'guest', entries: [], loaded: true })
  setThreadOnScreen(false)
})

test('[CHAT-062] entries added while nobody sees the thread are counted until it is opened, except the buyer’s own and the welcome card', () => {
  putEntries([entry({ kind: 'welcome' }), entry({ kind: 'said', text: 'changu' })])
  expect(count()).toBe(0)
  const [first, second] = [news(), news()]
  putEntries([first])
  putEntries([second])
  putEntries([{ ...second, answer: { value: 'seen' } }])
  expect(count()).toBe(2)
  expect(takeUnread('somebody else')).toBeNull()
  expect([takeUnread('guest'), count(), takeUnread('guest')]).toEqual([first.id, 0, null])
})

test('[CHAT-062] an entry added in view is not unread; in a hidden tab it is', () => {
  setThreadOnScreen(true)
  putEntries([news()])
  expect(count()).toBe(0)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  putEntries([news()])
  expect(count()).toBe(1)
  vi.restoreAllMocks()
})

test('[CHAT-062] the separator is above the first new entry, also where finished steps begin', () => {
  const step = (): Entry => ({ ...entry({ kind: 'delivery' }), answer: { value: 'express' } })
  const [old, first, next] = [step(), news(), news()]
  const kinds = (entries: readonly Entry[], from: string | null) => rowsOf(entries, { newFrom: from }).map(({ kind }) => kind)
  expect(kinds([old, first, next], first.id)).toEqual(['day', 'entry', 'new', 'entry', 'entry'])
  expect(kinds([old, first, next], null)).toEqual(['day', 'entry', 'entry', 'entry'])
  const steps = [step(), step()]
  expect(kinds([first, ...steps], steps[0]?.id ?? '')).toEqual(['day', 'entry', 'new', 'entry', 'entry'])
})
