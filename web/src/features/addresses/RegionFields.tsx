import { DEFAULT_COUNTRY, LIMITS } from '#contract/rules/constants.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { Form } from '#web/ui/useForm.ts'
import type { AddressFields } from './form.ts'
import { useRegions } from './useRegions.ts'

export interface RegionFieldsProps {
  form: Form<AddressFields>
  fields: AddressFields
}

/** Tanzania's regions with their districts; free text for another country. */
export function RegionFields({ form, fields }: RegionFieldsProps) {
  const t = useTexts('checkout')
  const { regions, retry } = useRegions()
  const region = { ...form.field('region'), label: t.addresses.fields.region, autoComplete: 'address-level1', 'aria-required': true }
  const district = { ...form.field('district'), label: t.addresses.fields.district, 'aria-required': true }
  if (fields.country.trim() !== DEFAULT_COUNTRY) {
    return (
      <div className="pair">
        <TextField {...region} maxLength={LIMITS.name} />
        <TextField {...district} maxLength={LIMITS.name} />
      </div>
    )
  }
  return (
    <>
      {retry && <ErrorNote text={t.errors.offline} onRetry={retry} />}
      <div className="pair">
        <SelectField
          {...region}
          onChange={(event) => form.change({ region: event.target.value, district: '' })}
          options={optionsOf(t.addresses.choose, regions ? Object.keys(regions) : [], fields.region)}
        />
        <SelectField
          {...district}
          disabled={fields.region === ''}
          options={optionsOf(t.addresses.choose, regions?.[fields.region] ?? [], fields.district)}
        />
      </div>
    </>
  )
}

/** A value typed for another country, or kept while the list loads, stays choosable. */
function optionsOf(none: string, names: readonly string[], value: string) {
  const all = value === '' || names.includes(value) ? names : [value, ...names]
  return [{ value: '', label: none }, ...all.map((name) => ({ value: name, label: name }))]
}
