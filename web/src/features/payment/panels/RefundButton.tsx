import { useState } from 'react'
import { errorText } from '#web/api/errorText.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { askRefund } from '../refund.ts'

/** Asks for the money back, once; people reply to it (MON-023, MON-029). */
export function RefundButton({ id, asked }: { id: string; asked: boolean }) {
  const t = useTexts('payment')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const ask = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await askRefund(id)
    } catch (error) {
      setProblem(error)
    }
    setBusy(false)
  }
  if (asked) return <p className="small">{t.payment.refundAsked}</p>
  return (
    <>
      {problem !== null && <ErrorNote text={errorText(problem, t)} />}
      <Button kind="line" busy={busy} onClick={() => void ask()}>
        {t.payment.askRefund}
      </Button>
    </>
  )
}
