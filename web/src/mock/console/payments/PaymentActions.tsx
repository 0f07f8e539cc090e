import { type PaymentView } from '#contract/control/payments.ts'
import { Button } from '#web/ui/Button.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { Problem } from '../../shared/Problem.tsx'
import { fill, useMockTexts } from '../../texts.ts'
import { actionsFor, type PaymentAction, performAction } from './actionsFor.ts'
import { NextCallback } from './NextCallback.tsx'

/** Buttons for the actions that a payment's state allows; a refusal is shown beside them. */
export function PaymentActions({ payment, onFilter }: { payment: PaymentView; onFilter: () => void }) {
  const { mock: t } = useMockTexts()
  const { reference, state } = payment
  const act = useAction(async (name: PaymentAction) => {
    await performAction(name, reference)
  })
  return (
    <>
      <div className="qa-buttons">
        {actionsFor(payment).map((name) => (
          <Button
            key={name}
            kind="line"
            busy={act.busy}
            onClick={() => void act.run(name)}
            aria-label={fill(t.payments.actOn, { act: t.payments[name], reference })}
          >
            {t.payments[name]}
          </Button>
        ))}
        <Button kind="quiet" onClick={onFilter} aria-label={fill(t.payments.filterOn, { reference })}>
          {t.payments.filter}
        </Button>
      </div>
      {(state === 'pending' || state === 'failed') && <NextCallback payment={payment} />}
      <Problem error={act.error} />
    </>
  )
}
