import { DEFAULT_COUNTRY, LIMITS } from '#contract/rules/constants.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { RegionSelects } from '#web/ui/RegionSelects.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { Form } from '#web/ui/useForm.ts'
import type { AddressFields } from './form.ts'

export interface RegionFieldsProps {
  form: Form<AddressFields>
  fields: AddressFields
}

/** Selects for Tanzania's regions and districts; text fields for any other country. */
export function RegionFields({ form, fields }: RegionFieldsProps) {
  const t = useTexts('checkout')
  const region = { ...form.field('region'), label: t.addresses.fields.region, autoComplete: 'address-level1', 'aria-required': true }
  const district = { ...form.field('district'), label: t.addresses.fields.district, 'aria-required': true }
  if (fields.country.trim() === DEFAULT_COUNTRY) {
    const onRegion = (name: string) => form.change({ region: name, district: '' })
    return <RegionSelects region={region} district={district} choose={t.addresses.choose} onRegion={onRegion} className="pair" />
  }
  return (
    <div className="pair">
      <TextField {...region} maxLength={LIMITS.name} />
      <TextField {...district} maxLength={LIMITS.name} />
    </div>
  )
}
