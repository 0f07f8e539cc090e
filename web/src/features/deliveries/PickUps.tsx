import { Fragment } from 'react'
import type { PickUp } from '#contract/transporter.ts'
import { Contact } from './Contact.tsx'
import { mapLink } from './deliveries.ts'
import { placeOf } from './stops.ts'

/** The sellers who have the goods, each with place, phone and map (TRAN-013, TRAN-002). */
export function PickUps({ sellers }: { sellers: readonly PickUp[] }) {
  return sellers.map((seller) => {
    const { businessName, phoneNumber, address } = seller
    const { street, rest } = placeOf(seller)
    return (
      <Fragment key={`${businessName} ${phoneNumber}`}>
        <address>
          <b className="stop-name">{businessName}</b>
          {street && <span className="stop-street">{street}</span>}
          {rest && <span className="small muted">{rest}</span>}
        </address>
        <Contact number={phoneNumber} map={address && mapLink(address)} name={businessName} showsNumber />
      </Fragment>
    )
  })
}
