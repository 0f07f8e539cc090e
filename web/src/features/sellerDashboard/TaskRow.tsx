import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { SellerOrder } from '#contract/order.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { formatDate, formatDateTime } from '#web/i18n/dates.ts'
import { fill, type Texts, useLanguage, useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import type { ButtonKind } from '#web/ui/Button.tsx'
import { fishName, shortName } from '#web/ui/fishName.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { StepButton } from '#web/ui/StepButton.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'
import type { Task } from './tasks.ts'

export interface TaskRowProps {
  task: Task
  now: number
  /** The row's place in the list. A row that moves up may come under a finger, so its button waits (SELL-020). */
  place: number
  /** True for the first open task, which has the only filled button. */
  isFirst: boolean
  onPrepare: (order: SellerOrder) => void
}

/** One task with the button that does it. */
export function TaskRow({ task, now, place, isFirst, onPrepare }: TaskRowProps) {
  const { seller: t } = useTexts('seller')
  const { language } = useLanguage()
  const kind = isFirst ? 'act' : 'line'
  switch (task.kind) {
    case 'order':
      return <OrderTask order={task.order} now={now} place={place} kind={kind} onPrepare={onPrepare} />
    case 'soldOut':
    case 'low': {
      const { id, name, availableQuantity, alertQuantity } = task.product
      const short = shortName(name, language)
      const title =
        task.kind === 'soldOut' ? fill(t.tasks.soldOut, { name: short }) : fill(t.tasks.low, { name: short, n: availableQuantity })
      return (
        <Row title={title} lines={[fill(t.tasks.alertAt, { n: alertQuantity })]}>
          <LinkButton kind={kind} to={sellerPaths.editProduct(id)} aria-label={fill(t.tasks.setStockNamed, { name: fishName(name) })}>
            {t.tasks.setStock}
          </LinkButton>
        </Row>
      )
    }
    case 'payout':
      return (
        <Row
          title={fill(t.tasks.payout, { amount: formatTzs(task.payout.amount) })}
          lines={[fill(t.tasks.payoutDate, { date: formatDate(task.payout.createdAt) })]}
        >
          <LinkButton kind={kind} to={sellerPaths.requestPayout}>
            {t.tasks.askAgain}
          </LinkButton>
        </Row>
      )
    case 'asked':
      return (
        <Row
          title={fill(t.tasks.asked, { number: task.order.orderNumber })}
          lines={[task.order.user.name, fill(t.tasks.askedUntil, { time: formatDateTime(task.order.shortage?.answerBy ?? '') })]}
        >
          <LinkButton
            kind="line"
            to={sellerPaths.order(task.order.id)}
            aria-label={fill(t.tasks.openOrderNamed, { number: task.order.orderNumber })}
          >
            {t.tasks.openOrder}
          </LinkButton>
        </Row>
      )
    case 'profile':
      return (
        <Row title={t.tasks.profile} lines={[t.tasks.profileText]}>
          <LinkButton kind={kind} to={sellerPaths.completeProfile}>
            {t.tasks.complete}
          </LinkButton>
        </Row>
      )
  }
}

function OrderTask({
  order,
  now,
  place,
  kind,
  onPrepare,
}: { order: SellerOrder; kind: ButtonKind } & Pick<TaskRowProps, 'now' | 'place' | 'onPrepare'>) {
  const { seller: t } = useTexts('seller')
  const { language } = useLanguage()
  const items = order.items.map(({ product, quantity }) => `${shortName(product.name, language)}\u00A0×\u00A0${quantity}`).join(', ')
  const title = (
    <Link className="row-link" to={sellerPaths.order(order.id)}>
      <Unparted text={fill(t.tasks.order, { number: order.orderNumber })} />
    </Link>
  )
  return (
    <Row title={title} lines={[`${order.user.name} · ${items}`, waitingText(now - Date.parse(order.createdAt), t)]}>
      <StepButton
        step={`${order.id} ${place}`}
        kind={kind}
        aria-label={fill(t.tasks.prepareNamed, { number: order.orderNumber })}
        onClick={() => onPrepare(order)}
      >
        {t.tasks.prepare}
      </StepButton>
    </Row>
  )
}

const Row = ({ title, lines, children }: { title: ReactNode; lines: readonly string[]; children: ReactNode }) => (
  <li className="task">
    <span className="grow">
      <b>{typeof title === 'string' ? <Unparted text={title} /> : title}</b>
      {lines.map((line) => (
        <span key={line} className="small muted">
          {line}
        </span>
      ))}
    </span>
    {children}
  </li>
)

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

function waitingText(ms: number, { waiting }: Texts<'seller'>['seller']): string {
  const [d, h, m] = [Math.floor(ms / DAY), Math.floor(ms / HOUR), Math.max(0, Math.floor((ms % HOUR) / MINUTE))]
  if (d > 0) return fill(waiting.days, { d, h: h % 24 })
  return h > 0 ? fill(waiting.hours, { h, m }) : fill(waiting.minutes, { m })
}
