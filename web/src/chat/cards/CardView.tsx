import { type ComponentType, useEffect } from 'react'
import { afterPaint } from '#web/api/time.ts'
import type { Entry } from '../transcript/entry.ts'
import type { CardKind, CardOf, WordsKind } from './card.ts'
import { preloadAfter, registry } from './registry.ts'

export interface CardProps<K extends CardKind> {
  card: CardOf<K>
  entry: Entry
  live: boolean
}

type Shown = Exclude<CardKind, WordsKind>

/** The frame of a kind; cards of later steps come as chunks of their own (PERF-005). */
export function CardView({ card, entry, live }: { card: CardOf<Shown>; entry: Entry; live: boolean }) {
  const Frame = registry[card.kind] as ComponentType<{ card: typeof card; entry: Entry; live: boolean }>
  useEffect(() => {
    if (live) afterPaint(() => preloadAfter(card.kind))
  }, [live, card.kind])
  return <Frame card={card} entry={entry} live={live} />
}
