import { useState } from 'react'
import type { SellerProfile } from '#contract/seller.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'

/** The saved details of the seller's business (SPRO-043, SPRO-044). */
export function ProfileDetails({ profile }: { profile: SellerProfile }) {
  const { sellerProfile: t } = useTexts('sellerProfile')
  const rows = [
    [t.businessName, profile.businessName],
    [t.sellerType, t.types[profile.sellerType]],
    [t.address, profile.address],
    [t.region, profile.region],
    [t.district, profile.district],
    [t.country, profile.country],
    [t.nationalId, profile.nationalId ? <IdNumber key={profile.nationalId} number={profile.nationalId} /> : t.notProvided],
  ] as const
  return (
    <dl className="card padded details">
      {rows.map(([name, value]) => (
        <div key={name} className="detail">
          <dt className="small muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The national ID, masked until the seller presses Show (SEC-009). */
function IdNumber({ number }: { number: string }) {
  const { sellerProfile: t } = useTexts('sellerProfile')
  const [isShown, setShown] = useState(false)
  return (
    <>
      <span className="nowrap">{isShown ? number : `•••• ${number.replaceAll(/\D/g, '').slice(-4)}`}</span>{' '}
      <Button kind="quiet" onClick={() => setShown(!isShown)}>
        <span>{isShown ? t.hide : t.show}</span> <span className="visually-hidden">{t.nationalId}</span>
      </Button>
    </>
  )
}
