import type { ReactNode } from 'react'
import { groupPhone, normalPhone } from '#contract/rules/phone.ts'
import type { TransporterProfile } from '#contract/transporter.ts'
import { imageAddress } from '#web/api/apiHost.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { OutLink } from '#web/ui/OutLink.tsx'

/** The saved details of the transporter's business (TPRO-003 to TPRO-005). */
export function ProfileView({ profile }: { profile: TransporterProfile }) {
  const { transporter: t } = useTexts('transporter')
  const { user, licenseImage } = profile
  return (
    <div className="profile-cards">
      <Card>
        <Fact name={t.description}>{profile.description && <span className="as-written">{profile.description}</span>}</Fact>
        <Fact name={t.businessAddress}>{profile.address}</Fact>
      </Card>
      <Card isGrid>
        <Fact name={t.district}>{profile.district}</Fact>
        <Fact name={t.region}>{profile.region}</Fact>
        <Fact name={t.country}>{profile.country}</Fact>
        <Fact name={t.contactPerson}>{user.name}</Fact>
      </Card>
      <Card>
        <Fact name={t.phone}>
          <a className="link" href={`tel:+${normalPhone(user.phoneNumber)}`}>
            {groupPhone(user.phoneNumber)}
          </a>
        </Fact>
        <Fact name={t.email}>{user.email}</Fact>
      </Card>
      <section className={classes('card padded', 'licence-card')} aria-label={t.licence}>
        {licenseImage ? (
          <>
            <img className="licence-image" src={imageAddress(licenseImage)} alt={t.licence} width={160} height={110} />
            <div>
              <h2>{t.licence}</h2>
              <OutLink className="link" href={imageAddress(licenseImage)}>
                {t.openLicence}
              </OutLink>
            </div>
          </>
        ) : (
          <p className="muted">{t.noLicence}</p>
        )}
      </section>
      <p className="small muted">
        {fill(t.profileCreated, { time: formatDateTime(profile.createdAt) })}
        <br />
        {fill(t.lastUpdated, { time: formatDateTime(profile.updatedAt) })}
      </p>
    </div>
  )
}

const Card = ({ isGrid = false, children }: { isGrid?: boolean; children: ReactNode }) => (
  <dl className={isGrid ? classes('card', 'profile-card', 'in-two') : classes('card', 'profile-card')}>{children}</dl>
)

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const { transporter: t } = useTexts('transporter')
  return (
    <div>
      <dt className="small muted">{name}</dt>
      <dd>{children ? <span>{children}</span> : <span className="muted">{t.notGiven}</span>}</dd>
    </div>
  )
}
