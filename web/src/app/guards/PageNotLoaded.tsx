import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { LoadFailed, type LoadFailedProps } from '#web/ui/LoadFailed.tsx'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { update, useUpdateInPlace } from '#web/ui/update.ts'

/** Replaces a page that failed to load. */
export function PageNotLoaded(props: LoadFailedProps) {
  const { errors: t } = useTexts()
  const isGone = props.reason === 'newVersion'
  useUpdateInPlace(isGone)
  return (
    <PageFrame title={isGone ? t.newVersion : t.failedTitle} narrow>
      {isGone ? <Button onClick={() => void update()}>{t.update}</Button> : <LoadFailed {...props} />}
    </PageFrame>
  )
}
