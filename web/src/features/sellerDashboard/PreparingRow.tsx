import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { SellerOrder } from '#contract/order.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { StepButton } from '#web/ui/StepButton.tsx'

export interface PreparingRowProps {
  order: SellerOrder
  isSent: boolean
  /** True if Prepare was just tapped here. The row then takes the focus from the button it replaced. */
  isNew: boolean
  onUndo: () => void
  /** Called if the row is removed while it has the focus. */
  onFocusLost: () => void
}

/** An order being prepared, with an Undo button until the request is sent (SELL-013). */
export function PreparingRow({ order, isSent, isNew, onUndo, onFocusLost }: PreparingRowProps) {
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
