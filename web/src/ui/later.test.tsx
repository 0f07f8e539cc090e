// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadBundle } from '#web/i18n/texts.ts'
import { later } from './later.tsx'

const OFFLINE = 'Not available offline.'
const Card = () => <h2>Card</h2>
const server = vi.fn<() => Promise<Response>>()

beforeEach(async () => {
  await loadBundle('shell')
  server.mockRejectedValue(new TypeError('no network'))
  vi.stubGlobal('fetch', server)
})
/** Rejects like a browser that can't fetch a file. */
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: http://x/assets/a.js'))

test('a file that fails to load shows the error note, and loads when the network is back', async () => {
  const load = vi.fn(lost as () => Promise<typeof Card>)
  const Late = later(load)
  render(<Late />)
  expect((await screen.findByRole('alert')).textContent).toContain(OFFLINE)
  expect(document.body.textContent).not.toContain('Failed to fetch')
  load.mockResolvedValue(Card)
  // The note is visible slightly before it subscribes to `online`.
  await vi.waitFor(() => {
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.getByRole('heading', { name: 'Card' })).toBeTruthy()
  })
})

test('offline, no file is requested, because browsers may cache the failure', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn(async () => Card)
  const Late = later(load)
  render(<Late />)
  await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(load).not.toHaveBeenCalled()
  server.mockResolvedValue(new Response()) // a server on the same machine responds even offline
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'Card' })).toBeTruthy()
})

test('with `failed: null`, a failed component shows no error and loads when the network is back', async () => {
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

test('after a failed preload the component still loads when it is shown', async () => {
  const load = vi.fn(lost as () => Promise<typeof Card>)
  const Late = later(load)
  await expect(Late.preload()).rejects.toThrow()
  load.mockResolvedValue(Card)
  render(<Late />)
  expect(await screen.findByRole('heading', { name: 'Card' })).toBeTruthy()
})

test('a component shown in two places loads once', async () => {
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
