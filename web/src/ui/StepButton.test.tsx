// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { StepButton } from './StepButton.tsx'

const taken: string[] = []
const Steps = ({ step }: { step: string }) => (
  <StepButton step={step} onClick={() => taken.push(step)}>
    {step}
  </StepButton>
)
const button = () => screen.getByRole('button')
const isReady = () => button().getAttribute('aria-disabled') !== 'true'
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeAll(() => void vi.useFakeTimers()) // once, so that the time of an earlier test is never ahead
beforeEach(() => {
  taken.length = 0
})
afterEach(async () => {
  await pass(10_000)
  cleanup()
})

test('[SELL-020][TRAN-001] the first step can be taken at once; its successor only after a second in which nothing was pressed', async () => {
  const { rerender } = render(<Steps step="Start" />)
  fireEvent.click(button())
  rerender(<Steps step="Ship" />)
  fireEvent.click(button())
  expect([taken, isReady()]).toEqual([['Start'], false])
  await pass(900)
  fireEvent.pointerDown(button())
  await pass(5_000) // the finger stays on the screen
  fireEvent.pointerUp(button())
  fireEvent.click(button())
  await pass(999)
  fireEvent.click(button())
  expect([taken, isReady()]).toEqual([['Start'], false])
  fireEvent.keyDown(button(), { key: 'Enter' }) // a key that is held down repeats
  fireEvent.click(button())
  await pass(1_000)
  expect([taken, isReady()]).toEqual([['Start'], true])
  fireEvent.click(button())
  expect(taken).toEqual(['Start', 'Ship'])
})

test('[SELL-020] a finger that was already down when the successor appeared does not take it', async () => {
  const { rerender } = render(<Steps step="Start" />)
  fireEvent.pointerDown(button())
  rerender(<Steps step="Ship" />)
  await pass(3_000)
  expect(isReady()).toBe(false)
  fireEvent(document, new Event('pointercancel')) // the touch became a scroll
  await pass(1_000)
  expect(isReady()).toBe(true)
})

test('[SELL-020][TRAN-001] a step in another element, such as the answer of a question, waits too if it appears right after a step', async () => {
  const { unmount } = render(<Steps step="Start" />)
  fireEvent.click(button())
  unmount()
  render(<Steps step="Confirm" />)
  fireEvent.click(button())
  expect(taken).toEqual(['Start'])
  await pass(1_000)
  fireEvent.click(button())
  expect(taken).toEqual(['Start', 'Confirm'])
})
