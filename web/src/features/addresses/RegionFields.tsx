import { DEFAULT_COUNTRY, LIMITS } from '#contract/rules/constants.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { AddressFields, FieldName } from './form.ts'
import { useRegions } from './useRegions.ts'

export interface RegionFieldsProps {
  fields: AddressFields
  errors: Partial<Record<FieldName, string>>
  onChange: (patch: Partial<AddressFields>) => void
}

/** Tanzania's regions with their districts; free text for another country. */
export function RegionFields({ fields, errors, onChange }: RegionFieldsProps) {
  const t = useTexts('checkout')
  const { regions, retry } = useRegions()
  const { region, district } = t.addresses.fields
  if (fields.country.trim() !== DEFAULT_COUNTRY) {
    return (
      <div className="pair">
        <TextField
          label={region}
          name="region"
          autoComplete="address-level1"
          aria-required
          maxLength={LIMITS.name}
          value={fields.region}
          error={errors.region}
          onChange={(event) => onChange({ region: event.target.value })}
        />
        <TextField
          label={district}
          name="district"
          aria-required
          maxLength={LIMITS.name}
          value={fields.district}
          error={errors.district}
          onChange={(event) => onChange({ district: event.target.value })}
        />
      </div>
    )
  }
  return (
    <>
      {retry && <ErrorNote text={t.errors.offline} onRetry={retry} />}
      <div className="pair">
        <SelectField
          label={region}
          name="region"
          autoComplete="address-level1"
          aria-required
          value={fields.region}
          error={errors.region}
          onChange={(event) => onChange({ region: event.target.value, district: '' })}
          options={optionsOf(t.addresses.choose, regions ? Object.keys(regions) : [], fields.region)}
        />
        <SelectField
          label={district}
          name="district"
          aria-required
          value={fields.district}
          error={errors.district}
          disabled={fields.region === ''}
          onChange={(event) => onChange({ district: event.target.value })}
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
