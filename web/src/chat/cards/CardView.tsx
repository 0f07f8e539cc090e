import { type ComponentType, useEffect } from 'react'
import { afterPaint } from '#web/api/time.ts'
import type { ShownKind } from '../kinds/kinds.ts'
import type { CardProps } from './CardProps.ts'
import { preloadAfter, registry } from './registry.ts'

/** Renders the component of a card kind, and preloads the cards likely to follow once a live card is painted (PERF-005). */
export function CardView({ card, entry, live }: CardProps<ShownKind>) {
  const Frame = registry[card.kind] as ComponentType<CardProps<ShownKind>>
  useEffect(() => {
    if (live) afterPaint(() => preloadAfter(card.kind))
  }, [live, card.kind])
  return <Frame card={card} entry={entry} live={live} />
}
