import { LIMITS } from '#contract/rules/constants.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { ActionFoot } from '#web/ui/ActionFoot.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CheckField } from '#web/ui/CheckField.tsx'
import { classes } from '#web/ui/classes.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { REQUIRED, type TextName } from './form.ts'
import { RegionFields } from './RegionFields.tsx'
import { type AddressFormOptions, useAddressForm } from './useAddressForm.ts'

/** The names by which the browser fills the fields in. Region and district are chosen from lists. */
const AUTO_COMPLETE: Readonly<Record<Exclude<TextName, 'region' | 'district'>, string>> = {
  fullName: 'name',
  phoneNumber: 'tel',
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  city: 'address-level2',
  postalCode: 'postal-code',
  country: 'country-name',
}

export interface AddressFormPanelProps extends AddressFormOptions {
  onCancel?: (() => void) | undefined
}

export function AddressFormPanel({ onCancel, ...options }: AddressFormPanelProps) {
  const t = useTexts('checkout')
  const { form, fields, busy, problem, retry, clear } = useAddressForm(options)

  const field = (name: keyof typeof AUTO_COMPLETE) => {
    const isRequired = REQUIRED.includes(name)
    return {
      ...form.field(name),
      label: isRequired ? t.addresses.fields[name] : `${t.addresses.fields[name]} (${t.common.optional})`,
      autoComplete: AUTO_COMPLETE[name],
      'aria-required': isRequired || undefined,
      maxLength: LIMITS.name,
    }
  }
  const cancel = () => {
    // Discard the changes to a saved address, but keep the draft of a new one for later.
    if (options.address) clear()
    onCancel?.()
  }

  return (
    <form {...form.props} className={classes('form', 'address-form')}>
      <div className="pair">
        <TextField {...field('fullName')} />
        <TextField {...field('phoneNumber')} type="tel" inputMode="tel" hint={t.addresses.phoneHint} />
      </div>
      <TextField {...field('addressLine1')} />
      <TextField {...field('addressLine2')} />
      <TextField {...field('city')} />
      <RegionFields form={form} fields={fields} />
      <div className="pair">
        <TextField {...field('postalCode')} inputMode="numeric" />
        <TextField {...field('country')} />
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
