import type { Address } from '#contract/address.ts'
import { preselected, shownAddresses } from '../choose.ts'

/** Returns the addresses in the thread's order, the default (or else the newest) first (CHAT-017). */
export function offeredAddresses(addresses: readonly Address[]): readonly Address[] {
  const first = preselected(addresses)
  return first ? [first, ...shownAddresses(addresses).filter(({ id }) => id !== first.id)] : []
}
