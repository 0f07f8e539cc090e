import type { Address, AddressInput } from '#contract/address.ts'
import { addressText } from '#contract/rules/addressText.ts'
import { LIMITS } from '#contract/rules/constants.ts'
import { importFiles } from '#web/api/lazyImport.ts'
import { useSession } from '#web/features/session/session.ts'
import { draftNow, storeDraft } from '#web/features/session/useDraft.ts'
import { addressesNow } from '../book.ts'
import { addAddress } from '../changes.ts'
import { AddressFields, fieldsOf, NEW_ADDRESS, newAddress, readAddress, startOfNew } from '../form.ts'
import type { AddressLine } from './readAddressLine.ts'

type PlacePart = 'addressLine1' | 'region' | 'district'
export type LinePart = PlacePart | 'phoneNumber'
const PLACE: readonly PlacePart[] = ['addressLine1', 'region', 'district']
const PARTS: readonly LinePart[] = [...PLACE, 'phoneNumber']

/**
 * Returns the parts a new address still needs. Name and phone are the buyer's, unless somebody else receives there (CHAT-182), and the
 * town follows from the district.
 */
export const missingParts = (fields: AddressFields): readonly LinePart[] => PARTS.filter((name) => fields[name].trim() === '')
/** True if the buyer has already given some part of the place. */
export const isStarted = (fields: AddressFields): boolean => PLACE.some((name) => fields[name].trim() !== '')

/** Returns the draft of the new address. Name and number of a draft that a guest began are the buyer's, unless somebody else receives. */
export function addressDraftNow(): AddressFields {
  const start = startOfNew(useSession.getState().user)
  const draft = draftNow(NEW_ADDRESS, AddressFields, start)
  return draft.fullName === '' ? { ...draft, fullName: start.fullName, phoneNumber: draft.phoneNumber || start.phoneNumber } : draft
}
/** Returns the parts that the draft still needs; all of them at the start. */
export const missingPartsNow = (): readonly LinePart[] => missingParts(addressDraftNow())
/** True if only the number of the person who receives there is missing. */
export const needsPhone = ([first, ...others]: readonly LinePart[]): boolean => first === 'phoneNumber' && others.length === 0
export const needsPhoneNow = (): boolean => needsPhone(missingPartsNow())
export const addressTextNow = (): string => draftText(addressDraftNow())

/** Formats the draft for the confirmation before it is used. */
export const draftText = (draft: AddressFields): string => addressText(draft, ['addressLine1', 'addressLine2', 'district', 'region'])

/**
 * Reads a line into the draft of the new address. Set `isSure` for a line typed into the address field, which is always accepted.
 * Returns false and leaves the draft alone if the line isn't an address. Another person's place replaces that of a finished draft.
 */
export async function addToAddressDraft(line: string, isSure: boolean, isOfAnother = false): Promise<boolean> {
  const { readAddressLine } = await importFiles(() => import('./readAddressLine.ts'))
  const read = readAddressLine(line)
  const before = addressDraftNow()
  const isStreet = isStarted(before) && before.addressLine1 === ''
  if (!isSure && !read.isAddress && !isStreet) return false
  const isReplaced = isOfAnother && read.region !== '' && PLACE.every((part) => before[part] !== '')
  storeDraft(NEW_ADDRESS, mergeIntoDraft(isReplaced ? withoutPlace(before) : before, read))
  return true
}

const withoutPlace = ({ fullName, phoneNumber, isDefault }: AddressFields): AddressFields => ({
  ...newAddress({ name: fullName, phone: phoneNumber }),
  isDefault,
})

/** Matches a street name: such a line means another address. */
const NAMES_STREET = /(?<![a-z])(?:mtaa|barabara|njia|plot|block|road|rd|street|st|avenue|ave)(?![a-z])/i

/** Merges a line into the draft: it completes an unfinished address and replaces a finished one, unless it only corrects a part. */
function mergeIntoDraft(before: AddressFields, line: AddressLine): AddressFields {
  const { street, landmark, region, district, city, isOnlyLandmark } = line
  // `next to the market` after a street: store it as the landmark of that street.
  if (isOnlyLandmark && before.addressLine1 !== '') return { ...before, addressLine2: withLink(lowerFirst(street), before) }
  const isComplete = missingParts(before).length === 0
  const repeatsStreet = street !== '' && hasStreet(before, street)
  if (isComplete && !repeatsStreet && isDirections(line))
    return { ...before, addressLine2: [before.addressLine2, lowerFirst(street), landmark].filter((part) => part !== '').join(', ') }
  if (isStarted(before) && (!isComplete || isOnlyRegion(line) || (repeatsStreet && region === ''))) return completed(before, line)
  // If the line repeats the street of the draft, keep the landmark.
  const kept = repeatsStreet ? before.addressLine2 : ''
  return { ...before, addressLine1: street, addressLine2: withLink(landmark || kept, before), region, district, city }
}

/** True for a line such as `a house with a blue gate`, which says how to find the address. */
const isDirections = ({ street, region }: AddressLine): boolean => region === '' && street !== '' && !NAMES_STREET.test(street)

const isOnlyRegion = ({ street, landmark, region }: AddressLine): boolean => street === '' && landmark === '' && region !== ''

/** Returns the draft with the parts of the line. Another region drops the district of the old one. */
function completed(before: AddressFields, { street, landmark, region, district, city }: AddressLine): AddressFields {
  const streets = [before.addressLine1, hasStreet(before, street) ? '' : street].filter((part) => part !== '')
  const isOtherRegion = region !== '' && region !== before.region
  return {
    ...before,
    addressLine1: streets.join(', '),
    addressLine2: landmark ? withLink(landmark, before) : before.addressLine2,
    region: region || before.region,
    district: district || (isOtherRegion ? '' : before.district),
    city: city || before.city,
  }
}

const MAP_LINK = /https:\/\/\S+/
/** Returns a landmark with the map link of the draft, which a later landmark does not replace (CHAT-192). */
function withLink(landmark: string, before: AddressFields): string {
  const [link] = MAP_LINK.exec(before.addressLine2) ?? []
  if (link === undefined || landmark.includes(link)) return landmark
  return [landmark.slice(0, LIMITS.name - link.length - 2), link].filter(Boolean).join(', ')
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
const hasStreet = ({ addressLine1 }: AddressFields, street: string): boolean => addressLine1.toLowerCase().includes(street.toLowerCase())

/** Clears the draft. */
export const clearAddressDraft = (): void => storeDraft(NEW_ADDRESS, undefined)

/** Saves the address in the draft. Returns null if a part is missing, or if `save` only stored it to be saved later. Throws ApiError. */
export async function saveAddressDraft(save: (body: AddressInput) => Promise<Address | null>): Promise<Address | null> {
  const read = readAddress(addressDraftNow())
  if ('wrong' in read) return null
  const saved = await save(read.body)
  clearAddressDraft()
  return saved
}

/** Returns the saved address of this person at the same place; if there is none, it is saved. A number that is not given stays. Throws ApiError. */
export async function saveForPerson(place: Address, person: Partial<Pick<Address, 'fullName' | 'phoneNumber'>>): Promise<Address> {
  const fields = fieldsOf(place)
  const { fullName = fields.fullName, phoneNumber } = person
  const read = readAddress({ ...fields, fullName, phoneNumber: phoneNumber || fields.phoneNumber, isDefault: false })
  if ('wrong' in read) return place
  const { isDefault: _, ...theirs } = read.body
  const isSame = (one: Address) => Object.entries(theirs).every(([name, value]) => one[name as keyof typeof theirs] === value)
  return addressesNow().find(isSame) ?? addAddress(read.body)
}
