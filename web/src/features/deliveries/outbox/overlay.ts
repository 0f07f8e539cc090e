import { useMemo } from 'react'
import { movesFor } from '#contract/order.ts'
import { type DeliveryOrder } from '#contract/transporter.ts'
import { useOffline } from '#web/api/useOffline.ts'
import { usePerson } from '#web/features/session/person.ts'
import { type MoveItem, moves } from './moves.ts'

export interface Moves {
  /** Sent for the first time just now. */
  sending: MoveItem[]
  /** Kept for the network to return. */
  waiting: MoveItem[]
  refused: MoveItem[]
}

/** The changes of the signed-in transporter that the server has not accepted. */
export function useMoves(): Moves {
  const person = usePerson()
  const items = moves.useItems()
  const isOffline = useOffline()
  return useMemo(() => {
    const own = items.filter((item) => item.owner === person)
    const open = own.filter(({ refused }) => refused === undefined)
    const isWaiting = ({ tries }: MoveItem) => tries > 0 || isOffline
    return {
      sending: open.filter((item) => !isWaiting(item)),
      waiting: open.filter(isWaiting),
      refused: own.filter(({ refused }) => refused !== undefined),
    }
  }, [person, items, isOffline])
}

/** A delivery as its transporter left it: with the changes that still wait, as far as they follow from what the server says. */
export function withMoves(order: DeliveryOrder, waiting: readonly MoveItem[]): DeliveryOrder {
  return waiting
    .filter(({ lane }) => lane === order.id)
    .reduce<DeliveryOrder>((before, { body, at }) => {
      const tappedAt = new Date(at).toISOString()
      if ('reason' in body) return { ...before, attempts: [...(before.attempts ?? []), { reason: body.reason, at: tappedAt }] }
      if (!movesFor(before, 'transporter').includes(body.to)) return before
      return { ...before, status: body.to, history: [...(before.history ?? []), { status: body.to, at: tappedAt }] }
    }, order)
}
