import { useState } from 'react'
import type { Address } from '#contract/address.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { OptionButtons } from '#web/ui/OptionButtons.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { AddressActions } from './AddressActions.tsx'
import { preselected } from './addresses.ts'
import { AddressFormPanel } from './AddressFormPanel.tsx'
import { AddressPicker } from './AddressPicker.tsx'
import { AddressText } from './AddressText.tsx'
import { loadFailed, useAddresses } from './book.ts'
import { offeredAddresses } from './oneLine/offeredAddresses.ts'
import { useAddressEditing } from './useAddressEditing.ts'

export interface AddressPanelProps {
  onChosen: (addressId: string) => void
  onNew: () => void
  /** Asks the buyer to confirm the deletion (ADDR-007). */
  confirmDelete: (address: Address) => Promise<boolean>
}

/**
 * The address choice in the thread: one tap on an address chooses it; `Edit` opens the other actions
 * (CHAT-097, CHAT-149, ADDR-005).
 */
export function AddressPanel({ onChosen, onNew, confirmDelete }: AddressPanelProps) {
  const t = useTexts('checkout')
  const { addresses, error, reload } = useAddresses()
  const [all, setAll] = useState(false)
  const [managing, setManaging] = useState(false)
  const { box, ...editing } = useAddressEditing<HTMLDivElement>()
  if (!addresses) return error ? <ErrorNote text={loadFailed(error, t)} onRetry={reload} /> : <Skeleton lines={4} />
  const offered = offeredAddresses(addresses)
  const shown = all ? [...offered, ...addresses.filter((address) => !offered.includes(address))] : offered
  return (
    <div className="stack" ref={box} tabIndex={-1}>
      {managing ? (
        <Managing addresses={addresses} editing={editing} confirmDelete={confirmDelete} />
      ) : (
        <OptionButtons
          label={t.addresses.question}
          choices={shown.map((address) => ({
            value: address.id,
            title: <Name address={address} />,
            hint: <AddressText address={address} />,
          }))}
          onChoose={onChosen}
        />
      )}
      {!managing && (
        <Button kind="line" block icon="plus" onClick={onNew}>
          {t.addresses.newAddress}
        </Button>
      )}
      {editing.editing === null && (
        <p className="list-row between small">
          {!managing && shown.length < addresses.length && (
            <Button kind="quiet" onClick={() => setAll(true)}>
              {t.addresses.showAll}
            </Button>
          )}
          {addresses.length > 0 && (
            <Button kind="quiet" onClick={() => setManaging(!managing)}>
              {managing ? t.addresses.cancel : t.addresses.edit}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}

const Name = ({ address: { fullName, isDefault } }: { address: Address }) => {
  const t = useTexts('checkout')
  return (
    <span className="address-name">
      {fullName}
      {isDefault && <span className="text-tag">{t.addresses.default}</span>}
    </span>
  )
}

interface ManagingProps {
  addresses: readonly Address[]
  editing: Pick<ReturnType<typeof useAddressEditing>, 'editing' | 'edit' | 'close'>
  confirmDelete: (address: Address) => Promise<boolean>
}

function Managing({ addresses, editing: { editing, edit, close }, confirmDelete }: ManagingProps) {
  const [picked, setPicked] = useState<string | null>(null)
  if (editing) return <AddressFormPanel address={editing} onSaved={close} onCancel={close} />
  return (
    <AddressPicker
      addresses={addresses}
      value={picked ?? preselected(addresses)?.id ?? null}
      onChoose={setPicked}
      actions={(address) => (
        <AddressActions key={address.id} address={address} onEdit={edit} confirmDelete={() => confirmDelete(address)} />
      )}
    />
  )
}
