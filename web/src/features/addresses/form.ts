import * as z from 'zod/mini'
import { type Address, AddressInput } from '#contract/address.ts'
import { DEFAULT_COUNTRY } from '#contract/rules/constants.ts'
import { groupPhone, normalPhone } from '#contract/rules/phone.ts'

/** What the fields hold. */
export interface AddressFields {
  fullName: string
  phoneNumber: string
  addressLine1: string
  addressLine2: string
  city: string
  region: string
  district: string
  postalCode: string
  country: string
  isDefault: boolean
}

export const newAddress = (known: { name: string; phone: string }): AddressFields => ({
  fullName: known.name,
  phoneNumber: known.phone,
  addressLine1: '',
  addressLine2: '',
  city: '',
  region: '',
  district: '',
  postalCode: '',
  country: DEFAULT_COUNTRY,
  isDefault: false,
})

/** The fields of a saved address (ADDR-006). */
export const fieldsOf = (address: Address): AddressFields => ({
  ...address,
  phoneNumber: groupPhone(address.phoneNumber),
  addressLine2: address.addressLine2 ?? '',
  postalCode: address.postalCode ?? '',
})

export type FieldName = keyof AddressFields
/** In form order (ADDR-008, ADDR-009). */
const required = ['fullName', 'phoneNumber', 'addressLine1', 'city', 'region', 'district', 'country'] as const

export const missingFields = (fields: AddressFields): FieldName[] => required.filter((name) => fields[name].trim() === '')

/** The body to send, or the fields that are not right. */
export function readAddress(fields: AddressFields): { body: AddressInput } | { wrong: FieldName[] } {
  const { addressLine2, postalCode, ...rest } = fields
  const parsed = z.safeParse(AddressInput, {
    ...rest,
    phoneNumber: normalPhone(fields.phoneNumber),
    ...(addressLine2.trim() === '' ? {} : { addressLine2 }),
    ...(postalCode.trim() === '' ? {} : { postalCode }),
  })
  if (parsed.success) return { body: parsed.data }
  return { wrong: parsed.error.issues.map((issue) => issue.path[0] as FieldName) }
}
