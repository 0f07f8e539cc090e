import { DEFAULT_COUNTRY, LIMITS } from '#contract/rules/constants.ts'
import { regions } from '#contract/rules/regions.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { Form } from '#web/ui/useForm.ts'
import type { ProfileFields } from './form.ts'

const districtsOf: Readonly<Record<string, readonly string[] | undefined>> = regions

/** Selects for Tanzania's regions and districts; text fields for any other country. */
export function PlaceFields({ form, fields }: { form: Form<ProfileFields>; fields: ProfileFields }) {
  const { transporter: t } = useTexts('transporter')
  const region = {
    ...form.field('region'),
    label: t.region,
    autoComplete: 'address-level1',
    'aria-required': true,
    hint: fields.region === '' ? t.regionHint : undefined,
  }
  const district = { ...form.field('district'), label: t.district }
  if (fields.country.trim() !== DEFAULT_COUNTRY) {
    return (
      <div className="form-pair">
        <TextField {...region} maxLength={LIMITS.name} />
        <TextField {...district} maxLength={LIMITS.name} />
      </div>
    )
  }
  return (
    <div className="form-pair">
      <SelectField
        {...region}
        onChange={(event) => form.change({ region: event.target.value, district: '' })}
        options={optionsOf(t.choose, Object.keys(regions), fields.region)}
      />
      <SelectField
        {...district}
        disabled={fields.region === ''}
        options={optionsOf(t.choose, districtsOf[fields.region] ?? [], fields.district)}
      />
    </div>
  )
}

/** Keeps a value that was typed for another country as an option. */
function optionsOf(none: string, names: readonly string[], value: string) {
  const all = value === '' || names.includes(value) ? names : [value, ...names]
  return [{ value: '', label: none }, ...all.map((name) => ({ value: name, label: name }))]
}
