import { useState } from 'react'
import type { SellerOrder } from '#contract/order.ts'
import { errorText } from '#web/api/errorText.ts'
import { fill, textsNow, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { dialogs } from '#web/ui/dialogs.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { reportMissing } from '../useSellerOrders.ts'
import { missingText } from './MissingNote.tsx'

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
