import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Address } from '#contract/address.ts'
import { CHECKOUT_ADDRESSES } from '#contract/rules/constants.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx'
import { shownAddresses } from './addresses.ts'
import { AddressText } from './AddressText.tsx'

export interface AddressPickerProps {
  /** The saved addresses, newest first. */
  addresses: readonly Address[]
  value: string | null
  onChoose: (addressId: string) => void
  /** Renders buttons for the chosen address, below the list (ADDR-005). */
  actions?: (address: Address) => ReactNode
}

/** Radio buttons for the three newest addresses and the default; a button shows the rest, a link opens the address book (CHK-003 to CHK-005). */
export function AddressPicker({ addresses, value, onChoose, actions }: AddressPickerProps) {
  const t = useTexts('checkout')
  const [all, setAll] = useState(false)
  const shown = shownAddresses(addresses)
  const hidden = addresses.filter((address) => !shown.includes(address))
  // Show all addresses if the chosen one would be hidden.
  const chosen = addresses.find((address) => address.id === value)
  const open = all || hidden.some((address) => address.id === value)
  return (
    <div className="addresses">
      <ChoiceGroup
        legend={t.addresses.question}
        legendHidden
        className="address-choices"
        value={value}
        onChange={onChoose}
        choices={(open ? addresses : shown).map((address) => ({
          value: address.id,
          title: (
            <span className="address-name">
              {address.fullName}
              {address.isDefault && <span className="text-tag">{t.addresses.default}</span>}
            </span>
          ),
          hint: <AddressText address={address} />,
        }))}
      />
      {chosen && actions && (
        <div className="address-chosen">
          <b className="small">{chosen.addressLine1}</b>
          {actions(chosen)}
        </div>
      )}
      {addresses.length > CHECKOUT_ADDRESSES && (
        <p className="list-row between small">
          {!open && <span className="muted">{t.addresses.mostRecent}</span>}
          {!open && hidden.length > 0 && (
            <Button kind="quiet" onClick={() => setAll(true)}>
              {t.addresses.showAll}
            </Button>
          )}
          <Link className="link" to={paths.profile('settings')}>
            {t.addresses.toBook}
          </Link>
        </p>
      )}
    </div>
  )
}
