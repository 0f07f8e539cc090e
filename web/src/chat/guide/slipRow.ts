import { create } from 'zustand'
import type { Card } from '../kinds/card.ts'
import { isRow } from '../kinds/kinds.ts'
import type { Facts } from './facts.ts'

/** The open row of the slip. A typed line answers an open row (CHAT-126). */
export const useSlipRow = create<{ open: string | null }>()(() => ({ open: null }))

export const openRow = (open: string | null): void => useSlipRow.setState({ open })

/** Returns whether mobile money lacks a number to pay with; its row is then open. */
export const lacksPhone = ({ method, phone }: Pick<Facts, 'method' | 'phone'>): boolean => method === 'mobile_money' && phone === null

/** Returns the question that a typed line answers: an open row of the slip, else the open card. */
export function rowAsked(live: Card | null, facts: Facts | null): Card | null {
  if (live?.kind !== 'slip') return live
  const { open } = useSlipRow.getState()
  if (open !== null && isRow(open)) return { kind: open }
  return facts !== null && lacksPhone(facts) ? { kind: 'payPhone' } : live
}
