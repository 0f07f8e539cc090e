import type { SellerProfile } from '#contract/seller.ts'
import { useTexts } from '#web/i18n/texts.ts'

/** What buyers and the provider know of the business (SPRO-043, SPRO-044). */
export function ProfileDetails({ profile }: { profile: SellerProfile }) {
  const { sellerProfile: t } = useTexts('sellerProfile')
  const rows = [
    [t.businessName, profile.businessName],
    [t.sellerType, t.types[profile.sellerType]],
    [t.address, profile.address],
    [t.region, profile.region],
    [t.district, profile.district],
    [t.country, profile.country],
    [t.nationalId, profile.nationalId || t.notProvided],
  ] as const
  return (
    <dl className="card pad details">
      {rows.map(([name, value]) => (
        <div key={name} className="detail">
          <dt className="small mut">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
