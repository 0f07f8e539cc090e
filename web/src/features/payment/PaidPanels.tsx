import { formatTzs } from '#contract/money.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { finishOrder } from './commands.ts'
import { troubleText } from './paymentTexts.ts'
import type { PaymentView } from './paymentView.ts'

/** PAY-020: the money is there, the order is on its way. */
export function CreatingPanel({ cash }: { cash: boolean }) {
  const t = useTexts()
  return (
    <div className="pad stack" role="status">
      <p className="tick-row">
        <span className="tick">
          <Icon name="check" />
        </span>
        <b>{cash ? t.payment.placing : t.payment.successful}</b>
      </p>
      {!cash && <p className="mut">{t.payment.creating}</p>}
    </div>
  )
}

/** A charge without its order: never pays again, only finishes (MON-019, CHAT-112). */
export function UnfinishedPanel({ view, busy = false }: { view: Extract<PaymentView, { kind: 'unfinished' }>; busy?: boolean }) {
  const t = useTexts()
  const { kind } = view.trouble
  const hopeless = kind === 'noTransaction' || kind === 'badTransaction'
  return (
    <div className="pad stack">
      <h2>{fill(t.payment.unfinished, { amount: formatTzs(view.amount) })}</h2>
      <ErrorNote text={troubleText(view.trouble, t)} />
      {!hopeless && (
        <Button kind="act" block busy={busy} onClick={() => void finishOrder(view.id)}>
          {t.payment.finish}
        </Button>
      )}
    </div>
  )
}
