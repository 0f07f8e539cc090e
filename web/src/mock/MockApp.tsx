import { Announcer } from '#web/ui/Announcer.tsx'
import { Dialogs } from '#web/ui/Dialogs.tsx'
import { Toasts } from '#web/ui/Toasts.tsx'
import { readAddress } from './address.ts'
import { ConsolePage } from './console/ConsolePage.tsx'
import { HandsetPage } from './handset/HandsetPage.tsx'
import { LockedPage } from './locked/LockedPage.tsx'
import { useLocked } from './locked/useLocked.ts'
import { useMockTexts } from './texts.ts'

export function MockApp({ address }: { address: { pathname: string; search: string } }) {
  const { mock: t } = useMockTexts()
  const isLocked = useLocked((state) => state.isLocked)
  const place = readAddress(address.pathname, address.search)
  return (
    <>
      {isLocked ? (
        <LockedPage badge={place.page === 'handset' ? t.handsetBadge : t.consoleBadge} />
      ) : place.page === 'handset' ? (
        <HandsetPage phones={place.phones} wrong={place.wrong} />
      ) : (
        <ConsolePage />
      )}
      <Toasts />
      <Dialogs />
      <Announcer />
    </>
  )
}
