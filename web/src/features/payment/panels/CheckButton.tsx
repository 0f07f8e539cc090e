import { useOfflineProbed } from '#web/api/useOfflineProbed.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { checkPayment } from '../commands.ts'

/** Asks the provider once for the status of a payment (PAY-039). Without a network it says that this is not possible (CHAT-185). */
export function CheckButton({ id, kind, checking }: { id: string; kind: 'act' | 'line'; checking: boolean }) {
  const t = useTexts('payment')
  if (useOfflineProbed())
    return (
      <p className="strong" role="status">
        {t.payment.cannotCheck}
      </p>
    )
  return (
    <Button kind={kind} block icon="refresh" busy={checking} busyLabel={t.payment.checking} onClick={() => void checkPayment(id)}>
      {t.payment.checkStatus}
    </Button>
  )
}
