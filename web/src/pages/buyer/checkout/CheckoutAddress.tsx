import { useEffect } from 'react'
import { AddressActions } from '#web/features/addresses/AddressActions.tsx'
import { AddressPicker } from '#web/features/addresses/AddressPicker.tsx'
import { loadFailed, useAddresses } from '#web/features/addresses/book.ts'
import { useAddressEditing } from '#web/features/addresses/useAddressEditing.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { textsNow, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { dialogs } from '#web/ui/dialogs.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { later } from '#web/ui/later.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/** Most buyers choose a saved address, so the form is loaded after the page. */
const AddressFormPanel = later(async () => (await import('#web/features/addresses/AddressFormPanel.tsx')).AddressFormPanel, {
  meanwhile: <Skeleton lines={9} />,
})

/** The choice of a saved or new address (CHK-003); without saved ones the form is open. */
export function CheckoutAddress({ value }: { value: string | null }) {
  const t = useTexts('checkout')
  const { addresses, error, reload } = useAddresses()
  const { editing, adding, edit, add, close, box } = useAddressEditing<HTMLDivElement>()
  useEffect(() => void AddressFormPanel.preload().catch(() => undefined), [])
  if (!addresses) return error ? <ErrorNote text={loadFailed(error, t)} onRetry={reload} /> : <Skeleton lines={9} />
  const none = addresses.length === 0
  if (editing) {
    return (
      <div className="card padded" ref={box} tabIndex={-1}>
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
              onEdit={edit}
              confirmDelete={() => dialogs.confirm(() => textsNow('checkout').addresses.deleteQuestion)}
            />
          )}
        />
      )}
      {adding || none ? (
        <div className="card padded">
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
        <Button kind="quiet" icon="plus" className="start" onClick={add}>
          {t.addresses.newAddress}
        </Button>
      )}
    </div>
  )
}
