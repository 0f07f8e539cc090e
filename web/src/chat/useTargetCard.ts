import { useEffect } from 'react'
import { answerLive, append, inHandNow } from './append.ts'
import { Card, isAside, sameCard } from './card.ts'
import { takeTarget, useTarget } from './target.ts'
import { useTranscript } from './transcript.ts'

/** Lays the card a link asked for on the table, with today's data (CHAT-008); a step of buying is asked by the guide anyway. */
export function useTargetCard(): void {
  const target = useTarget((state) => state.target)
  const ready = useTranscript((state) => state.loaded && state.entries.length > 0)
  useEffect(() => {
    if (!target || !ready) return
    const taken = takeTarget()
    const card = taken && cardOf(taken)
    const last = useTranscript.getState().entries.at(-1)
    if (!card) answerGreeting()
    else if (!last || !sameCard(last.card, card)) {
      // An aside leaves the question open, the greeting too: answered, the guide would greet anew below the card.
      if (isAside(card)) append(card)
      else answerLive(null, card)
    }
  }, [target, ready])
}

const opened = new Set(['product', 'products', 'categories', 'cart', 'orders', 'tracking', 'help', 'language'])

function cardOf({ kind, id }: { kind: string; id: string | null }): Card | null {
  if (!opened.has(kind)) return null
  const candidate = { kind, ...(id === null ? {} : { productId: id, orderId: id, search: id }) }
  const read = Card.safeParse(kind === 'products' && id === null ? { kind } : candidate)
  return read.success ? read.data : null
}

/** Somebody who comes for a step is not greeted first; with nothing in hand there is no step yet. */
function answerGreeting(): void {
  if (inHandNow() === 0) return
  const { entries } = useTranscript.getState()
  const last = entries.at(-1)
  if (last?.card.kind === 'welcome' && !last.answer) answerLive('continue')
}
