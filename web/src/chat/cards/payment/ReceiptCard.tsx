import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { errorText } from '#web/api/errorText.ts'
import { LateInstallHint } from '#web/features/install/LateInstallHint.tsx'
import { ReceiptLines } from '#web/features/orders/ReceiptLines.tsx'
import { useKeptOrder } from '#web/features/orders/useKeptOrders.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { copyText } from '#web/ui/copyText.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Jina } from '#web/ui/Jina.tsx'
import { SavedStrip } from '#web/ui/SavedStrip.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { browse, openTracking } from '../../guide/commands.ts'
import type { CardProps } from '../CardProps.ts'

/** What was bought, what was paid, and what is still due when it arrives (CHAT-110, MON-031). */
export function ReceiptCard({ card }: CardProps<'receipt'>) {
  const t = useTexts('payment', 'chat')
  const id = useId()
  const { order, savedAt, error, reload } = useKeptOrder(card.orderId)
  const [copied, setCopied] = useState(false)
  if (!order) {
    return (
      <article className="knot done card pad" aria-label={t.chat.recap.review} data-kind="receipt">
        {error ? <ErrorNote text={errorText(error, t)} onRetry={reload} /> : <Skeleton lines={6} />}
      </article>
    )
  }
  const paid = order.paymentMethod === 'mobile_money'
  const copy = async () => setCopied(await copyText(order.transactionId ?? ''))
  return (
    <article className="knot done cloth-row" aria-labelledby={id} data-kind="receipt">
      <div className="kanga samaki receipt-card">
        <div className="cloth">
          <div className="tick-row">
            <span className="tick">
              <Icon name="check" />
            </span>
            <h2 id={id} tabIndex={-1}>
              {fill(t.chat.placed, { orderNumber: order.orderNumber })}
            </h2>
          </div>
          {paid && <p className="small mut">{t.payment.orderCreated}</p>}
          <SavedStrip at={savedAt} />
          <ReceiptLines order={order} />
          {paid && order.transactionId && (
            <p className="key-value wraps">
              <span>{t.chat.transaction}</span>
              <span className="row">
                <b>{order.transactionId}</b>
                <Button kind="quiet" icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
                  {copied ? t.chat.copied : t.chat.copy}
                </Button>
              </span>
            </p>
          )}
          <Button block onClick={() => openTracking(order.id)}>
            {t.chat.trackMyOrder}
          </Button>
          <div className="actions">
            <Link className="btn btn-line" to={paths.order(order.id)}>
              {t.chat.openPage}
            </Link>
            <Button kind="line" onClick={browse}>
              {t.chat.keepShopping}
            </Button>
          </div>
          <LateInstallHint orderId={order.id} />
          <div>
            <Jina saying="little" />
          </div>
        </div>
      </div>
    </article>
  )
}
