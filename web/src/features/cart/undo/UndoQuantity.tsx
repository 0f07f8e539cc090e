import type { MouseEvent } from 'react'
import { useTexts } from '#web/i18n/texts.ts'
import { useUndoTime } from '#web/ui/useUndoTime.ts'
import { takeBack, useCanTakeBack, useLastChange } from './lastChange.ts'

/** At a line for five seconds after its quantity was changed (CHAT-036). */
export function UndoQuantity({ productId, label }: { productId: string; label: string }) {
  const last = useLastChange()
  const isLast = useCanTakeBack() && last.before.some(({ line }) => line.productId === productId)
  return <span className="cart-line-undo">{isLast && <InTime key={last.at} since={last.at} label={label} />}</span>
}

function InTime({ since, label }: { since: number; label: string }) {
  const t = useTexts('shop')
  if (!useUndoTime(since)) return null
  const undo = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('li')?.querySelector<HTMLElement>('.step button')?.focus() // the button goes with its change
    takeBack()
  }
  return (
    <button type="button" className="link" onClick={undo}>
      {t.cart.undo} <span className="visually-hidden">{label}</span>
    </button>
  )
}
