import type { AddressInput } from '../address.ts'

/** The fields of an address that people read, in any order. */
export type AddressPart = Exclude<keyof AddressInput, 'isDefault' | 'phoneNumber'>

/** An address, a draft of one, or what a stored request says of one. */
type AddressWords = { readonly [Part in AddressPart]?: string | undefined }

/** Street, landmark and town: enough to know one's own address by. */
const PLACE = ['addressLine1', 'addressLine2', 'city'] as const
/** The same with the person who receives there. */
export const PERSON_AND_PLACE = ['fullName', ...PLACE] as const
/** The parts to show beside `receiver`, who is told already if it is not null (CHAT-182). */
export const partsBeside = (receiver: string | null): readonly AddressPart[] => (receiver === null ? PERSON_AND_PLACE : PLACE)

/**
 * Returns these parts of an address as one line, in this order. A part that says the same as one before it is left out: a district often has
 * the name of its town (ADDR-001).
 */
export const addressText = (address: AddressWords, parts: readonly AddressPart[]): string =>
  [...new Set(parts.map((part) => address[part]))].filter(Boolean).join(', ')
