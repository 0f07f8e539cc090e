import { Announcer } from '#web/ui/Announcer.tsx'
import { Dialogs } from '#web/ui/Dialogs.tsx'
import { Toasts } from '#web/ui/Toasts.tsx'
import { readAddress } from './address.ts'
import { ConsolePage } from './console/ConsolePage.tsx'
import { HandsetPage } from './handset/HandsetPage.tsx'

export function MockApp({ address }: { address: { pathname: string; search: string } }) {
  const place = readAddress(address.pathname, address.search)
  return (
    <>
      {place.page === 'handset' ? <HandsetPage phones={place.phones} wrong={place.wrong} /> : <ConsolePage />}
      <Toasts />
      <Dialogs />
      <Announcer />
    </>
  )
}
