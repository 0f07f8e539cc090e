import { useId } from 'react'
import { Link } from 'react-router-dom'
import { errorText } from '#web/api/errorText.ts'
import { LateInstallHint } from '#web/features/install/LateInstallHint.tsx'
import { ReceiptSummary } from '#web/features/orders/receipt/ReceiptSummary.tsx'
import { useOrderOffline } from '#web/features/orders/useOrdersOffline.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Jina } from '#web/ui/Jina.tsx'
import { SavedStrip } from '#web/ui/SavedStrip.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'
import { browse, openTracking } from '../../guide/commands.ts'
import type { CardProps } from '../CardProps.ts'

/** Shows what was bought, what was paid, and what is still due on delivery (CHAT-110, MON-031). */
export function ReceiptCard({ card }: CardProps<'receipt'>) {
  const t = useTexts('chat')
  const id = useId()
  const { order, savedAt, error, reload } = useOrderOffline(card.orderId)
  if (!order) {
    return (
      <article className="knot done card padded" aria-label={t.chat.recap.slip} data-kind="receipt">
        {error ? <ErrorNote text={errorText(error, t)} onRetry={reload} /> : <Skeleton lines={6} />}
      </article>
    )
  }
  return (
    <article className="knot done cloth-row" aria-labelledby={id} data-kind="receipt">
      <div className={classes('kanga samaki', 'receipt-card')}>
        <div className="cloth">
          <div className="tick-row">
            <span className="tick">
              <Icon name="check" />
            </span>
            <h2 id={id} tabIndex={-1}>
              <Unparted text={fill(t.chat.placed, { orderNumber: order.orderNumber })} />
            </h2>
          </div>
          <SavedStrip at={savedAt} />
          <ReceiptSummary order={order} />
          <Button block onClick={() => openTracking(order.id)}>
            {t.chat.trackMyOrder}
          </Button>
          <p className="receipt-links">
            <Link className="link" to={paths.order(order.id)}>
              {t.chat.openPage}
            </Link>
            <button type="button" className="link" onClick={browse}>
              {t.chat.keepShopping}
            </button>
          </p>
          <LateInstallHint orderId={order.id} />
          <div className="receipt-saying">
            <Jina saying="little" />
          </div>
        </div>
      </div>
    </article>
  )
}
