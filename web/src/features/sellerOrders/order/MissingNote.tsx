import type { RefObject } from 'react'
import { type SellerOrder } from '#contract/order.ts'
import { awaitsShortageAnswer } from '#contract/rules/shortage.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { fill, textsNow, useTexts } from '#web/i18n/texts.ts'
import { fishName } from '#web/ui/fishName.ts'
import { Note } from '#web/ui/Note.tsx'

interface MissingLine {
  readonly name: string
  readonly ordered: number
  readonly available: number
}

/** Formats a missing item in the current language: `Nile tilapia, 1 kg: only 1 of 2`. */
export function missingText({ name, ordered, available }: MissingLine): string {
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
