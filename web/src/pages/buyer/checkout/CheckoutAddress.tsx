import { useEffect, useRef, useState } from 'react'
import type { Address } from '#contract/address.ts'
import { AddressActions } from '#web/features/addresses/AddressActions.tsx'
import { AddressFormPanel } from '#web/features/addresses/AddressFormPanel.tsx'
import { loadFailed } from '#web/features/addresses/AddressPanel.tsx'
import { AddressPicker } from '#web/features/addresses/AddressPicker.tsx'
import { useAddresses } from '#web/features/addresses/book.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { dialogs } from '#web/ui/dialogs.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/** Saved addresses or a new one (CHK-003); without any the form stands open. */
export function CheckoutAddress({ value }: { value: string | null }) {
  const t = useTexts('checkout')
  const { addresses, error, reload } = useAddresses()
  const [adding, setAdding] = useState(false)
  const [editing, setEditing] = useState<Address | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const [closed, setClosed] = useState(0)
  // The form is tall: without this a buyer finds themselves further down the page than the choice they made.
  useEffect(() => {
    if (closed === 0) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [closed])
  if (!addresses) return error ? <ErrorNote text={loadFailed(error, t)} onRetry={reload} /> : <Skeleton lines={9} />
  const none = addresses.length === 0
  const close = () => {
    setEditing(null)
    setAdding(false)
    setClosed((times) => times + 1)
  }
  if (editing) {
    return (
      <div className="card pad" ref={box} tabIndex={-1}>
        <AddressFormPanel address={editing} onSaved={close} onCancel={close} onAlert={dialogs.alert} />
      </div>
    )
  }
  return (
    <div className="stack" ref={box} tabIndex={-1}>
      {!none && (
        <AddressPicker
          addresses={addresses}
          value={value}
          onChoose={(addressId) => setChoices({ addressId })}
          actions={(address) => (
            <AddressActions
              key={address.id}
              address={address}
              onEdit={setEditing}
              confirmDelete={() => dialogs.confirm(t.addresses.deleteQuestion)}
            />
          )}
        />
      )}
      {adding || none ? (
        <div className="card pad">
          <AddressFormPanel
            onSaved={({ id }) => {
              setChoices({ addressId: id })
              close()
            }}
            onCancel={none ? undefined : close}
            onAlert={dialogs.alert}
          />
        </div>
      ) : (
        <Button kind="quiet" icon="plus" className="start" onClick={() => setAdding(true)}>
          {t.addresses.newAddress}
        </Button>
      )}
    </div>
  )
}
