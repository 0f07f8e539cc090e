import { useState } from 'react'
import type { Address } from '#contract/address.ts'
import { errorText } from '#web/api/errorText.ts'
import { type Texts, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { AddressActions } from './AddressActions.tsx'
import { AddressFormPanel } from './AddressFormPanel.tsx'
import { AddressPicker } from './AddressPicker.tsx'
import { useAddresses } from './book.ts'
import { preselected } from './choose.ts'
import { useAddressEditing } from './useAddressEditing.ts'

export interface AddressPanelProps {
  /** Chosen before. */
  value: string | null
  onChosen: (addressId: string) => void
  onNew: () => void
  /** Asks before one is deleted (ADDR-007). */
  confirmDelete: (address: Address) => Promise<boolean>
}

/** Where to deliver to, in the thread: a choice, then one button that confirms it (CHAT-097). */
export function AddressPanel({ value, onChosen, onNew, confirmDelete }: AddressPanelProps) {
  const t = useTexts('checkout')
  const { addresses, error, reload } = useAddresses()
  const [picked, setPicked] = useState<string | null>(null)
  const { editing, edit, close, box } = useAddressEditing<HTMLDivElement>()
  if (!addresses) return error ? <ErrorNote text={loadFailed(error, t)} onRetry={reload} /> : <Skeleton lines={4} />
  if (editing) {
    return (
      <div ref={box} tabIndex={-1}>
        <AddressFormPanel address={editing} onSaved={close} onCancel={close} />
      </div>
    )
  }
  const chosen = [picked, value].find((id) => addresses.some((address) => address.id === id)) ?? preselected(addresses)?.id ?? null
  return (
    <div className="stack" ref={box} tabIndex={-1}>
      <AddressPicker
        addresses={addresses}
        value={chosen}
        onChoose={setPicked}
        actions={(address) => (
          <AddressActions key={address.id} address={address} onEdit={edit} confirmDelete={() => confirmDelete(address)} />
        )}
      />
      {chosen !== null && (
        <Button block onClick={() => onChosen(chosen)}>
          {t.addresses.deliverHere}
        </Button>
      )}
      <Button kind={chosen === null ? 'act' : 'line'} block icon="plus" onClick={onNew}>
        {t.addresses.newAddress}
      </Button>
    </div>
  )
}

/** The message of the server, or the default, where the list could not be loaded (ADDR-015). */
export const loadFailed = (error: { serverMessage: string | undefined }, t: Texts<'checkout'>): string =>
  error.serverMessage === undefined ? t.addresses.loadFailed : errorText(error, t)
