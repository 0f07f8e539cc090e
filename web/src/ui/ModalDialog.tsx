import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react'
import { holdDialogEntry } from './dialogEntry.ts'

export interface ModalDialogProps {
  /** Id of the element with the question. */
  labelledBy: string
  describedBy?: string
  /** Called for Escape and Back. */
  onDecline: () => void
  children: ReactNode
}

/** A question that must be answered. The native modal traps the focus; closing restores it (A11Y-005). */
export function ModalDialog({ labelledBy, describedBy, onDecline, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const onBack = useEffectEvent(onDecline)
  useEffect(() => holdDialogEntry(() => onBack()), [])
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  const decline = (event: SyntheticEvent) => {
    event.preventDefault()
    onDecline()
  }
  return (
    <dialog
      ref={dialog}
      className="dialog"
      role="alertdialog"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={decline}
      // Some browsers close the dialog without a cancel event, e.g. at the second Back in a row on Android.
      onClose={() => dialog.current?.open || onDecline()}
    >
      {children}
    </dialog>
  )
}
