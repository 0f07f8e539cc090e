// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import { useWorking, workingOn } from '../transcript/working.ts'
import { EntryRow } from './entries/ThreadEntry.tsx'
import { Working } from './Working.tsx'

beforeEach(async () => {
  await Promise.all([loadBundle('shell'), loadBundle('chat')])
  useWorking.setState({ count: 0, cards: [] })
})
afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  await chooseLanguage('en')
})
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test.each([
  ['en', 'Working…', 'Slow connection, still working.'],
  ['sw', 'Subiri kidogo…', 'Mtandao unasumbua, bado tunaendelea.'],
] as const)(
  '[CHAT-042] in %s the indicator appears after 300 ms of work, says after 5 s that it is slow, and disappears with the result',
  async (language, working, slow) => {
    await chooseLanguage(language)
    render(<Working active />)
    await screen.findByText(working) // waits until its code is loaded
    cleanup()
    vi.useFakeTimers()
    const { rerender } = render(<Working active />)
    await pass(299)
    expect(screen.queryByText(working)).toBeNull()
    await pass(20)
    expect(screen.getByText(working)).toBeDefined()
    await pass(4_660)
    expect(screen.queryByText(slow)).toBeNull()
    await pass(30)
    expect(screen.getByText(slow)).toBeDefined()
    rerender(<Working active={false} />)
    expect(screen.queryByText(slow)).toBeNull()
    rerender(<Working active />)
    await pass(200)
    rerender(<Working active={false} />)
    await pass(6_000)
    expect(screen.queryByText(working)).toBeNull()
  },
)

test('[CHAT-023] from the tap to its result a card is busy and takes no other tap', async () => {
  const tapped = vi.fn()
  render(
    <EntryRow id="e1" reachable numbered={false} onFocus={() => {}}>
      <button type="button" onClick={tapped}>
        Add
      </button>
    </EntryRow>,
  )
  const button = screen.getByRole('button', { name: 'Add' })
  const row = button.parentElement
  let result: (value: unknown) => void = () => {}
  let done: Promise<unknown> = Promise.resolve()
  act(() => {
    done = workingOn('e1', () => new Promise((resolve) => (result = resolve)))
  })
  expect(row?.getAttribute('aria-busy')).toBe('true') // in the same frame, long before 100 ms
  for (let taps = 0; taps < 50; taps++) button.click()
  expect(tapped).not.toHaveBeenCalled()
  await act(async () => {
    result(null)
    await done
  })
  expect(row?.getAttribute('aria-busy')).toBeNull()
  button.click()
  expect(tapped).toHaveBeenCalledOnce()
})
