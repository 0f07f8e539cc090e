// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { loadBundle } from '#web/i18n/texts.ts'
import type { Entry } from '../../transcript/entry.ts'
import { ThreadEntry } from './ThreadEntry.tsx'

const drawn = vi.hoisted(() => vi.fn())
vi.mock('./EntryView.tsx', () => ({
  EntryView: ({ entry }: { entry: Entry }) => {
    drawn(entry.id)
    return <p>{entry.id}</p>
  },
}))

const entry = (id: string): Entry => ({ id, at: 1, run: 1, card: { kind: 'said', text: id } })
const first = entry('first')
const second = entry('second')
const noFocus = () => {}

test('[PERF-017] a new entry does not render the others again', async () => {
  await loadBundle('chat')
  let arrive: (entries: Entry[]) => void = () => {}
  function Rows() {
    const [entries, setEntries] = useState([first])
    arrive = setEntries
    return entries.map((one) => (
      <ThreadEntry key={one.id} entry={one} live={false} over={false} onPage={false} reachable={false} numbered={false} onFocus={noFocus} />
    ))
  }
  render(<Rows />)
  expect(drawn.mock.calls).toEqual([['first']])
  arrive([first, second])
  expect(await screen.findByText('second')).toBeDefined()
  expect(drawn.mock.calls).toEqual([['first'], ['second']])
})
