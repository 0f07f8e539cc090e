import type { Address } from '#contract/address.ts'
import { preselected, shownAddresses } from '../addresses.ts'

/** Returns the addresses that the thread offers: the default (or else the newest) first, then the newest ones (CHAT-017). */
export function offeredAddresses(addresses: readonly Address[]): readonly Address[] {
  const first = preselected(addresses)
  return first ? [first, ...shownAddresses(addresses).filter(({ id }) => id !== first.id)] : []
}
