import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { CardView } from '#web/chat/cards/CardView.tsx'
import { preloadCard } from '#web/chat/cards/registry.ts'
import type { Card, CardOf } from '#web/chat/kinds/card.ts'
import type { ShownKind } from '#web/chat/kinds/kinds.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'

const ENTRY = 'shown'

/** Renders part of the thread inside a router. */
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

/** Renders a card as the newest entry of a thread and updates it with the transcript. */
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

/** Returns the cards that the thread has in addition to the shown one. */
export const after = (): (Card | { kind: 'unknown' })[] =>
  useTranscript
    .getState()
    .entries.filter(({ id }) => id !== ENTRY)
    .map(({ card }) => card)
