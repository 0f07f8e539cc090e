import { DEFAULT_COUNTRY } from '#contract/rules/constants.ts'
import { SellerType } from '#contract/user.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { DraftRestored } from '#web/ui/area/DraftRestored.tsx'
import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx'
import { RegionSelects } from '#web/ui/RegionSelects.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { IdSection } from './IdSection.tsx'
import type { ProfileForm } from './useProfileForm.ts'

/** The seller profile form; its buttons are in the page's footer (SPRO-013 to SPRO-020). */
export function ProfileFields({ id, profileForm }: { id: string; profileForm: ProfileForm }) {
  const { sellerProfile: t } = useTexts('areas', 'sellerProfile')
  const { form, fields, front, back, isRestored, startOver } = profileForm
  const text = (name: Exclude<keyof typeof fields, 'sellerType'>) => ({ ...form.field(name), label: t[name], 'aria-required': true })
  return (
    <form {...form.props} id={id} className="profile-form">
      {isRestored && <DraftRestored onStartOver={startOver} />}
      <section className="form-section">
        <h2>{t.business}</h2>
        <TextField {...text('businessName')} autoComplete="organization" />
        <ChoiceGroup
          legend={t.sellerType}
          value={fields.sellerType}
          onChange={(sellerType) => form.change({ sellerType })}
          choices={SellerType.options.map((value) => ({ value, title: t.types[value] }))}
        />
        <TypeFields profileForm={profileForm} />
      </section>
      <IdSection front={front} back={back} errors={form.errors} />
      <section className="form-section">
        <h2>{t.addressSection}</h2>
        <TextField {...text('address')} autoComplete="street-address" />
        <RegionSelects
          region={text('region')}
          district={text('district')}
          choose={t.choose}
          onRegion={(region) => form.change({ region, district: '' })}
          className="form-pair"
        />
        <div className="form-pair">
          <TextField {...text('city')} autoComplete="address-level2" />
          <TextField label={t.country} value={DEFAULT_COUNTRY} readOnly />
        </div>
      </section>
    </form>
  )
}

/** The fields that depend on the seller type (SPRO-016, SPRO-025 to SPRO-027). */
function TypeFields({ profileForm: { form, fields } }: { profileForm: ProfileForm }) {
  const { common, sellerProfile: t } = useTexts('sellerProfile')
  const registration = { company: 'companyRegistrationNumber', association: 'associationRegistrationNumber', individual: null } as const
  const number = registration[fields.sellerType]
  return (
    <fieldset className="profile-form" aria-label={t.typeSections[fields.sellerType]}>
      <TextField
        {...form.field('nationalId')}
        label={t.nationalId}
        hint={t.nationalIdHint}
        inputMode="numeric"
        autoComplete="off"
        aria-required
      />
      {number && <TextField {...form.field(number)} label={`${t[number]} (${common.optional})`} autoComplete="off" />}
    </fieldset>
  )
}
