import { useState } from 'react'
import {
  clearWebhook,
  type DeliveryState,
  getWebhooks,
  resendDelivery,
  setWebhook,
  type Webhook,
  type WebhookDelivery,
  WebhookOrder,
} from '#contract/control/webhooks.ts'
import { control } from '#web/mock/control.ts'
import { CopyButton } from '#web/mock/shared/CopyButton.tsx'
import { clockTime } from '#web/mock/shared/format.ts'
import { Problem } from '#web/mock/shared/Problem.tsx'
import { usePolled } from '#web/mock/shared/usePolled.ts'
import { fill, mockTextsNow, useMockTexts } from '#web/mock/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { ControlForm } from './ControlForm.tsx'

/** The address to which the world posts its events, and the deliveries with a button to send each again (QA-049). */
export function WebhooksPanel() {
  const { mock: t } = useMockTexts()
  const { data, error, refresh } = usePolled(readWebhooks)
  return (
    <section className="qa-panel">
      <h2>{t.sections.webhooks}</h2>
      <p className="small muted">{t.webhooks.hint}</p>
      <Problem error={error} stale={data !== null} onRetry={refresh} />
      {!data && !error && <Skeleton />}
      {data && (
        <>
          <AddressForm webhook={data.webhook} />
          <h3>{t.webhooks.deliveries}</h3>
          {data.deliveries.length === 0 && <p className="phone-none">{t.webhooks.none}</p>}
          <ul className="qa-list">
            {data.deliveries.map((delivery) => (
              <Delivery key={delivery.id} delivery={delivery} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const readWebhooks = (signal: AbortSignal) => control(getWebhooks, { signal })

function AddressForm({ webhook }: { webhook: Webhook | null }) {
  const { webhooks: t } = useMockTexts().mock
  const [draft, setDraft] = useState({ url: webhook?.url ?? '', secret: '' })
  const setting = useAction(async (body: WebhookOrder) => {
    const { url } = await control(setWebhook, { body })
    toast.success(() => fill(mockTextsNow().webhooks.isSet, { url }))
  })
  const removing = useAction(async () => {
    await control(clearWebhook)
  })
  return (
    <>
      <ControlForm
        schema={WebhookOrder}
        fields={{ url: { label: t.url, hint: t.urlHint }, secret: { label: t.secret, hint: t.secretHint } }}
        draft={draft}
        onDraft={setDraft}
        action={setting}
        submit={t.set}
        className="qa-grid"
      />
      {webhook && (
        <ul className="qa-list">
          <li>
            <div className="qa-facts">
              <code>{webhook.url}</code>
              <p className="hint">
                {t.signedWith} <code>{webhook.secret}</code>
              </p>
            </div>
            <div className="qa-buttons">
              <CopyButton text={() => webhook.secret} label={t.copySecret} />
              <Button kind="line" busy={removing.busy} onClick={() => void removing.run()}>
                {t.remove}
              </Button>
            </div>
          </li>
        </ul>
      )}
      <Problem error={removing.error} />
    </>
  )
}

const look: Record<DeliveryState, string> = {
  waiting: 'b-pending',
  sending: 'b-processing',
  delivered: 'b-delivered',
  failed: 'b-cancelled',
  lost: 'b-cancelled',
}

function Delivery({ delivery: { id, event, at, state, attempts, nextAttemptAt } }: { delivery: WebhookDelivery }) {
  const { webhooks: t } = useMockTexts().mock
  const sending = useAction(async () => {
    await control(resendDelivery, { params: { id } })
  })
  const tried = attempts.map((attempt) => `${clockTime(attempt.at)} ${attempt.status ?? attempt.error}`)
  const next = nextAttemptAt === null ? [] : [fill(t.next, { time: clockTime(nextAttemptAt) })]
  return (
    <li>
      <div className="qa-facts">
        <code>{event}</code> <span className={classes('badge', look[state])}>{t.states[state]}</span>
        <p className="hint">{[fill(t.eventAt, { time: clockTime(at) }), ...tried, ...next].join(' · ')}</p>
        <Problem error={sending.error} />
      </div>
      <Button
        kind="line"
        busy={sending.busy}
        onClick={() => void sending.run()}
        aria-label={fill(t.againNamed, { event, time: clockTime(at), id: id.slice(0, SHORT_ID) })}
      >
        {t.again}
      </Button>
    </li>
  )
}

/** Enough of an id to tell the deliveries of a world apart. */
const SHORT_ID = 8
