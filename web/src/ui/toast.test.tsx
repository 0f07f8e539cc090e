// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage, loadBundle, textsNow } from '#web/i18n/texts.ts'
import { toast, toastOf, useToasts } from './toast.ts'
import { Toasts } from './Toasts.tsx'

beforeEach(async () => {
  await loadBundle('shell')
  useToasts.setState({ toasts: [] })
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const shown = () => useToasts.getState().toasts.map((one) => one.text)

test('[CONST-013] a success is shown for 2 s, a notice and a failure for 4 s', () => {
  toast.success(() => 'done')
  toast.notice(() => 'look')
  toast.failure(() => 'failed')
  pass(1_999)
  expect(shown()).toEqual(['done', 'look', 'failed'])
  pass(1)
  expect(shown()).toEqual(['look', 'failed'])
  pass(1_999)
  expect(shown()).toEqual(['look', 'failed'])
  pass(1)
  expect(shown()).toEqual([])
})

test('[CONST-014] at most 20 toasts are shown; a further one removes the oldest', () => {
  for (let n = 1; n <= 22; n++) toast.success(() => `toast ${n}`)
  expect(shown()).toHaveLength(20)
  expect(shown()[0]).toBe('toast 3')
  expect(shown().at(-1)).toBe('toast 22')
})

test('[CONST-013] a repeated failure replaces the first one and restarts its time; every success gets its own toast', () => {
  toast.failure(() => 'failed')
  pass(3_000)
  toast.failure(() => 'other')
  toast.failure(() => 'failed')
  expect(shown()).toEqual(['other', 'failed'])
  pass(3_999)
  expect(shown()).toEqual(['other', 'failed'])
  pass(1)
  expect(shown()).toEqual([])
  toast.success(() => 'added')
  toast.success(() => 'added')
  expect(shown()).toEqual(['added', 'added'])
})

test('[CONST-013][SPAY-017][SPRD-020] the next result of an action removes its earlier failures and notices, and no other toast', () => {
  const [payout, price] = [toastOf('payout'), toastOf('price')]
  price.failure(() => 'price wrong')
  payout.failure(() => 'amount wrong')
  payout.failure(() => 'phone wrong')
  expect(shown()).toEqual(['price wrong', 'phone wrong'])
  payout.notice(() => 'still open')
  expect(shown()).toEqual(['price wrong', 'still open'])
  payout.success(() => 'sent')
  payout.success(() => 'sent')
  expect(shown()).toEqual(['price wrong', 'sent', 'sent'])
  payout.failure(() => 'refused')
  expect(shown()).toEqual(['price wrong', 'sent', 'sent', 'refused'])
})

test('[CONST-013] the caller can remove its toast', () => {
  const takeAway = toast.failure(() => 'not loaded')
  toast.notice(() => 'other')
  takeAway()
  expect(shown()).toEqual(['other'])
})

test('[A11Y-007] a failure is announced assertively, other toasts politely', () => {
  render(<Toasts />)
  act(() => {
    toast.success(() => 'done')
    toast.failure(() => 'failed')
  })
  expect(screen.getByRole('status').textContent).toBe('done')
  expect(screen.getByRole('alert').textContent).toBe('failed')
})

test('[A11Y-007] hovering pauses the timer, which then continues', () => {
  render(<Toasts />)
  act(() => void toast.success(() => 'done'))
  pass(1_500)
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Notifications' }))
  pass(60_000)
  expect(shown()).toEqual(['done'])
  fireEvent.pointerLeave(screen.getByRole('region', { name: 'Notifications' }))
  pass(499)
  expect(shown()).toEqual(['done'])
  pass(1)
  expect(shown()).toEqual([])
})

test('[A11Y-007] focus pauses the timer', () => {
  render(<Toasts />)
  act(() => void toast.failure(() => 'failed'))
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  pass(60_000)
  expect(shown()).toEqual(['failed'])
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(shown()).toEqual([])
})

test('[A11Y-007] a toast that appears while others are paused is paused too', () => {
  render(<Toasts />)
  const box = screen.getByRole('region', { name: 'Notifications' })
  act(() => void toast.success(() => 'first'))
  fireEvent.pointerEnter(box)
  act(() => void toast.success(() => 'second'))
  pass(60_000)
  expect(shown()).toEqual(['first', 'second'])
  fireEvent.pointerLeave(box)
  pass(2_000)
  expect(shown()).toEqual([])
})

test('[A11Y-007] after the last toast was dismissed while hovered, the next one has a running timer', () => {
  render(<Toasts />)
  act(() => void toast.success(() => 'first'))
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Notifications' }))
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  act(() => void toast.success(() => 'next'))
  pass(2_000)
  expect(shown()).toEqual([])
})

test('[I18N-005] a visible toast follows a change of language', async () => {
  render(<Toasts />)
  act(() => void toast.failure(() => textsNow().errors.offline))
  const english = screen.getByRole('alert').textContent
  await act(() => chooseLanguage('sw'))
  expect(textsNow().errors.offline).not.toBe(english)
  expect(screen.getByRole('alert').textContent).toBe(textsNow().errors.offline)
  await act(() => chooseLanguage('en'))
})
