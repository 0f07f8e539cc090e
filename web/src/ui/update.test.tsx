// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { LoadError } from '#web/api/lazyImport.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { later } from './later.tsx'
import { useToasts } from './toast.ts'
import { Toasts } from './Toasts.tsx'
import { BEFORE_UPDATE, holdUpdateWhile, offerUpdate } from './update.ts'

const OFFLINE = 'You seem to be offline. Check your connection and try again.'
const READY = 'A new version is ready.'
const LATER = 'A payment is waiting. Update when it is done.'
const apply = vi.fn()
const server = vi.fn<() => Promise<Response>>()
let isBusy: boolean

beforeEach(async () => {
  await loadBundle('shell')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  useToasts.setState({ toasts: [] })
  vi.clearAllMocks()
  isBusy = false
  holdUpdateWhile(() => isBusy)
  server.mockResolvedValue(new Response())
  vi.stubGlobal('fetch', server)
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const shown = () => useToasts.getState().toasts.map(({ text }) => text)
const offer = async (by?: () => void) => {
  offerUpdate(by)
  await pass(100)
}
const tap = async () => {
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name: 'Update' }))
  await pass(0)
}

test('[PWA-007] the prompt is shown once, stays, and updates only by its button', async () => {
  render(<Toasts />)
  await offer(apply)
  await offer(apply)
  await pass(24 * 3_600_000)
  expect(shown()).toEqual([READY])
  expect(apply).not.toHaveBeenCalled()
  await tap()
  expect(apply).toHaveBeenCalledTimes(1)
})

test('[PWA-007] during a payment no prompt is shown; it appears afterwards', async () => {
  isBusy = true
  await offer(apply)
  await pass(60_000)
  expect(shown()).toEqual([])
  isBusy = false
  await pass(5_000)
  expect(shown()).toEqual([READY])
})

test('[PWA-007] if a payment has started since, the tap shows a notice instead, and the prompt appears again afterwards', async () => {
  render(<Toasts />)
  await offer(apply)
  isBusy = true
  await tap()
  expect([shown(), apply.mock.calls]).toEqual([[LATER], []])
  await pass(30_000)
  expect(shown()).toEqual([])
  isBusy = false
  await pass(5_000)
  expect(shown()).toEqual([READY])
})

test('[PWA-007] half-typed input is stored before the new version takes over', async () => {
  render(<Toasts />)
  const steps: string[] = []
  window.addEventListener(BEFORE_UPDATE, () => steps.push('kept'), { once: true })
  await offer(() => void steps.push('updated'))
  await tap()
  expect(steps).toEqual(['kept', 'updated'])
})

test('[PWA-007] if the server doesn’t respond, the page stays and the prompt appears again', async () => {
  render(<Toasts />)
  server.mockRejectedValue(new TypeError('no network'))
  await offer()
  await tap()
  expect(shown()).toEqual([OFFLINE])
  await pass(5_000)
  expect(shown()).toEqual([READY])
})

test('[PWA-008] while a part of the page offers the update, no toast does; once that part is removed, the toast appears', async () => {
  const Part = later(() => Promise.reject(new LoadError('newVersion')))
  const { rerender } = render(
    <>
      <Part />
      <Toasts />
    </>,
  )
  // The first offer comes before `Part` shows its own, the second after that.
  await offer(apply)
  await offer(apply)
  expect(screen.getAllByText(READY)).toHaveLength(1)
  expect([shown(), screen.queryByText(/You seem to be offline/)]).toEqual([[], null])
  await tap()
  expect(apply).toHaveBeenCalledTimes(1)
  rerender(<Toasts />)
  expect(shown()).toEqual([READY])
})

test('[PWA-008] a server error is reported as a failure, not as a missing network', async () => {
  const Part = later(() => Promise.reject(new LoadError('unexpected')))
  render(<Part />)
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong. Please try again.')
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
})
