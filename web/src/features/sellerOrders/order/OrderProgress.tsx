import { type OrderStatus, readStatus } from '#contract/order.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { AreaIcon } from '#web/ui/area/AreaIcon.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './OrderProgress.module.css'

const steps = ['processing', 'shipping', 'delivered'] as const satisfies readonly OrderStatus[]

/** Three steps, marked as done, current or next. Not shown for a cancelled or unknown status (areas note 12). */
export function OrderProgress({ status }: { status: string }) {
  const { sellerOrders: t, common } = useTexts('sellerOrders')
  const known = readStatus(status)
  if (known === null || known === 'cancelled') return null
  const reached = known === 'pending' ? -1 : steps.indexOf(known)
  return (
    <ol className={classes('progress', reached > 0 && styles.toSecond, reached > 1 && styles.toThird)} aria-label={t.progress}>
      {steps.map((step, place) => {
        const isNow = place === reached && known !== 'delivered'
        const isDone = place <= reached && !isNow
        return (
          <li key={step} className={classes(isDone && 'done', isNow && 'is-now')} aria-current={place === reached ? 'step' : undefined}>
            <span className={classes('step-knot', styles.progressKnot)} aria-hidden="true">
              {isDone && <Icon name="check" size="s" />}
              {isNow && (step === 'shipping' ? <Icon name="truck" size="s" /> : <AreaIcon name="box" size="s" />)}
            </span>
            {common.orderStatus[step]}
            <span className="visually-hidden">{isDone ? t.done : isNow ? t.now : t.next}</span>
          </li>
        )
      })}
    </ol>
  )
}
