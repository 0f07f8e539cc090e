import { importFiles } from '#web/api/lazyImport.ts'
import { useSession } from '#web/features/session/session.ts'
import { draftNow, keepDraft } from '#web/features/session/useDraft.ts'
import { addAddress } from '../changes.ts'
import { type AddressFields, NEW_ADDRESS, readAddress, startOfNew } from '../form.ts'
import type { AddressLine } from './readAddressLine.ts'

export type LinePart = 'addressLine1' | 'region' | 'district'
const PARTS: readonly LinePart[] = ['addressLine1', 'region', 'district']

/** What a new address must say beside name and phone, which are known; the town follows from the district. */
export const missingParts = (fields: AddressFields): readonly LinePart[] => PARTS.filter((name) => fields[name].trim() === '')
/** Something of it was said already. */
export const isBegun = (fields: AddressFields): boolean => missingParts(fields).length < PARTS.length

/** The new address as far as it was said. */
export const newNow = (): AddressFields => draftNow(NEW_ADDRESS, startOfNew(useSession.getState().user))
/** What is missing of the address that is being said; all of it at the beginning. */
export const missingNow = (): readonly LinePart[] => missingParts(newNow())
export const addressTextNow = (): string => addressText(newNow())

/** As it is said again before it is used. */
export const addressText = ({ addressLine1, addressLine2, district, region }: AddressFields): string =>
  [addressLine1, addressLine2, district, region === district ? '' : region].filter((part) => part !== '').join(', ')

/**
 * Reads a line into the draft of the new address. `isSure`: it stood in the field for it, so it is one whatever it says.
 * False, and nothing is kept, where the line is no address.
 */
export async function takeAddressLine(line: string, isSure: boolean): Promise<boolean> {
  const { readAddressLine } = await importFiles(() => import('./readAddressLine.ts'))
  const read = readAddressLine(line)
  const before = newNow()
  const isStreet = isBegun(before) && before.addressLine1 === ''
  if (!isSure && !read.isAddress && !isStreet) return false
  keepDraft(NEW_ADDRESS, withLine(before, read))
  return true
}

/** A street by its name, or in another part of town: another address. */
const NAMES_STREET = /(?<![a-z])(?:mtaa|barabara|njia|plot|block|road|rd|street|st|avenue|ave)(?![a-z])/i

/** A line adds to an address that lacks something, and takes the place of a whole one, unless it only puts a part of that right. */
function withLine(before: AddressFields, { street, landmark, region, district, city, isOnlyLandmark }: AddressLine): AddressFields {
  // `next to the market`, of a street that was said: beside what else it is.
  if (isOnlyLandmark && before.addressLine1 !== '') return { ...before, addressLine2: small(street) }
  // `a house with a blue gate`, of an address that is whole, says how it is found.
  if (missingParts(before).length === 0 && region === '' && street !== '' && !NAMES_STREET.test(street) && !isOf(before, street))
    return { ...before, addressLine2: [before.addressLine2, small(street), landmark].filter((part) => part !== '').join(', ') }
  const isOnlyWhere = street === '' && landmark === '' && region !== ''
  const isSameStreet = street !== '' && region === '' && isOf(before, street)
  const adds = isBegun(before) && (isOnlyWhere || isSameStreet || missingParts(before).length > 0)
  // The same street said again keeps what it is near.
  const near = landmark || (street !== '' && isOf(before, street) ? before.addressLine2 : '')
  if (!adds) return { ...before, addressLine1: street, addressLine2: near, region, district, city }
  const streets = [before.addressLine1, isSameStreet || before.addressLine1.includes(street) ? '' : street].filter((part) => part !== '')
  const isOther = region !== '' && region !== before.region
  return {
    ...before,
    addressLine1: streets.join(', '),
    addressLine2: landmark || before.addressLine2,
    region: region || before.region,
    district: district || (isOther ? '' : before.district),
    city: city || before.city,
  }
}

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
const isOf = ({ addressLine1 }: AddressFields, street: string): boolean => addressLine1.toLowerCase().includes(street.toLowerCase())

/** Begins anew. */
export const forgetAddressLine = (): void => keepDraft(NEW_ADDRESS, undefined)

/** Saves the address that was said; null where it still lacks something. Throws ApiError. */
export async function saveAddressLine(): Promise<string | null> {
  const read = readAddress(newNow())
  if ('wrong' in read) return null
  const { id } = await addAddress(read.body)
  forgetAddressLine()
  return id
}
