import { errorText } from '#web/api/errorText.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { askRefund } from '../refund.ts'

/** Sends a refund request to the support team, once (MON-023, MON-029). */
export function RefundButton({ id, asked }: { id: string; asked: boolean }) {
  const t = useTexts('payment')
  const { run, busy, error } = useAction(() => askRefund(id))
  if (asked) return <p className="small">{t.payment.refundAsked}</p>
  return (
    <>
      {error !== null && <ErrorNote text={errorText(error, t)} />}
      <Button kind="line" busy={busy} onClick={() => void run()}>
        {t.payment.askRefund}
      </Button>
    </>
  )
}
