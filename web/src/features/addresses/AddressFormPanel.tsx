import { LIMITS } from '#contract/rules/constants.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { ActionFoot } from '#web/ui/ActionFoot.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CheckField } from '#web/ui/CheckField.tsx'
import { classes } from '#web/ui/classes.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { FieldName } from './form.ts'
import { RegionFields } from './RegionFields.tsx'
import { type AddressFormOptions, useAddressForm } from './useAddressForm.ts'

export interface AddressFormPanelProps extends AddressFormOptions {
  onCancel?: (() => void) | undefined
}

export function AddressFormPanel({ onCancel, ...options }: AddressFormPanelProps) {
  const t = useTexts('checkout')
  const { form, fields, busy, problem, retry, clear } = useAddressForm(options)

  const field = (name: Exclude<FieldName, 'isDefault'>, autoComplete: string, required = true) => ({
    ...form.field(name),
    label: required ? t.addresses.fields[name] : `${t.addresses.fields[name]} (${t.common.optional})`,
    autoComplete,
    'aria-required': required || undefined,
    maxLength: LIMITS.name,
  })
  const cancel = () => {
    // Discard the changes to a saved address, but keep the draft of a new one for later.
    if (options.address) clear()
    onCancel?.()
  }

  return (
    <form {...form.props} className={classes('form', 'address-form')}>
      <div className="pair">
        <TextField {...field('fullName', 'name')} />
        <TextField {...field('phoneNumber', 'tel')} type="tel" inputMode="tel" hint={t.addresses.phoneHint} />
      </div>
      <TextField {...field('addressLine1', 'address-line1')} />
      <TextField {...field('addressLine2', 'address-line2', false)} />
      <TextField {...field('city', 'address-level2')} />
      <RegionFields form={form} fields={fields} />
      <div className="pair">
        <TextField {...field('postalCode', 'postal-code', false)} inputMode="numeric" />
        <TextField {...field('country', 'country-name')} />
      </div>
      <CheckField
        label={t.addresses.fields.isDefault}
        name="isDefault"
        checked={fields.isDefault}
        onChange={(event) => form.change({ isDefault: event.target.checked })}
      />
      <ActionFoot error={problem && <ErrorNote text={problem} onRetry={retry} />}>
        <div className="address-form-buttons">
          <Button type="submit" block busy={busy} busyLabel={t.addresses.saving}>
            {t.addresses.save}
          </Button>
          {onCancel && (
            <Button kind="quiet" onClick={cancel}>
              {t.addresses.cancel}
            </Button>
          )}
        </div>
      </ActionFoot>
    </form>
  )
}
