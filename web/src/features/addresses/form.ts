import * as z from 'zod/mini'
import { type Address, AddressInput } from '#contract/address.ts'
import { DEFAULT_COUNTRY, LIMITS } from '#contract/rules/constants.ts'
import { groupPhone, normalPhone } from '#contract/rules/phone.ts'
import { fill, type Texts } from '#web/i18n/texts.ts'
import type { FieldErrors } from '#web/ui/useForm.ts'

/** A field with text. A field that the contract gains is one of them, and the compiler says where it is still missing. */
export type TextName = Exclude<keyof AddressInput, 'isDefault'>
const TEXTS = Object.keys(AddressInput.shape).filter((name): name is TextName => name !== 'isDefault')
/** The fields that must be filled in, in form order (ADDR-008, ADDR-009). */
export const REQUIRED: readonly TextName[] = TEXTS.filter((name) => !z.safeParse(AddressInput.shape[name], undefined).success)

const textFields = <Value>(valueOf: (name: TextName) => Value): Record<TextName, Value> =>
  Object.fromEntries(TEXTS.map((name) => [name, valueOf(name)])) as Record<TextName, Value>

export const AddressFields = z.object({ ...textFields(() => z.string()), isDefault: z.boolean() })
export type AddressFields = z.infer<typeof AddressFields>

export const newAddress = (known: { name: string; phone: string }): AddressFields => ({
  ...textFields(() => ''),
  fullName: known.name,
  phoneNumber: known.phone,
  country: DEFAULT_COUNTRY,
  isDefault: false,
})

/** Draft key of a new address, whether typed in the form or in one line. */
export const NEW_ADDRESS = 'address'
/** The initial values of a new address: the buyer's name and phone are filled in (CHAT-098). */
export const startOfNew = (user: { name: string; phoneNumber: string } | null): AddressFields =>
  newAddress({ name: user?.name ?? '', phone: groupPhone(user?.phoneNumber ?? '') })

/** Form values of a saved address (ADDR-006). */
export const fieldsOf = (address: Address): AddressFields => ({
  ...address,
  ...textFields((name) => address[name] ?? ''),
  phoneNumber: groupPhone(address.phoneNumber),
})

export type FieldName = keyof AddressFields

export const missingFields = (fields: AddressFields): FieldName[] => REQUIRED.filter((name) => fields[name].trim() === '')

/** Returns the request body, or the names of the fields that the contract refuses. */
export function readAddress(fields: AddressFields): { body: AddressInput } | { wrong: FieldName[] } {
  const given = (name: TextName) => (REQUIRED.includes(name) || fields[name].trim() !== '' ? fields[name] : undefined)
  const parsed = z.safeParse(AddressInput, {
    ...fields,
    ...textFields(given),
    phoneNumber: normalPhone(fields.phoneNumber),
  })
  if (parsed.success) return { body: parsed.data }
  return { wrong: parsed.error.issues.map((issue) => issue.path[0] as FieldName) }
}

/** Returns an error text per field: for missing fields, otherwise for fields the contract refuses (ADDR-011, ADDR-012, SEC-021). */
export function addressErrors(fields: AddressFields, t: Texts<'checkout'>): FieldErrors {
  const missing = missingFields(fields)
  if (missing.length > 0) return Object.fromEntries(missing.map((name) => [name, t.addresses.missing]))
  const read = readAddress(fields)
  const textOf = (name: FieldName) => (name === 'phoneNumber' ? t.addresses.phoneWrong : fill(t.addresses.tooLong, { n: LIMITS.name }))
  return 'body' in read ? {} : Object.fromEntries(read.wrong.map((name) => [name, textOf(name)]))
}

/** Returns one sentence for all errors: the names of the missing fields, otherwise the first error (ADDR-011). */
export function errorSummary(errors: FieldErrors, t: Texts<'checkout'>): string | undefined {
  const missing = REQUIRED.filter((name) => errors[name] === t.addresses.missing)
  if (missing.length === 0) return Object.values(errors)[0]
  return fill(t.addresses.fillIn, { labels: missing.map((name) => t.addresses.fields[name]).join(', ') })
}
