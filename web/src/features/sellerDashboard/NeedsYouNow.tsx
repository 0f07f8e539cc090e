import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { SellerOrder } from '#contract/order.ts'
import type { SellerProfileState } from '#contract/seller.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { StepButton } from '#web/ui/StepButton.tsx'
import { TaskRow } from './TaskRow.tsx'
import { chooseTasks, type Task, type TaskKind } from './tasks.ts'

const ROWS = 4

interface NeedsYouNowProps {
  tasks: readonly Task[]
  now: number
  /** While the profile is under review the list is empty, but it doesn't say "all done" (SDSH-009). */
  profile: SellerProfileState
  /** The status changes that the server hasn't applied. */
  moves: readonly { orderId: string; isSent: boolean }[]
  onPrepare: (order: SellerOrder) => void
  onUndo: (orderId: string) => void
}

/** The seller's tasks, each done with one tap. Preparing an order can be undone for 8 s (SELL-013, SELL-020, areas note 3). */
export function NeedsYouNow({ tasks, now, profile, moves, onPrepare, onUndo }: NeedsYouNowProps) {
  const { seller: t } = useTexts('seller')
  const heading = useRef<HTMLHeadingElement>(null)
  const [tapped, setTapped] = useState('')
  const moveOf = (task: Task) => (task.kind === 'order' ? moves.find(({ orderId }) => orderId === task.order.id) : undefined)
  const open = tasks.filter((task) => moveOf(task) === undefined)
  const { shown, rest } = chooseTasks(tasks, ROWS)
  const prepare = (order: SellerOrder) => {
    setTapped(order.id)
    onPrepare(order)
  }
  // The row of a tapped order stays in its place, so that no other button moves under the finger (SELL-020).
  const row = (task: Task, place: number) => {
    const move = moveOf(task)
    if (task.kind === 'order' && move) {
      const { order } = task
      return (
        <PreparingRow
          key={`${order.id} moving`}
          order={order}
          isSent={move.isSent}
          isNew={order.id === tapped}
          onUndo={() => onUndo(order.id)}
          onFocusLost={() => heading.current?.focus()}
        />
      )
    }
    return <TaskRow key={keyOf(task)} task={task} now={now} place={place} isFirst={task === open[0]} onPrepare={prepare} />
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
          {shown.map(row)}
          {tasks.length === 0 &&
            (profile === 'verified' ? (
              <li className={classes('task', 'tasks-all-done')}>{t.allDone}</li>
            ) : (
              <li className={classes('task', 'tasks-in-review')}>{t.inReview}</li>
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
    <Link className="more-tasks" to={first ? targets[first[0]] : sellerPaths.orders()}>
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

interface PreparingRowProps {
  order: SellerOrder
  isSent: boolean
  /** True if Prepare was just tapped here. The row then takes the focus from the button it replaced. */
  isNew: boolean
  onUndo: () => void
  /** Called if the row is removed while it has the focus. */
  onFocusLost: () => void
}

/** An order being prepared, with an Undo button until the request is sent (SELL-013). */
function PreparingRow({ order, isSent, isNew, onUndo, onFocusLost }: PreparingRowProps) {
  const { seller: t } = useTexts('seller')
  const row = useRef<HTMLLIElement>(null)
  const text = useRef<HTMLElement>(null)
  const takeFocus = useEffectEvent(() => {
    if (isNew) text.current?.focus()
  })
  const leave = useEffectEvent(onFocusLost)
  useEffect(() => takeFocus(), [])
  useLayoutEffect(() => {
    const element = row.current
    return () => {
      if (element?.contains(document.activeElement)) leave()
    }
  }, [])
  return (
    <li ref={row} className="task done">
      <b ref={text} className="grow" tabIndex={-1}>
        {fill(t.tasks.prepared, { number: order.orderNumber })}
      </b>
      {!isSent && (
        <StepButton step={order.id} kind="quiet" aria-label={fill(t.tasks.undoNamed, { number: order.orderNumber })} onClick={onUndo}>
          {t.tasks.undo}
        </StepButton>
      )}
    </li>
  )
}
