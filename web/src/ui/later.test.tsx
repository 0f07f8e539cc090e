// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadArea } from '#web/i18n/texts.ts'
import { later } from './later.tsx'

const OFFLINE = 'Not available offline.'
const Card = () => <h2>Card</h2>
const server = vi.fn<() => Promise<Response>>()

beforeEach(async () => {
  await loadArea('shell')
  server.mockRejectedValue(new TypeError('no network'))
  vi.stubGlobal('fetch', server)
})
/** What a browser says of a file it could not fetch. */
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: http://x/assets/a.js'))

test('a file that fails says so in our words, and comes when the network is back', async () => {
  const load = vi.fn(lost as () => Promise<typeof Card>)
  const Late = later(load)
  render(<Late />)
  expect((await screen.findByRole('alert')).textContent).toContain(OFFLINE)
  expect(document.body.textContent).not.toContain('Failed to fetch')
  load.mockResolvedValue(Card)
  // The note is in sight a moment before it listens.
  await vi.waitFor(() => {
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.getByRole('heading', { name: 'Card' })).toBeTruthy()
  })
})

test('without a network no file is asked for, since a browser may remember the failure', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn(async () => Card)
  const Late = later(load)
  render(<Late />)
  await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(load).not.toHaveBeenCalled()
  server.mockResolvedValue(new Response()) // a server on this very machine answers all the same
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'Card' })).toBeTruthy()
})

test('what nobody waits for stays out of sight, and comes with the network', async () => {
  const load = vi.fn(lost as () => Promise<typeof Card>)
  const Late = later(load, { meanwhile: 'soon', failed: null })
  render(<Late />)
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  expect(document.body.textContent).toBe('soon')
  load.mockResolvedValue(Card)
  await vi.waitFor(() => {
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByRole('heading', { name: 'Card' })).toBeTruthy()
  })
})

test('a preload that failed does not spoil the card when it is due', async () => {
  const load = vi.fn(lost as () => Promise<typeof Card>)
  const Late = later(load)
  await expect(Late.preload()).rejects.toThrow()
  load.mockResolvedValue(Card)
  render(<Late />)
  expect(await screen.findByRole('heading', { name: 'Card' })).toBeTruthy()
})

test('two places that show it load it once', async () => {
  const load = vi.fn(async () => Card)
  const Late = later(load)
  render(
    <>
      <Late />
      <Late />
    </>,
  )
  expect(await screen.findAllByRole('heading')).toHaveLength(2)
  expect(load).toHaveBeenCalledOnce()
})
