import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { type Preparing, undoPrepare } from './preparing.ts'

export interface PreparingRowProps extends Preparing {
  /** True if Prepare was just tapped here. The row then takes the focus from the button it replaced. */
  isNew: boolean
  /** Called if the row is removed while it has the focus. */
  onFocusLost: () => void
}

/** An order being prepared, with an Undo button until the request is sent (SELL-013). */
export function PreparingRow({ order, isSent, isNew, onFocusLost }: PreparingRowProps) {
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
        <Button kind="quiet" aria-label={fill(t.tasks.undoNamed, { number: order.orderNumber })} onClick={() => undoPrepare(order.id)}>
          {t.tasks.undo}
        </Button>
      )}
    </li>
  )
}
