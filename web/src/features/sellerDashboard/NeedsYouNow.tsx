import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { SellerOrder } from '#contract/order.ts'
import type { SellerProfileState } from '#contract/seller.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './NeedsYouNow.module.css'
import { PreparingRow } from './PreparingRow.tsx'
import { prepareLater, usePreparing } from './preparing.ts'
import { TaskRow } from './TaskRow.tsx'
import { chooseTasks, type Task, type TaskKind } from './tasks.ts'

const ROWS = 4

export interface NeedsYouNowProps {
  tasks: readonly Task[]
  now: number
  /** While the profile is under review the list is empty, but it doesn't say "all done" (SDSH-009). */
  profile: SellerProfileState
  /** Starts preparing an order and shows the result. Called once the undo time is over. */
  onPrepare: (order: SellerOrder) => Promise<void>
}

/** The seller's tasks, each done with one tap. Preparing an order can be undone for 5 s (SELL-013, areas note 3). */
export function NeedsYouNow({ tasks, now, profile, onPrepare }: NeedsYouNowProps) {
  const { seller: t } = useTexts('seller')
  const heading = useRef<HTMLHeadingElement>(null)
  const [tapped, setTapped] = useState('')
  const preparing = usePreparing(({ list }) => list)
  const open = tasks.filter((task) => task.kind !== 'order' || !preparing.some(({ order }) => order.id === task.order.id))
  const { shown, rest } = chooseTasks(open, ROWS)

  const prepare = (order: SellerOrder) => {
    setTapped(order.id)
    prepareLater(order, onPrepare)
  }
  return (
    <section aria-labelledby="needs-you">
      <div className="area-section-head">
        <h2 id="needs-you" ref={heading} tabIndex={-1}>
          {t.needsYou}
        </h2>
        {open.length > 0 && <b className="muted">{open.length}</b>}
      </div>
      <div className="tasks">
        <ul>
          {preparing.map((one) => (
            <PreparingRow key={one.order.id} {...one} isNew={one.order.id === tapped} onFocusLost={() => heading.current?.focus()} />
          ))}
          {shown.map((task, place) => (
            <TaskRow key={keyOf(task)} task={task} now={now} isFirst={place === 0} onPrepare={prepare} />
          ))}
          {open.length === 0 &&
            preparing.length === 0 &&
            (profile === 'verified' ? (
              <li className={classes('task', styles.allDone)}>{t.allDone}</li>
            ) : (
              <li className={classes('task', styles.inReview)}>{t.inReview}</li>
            ))}
        </ul>
        {rest.length > 0 && <Rest rest={rest} />}
      </div>
    </section>
  )
}

function Rest({ rest }: { rest: readonly [kind: TaskKind, count: number][] }) {
  const { seller: t } = useTexts('seller')
  const targets: Readonly<Record<TaskKind, string>> = {
    order: sellerPaths.orders({ status: 'pending' }),
    asked: sellerPaths.orders({ status: 'pending' }),
    soldOut: sellerPaths.products({ filter: 'lowStock' }),
    low: sellerPaths.products({ filter: 'lowStock' }),
    payout: sellerPaths.payouts({ status: 'failed' }),
    profile: sellerPaths.completeProfile,
  }
  const [first] = rest
  return (
    <Link className={styles.moreTasks} to={first ? targets[first[0]] : sellerPaths.orders()}>
      <span className="grow">
        {rest.map(([kind, n]) => (kind === 'profile' ? t.rest.profile : fillCount(t.rest[kind], { n }))).join(', ')}
      </span>
      <Icon name="right" size="s" />
    </Link>
  )
}

const keyOf = (task: Task): string =>
  task.kind === 'order' || task.kind === 'asked'
    ? task.order.id
    : task.kind === 'payout'
      ? task.payout.id
      : task.kind === 'profile'
        ? task.kind
        : task.product.id
