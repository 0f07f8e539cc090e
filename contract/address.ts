import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { Empty, Name, OptionalLine } from './rules/fields.ts'
import { TanzanianPhone } from './rules/phone.ts'

/** The address form. The phone starts with 255, without plus (ADDR-008 to ADDR-010, ADDR-012). */
export const AddressInput = z.object({
  fullName: Name,
  phoneNumber: TanzanianPhone,
  addressLine1: Name,
  addressLine2: OptionalLine,
  city: Name,
  region: Name,
  district: Name,
  postalCode: OptionalLine,
  country: Name,
  isDefault: z.optional(z.boolean()),
})
export type AddressInput = z.infer<typeof AddressInput>

/** A saved address of a user (ADDR-001). */
export const Address = z.object({
  id: z.string(),
  fullName: z.string(),
  phoneNumber: z.string(),
  addressLine1: z.string(),
  addressLine2: z.optional(z.string()),
  city: z.string(),
  region: z.string(),
  district: z.string(),
  postalCode: z.optional(z.string()),
  country: z.string(),
  isDefault: z.boolean(),
  createdAt: z.string(),
})
export type Address = z.infer<typeof Address>

export const listAddresses = {
  method: 'GET',
  path: '/addresses',
  who: 'user',
  status: 200,
  reply: z.array(Address),
  fails: 'fetchAddresses',
} as const satisfies Call
export const getAddress = {
  method: 'GET',
  path: '/addresses/:id',
  who: 'user',
  status: 200,
  reply: Address,
  fails: 'fetchAddress',
} as const satisfies Call
export const createAddress = {
  method: 'POST',
  path: '/addresses',
  who: 'user',
  status: 201,
  body: AddressInput,
  reply: Address,
  fails: 'createAddress',
} as const satisfies Call
export const updateAddress = {
  method: 'PUT',
  path: '/addresses/:id',
  who: 'user',
  status: 200,
  body: AddressInput,
  reply: Address,
  fails: 'updateAddress',
} as const satisfies Call
export const deleteAddress = {
  method: 'DELETE',
  path: '/addresses/:id',
  who: 'user',
  status: 204,
  reply: Empty,
  fails: 'deleteAddress',
} as const satisfies Call
export const setDefaultAddress = {
  method: 'PATCH',
  path: '/addresses/:id/default',
  who: 'user',
  status: 200,
  body: z.object({ isDefault: z.literal(true) }),
  reply: Address,
  fails: 'setDefaultAddress',
} as const satisfies Call
