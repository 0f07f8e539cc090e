import { Link } from 'react-router-dom'
import { type DeliveryOrder } from '#contract/transporter.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { transporterPaths } from '#web/transporterPaths.ts'
import { Note } from '#web/ui/Note.tsx'
import { useMoves } from '../outbox/overlay.ts'

/** Lists the changes that the server refused, each linked to its delivery (TRAN-005). */
export function RefusedMoves({ orders }: { orders: readonly DeliveryOrder[] }) {
  const { transporter: t } = useTexts('transporter')
  const { refused } = useMoves()
  return refused.map((item) => (
    <Note key={item.id} tone="bad">
      <Link className="link" to={transporterPaths.order(item.lane)}>
        {orders.find(({ id }) => id === item.lane)?.orderNumber ?? t.orderTitle}
      </Link>{' '}
      {fill(t.notApplied, { message: item.refused ?? '' })}
    </Note>
  ))
}
