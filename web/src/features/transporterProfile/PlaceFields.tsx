import { DEFAULT_COUNTRY, LIMITS } from '#contract/rules/constants.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { RegionSelects } from '#web/ui/regions/RegionSelects.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { Form } from '#web/ui/useForm.ts'
import type { ProfileFields } from './form.ts'

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
    <RegionSelects
      region={region}
      district={district}
      choose={t.choose}
      onRegion={(chosen) => form.change({ region: chosen, district: '' })}
      className="form-pair"
    />
  )
}
