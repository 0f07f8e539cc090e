import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Address } from '#contract/address.ts'
import { LIMITS } from '#contract/rules/constants.ts'
import { groupPhone } from '#contract/rules/phone.ts'
import { ApiError } from '#web/api/client.ts'
import { errorText } from '#web/api/errorText.ts'
import { useSession } from '#web/features/session/session.ts'
import { useDraft } from '#web/features/session/useDraft.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckField } from '#web/ui/CheckField.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { addAddress, changeAddress } from './changes.ts'
import { type AddressFields, type FieldName, fieldsOf, missingFields, newAddress, readAddress } from './form.ts'
import { RegionFields } from './RegionFields.tsx'

export interface AddressFormPanelProps {
  /** One to edit; without it a new one (ADDR-006). */
  address?: Address | undefined
  onSaved: (address: Address) => void
  onCancel?: (() => void) | undefined
  /** Where a dialog says what is wrong (ADDR-011, ADDR-014); without it the panel does. */
  onAlert?: ((text: string) => Promise<void>) | undefined
}

/** A new address, with what is known of the person filled in already (CHAT-098), or a saved one to edit. */
export function AddressFormPanel({ address, onSaved, onCancel, onAlert }: AddressFormPanelProps) {
  const t = useTexts('checkout')
  const user = useSession((session) => session.user)
  const known = { name: user?.name ?? '', phone: groupPhone(user?.phoneNumber ?? '') }
  const {
    value: fields,
    set,
    clear,
  } = useDraft<AddressFields>(address ? `address ${address.id}` : 'address', address ? fieldsOf(address) : newAddress(known))
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const editing = address !== undefined
  useEffect(() => {
    // It took the place of the button that opened it.
    if (editing) form.current?.querySelector('input')?.focus()
  }, [editing])

  const change = (patch: Partial<AddressFields>) => set({ ...fields, ...patch })

  const refuse = async (text: string, wrong: Partial<Record<FieldName, string>>) => {
    setErrors(wrong)
    if (onAlert) await onAlert(text)
    else setProblem(text)
    const first = Object.keys(wrong)[0]
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setProblem(null)
    const missing = missingFields(fields)
    if (missing.length > 0) {
      const labels = missing.map((name) => t.addresses.fields[name]).join(', ')
      return refuse(fill(t.addresses.fillIn, { labels }), each(missing, t.addresses.missing))
    }
    const read = readAddress(fields)
    if ('wrong' in read) {
      const texts = read.wrong.map(
        (name) => [name, name === 'phoneNumber' ? t.addresses.phoneWrong : fill(t.addresses.tooLong, { n: LIMITS.name })] as const,
      )
      return refuse(texts[0]?.[1] ?? t.addresses.createFailed, Object.fromEntries(texts))
    }
    setErrors({})
    setBusy(true)
    try {
      const saved = address ? await changeAddress(address.id, read.body) : await addAddress(read.body)
      clear()
      onSaved(saved)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const creating = !address && error.serverMessage === undefined
      await refuse(creating ? t.addresses.createFailed : errorText(error, t), error.fields)
    } finally {
      setBusy(false)
    }
  }

  const text = (name: Exclude<FieldName, 'isDefault'>, autoComplete: string, required = true) => ({
    label: required ? t.addresses.fields[name] : `${t.addresses.fields[name]} (${t.common.optional})`,
    name,
    autoComplete,
    'aria-required': required || undefined,
    value: fields[name],
    error: errors[name],
    maxLength: LIMITS.name,
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })

  const cancel = () => {
    // What was changed of a saved address goes; a new one half typed stays for later.
    if (address) clear()
    onCancel?.()
  }

  return (
    <form className="form address-form" ref={form} onSubmit={(event) => void save(event)} noValidate>
      <div className="pair">
        <TextField {...text('fullName', 'name')} />
        <TextField {...text('phoneNumber', 'tel')} type="tel" inputMode="tel" hint={t.addresses.phoneHint} />
      </div>
      <TextField {...text('addressLine1', 'address-line1')} />
      <TextField {...text('addressLine2', 'address-line2', false)} />
      <TextField {...text('city', 'address-level2')} />
      <RegionFields fields={fields} errors={errors} onChange={change} />
      <div className="pair">
        <TextField {...text('postalCode', 'postal-code', false)} inputMode="numeric" />
        <TextField {...text('country', 'country-name')} />
      </div>
      <CheckField
        label={t.addresses.fields.isDefault}
        name="isDefault"
        checked={fields.isDefault}
        onChange={(event) => change({ isDefault: event.target.checked })}
      />
      {problem && <ErrorNote text={problem} />}
      <div className="form-buttons">
        <Button type="submit" block busy={busy} busyLabel={t.addresses.saving}>
          {t.addresses.save}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={cancel}>
            {t.addresses.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}

const each = (names: readonly FieldName[], text: string): Partial<Record<FieldName, string>> =>
  Object.fromEntries(names.map((name) => [name, text]))
