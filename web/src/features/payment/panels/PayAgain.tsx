import { useState } from 'react'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { StepButton } from '#web/ui/StepButton.tsx'
import { payAgain } from '../commands.ts'

/** Offers a second prompt, five minutes after one without a result. The buyer has to confirm a warning first (MON-011). */
export function PayAgain({ id }: { id: string }) {
  const t = useTexts('payment')
  const [asking, setAsking] = useState(false)
  if (!asking)
    return (
      <Button kind="line" block onClick={() => setAsking(true)}>
        {t.payment.payAgain}
      </Button>
    )
  return (
    <div className="stack" role="group" aria-label={t.payment.payAgain}>
      <p className="strong" role="alert">
        {t.payment.payAgainQuestion}
      </p>
      <div className="actions">
        <StepButton afterTap step={id} kind="risk" onClick={() => void payAgain(id)}>
          {t.payment.payAgain}
        </StepButton>
        <Button kind="line" onClick={() => setAsking(false)}>
          {t.payment.cancel}
        </Button>
      </div>
    </div>
  )
}
