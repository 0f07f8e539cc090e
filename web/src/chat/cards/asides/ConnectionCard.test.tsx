// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setThreadOnScreen } from '#web/features/payment/threadOnScreen.ts'
import { chooseLanguage, type Language, loadBundle } from '#web/i18n/texts.ts'
import { addToOutbox, outbox, sendWith, useSending, waitingNow } from '../../outbox/threadOutbox.ts'
import { ConnectionCard } from './ConnectionCard.tsx'

const HOUR = 3_600_000
let isOnline = false
let stop = () => {}
const sent: string[] = []

beforeEach(async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  isOnline = true
  await Promise.all([loadBundle('shell'), loadBundle('chat'), loadBundle('topics')])
  localStorage.clear()
  for (const { id } of outbox.useItems.getState()) outbox.dismiss(id)
  useSending.setState({ busy: false, sent: 0 })
  isOnline = false
  sent.length = 0
  setThreadOnScreen(true)
  stop = sendWith(async ({ body }) => {
    sent.push(body.kind === 'line' ? body.text : '')
    return 'done'
  })
})
afterEach(() => {
  stop()
  cleanup()
})

async function show(language: Language = 'en') {
  const now = isOnline
  isOnline = true // the texts of a language load over the network
  await chooseLanguage(language)
  isOnline = now
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  const card = { kind: 'connection' } as const
  render(
    <MemoryRouter>
      <ConnectionCard card={card} entry={{ id: 'c', at: 1, run: 1, card }} live />
    </MemoryRouter>,
  )
}
const keep = (text: string, age = 0) => {
  addToOutbox(`entry ${text}`, { kind: 'line', text })
  const item = waitingNow().at(-1)
  if (item) outbox.change(item.id, { at: item.at - age })
}
const button = (name: string) => screen.queryByRole('button', { name })

test.each([
  ['en', 'You are offline. 2 messages will be sent later.'],
  ['sw', 'Huna mtandao. Ujumbe 2 utatumwa baadaye.'],
] as const)('[CHAT-120] offline the card says how many messages wait, in %s', async (language, words) => {
  keep('changu')
  keep('sato')
  await show(language)
  expect(screen.getByRole('heading').textContent).toBe(words)
  expect(screen.queryAllByRole('button')).toEqual([])
})

test.each([
  ['en', 'Back online.', 'Retry all', '2 sent.'],
  ['sw', 'Mtandao umerudi.', 'Tuma zote', 'Ujumbe 2 umetumwa.'],
] as const)(
  '[CHAT-120] back online one button sends everything, and the card says how many were sent, in %s',
  async (language, back, retry, done) => {
    keep('changu', 2 * HOUR)
    keep('sato', 3 * HOUR)
    isOnline = true
    await show(language)
    expect(screen.getByRole('heading').textContent).toBe(back)
    await userEvent.click(screen.getByRole('button', { name: retry }))
    expect(await screen.findByText(done)).toBeTruthy()
    expect([sent, screen.queryAllByRole('button')]).toEqual([['changu', 'sato'], []])
    expect(screen.getAllByRole('status')).toHaveLength(1)
  },
)

test('[CHAT-069] a message older than an hour asks first; one older than two days has failed and offers Send again and Remove', async () => {
  keep('changu', 2 * HOUR)
  keep('sato', 49 * HOUR)
  isOnline = true
  await show()
  expect(screen.getByText('You wrote this more than an hour ago. Still send it?', { exact: false })).toBeTruthy()
  expect(screen.getByText('This waited more than two days and wasn’t sent.', { exact: false })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove changu' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send again sato' }))
  await vi.waitFor(() => expect([sent, waitingNow()]).toEqual([['sato'], []]))
})

test('[CHAT-069] a message that failed three times says so in Swahili, and can be sent again or removed', async () => {
  keep('changu')
  const [item] = waitingNow()
  outbox.change(item?.id ?? '', { refused: '', tries: 2 })
  await show('sw')
  expect(screen.getByText('Nimejaribu mara 3 bila jibu.', { exact: false })).toBeTruthy()
  expect(button('Tuma tena changu')).toBeTruthy()
  await userEvent.click(button('Ondoa changu') as HTMLElement)
  expect(waitingNow()).toEqual([])
})
