import type { MouseEvent } from 'react'
import { useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { useUndoTime } from '#web/ui/useUndoTime.ts'
import { takeBack, useCanTakeBack, useLastChange } from './lastChange.ts'

export interface UndoQuantityProps {
  productId: string
  label: string
  /** Shown if there is nothing to undo. It keeps the stepper from moving. */
  fallback: string
}

/** Undo at a cart line, for five seconds after its quantity changed (CHAT-036). */
export function UndoQuantity({ productId, label, fallback }: UndoQuantityProps) {
  const last = useLastChange()
  const isLast = useCanTakeBack() && last.before.some(({ line }) => line.productId === productId)
  return isLast ? <TimedUndo key={last.at} since={last.at} label={label} fallback={fallback} /> : <span>{fallback}</span>
}

function TimedUndo({ since, label, fallback }: Omit<UndoQuantityProps, 'productId'> & { since: number }) {
  const t = useTexts('shop')
  if (!useUndoTime(since)) return <span>{fallback}</span>
  const undo = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('li')?.querySelector<HTMLElement>('.step button')?.focus() // the undo button is about to be removed
    takeBack()
  }
  return (
    <button type="button" className={classes('link', 'cart-line-undo')} onClick={undo}>
      {t.cart.undo} <span className="visually-hidden">{label}</span>
    </button>
  )
}
