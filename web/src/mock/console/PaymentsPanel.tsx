import {
  approvePayment,
  failPayment,
  listPayments,
  type PaymentView,
  refundPayment,
  resendCallbacks,
  setNextCallback,
} from '#contract/control/payments.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { groupPhone } from '#contract/rules/phone.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { phonePath } from '#web/mock/address.ts'
import { control } from '#web/mock/control.ts'
import { PaymentBadge } from '#web/mock/shared/PaymentBadge.tsx'
import { Problem } from '#web/mock/shared/Problem.tsx'
import { usePolled } from '#web/mock/shared/usePolled.ts'
import { fill, useMockTexts } from '#web/mock/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useAction } from '#web/ui/useAction.ts'

/** The world's payments, with actions for each (QA-019). */
export function PaymentsPanel({ onFilter }: { onFilter: (reference: string) => void }) {
  const { mock: t } = useMockTexts()
  const { data, error, refresh } = usePolled(readPayments)
  return (
    <section className="qa-panel">
      <h2>{t.payments.title}</h2>
      <Problem error={error} stale={data !== null} onRetry={refresh} />
      {!data && !error && <Skeleton />}
      {data?.length === 0 && <p className="phone-none">{t.payments.none}</p>}
      <ul className="payments">
        {data?.map((payment) => (
          <Payment key={payment.reference} payment={payment} onFilter={onFilter} />
        ))}
      </ul>
    </section>
  )
}

function Payment({ payment, onFilter }: { payment: PaymentView; onFilter: (reference: string) => void }) {
  const { mock: t } = useMockTexts()
  const { reference, phone, amount, state, scenario, startedAt } = payment
  return (
    <li>
      <div className="payment-head">
        <b>{formatTzs(amount)}</b>
        <PaymentBadge state={state} />
      </div>
      <dl className="payment-facts">
        <dt>{t.payments.reference}</dt>
        <dd>
          <code>{reference}</code>
        </dd>
        <dt>{t.payments.phone}</dt>
        <dd>
          <a className="link tabular" href={phonePath(phone)}>
            {groupPhone(phone)}
          </a>
        </dd>
        {scenario !== null && (
          <>
            <dt>{t.payments.scenario}</dt>
            <dd>{scenario}</dd>
          </>
        )}
        <dt>{t.payments.startedAt}</dt>
        <dd>{formatDateTime(startedAt)}</dd>
      </dl>
      <PaymentActions payment={payment} onFilter={() => onFilter(reference)} />
    </li>
  )
}

const readPayments = (signal: AbortSignal) => control(listPayments, { signal })

/** Buttons for the actions that a payment's state allows; a refusal is shown beside them. */
function PaymentActions({ payment, onFilter }: { payment: PaymentView; onFilter: () => void }) {
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

const choices = ['usual', 'drop', 'delay', 'double', 'reorder'] as const
type Choice = (typeof choices)[number]
/** Seconds of the world's clock; also stated in the option's text. */
const LATE = 30

/** A select for what happens to a payment's next callback (QA-019); takes effect at once. */
function NextCallback({ payment: { reference, handling } }: { payment: PaymentView }) {
  const { mock: t } = useMockTexts()
  const change = useAction(async (choice: Choice) => {
    const body = choice === 'delay' ? { do: choice, seconds: LATE } : { do: choice }
    await control(setNextCallback, { params: { reference }, body })
  })
  return (
    <>
      <SelectField
        label={fill(t.payments.nextCallback, { reference })}
        value={handling?.do ?? 'usual'}
        onChange={(event) => void change.run(event.target.value as Choice)}
        options={choices.map((value) => ({ value, label: t.payments.handlings[value] }))}
      />
      <Problem error={change.error} />
    </>
  )
}

type PaymentAction = 'approve' | 'fail' | 'refund' | 'resend' | 'twice' | 'late' | 'reversed'

/** Returns the actions the mock allows: a charge can be refunded once, and a failed payment can still succeed (MON-025). */
export function actionsFor({
  state,
  charge,
  callbacks,
}: Pick<PaymentView, 'state' | 'callbacks'> & { charge: object | null }): PaymentAction[] {
  const actions: PaymentAction[] = []
  if (!charge) actions.push('approve')
  if (state === 'pending') actions.push('fail')
  if (charge && state === 'success') actions.push('refund')
  if (callbacks.length > 0) actions.push('resend', 'twice', 'late')
  if (callbacks.length > 1) actions.push('reversed')
  return actions
}

/** Calls the control API for an action. */
function performAction(action: PaymentAction, reference: string): Promise<PaymentView> {
  const params = { reference }
  switch (action) {
    case 'approve':
      return control(approvePayment, { params })
    case 'fail':
      return control(failPayment, { params })
    case 'refund':
      return control(refundPayment, { params })
    case 'resend':
      return control(resendCallbacks, { params })
    case 'twice':
      return control(resendCallbacks, { params, body: { times: 2 } })
    case 'late':
      return control(resendCallbacks, { params, body: { delay: 30 } })
    case 'reversed':
      return control(resendCallbacks, { params, body: { reversed: true } })
  }
}
