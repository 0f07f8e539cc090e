import { type RefObject, useRef, useState } from 'react'
import { readStatus, type SellerOrder } from '#contract/order.ts'
import { getEarnings } from '#contract/payout.ts'
import { PLATFORM_FEE_PERCENT } from '#contract/rules/constants.ts'
import { earningsOfOrder, isEarned, paidOutByOrder } from '#contract/rules/earnings.ts'
import { formatAmount, formatTzs, subtotalOf, wholeShillings } from '#contract/rules/money.ts'
import { awaitsShortageAnswer } from '#contract/rules/shortage.ts'
import { config } from '#web/api/config.ts'
import { errorText } from '#web/api/errorText.ts'
import { useCall } from '#web/api/useCall.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { fill, textsNow, useTexts } from '#web/i18n/texts.ts'
import { AmountRow } from '#web/ui/AmountRow.tsx'
import { Button } from '#web/ui/Button.tsx'
import { dialogs } from '#web/ui/dialogs.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { FishName } from '#web/ui/FishName.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Plate } from '#web/ui/Plate.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { toast } from '#web/ui/toast.ts'
import { Unparted } from '#web/ui/Unparted.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { reportMissing } from '../useSellerOrders.ts'

/** The seller's own items of an order, and the earnings from them (SORD-009, SORD-013, SELL-006). */
export function SoldItems({ order, orders }: { order: SellerOrder; orders: readonly SellerOrder[] | undefined }) {
  const { sellerOrders: t } = useTexts('sellerOrders')
  const note = useRef<HTMLDivElement>(null)
  return (
    <section className="card padded" aria-label={t.items}>
      <h2>{t.items}</h2>
      <ul className="sold-items">
        {order.items.map((item) => (
          <li key={item.id}>
            <Plate src={item.product.images[0]?.url} alt="" width={64} height={46} />
            <span className="grow">
              <span>
                <FishName name={item.product.name} />
              </span>
              <span className="small muted">
                {item.quantity === 0 ? (
                  t.missing.out
                ) : (
                  <Unparted text={fill(t.times, { n: item.quantity, price: formatTzs(wholeShillings(item.unitPrice)) })} />
                )}
              </span>
            </span>
            <b className="money">{formatAmount(wholeShillings(item.unitPrice) * item.quantity)}</b>
          </li>
        ))}
      </ul>
      <MissingNote order={order} panel={note} />
      {config.supportsExtensions && mayReport(order) && <MissingForm order={order} onAsked={() => note.current?.focus()} />}
      <AmountRow label={t.ownItems} shillings={subtotalOf(order.items)} />
      <OrderEarnings order={order} orders={orders} />
    </section>
  )
}

/** True while the seller can report missing items: once per order, before preparing it (SELL-016). */
const mayReport = ({ status, shortage }: SellerOrder): boolean => readStatus(status) === 'pending' && (shortage?.lines ?? []).length === 0

/** The seller's earnings from an order: fee, net and amount paid out. Estimated until delivery (SELL-006). */
function OrderEarnings({ order, orders }: { order: SellerOrder; orders: readonly SellerOrder[] | undefined }) {
  const { sellerOrders: t } = useTexts('sellerOrders')
  const { fee, net } = earningsOfOrder(order)
  const paid = usePaidOut(order, orders)
  if (order.isOwnPurchase) return <p className="small muted">{t.ownPurchase}</p>
  if (readStatus(order.status) === 'cancelled') return <p className="small muted">{t.nothingEarned}</p>
  return (
    <>
      <AmountRow label={fill(t.fee, { percent: PLATFORM_FEE_PERCENT })} shillings={-fee} />
      <div className="key-value is-sum">
        <span className="with-tag">
          {t.earnings} {!isEarned(order) && <span className="text-tag">{t.estimated}</span>}
          {paid !== null && (
            <span className="text-tag">
              {paid >= net ? t.paidOut : paid > 0 ? fill(t.partlyPaidOut, { amount: formatTzs(paid) }) : t.notPaidOut}
            </span>
          )}
        </span>
        <Money shillings={net} />
      </div>
    </>
  )
}

/** Returns how much of an order's net was paid out, in TZS; null before delivery or while unknown. */
function usePaidOut(order: SellerOrder, orders: readonly SellerOrder[] | undefined): number | null {
  const earned = isEarned(order)
  const { data } = useCall(getEarnings, earned ? {} : null)
  if (!earned || !orders || !data) return null
  return paidOutByOrder(orders, wholeShillings(data.totalPayouts)).get(order.id) ?? null
}

/** Reports items of a pending order that are out or short. After one confirmation the buyer is asked (SELL-016). */
export function MissingForm({ order, onAsked }: { order: SellerOrder; onAsked: () => void }) {
  const t = useTexts('sellerOrders')
  const { missing } = t.sellerOrders
  const [isOpen, setIsOpen] = useState(false)
  const [available, setAvailable] = useState<Readonly<Record<string, number>>>({})
  const lines = order.items.flatMap(({ id, quantity, product: { name } }) => {
    const left = available[id] ?? quantity
    return left < quantity ? [{ itemId: id, name, ordered: quantity, available: left }] : []
  })
  const asking = useAction(async () => {
    await reportMissing(
      order.id,
      lines.map((line) => ({ itemId: line.itemId, available: line.available })),
    )
    onAsked()
    toast.success(() => textsNow('sellerOrders').sellerOrders.missing.asked)
  })
  const ask = async () => {
    const isConfirmed = await dialogs.confirm(
      () => fill(textsNow('sellerOrders').sellerOrders.missing.confirm, { list: lines.map((line) => missingText(line)).join(', ') }),
      () => ({ yes: textsNow('sellerOrders').sellerOrders.missing.ask, no: textsNow('sellerOrders').sellerOrders.missing.back }),
    )
    if (isConfirmed) await asking.run()
  }

  if (!isOpen) {
    return (
      <Button kind="line" onClick={() => setIsOpen(true)}>
        {missing.open}
      </Button>
    )
  }
  return (
    <div role="group" className="stack" aria-label={missing.open}>
      <p className="small muted">{missing.intro}</p>
      {order.items.map(({ id, quantity, product: { name } }) => (
        <QuantityLeft
          key={id}
          label={fishName(name)}
          ordered={quantity}
          left={available[id] ?? quantity}
          onChoose={(left) => setAvailable({ ...available, [id]: left })}
        />
      ))}
      {asking.error !== null && <ErrorNote text={errorText(asking.error, t)} />}
      <div className="actions">
        <Button disabled={lines.length === 0} busy={asking.busy} busyLabel={missing.asking} onClick={() => void ask()}>
          {missing.ask}
        </Button>
        <Button kind="quiet" disabled={asking.busy} onClick={() => setIsOpen(false)}>
          {missing.back}
        </Button>
      </div>
    </div>
  )
}

interface QuantityLeftProps {
  label: string
  ordered: number
  left: number
  onChoose: (left: number) => void
}

/** A select for how many of the ordered pieces are left: all, fewer or none. */
function QuantityLeft({ label, ordered, left, onChoose }: QuantityLeftProps) {
  const { missing: t } = useTexts('sellerOrders').sellerOrders
  const textOf = (n: number) => {
    if (n === ordered) return fill(t.all, { n })
    return n === 0 ? t.out : fill(t.only, { n })
  }
  const quantities = Array.from({ length: ordered + 1 }, (_, gone) => ordered - gone)
  return (
    <SelectField
      label={label}
      value={String(left)}
      options={quantities.map((n) => ({ value: String(n), label: textOf(n) }))}
      onChange={(event) => onChoose(Number(event.target.value))}
    />
  )
}

interface MissingLine {
  readonly name: string
  readonly ordered: number
  readonly available: number
}

/** Formats a missing item in the current language: `Nile tilapia, 1 kg: only 1 of 2`. */
function missingText({ name, ordered, available }: MissingLine): string {
  const { missing } = textsNow('sellerOrders').sellerOrders
  return fill(available > 0 ? missing.lineShort : missing.lineOut, { name: fishName(name), n: available, m: ordered })
}

/** Shows the missing items the buyer was asked about, the deadline and the answer (SELL-016). */
export function MissingNote({ order, panel }: { order: SellerOrder; panel?: RefObject<HTMLDivElement | null> }) {
  const { missing } = useTexts('sellerOrders').sellerOrders
  const lines = order.shortage?.lines ?? []
  const names = new Map(order.items.map(({ id, product }) => [id, product.name]))
  const list = lines.map((line) => missingText({ ...line, name: names.get(line.itemId) ?? '' })).join(', ')
  return (
    <div role="status" ref={panel} tabIndex={-1}>
      {order.shortage && (awaitsShortageAnswer(order) || lines.length > 0) && (
        <Note>
          {lines.length > 0 && <p>{list}</p>}
          <p>{textOf(order, missing)}</p>
        </Note>
      )}
    </div>
  )
}

function textOf({ shortage }: SellerOrder, missing: ReturnType<typeof useTexts<'sellerOrders'>>['sellerOrders']['missing']): string {
  if (shortage?.answer) return missing[shortage.answer]
  const time = formatDateTime(shortage?.answerBy ?? '')
  return fill(shortage?.lines.length === 0 ? missing.waitingOther : missing.waiting, { time })
}
