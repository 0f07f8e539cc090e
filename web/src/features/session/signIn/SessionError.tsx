import { errorText } from '#web/api/errorText.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { useSession } from '../session.ts'
import { dismissError } from '../signInCommands.ts'

export function SessionError() {
  const t = useTexts()
  const error = useSession((session) => session.error)
  return error ? <Banner text={errorText(error, t)} onDismiss={dismissError} /> : null
}
