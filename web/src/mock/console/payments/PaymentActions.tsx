import { Button } from '#web/ui/Button.tsx'
import { control } from '../../control.ts'
import { Anything, type PaymentRow } from '../../shapes.ts'
import { Problem } from '../../shared/Problem.tsx'
import { useCommand } from '../../shared/useCommand.ts'
import { fill, useMockTexts } from '../../texts.ts'
import { type Act, actsFor, callOf } from './actsFor.ts'
import { NextCallback } from './NextCallback.tsx'

/** What can be done to a payment as it stands; a refusal is shown beside it. */
export function PaymentActions({ payment, onFilter }: { payment: PaymentRow; onFilter: () => void }) {
  const { mock: t } = useMockTexts()
  const { reference, state } = payment
  const act = useCommand(async (name: Act) => {
    const { path, body } = callOf[name]
    await control(`/payments/${reference}/${path}`, Anything, { method: 'POST', ...(body ? { body } : {}) })
  })
  return (
    <>
      <div className="qa-buttons">
        {actsFor(payment).map((name) => (
          <Button
            key={name}
            kind="line"
            busy={act.busy}
            onClick={() => act.run(name)}
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
