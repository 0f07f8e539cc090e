import { useEffect } from 'react'
import type { Address, AddressInput } from '#contract/address.ts'
import { ApiError, fieldErrors } from '#web/api/ApiError.ts'
import { errorText } from '#web/api/errorText.ts'
import { useSession } from '#web/features/session/session.ts'
import { useDraft } from '#web/features/session/useDraft.ts'
import { type LiveText, type Texts, textsNow, useTexts } from '#web/i18n/texts.ts'
import { useAction } from '#web/ui/useAction.ts'
import { useForm } from '#web/ui/useForm.ts'
import { addAddress, changeAddress } from './changes.ts'
import { AddressFields, addressErrors, errorSummary, fieldsOf, NEW_ADDRESS, readAddress, startOfNew } from './form.ts'

export interface AddressFormOptions {
  /** The address to edit; undefined for a new one (ADDR-006). */
  address?: Address | undefined
  onSaved: (address: Address) => void
  /** Replaces the request that saves a new address. Returns null if the address is only stored, to be saved later (CHAT-067). */
  save?: ((body: AddressInput) => Promise<Address | null>) | undefined
  /** Shows errors in a dialog (ADDR-011, ADDR-014). Without it the form returns them as `problem`. */
  onAlert?: ((text: LiveText) => Promise<void>) | undefined
}

/** The form for a new address, prefilled from the user's profile (CHAT-098), or for editing a saved one. Half-typed values are stored as a draft. */
export function useAddressForm({ address, onSaved, onAlert, save = addAddress }: AddressFormOptions) {
  const t = useTexts('checkout')
  const user = useSession((session) => session.user)
  const draft = useDraft(address ? `address ${address.id}` : NEW_ADDRESS, AddressFields, address ? fieldsOf(address) : startOfNew(user))

  const failureText = (error: unknown, t = textsNow('checkout')): string => {
    const silent = error instanceof ApiError && error.serverMessage === undefined
    return silent && !address ? t.addresses.createFailed : errorText(error, t)
  }
  const saving = useAction(async (fields: AddressFields) => {
    const read = readAddress(fields)
    if ('wrong' in read) return
    try {
      const saved = address ? await changeAddress(address.id, read.body) : await save(read.body)
      draft.clear()
      if (saved !== null) onSaved(saved)
    } catch (error) {
      await onAlert?.(() => failureText(error))
      throw error
    }
  })
  const form = useForm({
    values: draft.value,
    set: draft.set,
    validate: (fields) => addressErrors(fields, t),
    onSubmit: saving.run,
    onInvalid: async () => {
      saving.clearError()
      await onAlert?.(() => problemOf(draft.value, textsNow('checkout')))
    },
    refused: fieldErrors(saving.error),
  })

  const element = form.props.ref
  const editing = address !== undefined
  useEffect(() => {
    // The form replaced the edit button, so the focus has to move into it.
    if (editing) element.current?.querySelector('input')?.focus()
  }, [editing, element])

  const problem = saving.error === null ? errorSummary(form.errors, t) : failureText(saving.error, t)
  const hasFailed = saving.error !== null && Object.keys(fieldErrors(saving.error) ?? {}).length === 0
  const retry = hasFailed ? () => form.submit() : undefined
  return { form, fields: draft.value, busy: saving.busy, problem: onAlert ? undefined : problem, retry, clear: draft.clear }
}

const problemOf = (fields: AddressFields, t: Texts<'checkout'>): string => errorSummary(addressErrors(fields, t), t) ?? ''
