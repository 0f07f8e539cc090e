import type { Address } from '#contract/address.ts'
import { CHECKOUT_ADDRESSES, DEFAULT_COUNTRY } from '#contract/rules/constants.ts'

/** The newest first (ADDR-013). */
export const newestFirst = (addresses: readonly Address[]): Address[] =>
  [...addresses].sort((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0))

/** The three newest, and the default as a fourth when it is not among them (CHK-004). Takes them newest first. */
export function shownAddresses(addresses: readonly Address[]): Address[] {
  const newest = addresses.slice(0, CHECKOUT_ADDRESSES)
  const other = addresses.slice(CHECKOUT_ADDRESSES).find((address) => address.isDefault)
  return other ? [...newest, other] : newest
}

/** The default, otherwise the newest (CHK-003). */
export const preselected = (addresses: readonly Address[]): Address | null =>
  addresses.find((address) => address.isDefault) ?? addresses[0] ?? null

/** The list with a new or changed address; one default at most (ADDR-004). */
export function withAddress(addresses: readonly Address[], saved: Address): Address[] {
  const others = addresses.filter((address) => address.id !== saved.id)
  return newestFirst([saved, ...others.map((address) => (saved.isDefault ? { ...address, isDefault: false } : address))])
}

/** In lines, for a label or a recap: street, place, region. */
export const addressLines = ({ addressLine1, addressLine2, city, district, region, postalCode, country }: Address): string[] =>
  [
    [addressLine1, addressLine2].filter(Boolean).join(', '),
    [[...new Set([city, district, region])].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' '),
    country === DEFAULT_COUNTRY ? '' : country,
  ].filter((line) => line !== '')
