import type { ReactNode } from 'react'
import { NotificationPreferences } from '#web/features/account/NotificationPreferences.tsx'
import { PersonFields } from '#web/features/account/PersonFields.tsx'
import { AddressBook } from '#web/features/addresses/AddressBook.tsx'
import { useSession } from '#web/features/session/session.ts'
import { textsNow, useTexts } from '#web/i18n/texts.ts'
import { dialogs } from '#web/ui/dialogs.ts'

/** Personal details, notification preferences (ACC-009 to ACC-012) and the address book (ADDR-005). */
export function AccountSettings() {
  const t = useTexts('checkout', 'account')
  const user = useSession((session) => session.user)
  return (
    <>
      <Part title={t.account.details}>{user && <PersonFields user={user} />}</Part>
      <Part title={t.account.preferences}>
        <NotificationPreferences />
      </Part>
      <Part title={t.addresses.book}>
        <AddressBook confirmDelete={() => dialogs.confirm(() => textsNow('checkout').addresses.deleteQuestion)} onAlert={dialogs.alert} />
      </Part>
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="account-part">
    <h2>{title}</h2>
    {children}
  </section>
)
