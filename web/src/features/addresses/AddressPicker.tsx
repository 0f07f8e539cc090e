import { useState } from 'react'
import type { Address } from '#contract/address.ts'
import { CHECKOUT_ADDRESSES } from '#contract/constants.ts'
import { maskPhone } from '#contract/phone.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx'
import { addressLines, shownAddresses } from './choose.ts'

export interface AddressPickerProps {
  /** Newest first. */
  addresses: readonly Address[]
  value: string | null
  onChoose: (addressId: string) => void
}

/** CHK-003 to CHK-005: the three newest and the default, the rest on demand. */
export function AddressPicker({ addresses, value, onChoose }: AddressPickerProps) {
  const t = useTexts()
  const [all, setAll] = useState(false)
  const shown = shownAddresses(addresses)
  const hidden = addresses.filter((address) => !shown.includes(address))
  // What is chosen is never hidden.
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
          title: address.fullName,
          hint: <AddressText address={address} />,
        }))}
      />
      {!open && addresses.length > CHECKOUT_ADDRESSES && (
        <p className="row between small">
          <span className="mut">{t.addresses.mostRecent}</span>
          {hidden.length > 0 && (
            <Button kind="quiet" onClick={() => setAll(true)}>
              {t.addresses.showAll}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}

const AddressText = ({ address }: { address: Address }) => (
  <>
    {[...addressLines(address), maskPhone(address.phoneNumber)].map((line) => (
      <span key={line} className="line">
        {line}
      </span>
    ))}
  </>
)
