import { type DeliveryOrder } from '#contract/transporter.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { transporterPaths } from '#web/transporterPaths.ts'
import { type Figure, Figures } from '#web/ui/area/Figures.tsx'
import { countByFilter, filterText } from '../browse.ts'
import { averageTime } from '../delivery.ts'
import { durationText } from '../duration.ts'

/** Delivery counts by status, each linked to its list, and the average delivery time (TDSH-010 to TDSH-012, TRAN-008). */
export function DeliveryFigures({ orders }: { orders: readonly DeliveryOrder[] }) {
  const texts = useTexts('transporter')
  const t = texts.transporter
  const counts = countByFilter(orders)
  const average = averageTime(orders)
  const listed = (status: 'pending' | 'in_transit' | 'delivered'): Figure => ({
    label: filterText(status, texts),
    value: String(counts[status]),
    to: transporterPaths.deliveries({ status }),
  })
  return (
    <Figures
      figures={[
        { ...listed('pending'), after: t.awaitingPickup },
        listed('in_transit'),
        listed('delivered'),
        { label: t.averageTime, ...(average === null ? { value: '–' } : inTwoSizes(durationText(average, texts))) },
      ]}
    />
  )
}

/** Splits off the smaller unit to show it in small type, so that a long time fits one line on a phone. */
function inTwoSizes(time: string): Pick<Figure, 'value' | 'after'> {
  const [first, unit, ...after] = time.split(' ')
  return { value: `${first} ${unit}`, ...(after.length > 0 && { after: after.join(' ') }) }
}
