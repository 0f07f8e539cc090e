import { useParams } from 'react-router-dom'
import { DeliveryBadge } from '#web/features/deliveries/DeliveryBadge.tsx'
import { DeliveryFoot } from '#web/features/deliveries/room/DeliveryFoot.tsx'
import { DeliveryNotLoaded } from '#web/features/deliveries/room/DeliveryNotLoaded.tsx'
import { DeliveryRoom } from '#web/features/deliveries/room/DeliveryRoom.tsx'
import { useDelivery } from '#web/features/deliveries/useDeliveries.ts'
import { useTransporter } from '#web/features/transporterProfile/useTransporter.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { transporterPaths } from '#web/transporterPaths.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/** One delivery (TORD-001, TORD-024). */
export function DeliveryPage() {
  const { transporter: t } = useTexts('transporter')
  const { id } = useParams()
  if (id) return <OneDelivery key={id} id={id} />
  return (
    <AreaPage title={t.orderTitle} parent={{ name: t.deliveriesTitle, to: transporterPaths.deliveries() }}>
      <ErrorNote text={t.missingId} />
    </AreaPage>
  )
}

function OneDelivery({ id }: { id: string }) {
  const { transporter: t } = useTexts('transporter')
  const { order, error, savedAt, reload } = useDelivery(id)
  const { mayAct } = useTransporter()
  const parent = { name: t.deliveriesTitle, to: transporterPaths.deliveries() }
  if (!order) {
    return (
      <AreaPage title={t.orderTitle} parent={parent}>
        {error ? <DeliveryNotLoaded error={error} onRetry={reload} /> : <Skeleton lines={9} />}
      </AreaPage>
    )
  }
  return (
    <AreaPage
      title={order.orderNumber}
      parent={parent}
      actions={<DeliveryBadge order={order} />}
      foot={<DeliveryFoot order={order} mayAct={mayAct} />}
    >
      <DeliveryRoom order={order} savedAt={savedAt} mayAct={mayAct} />
    </AreaPage>
  )
}
