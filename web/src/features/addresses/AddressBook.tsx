import { useEffect, useRef, useState } from 'react'
import type { Address } from '#contract/address.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { AddressActions } from './AddressActions.tsx'
import { AddressFormPanel } from './AddressFormPanel.tsx'
import { loadFailed } from './AddressPanel.tsx'
import { AddressText } from './AddressText.tsx'
import { useAddresses } from './book.ts'

export interface AddressBookProps {
  confirmDelete: (address: Address) => Promise<boolean>
  onAlert: (text: string) => Promise<void>
}

/** Every saved address, to add, edit, delete and make the default (ADDR-005). */
export function AddressBook({ confirmDelete, onAlert }: AddressBookProps) {
  const t = useTexts('checkout')
  const { addresses, error, reload } = useAddresses()
  const [open, setOpen] = useState<string | null>(null)
  const box = useRef<HTMLElement>(null)

  useEffect(() => {
    if (open === NEW) box.current?.querySelector<HTMLElement>('form input')?.focus()
  }, [open])

  /** Whatever held the focus is gone. */
  const close = (done?: string) => {
    setOpen(null)
    if (done !== undefined) toast.success(done)
    box.current?.focus()
  }
  const form = (address?: Address) => (
    <AddressFormPanel address={address} onSaved={() => close(t.addresses.saved)} onCancel={() => close()} onAlert={onAlert} />
  )
  return (
    <section className="address-book" aria-label={t.addresses.book} tabIndex={-1} ref={box}>
      {error && <ErrorNote text={loadFailed(error, t)} onRetry={reload} />}
      {!addresses && !error && <Skeleton lines={3} />}
      {addresses?.length === 0 && <p className="mut">{t.addresses.none}</p>}
      {addresses && addresses.length > 0 && (
        <ul className="address-list">
          {addresses.map((address) => (
            <li key={address.id} className="card pad">
              {open === address.id ? (
                form(address)
              ) : (
                <>
                  <p className="row between">
                    <b>{address.fullName}</b>
                    {address.isDefault && <span className="tag">{t.addresses.default}</span>}
                  </p>
                  <p className="address-text">
                    <AddressText address={address} />
                  </p>
                  <AddressActions
                    address={address}
                    onEdit={() => setOpen(address.id)}
                    confirmDelete={() => confirmDelete(address)}
                    onDeleted={() => close()}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {addresses &&
        (open === NEW ? (
          <div className="card pad">{form()}</div>
        ) : (
          <Button kind="line" icon="plus" className="start" onClick={() => setOpen(NEW)}>
            {t.addresses.newAddress}
          </Button>
        ))}
    </section>
  )
}

const NEW = 'new'
