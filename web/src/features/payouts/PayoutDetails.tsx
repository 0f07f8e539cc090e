import { useEffect, useId, useRef } from 'react'
import { groupPhone, maskPhone } from '#contract/rules/phone.ts'
import { errorText } from '#web/api/errorText.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'
import { operatorName } from './operators.ts'
import { PayoutBadge } from './PayoutBadge.tsx'
import { mayCancel, shownId } from './payouts.ts'
import { useCancelPayout } from './useCancelPayout.ts'
import { usePayout } from './usePayouts.ts'

/** The details of one payout, loaded by id (SPAY-011). Takes the focus when opened and restores it when closed. */
export function PayoutDetails({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts('sellerMoney')
  const { data, error, reload } = usePayout(id)
  const cancelling = useCancelPayout()
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  useEffect(() => {
    const before = document.activeElement
    heading.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  const payout = data?.payout
  // Mask the phone number once the payout is completed.
  const phone = payout && (payout.status === 'completed' ? maskPhone(payout.metadata.phone) : groupPhone(payout.metadata.phone))
  const facts =
    payout &&
    ([
      [t.sellerMoney.amount, <Money key="amount" shillings={payout.amount} />],
      [t.sellerMoney.statusName, <PayoutBadge key="status" status={payout.status} />],
      [t.sellerMoney.reference, payout.reference],
      [t.sellerMoney.requested, formatDateTime(payout.createdAt)],
      [t.sellerMoney.method, payout.paymentMethod === 'mobile_money' ? t.sellerMoney.mobileMoney : payout.paymentMethod],
      [t.sellerMoney.operator, operatorName(payout.metadata.operator)],
      [t.sellerMoney.phone, phone && <Unparted key="phone" text={phone} />],
      [t.sellerMoney.note, payout.metadata.note],
    ] as const)
  return (
    <section className="card payout-panel" aria-labelledby={headingId}>
      <div className="payout-panel-head">
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {t.sellerMoney.payout} {shownId({ id })}
        </h2>
        <IconButton icon="close" label={t.sellerMoney.closeDetails} onClick={onClose} />
      </div>
      {error && <ErrorNote text={errorText(error, t)} onRetry={reload} />}
      {!error && !facts && <Skeleton lines={3} />}
      {facts && (
        <dl className="details">
          {facts
            .filter(([, value]) => Boolean(value))
            .map(([name, value]) => (
              <div key={name} className="payout-fact">
                <dt className="small muted">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      )}
      {payout && mayCancel(payout) && (
        <Button kind="risk" block busy={cancelling.busy} busyLabel={t.sellerMoney.cancelling} onClick={() => void cancelling.run(payout)}>
          {t.sellerMoney.cancel}
        </Button>
      )}
    </section>
  )
}
