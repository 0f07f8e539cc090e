import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { LIMITS } from '#contract/rules/constants.ts'
import { groupPhone, maskPhone, normalPhone, TanzanianPhone } from '#contract/rules/phone.ts'
import { receiverName } from '#contract/rules/receiver.ts'
import { reasonOf } from '#web/api/lazyImport.ts'
import { useSession } from '#web/features/session/session.ts'
import { useDraft } from '#web/features/session/useDraft.ts'
import { fill, type Texts, useTexts } from '#web/i18n/texts.ts'
import { ActionFoot } from '#web/ui/ActionFoot.tsx'
import { announce } from '#web/ui/announce.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { useForm } from '#web/ui/useForm.ts'
import { AddressFormPanel, type AddressFormPanelProps } from '../AddressFormPanel.tsx'
import type { AddressFields } from '../form.ts'
import { RegionFields } from '../RegionFields.tsx'
import { useAddressForm } from '../useAddressForm.ts'
import {
  addressDraftNow,
  addToAddressDraft,
  draftText,
  isStarted,
  type LinePart,
  missingParts,
  missingPartsNow,
  needsPhone,
} from './addressDraft.ts'

type OneLinePanelProps = Pick<AddressFormPanelProps, 'onSaved' | 'onCancel' | 'save'>

/** A new address typed in one line. The panel asks only for what is missing; the full form is one tap away (CHAT-151). */
export function OneLinePanel({ onSaved, onCancel, save }: OneLinePanelProps) {
  const [inForm, setInForm] = useState(false)
  if (inForm) return <AddressFormPanel onSaved={onSaved} save={save} onCancel={() => setInForm(false)} />
  return <Line save={save} onSaved={onSaved} onCancel={onCancel} onForm={() => setInForm(true)} />
}

function Line({ onSaved, onCancel, save, onForm }: OneLinePanelProps & { onForm: () => void }) {
  const t = useTexts('checkout')
  const { form, fields, busy, problem, retry } = useAddressForm({ onSaved, save })
  const missing = missingParts(fields)
  const started = isStarted(fields)
  const known = draftText(fields)
  const box = useRef<HTMLDivElement>(null)
  const isRead = started && missing.length === 0
  const person = usePersonShown(fields, isRead)
  useEffect(() => {
    // The text field is removed once the line is read, so the focus moves to the next control. Don't take it from a focused chat input.
    const isNew = started || isRead
    if (isNew && document.activeElement === document.body) box.current?.querySelector<HTMLElement>('button, select, input')?.focus()
  }, [started, isRead])
  return (
    <div className="stack" ref={box}>
      {(started || person !== null) && (
        <p className="address-read">
          {isRead && <b>{t.addresses.understood}</b>}
          <span>{known}</span>
          {person !== null && <span className="muted small">{person}</span>}
          {!isRead && <b>{fill(t.addresses.stillMissing, { missing: namesOf(missing, t) })}</b>}
        </p>
      )}
      {isRead ? (
        <ActionFoot error={problem && <ErrorNote text={problem} onRetry={retry} />}>
          <Button block large busy={busy} busyLabel={t.addresses.saving} onClick={() => form.submit()}>
            {t.addresses.deliverHere}
          </Button>
        </ActionFoot>
      ) : (
        <>
          {started && missing.some((part) => part === 'region' || part === 'district') && (
            <RegionFields form={withTown(form)} fields={fields} />
          )}
          {(!started || missing.includes('addressLine1')) && <LineField onWhole={form.submit} />}
          <PhoneField
            missing={missing}
            onGiven={(phoneNumber) => {
              form.change({ phoneNumber })
              form.submit({ ...fields, phoneNumber })
            }}
          />
        </>
      )}
      <div className="actions">
        <Button kind="quiet" onClick={onForm}>
          {isRead ? t.checkout.change : t.addresses.wholeForm}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {t.addresses.cancel}
          </Button>
        )}
      </div>
    </div>
  )
}

type AddressForm = ReturnType<typeof useAddressForm>['form']
/** Sets the town together with the district; only the full form has a town field. */
const withTown = (form: AddressForm): AddressForm => ({
  ...form,
  field: (name) => {
    const field = form.field(name)
    const town = (district: string) => (form.field('region').value === 'Dar es Salaam' ? 'Dar es Salaam' : district)
    return name === 'district'
      ? { ...field, onChange: ({ target }) => form.change({ district: target.value, city: town(target.value) }) }
      : field
  },
})

/** Returns name and number of the person: somebody else at once, the buyer once the address is read (CHAT-182). */
function usePersonShown(fields: AddressFields, isRead: boolean): string | null {
  const user = useSession((session) => session.user)
  if (!isRead && receiverName(fields, user) === null) return null
  return [fields.fullName, fields.phoneNumber && maskPhone(fields.phoneNumber)].filter(Boolean).join(', ')
}

/** Asks for the number of the person who receives there (CHAT-182). */
function PhoneField({ missing, onGiven }: { missing: readonly LinePart[]; onGiven: (phone: string) => void }) {
  const t = useTexts('checkout')
  const [phone, setPhone] = useState('')
  const form = useForm({
    values: { phone },
    set: (values) => setPhone(values.phone),
    validate: (values) => (TanzanianPhone.safeParse(normalPhone(values.phone)).success ? {} : { phone: t.addresses.phoneWrong }),
    onSubmit: (values) => onGiven(groupPhone(values.phone)),
  })
  if (!needsPhone(missing)) return null
  return (
    <form {...form.props} className="form">
      <TextField {...form.field('phone')} label={t.addresses.fields.phoneNumber} type="tel" autoComplete="off" aria-required />
      <Button type="submit" block>
        {t.addresses.readLine}
      </Button>
    </form>
  )
}

/** Reads the line into the draft. A place that has all its parts is used at once (CHAT-151). */
function LineField({ onWhole }: { onWhole: (fields: AddressFields) => void }) {
  const t = useTexts('checkout')
  const draft = useDraft('addressLine', z.string(), '')
  const { run, busy, error } = useAction(async (line: string) => {
    await addToAddressDraft(line, true)
    draft.clear()
    const missing = missingPartsNow()
    if (missing.length === 0) onWhole(addressDraftNow())
    else announce(fill(t.addresses.stillMissing, { missing: namesOf(missing, t) }))
  })
  const form = useForm({
    values: { line: draft.value },
    set: ({ line }) => draft.set(line),
    validate: ({ line }) => (line.trim() === '' ? { line: t.addresses.missing } : {}),
    onSubmit: ({ line }) => run(line),
  })
  return (
    <form {...form.props} className="form">
      <TextField
        {...form.field('line')}
        label={t.addresses.oneLine}
        hint={t.addresses.oneLineHint}
        autoComplete="street-address"
        enterKeyHint="next"
        aria-required
        maxLength={LIMITS.name}
      />
      <ActionFoot error={error !== null && <LoadFailed reason={reasonOf(error)} onRetry={() => form.submit()} />}>
        <Button type="submit" block busy={busy}>
          {t.addresses.readLine}
        </Button>
      </ActionFoot>
    </form>
  )
}

/** Lists part names in lower case, for use inside a sentence. */
export const namesOf = (parts: readonly LinePart[], { addresses: words }: Texts<'checkout'>): string =>
  parts.map((part) => words.fields[part].toLowerCase()).join(', ')
