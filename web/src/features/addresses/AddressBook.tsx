import { useEffect } from 'react'
import type { Address } from '#contract/address.ts'
import { type LiveText, textsNow, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { AddressActions } from './AddressActions.tsx'
import { AddressFormPanel } from './AddressFormPanel.tsx'
import { AddressText } from './AddressText.tsx'
import { loadFailed, useAddresses } from './book.ts'
import { useAddressEditing } from './useAddressEditing.ts'

export interface AddressBookProps {
  confirmDelete: (address: Address) => Promise<boolean>
  onAlert: (text: LiveText) => Promise<void>
}

/** Lists every saved address, with buttons to add, edit, delete and make default (ADDR-005). */
export function AddressBook({ confirmDelete, onAlert }: AddressBookProps) {
  const t = useTexts('checkout')
  const { addresses, error, reload } = useAddresses()
  const { editing, adding, edit, add, close, box } = useAddressEditing<HTMLElement>()

  useEffect(() => {
    if (adding) box.current?.querySelector<HTMLElement>('form input')?.focus()
  }, [adding, box])

  const saved = () => {
    close()
    toast.success(() => textsNow('checkout').addresses.saved)
  }
  const form = (address?: Address) => <AddressFormPanel address={address} onSaved={saved} onCancel={close} onAlert={onAlert} />
  return (
    <section className="address-book" aria-label={t.addresses.book} tabIndex={-1} ref={box}>
      {error && <ErrorNote text={loadFailed(error, t)} onRetry={reload} />}
      {!addresses && !error && <Skeleton lines={3} />}
      {addresses?.length === 0 && <p className="muted">{t.addresses.none}</p>}
      {addresses && addresses.length > 0 && (
        <ul className="address-list">
          {addresses.map((address) => (
            <li key={address.id} className="card padded">
              {editing?.id === address.id ? (
                form(address)
              ) : (
                <>
                  <p className="list-row between">
                    <b>{address.fullName}</b>
                    {address.isDefault && <span className="text-tag">{t.addresses.default}</span>}
                  </p>
                  <p className="address-text">
                    <AddressText address={address} />
                  </p>
                  <AddressActions address={address} onEdit={edit} confirmDelete={() => confirmDelete(address)} onDeleted={close} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {addresses &&
        (adding ? (
          <div className="card padded">{form()}</div>
        ) : (
          <Button kind="line" icon="plus" className="start" onClick={add}>
            {t.addresses.newAddress}
          </Button>
        ))}
    </section>
  )
}
