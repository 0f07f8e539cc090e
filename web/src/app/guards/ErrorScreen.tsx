import { errorText } from '#web/api/errorText.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NotListed, PageFrame } from '#web/ui/PageFrame.tsx'

/** Shows an error's status, or a message without one (NAV-017, NAV-018), and links to continue. Messages of the browser are not shown. */
export function ErrorScreen({ status, error }: { status?: number | undefined; error?: unknown }) {
  const t = useTexts()
  const missing = status === 404
  const title = missing ? t.errors.notFoundTitle : t.errors.failedTitle
  return (
    <PageFrame title={title} narrow>
      {missing && <NotListed />}
      {status ? <p className="error-status">{status}</p> : <p>{errorText(error, t)}</p>}
      {missing && <p>{t.errors.notFoundText}</p>}
      <div className="actions">
        <LinkButton to={paths.home}>{t.errors.toHome}</LinkButton>
        {!missing && (
          <Button kind="line" onClick={() => window.location.reload()}>
            {t.errors.reload}
          </Button>
        )}
      </div>
    </PageFrame>
  )
}
