import { useMemo } from 'react'
import { movesFor } from '#contract/order.ts'
import { type DeliveryOrder } from '#contract/transporter.ts'
import { useOffline } from '#web/api/useOffline.ts'
import { usePerson } from '#web/features/session/person.ts'
import { type MoveItem, moves } from './moves.ts'

export interface Moves {
  /** Changes being sent for the first time. */
  sending: MoveItem[]
  /** Changes queued until the network is back. */
  waiting: MoveItem[]
  refused: MoveItem[]
}

/** Returns the signed-in transporter's changes that the server has not accepted. */
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

/** Applies queued changes to a delivery, skipping those that aren't possible from the server's status. */
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
