import type { Address } from '#contract/address.ts'
import { addressText } from '#contract/rules/addressText.ts'
import { errorText } from '#web/api/errorText.ts'
import { textsNow, useTexts } from '#web/i18n/texts.ts'
import { ActionFoot } from '#web/ui/ActionFoot.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { makeDefault, removeAddress } from './changes.ts'

export interface AddressActionsProps {
  address: Address
  onEdit: (address: Address) => void
  /** Asks the buyer to confirm the deletion (ADDR-007). */
  confirmDelete: () => Promise<boolean>
  onDeleted?: () => void
}

/** The buttons to edit, delete and make default, for one saved address (ADDR-005). */
export function AddressActions({ address, onEdit, confirmDelete, onDeleted }: AddressActionsProps) {
  const t = useTexts('checkout')
  const { run, busy, error } = useAction(async (command: () => Promise<unknown>, done: 'deleted' | 'madeDefault') => {
    await command()
    toast.success(() => textsNow('checkout').addresses[done])
  })

  const remove = async () => {
    if (!(await confirmDelete())) return
    await run(async () => {
      await removeAddress(address.id)
      onDeleted?.()
    }, 'deleted')
  }
  return (
    <ActionFoot error={error !== null && <ErrorNote text={errorText(error, t)} />} className="address-actions">
      <div className="list-row">
        <Button kind="quiet" onClick={() => onEdit(address)}>
          {t.addresses.edit} <About address={address} />
        </Button>
        <Button kind="quiet" busy={busy} onClick={() => void remove()}>
          {t.addresses.delete} <About address={address} />
        </Button>
        {!address.isDefault && (
          <Button kind="quiet" busy={busy} onClick={() => void run(() => makeDefault(address.id), 'madeDefault')}>
            {t.addresses.makeDefault} <About address={address} />
          </Button>
        )}
      </div>
    </ActionFoot>
  )
}

/** Hidden text that tells screen reader users which address a button belongs to. */
const About = ({ address }: { address: Address }) => (
  <span className="visually-hidden">{addressText(address, ['fullName', 'addressLine1'])}</span>
)
