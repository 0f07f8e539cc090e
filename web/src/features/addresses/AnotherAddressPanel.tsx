import { useEffect, useState } from 'react'
import { errorText } from '#web/api/errorText.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { preselected } from './addresses.ts'
import { AddressFormPanel } from './AddressFormPanel.tsx'
import { AddressPicker } from './AddressPicker.tsx'
import { useAddresses } from './book.ts'
import { useAddressEditing } from './useAddressEditing.ts'

/** Asks only for a new delivery address, after the address of a paid order was deleted (MON-023). */
export function AnotherAddressPanel({ onChosen }: { onChosen: (addressId: string) => void }) {
  const t = useTexts('checkout')
  const { addresses, error, reload } = useAddresses()
  const [picked, setPicked] = useState<string | null>(null)
  const { adding, add, close } = useAddressEditing()
  // The cached list may still contain the deleted address.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the question comes up
  useEffect(reload, [])
  if (!addresses) return error ? <ErrorNote text={errorText(error, t)} onRetry={reload} /> : <Skeleton lines={3} />
  if (adding || addresses.length === 0)
    return <AddressFormPanel onSaved={({ id }) => onChosen(id)} onCancel={addresses.length > 0 ? close : undefined} />
  const chosen = addresses.some(({ id }) => id === picked) ? picked : (preselected(addresses)?.id ?? null)
  return (
    <div className="stack">
      <AddressPicker addresses={addresses} value={chosen} onChoose={setPicked} />
      <Button block onClick={() => chosen !== null && onChosen(chosen)}>
        {t.addresses.deliverHere}
      </Button>
      <Button kind="line" block icon="plus" onClick={add}>
        {t.addresses.newAddress}
      </Button>
    </div>
  )
}
