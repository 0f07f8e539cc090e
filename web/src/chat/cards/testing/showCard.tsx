import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { useTranscript } from '../../transcript/transcript.ts'
import { CardView } from '../CardView.tsx'
import type { Card, CardOf } from '../card.ts'
import type { ShownKind } from '../kinds.ts'
import { preloadCard } from '../registry.ts'

const ENTRY = 'shown'

/** Draws something of the thread beside the path of the page. */
export function show(drawn: ReactElement): void {
  render(
    <MemoryRouter>
      <SWRConfig value={{ dedupingInterval: 0 }}>
        {drawn}
        <Path />
      </SWRConfig>
    </MemoryRouter>,
  )
}

/** Draws a card as the newest entry of a thread, following what becomes of it. */
export async function showCard(card: CardOf<ShownKind>): Promise<void> {
  await preloadCard(card.kind)
  useTranscript.setState({ owner: 'guest', entries: [{ id: ENTRY, at: 1, run: 1, card }], loaded: true })
  show(<Shown />)
}

function Shown() {
  const entry = useTranscript((thread) => thread.entries.find(({ id }) => id === ENTRY))
  return entry ? <CardView card={entry.card as CardOf<ShownKind>} entry={entry} live /> : null
}

const Path = () => <output data-testid="path">{useLocation().pathname}</output>

/** The cards that came after it. */
export const after = (): (Card | { kind: 'unknown' })[] =>
  useTranscript
    .getState()
    .entries.filter(({ id }) => id !== ENTRY)
    .map(({ card }) => card)
