import type { MouseEvent } from 'react'
import { useTexts } from '#web/i18n/texts.ts'
import { useUndoTime } from '#web/ui/useUndoTime.ts'
import { takeBack, useCanTakeBack, useLastChange } from './lastChange.ts'

export interface UndoQuantityProps {
  productId: string
  label: string
  /** Shown if there is nothing to undo. It keeps the stepper from moving. */
  otherwise: string
}

/** Undo at a cart line, for five seconds after its quantity changed (CHAT-036). */
export function UndoQuantity({ productId, label, otherwise }: UndoQuantityProps) {
  const last = useLastChange()
  const isLast = useCanTakeBack() && last.before.some(({ line }) => line.productId === productId)
  return isLast ? <InTime key={last.at} since={last.at} label={label} otherwise={otherwise} /> : <span>{otherwise}</span>
}

function InTime({ since, label, otherwise }: Omit<UndoQuantityProps, 'productId'> & { since: number }) {
  const t = useTexts('shop')
  if (!useUndoTime(since)) return <span>{otherwise}</span>
  const undo = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('li')?.querySelector<HTMLElement>('.step button')?.focus() // the undo button is about to be removed
    takeBack()
  }
  return (
    <button type="button" className="link cart-line-undo" onClick={undo}>
      {t.cart.undo} <span className="visually-hidden">{label}</span>
    </button>
  )
}
