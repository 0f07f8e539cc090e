import { useNavigate } from 'react-router-dom'
import { textsNow } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { dialogs } from '#web/ui/dialogs.ts'

/** Returns a function that logs the user out after a confirmation. The page's texts must include `account`. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    if (await dialogs.confirm(() => textsNow('account').account.logoutQuestion)) void navigate(paths.logout)
  }
}
