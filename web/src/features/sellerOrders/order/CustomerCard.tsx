import type { SellerOrder } from '#contract/order.ts'
import { groupPhone, withPlus } from '#contract/rules/phone.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Icon } from '#web/ui/Icon.tsx'

/** The customer, with a link to call, and the delivery address (SORD-014, SORD-015). */
export function CustomerCard({ order: { user, address } }: { order: SellerOrder }) {
  const { sellerOrders: t } = useTexts('sellerOrders')
  const place = [address.city, address.district, address.region, address.postalCode, address.country]
  return (
    <section className="card padded customer" aria-label={t.customer}>
      <h2>{t.customer}</h2>
      <p>
        <b>{user.name}</b> <span className="small muted nowrap">{groupPhone(user.phoneNumber)}</span>
      </p>
      <a className="button button-line" href={`tel:${withPlus(user.phoneNumber)}`} aria-label={fill(t.callName, { name: user.name })}>
        <Icon name="call" size="s" />
        {t.call}
      </a>
      <h3>{t.deliverTo}</h3>
      <address>
        <span>
          {address.fullName} <span className="small muted nowrap">{groupPhone(address.phoneNumber)}</span>
        </span>
        <span>{address.addressLine1}</span>
        {address.addressLine2 && <span>{address.addressLine2}</span>}
        <span className="small muted">{[...new Set(place)].filter(Boolean).join(', ')}</span>
      </address>
    </section>
  )
}
