import type { Address } from '#contract/address.ts'
import { preselected, shownAddresses } from '../choose.ts'

/** In the order in which the thread offers them: the one that is preselected elsewhere stands first (CHAT-017). */
export function offeredAddresses(addresses: readonly Address[]): readonly Address[] {
  const first = preselected(addresses)
  return first ? [first, ...shownAddresses(addresses).filter(({ id }) => id !== first.id)] : []
}
