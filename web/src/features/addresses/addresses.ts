import type { Address } from '#contract/address.ts'
import { addressText } from '#contract/rules/addressText.ts'
import { CHECKOUT_ADDRESSES, DEFAULT_COUNTRY } from '#contract/rules/constants.ts'
import { newestFirst } from '#contract/rules/newestFirst.ts'

/** Returns the three newest addresses, plus the default if it is older (CHK-004). Expects the newest first. */
export function shownAddresses(addresses: readonly Address[]): Address[] {
  const newest = addresses.slice(0, CHECKOUT_ADDRESSES)
  const other = addresses.slice(CHECKOUT_ADDRESSES).find((address) => address.isDefault)
  return other ? [...newest, other] : newest
}

/** Returns the default address, otherwise the newest (CHK-003). Expects the newest first. */
export const preselected = (addresses: readonly Address[]): Address | null =>
  addresses.find((address) => address.isDefault) ?? addresses[0] ?? null

/** Adds or replaces an address and keeps at most one default (ADDR-004). */
export function withAddress(addresses: readonly Address[], saved: Address): Address[] {
  const others = addresses.filter((address) => address.id !== saved.id)
  return newestFirst([saved, ...others.map((address) => (saved.isDefault ? { ...address, isDefault: false } : address))])
}

/** Formats an address as lines for a label or a recap: street, place and region, foreign country. */
export const addressLines = (address: Address): string[] =>
  [
    addressText(address, ['addressLine1', 'addressLine2']),
    [addressText(address, ['city', 'district', 'region']), address.postalCode].filter(Boolean).join(' '),
    address.country === DEFAULT_COUNTRY ? '' : address.country,
  ].filter((line) => line !== '')
